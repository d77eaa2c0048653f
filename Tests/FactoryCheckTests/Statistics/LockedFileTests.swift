import Foundation
import TestSupport
import Testing

@testable import FactoryCheck

struct LockedFileTests {
  private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  @Test("What is appended in one run follows its beginning, and another run begins anew")
  func runs() throws {
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "deep/er/file")
      try LockedFile.append("a\n", to: file.path, beginningWith: "run 1\nhead\n")
      try LockedFile.append("b\n", to: file.path, beginningWith: "run 1\nhead\n")
      #expect(try text(file) == "run 1\nhead\na\nb\n")
      try LockedFile.append("c\n", to: file.path, beginningWith: "run 12\nhead\n")
      #expect(try text(file) == "run 12\nhead\nc\n")
      try LockedFile.append("d\n", to: file.path, beginningWith: "run 1\nhead\n")
      #expect(try text(file) == "run 1\nhead\nd\n")
    }
  }

  @Test("A file that was something else is replaced", arguments: ["", "x", "run 1", "run 1x\n"])
  func others(content: String) throws {
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "file")
      try content.write(to: file, atomically: true, encoding: .utf8)
      try LockedFile.append("a\n", to: file.path, beginningWith: "run 1\n")
      #expect(try text(file) == "run 1\na\n")
    }
  }

  @Test("Threads that append at the same time lose nothing")
  func threads() throws {
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "file").path
      let lines = (0..<200).map { String(repeating: "\($0) ", count: 1_000) }
      DispatchQueue.concurrentPerform(iterations: lines.count) { index in
        try? LockedFile.append(lines[index] + "\n", to: path, beginningWith: "run\n")
      }
      let written = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      #expect(written.first == "run")
      #expect(Set(written.dropFirst().map(String.init)) == Set(lines))
      #expect(written.count == 201)
    }
  }

  @Test("A folder in the file's place is an error")
  func folder() throws {
    try withTemporaryFolder { folder in
      _ = #expect(throws: (any Error).self) {
        try LockedFile.append("a", to: folder.path, beginningWith: "run\n")
      }
    }
  }
}
