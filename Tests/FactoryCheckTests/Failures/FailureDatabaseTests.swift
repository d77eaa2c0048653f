import Foundation
import TestSupport
import Testing

@testable import FactoryCheck

@Suite struct ChoiceSequenceTextTests {
  @Test("What is written is read again, and replays the same value")
  func roundTrip() throws {
    let gen = Gen.zip(.array(of: .optional(of: .int())), .double(), .string(), .int128())
    for index in 0..<200 {
      let tape = Tape(tail: .random)
      var choices = Choices.forCase(index, root: 1, tape: tape)
      let value = try gen.draw(&choices)
      let read = try #require(ChoiceSequence(text: tape.output.text))
      #expect(read.text == tape.output.text)
      let replay = Tape(replaying: read, tail: .simplest)
      var replayed = Choices.replaying(replay)
      #expect("\(try gen.draw(&replayed))" == "\(value)")
      #expect(replay.output == tape.output)
    }
  }

  @Test(
    "Anything else is refused",
    arguments: [
      "(", ")", ")(", "(i)", "i", "i-", "x5", "5", "(i5", "i5)", "i 5", "i5.0", "é5",
      "i99999999999999999999999999999999999999999999",
    ])
  func refused(text: String) {
    #expect(ChoiceSequence(text: text) == nil)
  }

  @Test("Random damage never crashes, and what is read can be replayed")
  func damage() throws {
    let letters = Array("()icasbf-0123456789 \u{0}é")
    let texts = Gen.element(of: letters).array(count: 0...30).map { String($0) }
    forAll(texts, cases: 5_000) { text in
      guard let sequence = ChoiceSequence(text: text) else { return }
      var choices = Choices.replaying(Tape(replaying: sequence, tail: .simplest))
      _ = try [String: [Int]].draw(&choices)
    }
  }
}

@Suite struct FailureDatabaseTests {
  private let key = PropertyKey(fileID: "Tests/ShopTests.swift", function: "total(of:)")
  private let sequence = ChoiceSequence(text: "(c1(i50))") ?? ChoiceSequence()
  private let other = ChoiceSequence(text: "(c0)") ?? ChoiceSequence()

