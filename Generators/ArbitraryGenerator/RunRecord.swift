import Foundation

/// What a run read and made, kept so that the next one over the same files has nothing to do.
///
/// It stands in `gen-arbitrary` in the `.build` folder next to the settings or above them; where
/// there is no such folder, or it cannot be written, nothing is kept. A record holds only for the
/// same tool, settings and files, none of which has changed since in the eyes of the file system,
/// and for generated files that nobody has touched.
struct RunRecord: Sendable {
  /// A file that changed so shortly before the run may change again and show the same time:
  /// nanoseconds, more than any file system's clock needs to tick.
  private static let shortestRest: Int64 = 2_000_000_000

  /// Where the record is kept.
  let path: String
  /// What the run is about; nil where some of it is too fresh to be relied on.
  let fingerprint: Fingerprint?

  /// The record of the run, nil where there is no place for one.
  ///
  /// - Parameters:
  ///   - sources: The paths of all files to read, seen from `folder`.
  ///   - now: The time, in nanoseconds since 1970.
  init?(
    _ arguments: Arguments, sources: [String], folder: String, output: String?,
    now: Int64 = Int64(Date().timeIntervalSince1970 * 1e9)
  ) {
    guard let build = Self.buildFolder(above: folder) else { return nil }
    var key = Fingerprint()
    key.add(FileSystem.identity(of: arguments.configuration))
    for path in [output, arguments.mocks] { key.add(path.map(FileSystem.identity) ?? "") }
    path = "\(build)/gen-arbitrary/\(key)"
    let paths =
      [Self.tool, arguments.configuration] + sources.map { FilePath.join(folder, $0) }
    fingerprint = Self.fingerprint(of: paths, before: now - Self.shortestRest)
  }

  private static var tool: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

  private static func fingerprint(of paths: [String], before latest: Int64 = .max) -> Fingerprint? {
    var fingerprint = Fingerprint()
    for path in paths {
      guard let stamp = FileStamp.of(path), stamp.changed < latest else { return nil }
      fingerprint.add(path)
      fingerprint.add(stamp)
    }
    return fingerprint
  }

  private static func buildFolder(above folder: String) -> String? {
    var folder = FileSystem.identity(of: folder.isEmpty ? "." : folder)
    while true {
      let build = FilePath.join(folder, ".build")
      if FileSystem.status(of: build) == .folder { return build }
      let outer = FilePath.folder(of: folder)
      guard outer != folder, !outer.isEmpty else { return nil }
      folder = outer
    }
  }
}

// MARK: - Keeping

extension RunRecord {
  /// What a run said about its sources, kept as JSON.
  private struct Content: Codable {
    var fingerprint: String
    /// That of the generated files.
    var outputs: String
    var diagnostics: [Diagnostic]
  }

  /// What the last run said, if this one would do and say the same.
  func recall(outputs: [String]) -> [Diagnostic]? {
    guard let fingerprint, let stamp = Self.fingerprint(of: outputs),
      let bytes = try? FileSystem.read(path),
      let content = try? JSONDecoder().decode(Content.self, from: Data(bytes)),
      content.fingerprint == fingerprint.description, content.outputs == stamp.description
    else { return nil }
    return content.diagnostics
  }

  /// Keeps what the run said, once its files have been written.
  func keep(_ diagnostics: [Diagnostic], outputs: [String]) {
    guard let fingerprint, let stamp = Self.fingerprint(of: outputs) else { return }
    let content = Content(
      fingerprint: fingerprint.description, outputs: stamp.description, diagnostics: diagnostics)
    guard let data = try? JSONEncoder().encode(content) else { return }
    let folder = FilePath.folder(of: path)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    FileDraft.deleteLeft(in: folder) { $0 == FilePath.name(of: path) }
    try? FileSystem.write(Array(data), to: path)
  }
}
