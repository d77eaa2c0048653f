import Foundation
import Testing

@testable import ArbitraryGenerator

struct FileErrorTests {
  @Test(
    "What cannot be written is told with a fix that fits the system's reason",
    arguments: [
      (ENOSPC, "make room on the disk"),
      (EACCES, "check who may write there, or name another place"),
      (ENOENT, "name another place, such as a folder of the tests"),
    ])
  func unwritable(number: Int32, hint: String) {
    let reason = FileSystem.reason(number)
    let error = FileError.unwritable(path: "A.swift", reason: reason)
    #expect(
      error.diagnostics.map(\.description) == [
        "error: `A.swift` cannot be written: \(reason)\n  fix: \(hint)"
      ])
  }
}
