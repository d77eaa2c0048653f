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

  private func counterexample(_ sequence: ChoiceSequence) -> Counterexample {
    Counterexample(
      values: ["[50]"], firstValues: ["[50]"], caseIndex: 3, shrinks: 0, shrinkRuns: 0,
      shrinkTime: .zero, isShrinkingCutShort: false, isReproducible: true,
      failure: Failure(cause: .returnedFalse), sequence: sequence)
  }

  @Test("A counterexample is kept, found again and forgotten")
  func keeping() throws {
    try withTemporaryFolder { folder in
      let database = FailureDatabase(folder: folder.appendingPathComponent("new/folder"))
      #expect(database.load(key) == nil)
      database.save(counterexample(sequence), of: key)
      #expect(database.load(key)?.text == "(c1(i50))")
      let text = try String(contentsOf: database.file(of: key), encoding: .utf8)
      #expect(
        text == """
          {
            "choices" : "(c1(i50))",
            "property" : "Tests/ShopTests.swift total(of:)",
            "values" : [
              "[50]"
            ]
          }
          """)
      database.remove(key)
      #expect(database.load(key) == nil)
    }
  }

  @Test(
    "A file that holds no failure is dropped", arguments: ["", "{", "[]", #"{"choices":"((("}"#])
  func garbage(text: String) throws {
    try withTemporaryFolder { folder in
      let database = FailureDatabase(folder: folder)
      try Data(text.utf8).write(to: database.file(of: key))
      #expect(database.load(key) == nil)
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

  @Test("A kept failure gives way to the simplest case where that fails by now")
  func simplestFails() async throws {
    let property = Property(
      answering: Bool.self, sweep: { _ in },
      check: { choices in
        _ = choices.integer(in: 0...9)
        return .failed(Failure(cause: .returnedFalse))
      },
      values: { choices throws(Discard) in [choices.integer(in: 0...9)] },
      exampleCount: 0, checkExample: { _ in .passed }, exampleValues: { _ in [] })
    let log = IssueLog()
    var runner = Runner(
      property: property, settings: Settings(seed: 1), key: 1, stored: ChoiceSequence(text: "i7"),
      log: log, answer: .bool)
    let counterexample = await runner.run().counterexample
    #expect(counterexample?.values == ["0"])
    #expect(counterexample?.isStored == true)
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
    #expect(try JSONDecoder().decode(StoredFailure.self, from: data).values == ["50"])
  }
}
