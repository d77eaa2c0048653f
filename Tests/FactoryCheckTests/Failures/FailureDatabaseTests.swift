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

  private func counterexample(_ sequence: ChoiceSequence) -> Counterexample {
    Counterexample(
      shrinks: 0, shrinkRuns: 0, shrinkTime: .zero, isShrinkingCutShort: false,
      isReproducible: true, trees: [.leaf("[50]")], firstTrees: [.leaf("[50]")],
      origin: .drawn(3), failure: Failure(cause: .returnedFalse), sequence: sequence)
  }

  @Test("Counterexamples are kept, found again, and stay until the process ends")
  func keeping() throws {
    try withTemporaryFolder { folder in
      let database = FailureDatabase(folder: folder.appendingPathComponent("new/folder"))
      #expect(database.load(key) == [])
      database.save([sequence, other].map(counterexample), of: key)
      #expect(database.load(key).map(\.text) == ["(c1(i50))", "(c0)"])
      let text = try String(contentsOf: database.file(of: key), encoding: .utf8)
      #expect(
        text == """
          {
            "failures" : [
              {
                "choices" : "(c1(i50))",
                "values" : [
                  "[50]"
                ]
              },
              {
                "choices" : "(c0)",
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
      #expect(database.load(key).map(\.text) == ["i7"])
      database.remove(key)
      #expect(database.load(key) == [])
    }
  }

  @Test("A kept failure gives way to the simplest case where that fails by now")
  func simplestFails() async throws {
    let kept = try #require(ChoiceSequence(text: "i7"))
    let result = await check(.int(in: 0...9), kept: [kept]) { _ in .returnedFalse }
    #expect(result.counterexample?.values == ["0"])
    #expect(result.counterexample?.origin == .kept)
  }

  @Test("Of several kept failures those are reported that fail still")
  func severalKept() async throws {
    let kept = try ["i7", "i3", "i5"].map { try #require(ChoiceSequence(text: $0)) }
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
    let run = try await ChildRun.of("StoredFixtures/", environment: environment)
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
