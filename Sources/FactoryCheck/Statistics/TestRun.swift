import Foundation

/// The run of tests that this process is part of: `swift test` starts a process for XCTest and one
/// for Swift Testing, and with `--parallel` more.
enum TestRun {
  /// A name that the processes of one run share and no other run has.
  static let identity: String = {
    let parent = StartedProcess(identifier: parentIdentifier)
    // A shell runs one test executable after the other, which are runs of their own.
    if let parent, parent.name.hasPrefix("swift") { return parent.identity }
    let process = ProcessInfo.processInfo.processIdentifier
    return StartedProcess(identifier: process)?.identity ?? "\(parentIdentifier)-\(process)"
  }()

  private static var parentIdentifier: Int32 {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
      getppid()
    #else
      0
    #endif
  }
}

/// A process as the kernel of Linux tells of it; identifiers are used again, but not with the same
/// start.
struct StartedProcess: Equatable {
  let identifier: Int32
  let name: String
  /// When it was started, in ticks since the machine was.
  let start: String

  var identity: String { "\(identifier)-\(start)" }

  /// The process with an identifier; nil where there is none, or nothing is told.
  init?(identifier: Int32) {
    let file = "/proc/\(identifier)/stat"
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    self.init(identifier: identifier, status: text)
  }

  /// Reads a line such as `4711 (swift-test) S 1 …`, in which the name may hold anything.
  init?(identifier: Int32, status: String) {
    guard let open = status.firstIndex(of: "("), let close = status.lastIndex(of: ")"),
      open < close
    else { return nil }
    let fields = status[close...].split(separator: " ")
    guard fields.count > 20 else { return nil }
    self.identifier = identifier
    name = String(status[open..<close].dropFirst())
    start = String(fields[20])
  }
}
