import Foundation
import Synchronization

/// The file that `FACTORYCHECK_REPORT` names: what came of all properties of a run, as a page or as
/// lines of JSON.
///
/// Each property adds its part when it has ended, under a lock of the file, so that tests and
/// processes that run at the same time write one file, and what was written stays where a process
/// dies. The first line names the run; a file that begins with another line is from an earlier run,
/// or was no report, and is replaced.
struct RunReport: Equatable, Sendable {
  enum Format: Sendable {
    case page
    case lines
  }

  let path: String
  let format: Format
  /// What the run is told from others by.
  var run = TestRun.identity

  /// The report in a file, by its extension; nil for one that is neither a page nor lines of JSON.
  init?(path: String) {
    switch (path as NSString).pathExtension.lowercased() {
    case "html", "htm": format = .page
    case "jsonl": format = .lines
    default: return nil
    }
    self.path = path
  }

  /// Adds a property. Where the file cannot be written, that is a warning, once.
  func add(_ record: PropertyRecord) {
    if earlier?.holdsAgain(mark(of: record)) == true { return }
    let part = format == .page ? record.section : record.line
    do {
      try LockedFile.append(part, to: path, beginningWith: start)
    } catch {
      RunReport.warnOnce(path, error)
    }
  }

  /// What only parts of a record's property hold.
  private func mark(of record: PropertyRecord) -> String {
    format == .page ? record.heading : record.member
  }

  /// What this process wrote before it started again; nil where it did not.
  private var earlier: EarlierParts? {
    guard Settings.crashRecord != nil else { return nil }
    return RunReport.earlierParts.withLock { parts in
      let known =
        parts[path]
        ?? EarlierParts(
          in: (try? String(contentsOfFile: path, encoding: .utf8)) ?? "",
          beginningWith: String(start.prefix { $0 != "\n" }))
      parts[path] = known
      return known
    }
  }

  private static let earlierParts = Mutex<[String: EarlierParts]>([:])

  /// What the file begins with; the first line names the run.
  private var start: String {
    switch format {
    case .page: "<!DOCTYPE html><!-- run \(run) -->\n\(HTMLPage.head)"
    case .lines: #"{"report":"FactoryCheck","run":"\#(run)"}"# + "\n"
    }
  }

  private static let hasWarned = Atomic<Bool>(false)

  private static func warnOnce(_ path: String, _ error: any Error) {
    guard !hasWarned.exchange(true, ordering: .relaxed) else { return }
    let text = """
      warning: FactoryCheck cannot write \(path): \(error.localizedDescription) \
      FACTORYCHECK_REPORT takes a path that can be written.

      """
    FileHandle.standardError.write(Data(text.utf8))
  }
}
