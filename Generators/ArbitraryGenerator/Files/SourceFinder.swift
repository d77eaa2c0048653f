/// Finds the Swift files that the settings include and do not exclude, and those of the tests.
struct SourceFinder {
  /// The folder that configured paths are relative to.
  let root: String
  private var excluded: Set<String>
  /// The folders of generated files; what a person wrote there is read.
  private let outputs: Set<String>
  private var seen: Set<String> = []
  private var found = Findings()

  /// What was found, as paths from the settings' folder, sorted.
  struct Findings: Equatable, Sendable {
    /// All files to read; generated files are never among them.
    var sources: [String] = []
    /// The others around what is generated, where people conform types by hand.
    var tests: [String] = []
    /// Symbolic links that lead nowhere, and whose names are those of sources or folders.
    var deadLinks: [String] = []
  }

  /// Finds the files to read.
  ///
  /// - Parameter tests: The folder of the target that what is generated is a part of.
  static func find(
    _ configuration: Configuration, output: String?, tests: String? = nil
  ) throws(FileError) -> Findings {
    var finder = SourceFinder(configuration, output: output)
    for include in configuration.includes { try finder.add(include) }
    var found = finder.found
    finder.found = Findings()
    if let tests { try finder.visitTests(FileSystem.identity(of: tests)) }
    found.tests = finder.found.sources
    found.sources.sort()
    found.tests.sort()
    found.deadLinks.sort()
    return found
  }

  private init(_ configuration: Configuration, output: String?) {
    let resolve = { (path: ConfiguredPath) in FilePath.join(configuration.folder, path.path) }
    let paths = [output, configuration.mocks.output.map(resolve)].compactMap(\.self)
    root = configuration.folder
    outputs = Set(paths.filter(FilePath.isFolderOfSources).map(FileSystem.identity))
    let files = paths.filter { !FilePath.isFolderOfSources($0) }
    excluded = Set((configuration.excludes.map(resolve) + files).map(FileSystem.identity))
  }

  private mutating func add(_ include: ConfiguredPath) throws(FileError) {
    let path = FilePath.normal(include.path)
    guard !isExcluded(path) else { return }
    switch FileSystem.status(of: FilePath.join(root, path)) {
    case .missing: throw missing(include)
    case .file where path.hasSuffix(".swift"): try visitFile(path, identity: identity(of: path))
    case .file, .other: throw .notSwift(path: include.path, location: include.location)
    case .folder: try visitFolder(path, identity: identity(of: path))
    }
  }

  /// Visits what is not there already, and is not included.
  private mutating func visitTests(_ folder: String) throws(FileError) {
    let root = FileSystem.identity(of: root.isEmpty ? "." : root)
    // The settings' own folder has no name there.
    let path = FilePath.join(".", FilePath.relative(folder, from: root))
    guard FileSystem.status(of: folder) == .folder, !isExcluded(path) else { return }
    try visitFolder(path, identity: folder)
  }

  /// A folder is visited once, by whatever links it is reached, so that loops of links end.
  private mutating func visitFolder(_ folder: String, identity: String) throws(FileError) {
    guard isNew(identity) else { return }
    for entry in try FileSystem.entries(in: FilePath.join(root, folder))
    where !entry.name.hasPrefix(".") && !Self.isBundle(entry.name) {
      let child = FilePath.join(folder, entry.name)
      // Only links lead elsewhere: to follow every path to its end costs more than to read it.
      let own = "\(identity)/\(entry.name)"
      let isSource = entry.name.hasSuffix(".swift")
      switch entry.kind {
      case .file: if isSource { try visitFile(child, identity: own) }
      case .folder: try visitFolder(child, identity: own)
      case .link, .other:
        switch FileSystem.status(of: FilePath.join(root, child)) {
        case .file where isSource: try visitFile(child, identity: self.identity(of: child))
        case .folder: try visitFolder(child, identity: self.identity(of: child))
        case .missing where entry.kind == .link: addDeadLink(child)
        default: continue
        }
      }
    }
  }

  /// Whether a folder holds documentation or a playground: no build compiles the Swift in it.
  private static func isBundle(_ name: String) -> Bool {
    name.hasSuffix(".docc") || name.hasSuffix(".playground")
  }

  private mutating func visitFile(_ file: String, identity: String) throws(FileError) {
    guard isNew(identity), try !isGenerated(file, identity: identity) else { return }
    found.sources.append(file)
  }

  private mutating func addDeadLink(_ link: String) {
    let isMeant = link.hasSuffix(".swift") || !FilePath.hasExtension(link)
    if isMeant, !isExcluded(link) { found.deadLinks.append(link) }
  }

  private func isGenerated(_ file: String, identity: String) throws(FileError) -> Bool {
    guard !outputs.isEmpty, outputs.contains(FilePath.folder(of: identity)) else { return false }
    return try !Handwriting.fills(FilePath.join(root, file))
  }

  private func identity(of path: String) -> String {
    FileSystem.identity(of: FilePath.join(root, path))
  }

  /// Whether an exclude names the path or a folder around it.
  private func isExcluded(_ path: String) -> Bool {
    let identity = identity(of: path)
    return excluded.contains { identity == $0 || identity.hasPrefix("\($0)/") }
  }

  private mutating func isNew(_ identity: String) -> Bool {
    !excluded.contains(identity) && seen.insert(identity).inserted
  }

  private func missing(_ include: ConfiguredPath) -> FileError {
    let folder = FilePath.folder(of: include.path)
    let names =
      (try? FileSystem.names(in: FilePath.join(root, folder.isEmpty ? "." : folder))) ?? []
    let nearest = NearestName.of(FilePath.name(of: include.path), among: names)
    return .missingSource(
      path: include.path, nearest: nearest.map { FilePath.join(folder, $0) },
      location: include.location)
  }
}
