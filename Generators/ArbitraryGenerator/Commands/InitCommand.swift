/// `init`: settings for the package at hand, with a comment on each.
struct InitCommand {
  /// The file to write.
  let path: String

  /// Writes the file, unless there is one.
  func run() throws {
    guard FileSystem.status(of: path) == .missing else {
      throw CommandError.settingsExist(path: path)
    }
    let folder = FilePath.folder(of: path)
    guard folder.isEmpty || FileSystem.status(of: folder) == .folder else {
      throw FileError.missingFolder(output: path, folder: folder)
    }
    let settings = folder.isEmpty ? "." : folder
    let package = PackageFolders(around: settings)
    guard package.includes.contains(where: { Self.isThere($0, from: settings) }) else {
      throw CommandError.nothingToRead(
        folder: settings, places: Self.places(below: settings), name: FilePath.name(of: path))
    }
    try FileSystem.write(Array(Self.text(for: package, in: settings).utf8), to: path)
  }

  private static func isThere(_ path: String, from settings: String) -> Bool {
    FileSystem.status(of: FilePath.join(settings, path)) != .missing
  }

  /// The outermost folders with a package or project.
  private static func places(below folder: String) -> [String] {
    let survey = FolderSurvey(of: folder)
    let all = Set(survey.projects.map(FilePath.folder) + survey.packages).subtracting([""])
    return all.filter { place in !all.contains { FilePath.isInside(place, $0) } }.sorted()
      .map { FilePath.join(folder, $0) }
  }

  /// The settings for the package that a folder belongs to, by the folders that it has.
  static func text(for folder: String) -> String {
    text(for: PackageFolders(around: folder), in: folder)
  }

  private static func text(for package: PackageFolders, in settings: String) -> String {
    """
    # Settings of gen-arbitrary. Paths are relative to this file.

    # Files and folders to read.
    includes:
    \(package.includes.map { "  - \(quoted($0))" }.joined(separator: "\n"))

    # Files and folders not to read.
    \(excludes(package.excludes))

    # Modules to import with @testable; none where the file belongs to the module itself.
    \(origins(package.origins))\(others(package.others))\(testables(package))

    # The generated file, or a folder of its own for a file for each type.
    \(outputNote(package, in: settings))output: \(quoted(package.output))

    \(otherSettings)
    # The isolation that the compiler gives to what says none; by module, { App: MainActor }.
    \(isolation(package.mainActorModules))

    \(lastSettings)
    """
  }

  private static func testables(_ package: PackageFolders) -> String {
    let modules = package.modules.map(\.moduleName)
    if package.moduleFolders.isEmpty { return "testables: [\(modules.joined(separator: ", "))]" }
    let entries = modules.map { "  \($0): \(list(package.moduleFolders[$0] ?? [$0]))" }
    return (["testables:"] + entries).joined(separator: "\n")
  }

  private static func list(_ paths: [String]) -> String {
    let texts = paths.map(quoted)
    return texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]"
  }

  private static func excludes(_ paths: [String]) -> String {
    paths.isEmpty
      ? "# excludes:\n#   - Sources/Legacy"
      : (["excludes:"] + paths.map { "  - \(quoted($0))" }).joined(separator: "\n")
  }

  private static func isolation(_ modules: MainActorModules) -> String {
    switch modules {
    case .none: "# isolation: MainActor"
    case .all: "isolation: MainActor"
    case .named(let names):
      "isolation: { \(names.sorted().map { "\($0): MainActor" }.joined(separator: ", ")) }"
    }
  }

  /// Why modules of the package are not among those that are imported.
  private static func others(_ names: [String]) -> String {
    names.isEmpty
      ? ""
      : """
      # Without what the tests there do not depend on:
      # \(names.joined(separator: ", "))
      \

      """
  }

  /// What the modules were read off, where that is less sure than a manifest of one's own.
  private static func origins(_ paths: [String]) -> String {
    paths.isEmpty
      ? ""
      : """
      # As these say; delete those that the tests do not link:
      # \(paths.joined(separator: ", "))
      \

      """
  }

  /// What stands before the file where it would be one too many, or has no folder yet.
  private static func outputNote(_ package: PackageFolders, in settings: String) -> String {
    if package.usesPlugin { return pluginNote }
    let folder = FilePath.folder(of: package.output)
    if folder.isEmpty || isThere(folder, from: settings) { return "" }
    return "# No tests were found: make the folder `\(folder)`, or name that of a test target.\n"
  }

  /// The settings that most projects can do without, each as its default or an example.
  private static let otherSettings = """
    # Gens for types, members and cases, instead of those by their types.
    # overrides:
    #   User.age: ".int(in: 0...150)"

    # Modules that the generated file imports besides.
    # imports: [Helpers]

    # Modules that the sources import, and the generated files are not to.
    # excludedImports: [Legacy]

    # Public generates for public types alone, internal keeps factories and lenses internal.
    # access: public

    # How many values of recursive types are nested in each other at most: 1 to 24.
    # depth: 4

    """

  private static let lastSettings = """
    # Whether lenses and prisms are generated.
    # lenses: true

    # Whether literals of the sources, as in age >= 20, become values that are drawn often.
    # constants: true

    # A comment at the top of each generated file, or a list of lines.
    # header: Copyright Acme

    # The condition that the generated files are compiled under, as one behind #if.
    # condition: DEBUG

    # Protocols that get mocks: annotated with @mockable, all or none. A folder gets a file for each.
    # mocks:
    #   protocols: annotated
    #   output: Tests/Mocks.swift

    # How mocks name overloads: labels, or mockolo for the names that Mockolo gives them.
    # mocks.overloads: labels

    """

  private static let pluginNote = """
    # The plugin in the manifest needs none: it generates with each build, and a second file would
    # conform each type once more.
    # \

    """

  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      ByteClass.table[Int($0)].contains(.namePart) || $0 == ASCII.slash || $0 == ASCII.dot
    }
    return isPlain ? text : "'\(text.replacing("'", with: "''"))'"
  }
}
