/// The folders that a part of some files fill, as a target has those of a project.
struct FolderShare {
  /// The outermost folders that are mostly of the part.
  private(set) var folders: [String] = []
  /// The outermost folders in them that have none of it.
  private(set) var excludes: [String] = []

  private typealias File = (path: String, parts: ArraySlice<Substring>, isOwn: Bool)

  /// - Parameter part: Those of the files whose folders are looked for.
  init(of part: Set<String>, among files: [String]) {
    let all = files.map { path in
      (path: path, parts: path.split(separator: "/").dropLast()[...], isOwn: part.contains(path))
    }
    for (folder, files) in Self.children(of: "", all) { take(folder, files) }
  }

  private mutating func take(_ folder: String, _ files: [File]) {
    let own = files.count(where: \.isOwn)
    if own == 0 { return }
    let isOwn = own * 2 > files.count
    if isOwn { folders.append(folder) }
    for (inner, files) in Self.children(of: folder, files) {
      if isOwn { leaveOut(inner, files) } else { take(inner, files) }
    }
  }

  private mutating func leaveOut(_ folder: String, _ files: [File]) {
    if !files.contains(where: \.isOwn) { return excludes.append(folder) }
    if files.allSatisfy(\.isOwn) { return }
    for (inner, files) in Self.children(of: folder, files) { leaveOut(inner, files) }
  }

  /// The folders in a folder, by name, each with the files below it.
  private static func children(
    of folder: String, _ files: [File]
  ) -> [(folder: String, files: [File])] {
    let inner = files.filter { !$0.parts.isEmpty }
    return Dictionary(grouping: inner) { $0.parts.first ?? "" }.sorted { $0.key < $1.key }
      .map { name, files in
        (
          FilePath.join(folder, String(name)),
          files.map { ($0.path, $0.parts.dropFirst(), $0.isOwn) }
        )
      }
  }
}
