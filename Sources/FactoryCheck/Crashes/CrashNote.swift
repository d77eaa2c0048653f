import Foundation

/// What a crash leaves behind for the next run, where the process cannot start again by itself:
/// which property crashed, under which seed, and in how many runs one after another.
struct CrashNote: Equatable {
  /// What the property is known by: `CrashWatch.identity`.
  let property: UInt64
  let seed: Seed
  let runs: Int

  init(property: UInt64, seed: Seed, runs: Int) {
    (self.property, self.seed, self.runs) = (property, seed, runs)
  }

  /// Reads what `text` wrote; nil for anything else.
  init?(text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 3, let property = UInt64(words[0], radix: 16),
      let seed = Seed(words[1]), let runs = Int(words[2])
    else { return nil }
    self.init(property: property, seed: seed, runs: runs)
  }

  /// The property in hexadecimal, the seed and the number of runs, in one line.
  var text: String { "\(String(property, radix: 16)) \(seed) \(runs)\n" }
}

/// The file in which a property's crash is noted, beside its counterexamples.
struct CrashNoteFile: Equatable {
  let url: URL

  /// What is noted of a property; nil where nothing is, or of another that shares the file.
  func note(of property: UInt64) -> CrashNote? {
    guard FileManager.default.fileExists(atPath: url.path),
      let text = try? String(contentsOf: url, encoding: .utf8),
      let note = CrashNote(text: text), note.property == property
    else { return nil }
    return note
  }

  /// Forgets what is noted.
  func remove() { try? FileManager.default.removeItem(at: url) }
}

extension FailureDatabase {
  /// Where a crash of a property is noted.
  func crashNoteFile(of key: PropertyKey) -> CrashNoteFile {
    CrashNoteFile(url: folder.appendingPathComponent("\(key.fileName).crash"))
  }
}
