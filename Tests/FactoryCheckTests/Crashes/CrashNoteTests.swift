import Foundation
import TestSupport
import Testing

@testable import FactoryCheck

/// What a crash leaves behind for the next run is read as it was written, and concerns one property.
struct CrashNoteTests {
  private let note = CrashNote(property: 0xabc, seed: 1234, runs: 2)

  @Test("A note is a line with the property, the seed and the number of runs")
  func text() {
    #expect(note.text == "abc 1234 2\n")
    #expect(CrashNote(text: note.text) == note)
  }

  @Test(
    "Anything else is no note", arguments: ["", "abc", "abc 1234", "x 1 1", "abc -1 1", "a 1 1 1"])
  func unreadable(text: String) {
    #expect(CrashNote(text: text) == nil)
  }

  @Test("A handler's note is found by its property, by no other, and not once it is removed")
  func file() throws {
    try withTemporaryFolder { folder in
      let file = CrashNoteFile(url: folder.appendingPathComponent("new/f.crash"))
      WatchedProperty(0xabc, at: "F.swift:1:1", restarts: false, note: note, file: file).leaveNote()
      #expect(file.note(of: 0xabc) == note)
      #expect(file.note(of: 0xabd) == nil)
      file.remove()
      #expect(file.note(of: 0xabc) == nil)
    }
  }
}
