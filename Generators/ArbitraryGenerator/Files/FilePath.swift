/// Paths as text, with `/` between their parts.
enum FilePath {
  /// A path as seen from where `folder` is seen from; an absolute path stays as it is.
  static func join(_ folder: String, _ path: String) -> String {
    if isAbsolute(path) || folder.isEmpty { return normal(path) }
    return normal("\(folder)/\(path)")
  }

  /// Whether a path is inside of a folder, where both are seen from the same one.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    let isAround = folder.isEmpty || folder == "."
    return isAround ? !isAbsolute(path) && !path.hasPrefix("../") : path.hasPrefix("\(folder)/")
  }

  /// The path as seen from a folder, where both are seen from the root.
  static func relative(_ path: String, from folder: String) -> String {
    let (parts, around) = (path.split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(parts, around).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: around.count - shared)
    return (up + parts.dropFirst(shared).map(String.init)).joined(separator: "/")
  }

  /// The folder that a file is in, empty for the current one.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: ASCII.slash) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    path.utf8.lastIndex(of: ASCII.slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  static func isAbsolute(_ path: String) -> Bool {
    path.utf8.first == ASCII.slash || path.utf8.dropFirst().first == ASCII.colon
  }

  /// Whether an output of that path is a folder, which gets several files.
  static func isFolderOfSources(_ path: String) -> Bool { !path.hasSuffix(".swift") }

  /// Whether the name goes on behind a dot, as files' names do.
  static func hasExtension(_ path: String) -> Bool { name(of: path).dropFirst().contains(".") }

  /// The path without `.`, doubled slashes, and `..` behind a name.
  static func normal(_ path: String) -> String {
    guard needsNormalizing(path) else { return path }
    let isFromRoot = path.hasPrefix("/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part != ".." || parts.last.map({ $0 == ".." }) ?? !isFromRoot {
        parts.append(part)
      } else {
        _ = parts.popLast()
      }
    }
    if parts.isEmpty { return isFromRoot ? "/" : "." }
    return (isFromRoot ? "/" : "") + parts.joined(separator: "/")
  }

  /// False where the path has no doubled slash, no slash at its end, and, but for the `..` that it
  /// begins with, no part that ends in a dot.
  private static func needsNormalizing(_ path: String) -> Bool {
    let answer = path.utf8.withContiguousStorageIfAvailable(needsNormalizing)
    return answer ?? Array(path.utf8).withUnsafeBufferPointer(needsNormalizing)
  }

  private static func needsNormalizing(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = path[...]
    while rest.first == ASCII.dot, rest.starts(with: "../".utf8) { rest.removeFirst(3) }
    var previous: UInt8 = rest.startIndex == path.startIndex ? 0 : ASCII.slash
    for byte in rest {
      if byte == ASCII.slash, previous == ASCII.slash || previous == ASCII.dot { return true }
      previous = byte
    }
    return previous == ASCII.slash || previous == ASCII.dot
  }
}
