import Foundation
import Synchronization

/// The counterexamples of one property as they are kept between runs: readable JSON.
struct StoredFailures: Codable, Equatable {
  struct Failure: Codable, Equatable {
    /// The values as Swift source, for people.
    let values: [String]
    /// What replays them: `ChoiceSequence.text`.
    let choices: String
    /// Where they were found; nil where that was not among the cases of the run that kept them.
    var found: Place?
  }

  /// A case of a run.
  struct Place: Codable, Equatable {
    let seed: String
    let caseIndex: Int
  }

  /// The file and the function of the test.
  let property: String
  /// One for each bug, the smallest first.
  let failures: [Failure]
}

/// A counterexample that was kept.
struct KeptCase: Equatable {
  let sequence: ChoiceSequence
  /// The index of the case that failed, where this run found it before it started again after a
  /// crash; nil where an earlier run did.
  var caseIndex: Int?

  /// Where a failure of it comes from.
  var origin: Counterexample.Origin { caseIndex.map { .drawn($0) } ?? .kept }
}

/// Keeps counterexamples under `.factorycheck/` beside the nearest `Package.swift`, so that a
/// property that failed is tried on them first in the next run.
///
/// Files are replaced whole by renaming, so that tests and processes that run at the same time read
/// a file as it was before or after. What cannot be read is dropped, and a folder that cannot be
/// written is a warning, once: neither fails a test.
struct FailureDatabase: Equatable {
  let folder: URL

  init(folder: URL) { self.folder = folder }

  /// The database of the package that a source file belongs to: of the nearest `Package.swift`
  /// above it; nil where there is none.
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

extension StoredFailures.Failure {
  /// The case to run; nil where its choices cannot be read.
  fileprivate func keptCase(_ seed: Seed?) -> KeptCase? {
    guard let sequence = ChoiceSequence(text: choices) else { return nil }
    let isOwn = seed.map { "\($0)" == found?.seed } ?? false
    return KeptCase(sequence: sequence, caseIndex: isOwn ? found?.caseIndex : nil)
  }
}

// MARK: - Reading and writing

extension FailureDatabase {
  /// The counterexamples that are kept of a property; a file that cannot be read is dropped with a
  /// note.
  ///
  /// - Parameter seed: The seed of a run that has started again: what was found under it is its
  ///   own. An earlier run with the same seed may have had other code.
  func load(_ key: PropertyKey, startedAgainWith seed: Seed? = nil) -> [KeptCase] {
    let file = file(of: key)
    guard let data = contents(of: file) else { return [] }
    if let stored = try? JSONDecoder().decode(StoredFailures.self, from: data) {
      let cases = stored.failures.compactMap { $0.keptCase(seed) }
      if !cases.isEmpty, cases.count == stored.failures.count { return cases }
    }
    try? FileManager.default.removeItem(at: file)
    FailureDatabase.tell(
      "note: FactoryCheck dropped \(file.path), which held no failure it can read.")
    return []
  }

  /// Keeps counterexamples in the place of what was kept of the property.
  ///
  /// - Parameter seed: The seed of the run that found them.
  func save(_ counterexamples: [Counterexample], of key: PropertyKey, seed: Seed) {
    let stored = StoredFailures(
      property: key.description,
      failures: counterexamples.map { counterexample in
        .init(
          values: counterexample.values, choices: counterexample.sequence.text,
          found: counterexample.caseIndex.map { .init(seed: "\(seed)", caseIndex: $0) })
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      removeLeftovers()
      let data = try encoder.encode(stored)
      try FilesInWriting.writing { try data.write(to: file(of: key), options: .atomic) }
      FailureDatabase.saved.withLock { _ = $0.insert(file(of: key)) }
    } catch {
      FailureDatabase.warnOnce(
        """
        warning: FactoryCheck cannot keep failures in \(folder.path): \(error.localizedDescription) \
        FACTORYCHECK_DATABASE=off or a folder that can be written ends this warning.
        """)
    }
  }

  /// Forgets what an earlier run kept of a property. What this one has kept stays: a property that
  /// is called in a loop may fail in one round and pass in the next.
  func remove(_ key: PropertyKey) {
    let file = file(of: key)
    guard size(of: file) != nil, !FailureDatabase.saved.withLock({ $0.contains(file) }) else {
      return
    }
    try? FileManager.default.removeItem(at: file)
  }

  /// The files that this process has written.
  private static let saved = Mutex<Set<URL>>([])

  /// What a file holds: nothing where it is larger than any failure that is worth keeping, nil
  /// where it is none.
  private func contents(of file: URL) -> Data? {
    guard let size = size(of: file) else { return nil }
    return size > FailureDatabase.sizeLimit ? Data() : try? Data(contentsOf: file)
  }

  /// How many bytes a file has; nil where there is no file, but a folder perhaps.
  private func size(of file: URL) -> Int? {
    // Asking first is what costs least where nothing is kept, as for most properties.
    guard FileManager.default.fileExists(atPath: file.path),
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    return attributes[.size] as? Int
  }

  /// How many bytes of a file are read: a counterexample of a million choices has fewer.
  private static let sizeLimit = 1 << 24

  /// Removes what processes left behind that were killed while they wrote: Foundation's temporary
  /// files, when they are older than any write takes.
  private func removeLeftovers() {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    for file in files ?? [] where file.lastPathComponent.hasPrefix(".dat.nosync") {
      let date = try? file.resourceValues(forKeys: [.contentModificationDateKey])
        .contentModificationDate
      guard let date, date.timeIntervalSinceNow < -3_600 else { continue }
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
