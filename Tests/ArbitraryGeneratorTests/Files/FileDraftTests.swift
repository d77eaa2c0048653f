import Foundation
import TestSupport
import Testing

@testable import ArbitraryGenerator

struct FileDraftTests {
  #if !os(Windows)
    @Test("Drafts of processes that are gone are deleted, and those of others are not")
    func leftOver() throws {
      try withTemporaryFolder { folder in
        let gone = Process()
        gone.executableURL = URL(filePath: "/bin/sh")
        gone.arguments = ["-c", "exit 0"]
        try gone.run()
        gone.waitUntilExit()
        let (dead, alive) = (gone.processIdentifier, ProcessInfo.processInfo.processIdentifier)
        let kept = [
          "A.swift", "A.swift.\(alive).new", "A.swift.x.new", "B.swift.\(dead).new", "x.new",
        ]
        for name in kept + ["A.swift.\(dead).new"] {
          try FileSystem.write([], to: folder.appending(path: name).path)
        }
        FileDraft.deleteLeft(in: folder.path) { $0 == "A.swift" }
        #expect(try FileSystem.names(in: folder.path) == kept.sorted())
      }
    }
  #endif

  @Test("What is finished and never put in its place leaves nothing behind")
  func uncommitted() throws {
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "A.swift").path
      try FileSystem.write(Array("// old".utf8), to: path)
      do {
        let draft = FileDraft(of: path)
        Array("// new".utf8).withUnsafeBytes(draft.append)
        try draft.finish()
        #expect(try FileSystem.names(in: folder.path).count == 2)
      }
      #expect(try FileSystem.names(in: folder.path) == ["A.swift"])
      #expect(try FileSystem.read(path) == Array("// old".utf8))
    }
  }

  @Test("A file that cannot be written is told by the name that it was given")
  func named() throws {
    try withTemporaryFolder { folder in
      let (file, link) = (folder.appending(path: "A.swift"), folder.appending(path: "B.swift"))
      try FileSystem.write([], to: file.path)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      let process = ProcessInfo.processInfo.processIdentifier
      let taken = "\(FileSystem.identity(of: file.path)).\(process).new"
      try FileManager.default.createDirectory(atPath: taken, withIntermediateDirectories: true)
      #expect(throws: FileError.unwritable(path: link.path, reason: "Is a directory")) {
        try FileSystem.write([], to: link.path)
      }
    }
  }
}