  @Test("Counterexamples are kept, found again, and stay until the process ends")
  func keeping() throws {
    try withTemporaryFolder { folder in
      let database = FailureDatabase(folder: folder.appendingPathComponent("new/folder"))
      #expect(database.load(key) == [])
      database.save([sequence, other].map(Counterexample.storable), of: key, seed: 11)
      #expect(database.load(key).map(\.sequence.text) == ["(c1(i50))", "(c0)"])
      let text = try String(contentsOf: database.file(of: key), encoding: .utf8)
      #expect(
        text == """
          {
            "failures" : [
              {
                "choices" : "(c1(i50))",
                "found" : {
                  "caseIndex" : 3,
                  "seed" : "11"
                },
                "values" : [
                  "[50]"
                ]
              },
              {
                "choices" : "(c0)",
                "found" : {
                  "caseIndex" : 3,
                  "seed" : "11"
                },
                "values" : [
                  "[50]"
                ]
              }
            ],
            "property" : "Tests/ShopTests.swift total(of:)"
          }
          """)
      database.remove(key)
      #expect(database.load(key).count == 2)
    }
  }

  @Test(
    "A file that holds no failure is dropped",
    arguments: [
      "", "{", "[]", #"{"choices":"((("}"#, #"{"property":"p","failures":[]}"#,
      #"{"property":"p","failures":[{"values":[],"choices":"((("}]}"#,
      #"{"choices":"(c1(i50))","property":"the format before","values":["[50]"]}"#,
    ])
  func garbage(text: String) throws {
    try withTemporaryFolder { folder in
      let database = FailureDatabase(folder: folder)
      try Data(text.utf8).write(to: database.file(of: key))
      #expect(database.load(key) == [])
      #expect(!FileManager.default.fileExists(atPath: database.file(of: key).path))
    }
  }

  @Test("Whatever a file holds, reading it ends, and gives sequences or nothing")
  func anyBytes() throws {
    try withTemporaryFolder { folder in
      let database = FailureDatabase(folder: folder)
      database.save([.storable(sequence)], of: key, seed: 1)
      let valid = Array(try Data(contentsOf: database.file(of: key)))
      let damage = Gen.zip(
        .int(in: 0...valid.count - 1), .int(in: 0...20), .array(of: .uint8(), count: 0...20))
      forAll(damage, cases: 60) { start, length, bytes in
        var data = valid
        data.replaceSubrange(start..<min(start + length, data.count), with: bytes)
        try Data(data).write(to: database.file(of: key))
        for kept in database.load(key) {
          var choices = Choices.replaying(Tape(replaying: kept.sequence, tail: .simplest))
          _ = try [Int].draw(&choices)
        }
      }
    }
  }

  @Test("A huge file is dropped without being read, and so is one that is nested very deeply")
  func huge() throws {
    try withTemporaryFolder { folder in
      let database = FailureDatabase(folder: folder)
      let file = database.file(of: key)
      #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: 1 << 40)
      try handle.close()
      #expect(database.load(key) == [])
      try Data(repeating: UInt8(ascii: "["), count: 1 << 20).write(to: file)
      #expect(database.load(key) == [])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
  }

  @Test("A folder in a file's place is left alone")
  func folderInPlace() throws {
    try withTemporaryFolder { folder in
      let database = FailureDatabase(folder: folder)
      let inside = database.file(of: key).appendingPathComponent("inside")
      try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
      #expect(database.load(key) == [])
      database.save([.storable(sequence)], of: key, seed: 1)
      database.remove(key)
      #expect(FileManager.default.fileExists(atPath: inside.path))
    }
  }

  @Test("What a killed process left of a write is removed after an hour, and nothing else is")
  func leftovers() throws {
    try withTemporaryFolder { folder in
      let database = FailureDatabase(folder: folder)
      let hour = Date(timeIntervalSinceNow: -7_200)
      for (name, date) in [
        (".dat.nosync1.old", hour), (".dat.nosync1.new", Date()), ("notes.txt", hour),
      ] {
        let path = folder.appendingPathComponent(name).path
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
      }
      database.save([.storable(sequence)], of: key, seed: 1)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(
        names == [".dat.nosync1.new", database.file(of: key).lastPathComponent, "notes.txt"])
    }
  }

  @Test("A process that is killed while it writes leaves the file as it was before or after")
  func killed() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("failures-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = FailureDatabase(folder: folder)
    let key = PropertyKey(fileID: "M/F.swift", function: "f()")
    for _ in 0..<4 {
      let run = try await ChildRun.of(
        "StoredFixtures/killedWhileSaving\\(", environment: ["FACTORYCHECK_DATABASE": folder.path])
      #expect(run.exitCode == nil)
      #expect(database.load(key).map(\.sequence.choices.count) == [20_000])
    }
  }

  @Test("Properties of other files or functions have other files")
  func names() {
    let keys = [
      PropertyKey(fileID: "A/B.swift", function: "f()"),
      PropertyKey(fileID: "A/C.swift", function: "f()"),
      PropertyKey(fileID: "A/B.swift", function: "f(_:)"),
      PropertyKey(fileID: "A/B.swift", function: "`a / b`()"),
    ]
    #expect(Set(keys.map(\.fileName)).count == keys.count)
    #expect(keys.allSatisfy { !$0.fileName.contains("/") })
  }

  @Test("A failure is tried first in the next run, until the property passes")
  func nextRun() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("failures-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var environment = ["FACTORYCHECK_DATABASE": folder.path]
    let first = try await ChildRun.of("/returningFalse\\(", environment: environment)
    #expect(first.exitCode == 1)
    #expect(first.output.contains("Found in case"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    let second = try await ChildRun.of("/returningFalse\\(", environment: environment)
    #expect(second.exitCode == 1)
    #expect(second.output.contains("It was kept from an earlier run in"))
    #expect(second.output.contains("    50\n"))
    environment["SEED"] = "1"
    let replay = try await ChildRun.of("/returningFalse\\(", environment: environment)
    #expect(replay.output.contains("Found in case"))
  }

  @Test("What an earlier run kept is forgotten")
  func forgetting() throws {
    try withTemporaryFolder { folder in
      let database = FailureDatabase(folder: folder)
      let text = #"{"property":"p","failures":[{"values":[],"choices":"i7"}]}"#
      try Data(text.utf8).write(to: database.file(of: key))
      #expect(database.load(key).map(\.sequence.text) == ["i7"])
      database.remove(key)
      #expect(database.load(key) == [])
    }
  }

  @Test("What a run kept before it started again is told from what earlier runs kept")
  func startedAgain() async throws {
    let found = await check(.int(in: 0...99), seed: 7) { $0 > 50 ? .returnedFalse : nil }
    let kept = try withTemporaryFolder { folder in
      let database = FailureDatabase(folder: folder)
      database.save(found.counterexamples, of: key, seed: 7)
      #expect(database.load(key).map(\.caseIndex) == [nil])
      #expect(database.load(key, startedAgainWith: 8).map(\.caseIndex) == [nil])
      return database.load(key, startedAgainWith: 7)
    }
    let again = await check(.int(in: 0...99), seed: 7, kept: kept) {
      $0 > 50 ? .returnedFalse : nil
    }
    #expect(again.counterexample?.values == ["51"])
    #expect(again.counterexample?.origin == found.counterexample?.origin)
  }

  @Test("A kept failure gives way to the simplest case where that fails by now")
  func simplestFails() async throws {
    let kept = try #require(ChoiceSequence(text: "i7"))
    let result = await check(.int(in: 0...9), kept: [KeptCase(sequence: kept)]) { _ in
      .returnedFalse
    }
    #expect(result.counterexample?.values == ["0"])
    #expect(result.counterexample?.origin == .kept)
  }

  @Test("Of several kept failures those are reported that fail still")
  func severalKept() async throws {
    let kept = try ["i7", "i3", "i5"].map {
      KeptCase(sequence: try #require(ChoiceSequence(text: $0)))
    }
    let result = await check(.int(in: 0...9), kept: kept) { x in
      x > 6 ? .threw(Discard()) : x > 4 ? .returnedFalse : nil
    }
    #expect(result.counterexamples.map(\.values) == [["5"], ["7"]])
  }

  @Test("Each property of a function and each argument of a test has a file of its own")
  func storedKeys() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("failures-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = ["FACTORYCHECK_DATABASE": folder.path]
    let run = try await ChildRun.of(
      "StoredFixtures/(several|withArguments)\\(", environment: environment)
    #expect(run.exitCode == 1)
    let properties = try FileManager.default.contentsOfDirectory(atPath: folder.path).map { name in
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      return try JSONDecoder().decode(StoredFailures.self, from: data).property
    }
    let file = "FactoryCheckTests/StoredFixtures.swift"
    #expect(
      properties.sorted() == [
        "\(file) several() #2", "\(file) several() #3",
        "\(file) withArguments(limit:text:) [50, \"b\"]",
      ])
  }

  @Test("A folder that cannot be written is a warning, once, and the report stays as it is")
  func unwritable() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("file-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try await ChildRun.of(
      "FailureFixtures/(returningFalse|thrownError)\\(",
      environment: ["FACTORYCHECK_DATABASE": file.appendingPathComponent("inside").path])
    #expect(run.output.components(separatedBy: "FactoryCheck cannot keep failures in").count == 2)
    #expect(run.transcript.issues.count == 2)
  }

  @Test("Eight processes at once leave a file that each of them could have written")
  func concurrent() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("failures-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = ["FACTORYCHECK_DATABASE": folder.path]
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { try await ChildRun.of("/returningFalse\\(", environment: environment) }
      }
      for try await run in group { #expect(run.exitCode == 1) }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(files.first)
    #expect(files.count == 1)
    let data = try Data(contentsOf: folder.appendingPathComponent(name))
    #expect(
      try JSONDecoder().decode(StoredFailures.self, from: data).failures.map(\.values) == [["50"]])
  }
}
