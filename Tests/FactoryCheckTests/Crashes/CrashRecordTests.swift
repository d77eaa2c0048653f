import Testing

@testable import FactoryCheck

/// What passes between the processes of a run that crashes arrives as it was sent.
struct CrashRecordTests {
  @Test(
    "A record is read as it was written",
    arguments: [
      CrashRecord(process: 7, seed: 1234),
      CrashRecord(
        process: 7, seed: Seed(.max), memory: 5, start: .max, properties: [0, 1, .max, .max]),
    ])
  func roundTrip(record: CrashRecord) {
    #expect(CrashRecord(text: record.text) == record)
  }

  @Test("A record grows by a property behind it, in 16 digits")
  func growth() {
    let record = CrashRecord(process: 7, seed: 1234, memory: 5, start: 255, properties: [3])
    #expect(record.text == "7:1234:5:00000000000000ff:3,")
    #expect(CrashRecord(text: record.text + "00000000000000ff")?.properties == [3, 255])
  }

  @Test("The time stands in 16 digits where it is said to, for a handler to write there")
  func startOffset() {
    let record = CrashRecord(process: 7, seed: 1234, start: 255, properties: [3])
    let digits = record.text.utf8.dropFirst(record.startOffset).prefix(16)
    #expect(String(decoding: digits, as: UTF8.self) == "00000000000000ff")
  }

  @Test("How often a property crashed is counted")
  func counts() {
    let record = CrashRecord(process: 7, seed: 1234, properties: [3, 4, 3])
    #expect([3, 4, 5].map(record.count) == [2, 1, 0])
  }

  @Test(
    "Other text is no record",
    arguments: ["", "7", "7:8", "x:1::0:", "7:y::0:", "7:1:::", "7:1::0:zz,", "7:1:2:3:4:5"])
  func rejected(text: String) {
    #expect(CrashRecord(text: text) == nil)
  }

  static let requests = [
    CaseRequest.example(3), .random(17, root: .max), .replay(ChoiceSequence()),
    .replay(ChoiceSequence(text: "(c2(i5)(i-7))") ?? ChoiceSequence()), .describe(3, root: 9),
    .replay(ChoiceSequence(text: "(i5)") ?? ChoiceSequence(), isShown: true),
  ]

  @Test("A request is read as it was written", arguments: requests)
  func request(request: CaseRequest) {
    #expect(CaseRequest(text: request.text) == request)
  }

  @Test(
    "Other text is no request",
    arguments: ["", "example", "example x", "random 1", "random 1 -1", "replay (", "sing 1"])
  func rejectedRequest(text: String) {
    #expect(CaseRequest(text: text) == nil)
  }

  @Test("What a case tells is read as it was written, whatever the line of a call holds")
  func events() {
    forAll(.int(), .string()) { number, text in
      for event: CaseStory.Event in [
        .asked(.init(position: number, type: text)), .called(number, text),
        .played(number),
      ] {
        #expect(CaseStory.Event(text: event.text) == event)
      }
    }
    for text in ["", "asked", "asked 3", "asked x Si", "told 3 Si", "played x "] {
      #expect(CaseStory.Event(text: text) == nil)
    }
  }

  @Test("A story has each question once, and the latest line of each call")
  func story() {
    var story = CaseStory()
    let question = CaseStory.Question(position: 3, type: "Si")
    for event: CaseStory.Event in [
      .asked(question), .called(0, "a()"), .asked(question), .called(1, "b()"),
      .called(0, "a() → 1"), .played(2), .played(0),
    ] { story.add(event) }
    #expect(story.questions == [question] && story.calls == ["a() → 1", "b()"])
    #expect(story.played == [0, 2])
  }
}
