import Foundation
import Synchronization

/// A counterexample as it is kept between runs: readable JSON, one file a property.
struct StoredFailure: Codable, Equatable {
  /// The file and the function of the test.
  let property: String
  /// The values as Swift source, for people.
  let values: [String]
  /// What replays them: `ChoiceSequence.text`.
  let choices: String
}

/// Keeps counterexamples under `.factorycheck/` beside the nearest `Package.swift`, so that a property
/// that failed is tried on them first in the next run.
///
/// Files are replaced whole by renaming, so that tests and processes that run at the same time read a
/// file as it was before or after. What cannot be read is dropped, and a folder that cannot be written
/// is a warning, once: neither fails a test.
struct FailureDatabase: Equatable {
  let folder: URL

  init(folder: URL) { self.folder = folder }

  /// The database of the package that a source file belongs to: of the nearest `Package.swift` above it;
  /// nil where there is none.
  static func besidePackage(of filePath: String) -> FailureDatabase? {
    known.withLock { known in
      if let database = known[filePath] { return database }
      let database = nearestPackage(above: filePath).map { package in
        FailureDatabase(folder: package.appendingPathComponent(".factorycheck", isDirectory: true))
      }
      known[filePath] = .some(database)
      return database
    }
  }

  /// What was found for a file before: looking it up costs more than a property.
  private static let known = Mutex<[String: FailureDatabase?]>([:])

  private static func nearestPackage(above filePath: String) -> URL? {
    var folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}

// MARK: - Reading and writing

extension FailureDatabase {
  /// The counterexample that is kept of a property; a file that holds none is dropped with a note.
  func load(_ key: PropertyKey) -> ChoiceSequence? {
    let file = file(of: key)
    guard FileManager.default.fileExists(atPath: file.path), let data = try? Data(contentsOf: file)
    else { return nil }
    if let stored = try? JSONDecoder().decode(StoredFailure.self, from: data),
      let sequence = ChoiceSequence(text: stored.choices)
    {
      return sequence
    }
    remove(key)
    FailureDatabase.tell(
      "note: FactoryCheck dropped \(file.path), which held no failure it can read.")
    return nil
  }

  /// Keeps a counterexample in the place of what was kept of the property.
  func save(_ counterexample: Counterexample, of key: PropertyKey) {
    let stored = StoredFailure(
      property: key.description, values: counterexample.values,
      choices: counterexample.sequence.text)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try encoder.encode(stored).write(to: file(of: key), options: .atomic)
    } catch {
      FailureDatabase.warnOnce(
        """
        warning: FactoryCheck cannot keep failures in \(folder.path): \(error.localizedDescription). \
        FACTORYCHECK_DATABASE=off or a folder that can be written ends this warning.
        """)
    }
  }

  /// Forgets what is kept of a property.
  func remove(_ key: PropertyKey) {
    let file = file(of: key)
    if FileManager.default.fileExists(atPath: file.path) {
      try? FileManager.default.removeItem(at: file)
    }
  }

  func file(of key: PropertyKey) -> URL {
    folder.appendingPathComponent("\(key.fileName).json")
  }

  private static let hasWarned = Atomic<Bool>(false)

  private static func warnOnce(_ text: String) {
    if !hasWarned.exchange(true, ordering: .relaxed) { tell(text) }
  }

  private static func tell(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}

/// What a property is known by between runs: its file and function, and no line, so that an edit above
/// it changes nothing.
struct PropertyKey: Equatable, Sendable, CustomStringConvertible {
  let fileID: String
  let function: String

  var description: String { "\(fileID) \(function)" }

  /// What its random choices are mixed from.
  var hash: UInt64 { stableHash(description) }

  /// A name for a file, which tells what it is of and is no other property's.
  var fileName: String {
    let readable = "\(fileID.prefix { $0 != "/" }).\(function.prefix { $0 != "(" })"
    let safe = readable.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" }
    return "\(String(safe.prefix(80)))-\(String(hash, radix: 16))"
  }
}
