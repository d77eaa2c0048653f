import Foundation

/// The sources that the readers are held against each other over.
enum Sources {
  /// A sample is every eighth file.
  private static let sampleStep = 8

  /// How many random edits a seed makes.
  static var rounds: Int { isSample ? 100 : 1_000 }

  private static let isSample = wanted.isEmpty

  private static var wanted: String { ProcessInfo.processInfo.environment["ORACLE"] ?? "" }

  /// All Swift files below the folder that `ORACLE` names, or below the packages that were fetched
  /// where it is `all`; else a sample of these.
  static func files() -> [URL] {
    switch wanted {
    case "": sample()
    case "all": files(in: checkouts)
    default: files(in: URL(filePath: wanted))
    }
  }

  /// The same files wherever the package lies.
  static func sample() -> [URL] {
    files(in: checkouts).enumerated().filter { $0.offset.isMultiple(of: sampleStep) }
      .map(\.element)
  }

  /// A sample of the files by the folders that they stand in.
  static func folders() -> [(path: String, files: [URL])] {
    Dictionary(grouping: sample()) { $0.deletingLastPathComponent().path }
      .sorted { $0.key < $1.key }.map { ($0, $1) }
  }

  private static func files(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" && !$0.hasDirectoryPath }
      .sorted { $0.path < $1.path }
  }

  private static var checkouts: URL {
    var package = URL(filePath: #filePath)
    for _ in 0..<3 { package.deleteLastPathComponent() }
    return package.appending(path: ".build/checkouts")
  }
}
