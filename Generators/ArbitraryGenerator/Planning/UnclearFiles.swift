/// Files of which nothing tells the module, told of once for each folder: an app has hundreds.
struct UnclearFiles {
  private var paths: [String] = []

  mutating func add(_ path: String) { paths.append(path) }

  /// The errors, each at the first file of a folder.
  ///
  /// - Parameter others: The files whose module is clear.
  func errors(beside others: some Sequence<String>, testables: [String]) -> [Diagnostic] {
    guard !paths.isEmpty else { return [] }
    let shared = Self.folders(around: others)
    let start = Self.common(to: paths)
    let groups = Dictionary(grouping: paths) { Self.folder(of: $0, from: start, outside: shared) }
    return groups.compactMap { folder, files in
      guard let first = files.min() else { return nil }
      var error = PlanningNote.unclearModule(testables).diagnostic(in: first)
      if files.count > 1 { error.message = Self.message(for: files.count, in: folder) }
      return error
    }
  }

  private static func message(for count: Int, in folder: String) -> String {
    let others = count == 2 ? "another one" : "\(count - 1) others"
    let place = folder.isEmpty ? "" : " in `\(folder)`"
    return "this file and \(others)\(place) lie in no folder, or in several, with the name of a "
      + "testable"
  }
}

// MARK: - Folders

extension UnclearFiles {
  private typealias Parts = ArraySlice<Substring>

  private static func parts(of path: String) -> Parts {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
  }

  /// All folders that some files are in, however deep.
  private static func folders(around files: some Sequence<String>) -> Set<Parts> {
    var all: Set<Parts> = []
    for file in files {
      var folder = parts(of: file)
      while !folder.isEmpty, all.insert(folder).inserted { folder.removeLast() }
    }
    return all
  }

  /// How many parts the folders of all files begin with.
  private static func common(to files: [String]) -> Int {
    guard let first = files.first.map(parts) else { return 0 }
    return files.reduce(first.count) { count, file in
      zip(first.prefix(count), parts(of: file)).prefix { $0 == $1 }.count
    }
  }

  /// The outermost folder around a file that has no file of a clear module, or its own.
  private static func folder(of file: String, from start: Int, outside shared: Set<Parts>) -> String
  {
    let own = parts(of: file)
    let around = (max(start, 1)..<max(start, 1, own.count)).lazy.map { own.prefix($0) }
    let outermost = around.first {
      $0.last != ".." && $0.last != "" && !shared.contains($0)
    }
    return (outermost ?? own).joined(separator: "/")
  }
}
