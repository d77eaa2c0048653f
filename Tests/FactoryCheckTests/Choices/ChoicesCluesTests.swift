import Foundation
import Testing

@testable import FactoryCheck

struct ChoicesCluesTests {
  /// What checks of the kinds that programs have accept, and what is known of each.
  private static let checks = usualChecks + harderChecks

  private typealias Check = (clues: Choices.Clues, accepts: @Sendable (String) -> Bool)

  private static let usualChecks: [Check] = [
    (.init(numbers: [5], alphabets: [.digits]), { $0.count == 5 && $0.allSatisfy(\.isNumber) }),
    (
      .init(numbers: [32], alphabets: [.hexDigits]),
      { $0.count == 32 && $0.allSatisfy(\.isHexDigit) }
    ),
    (.init(texts: ["/"]), { $0.hasPrefix("/") }),
    (.init(texts: [".swift"]), { $0.hasSuffix(".swift") && $0.count > 8 }),
    (
      .init(numbers: [13], texts: ["978"], alphabets: [.digits]),
      { $0.hasPrefix("978") && $0.count == 13 && Int($0) != nil }
    ),
    (
      .init(numbers: [3], texts: ["."], alphabets: [.digits]),
      { $0.split(separator: ".").compactMap { Int($0) }.count == 3 }
    ),
    (
      .init(texts: ["@", "."]),
      { text in
        let parts = text.split(separator: "@")
        return parts.count == 2 && parts[1].contains(".")
      }
    ),
    (.init(patterns: ["^[A-Z]{2}\\d{4}$"]), { $0.wholeMatch(of: /[A-Z]{2}[0-9]{4}/) != nil }),
    (.init(formats: [.uuid]), { UUID(uuidString: $0) != nil }),
    (.init(texts: ["ftp"], formats: [.url]), { URL(string: $0)?.scheme == "ftp" }),
    (.init(formats: [.number]), { Double($0).map { $0 < 0 } ?? false }),
    (.init(formats: [.base64]), { Data(base64Encoded: $0).map { $0.count > 4 } ?? false }),
    (
      .init(formats: [.date("dd.MM.yyyy 'at' HH:mm")]),
      { $0.wholeMatch(of: /([0-3]\d)\.([01]\d)\.\d{4} at [0-2]\d:[0-5]\d/) != nil }
    ),
    (
      .init(texts: ["id", "name"], formats: [.json]),
      { text in
        let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        return object?["id"] is Int && object?["name"] is String
      }
    ),
    (
      .init(formats: [.json]),
      { text in
        let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        return object.map { $0.count > 1 } ?? false
      }
    ),
    (.init(formats: [.dateTime]), { (try? Date($0, strategy: .iso8601)) != nil }),
  ]

  /// Of which one attempt in some dozens succeeds.
  private static let harderChecks: [Check] = [
    (
      .init(numbers: [3, 2, 4], texts: ["-"], alphabets: [.digits]),
      { text in
        let parts = text.split(separator: "-")
        return parts.map(\.count) == [3, 2, 4] && parts.allSatisfy { $0.allSatisfy(\.isNumber) }
      }
    ),
    (
      .init(numbers: [4, 2], texts: ["-"], alphabets: [.digits]),
      { text in
        let parts = text.split(separator: "-")
        return parts.map(\.count) == [4, 2] && Int(parts[1]).map { 1...12 ~= $0 } ?? false
      }
    ),
    (
      .init(texts: ["%"], formats: [.number]),
      { $0.hasSuffix("%") && Double($0.dropLast()).map { 0...100 ~= $0 } ?? false }
    ),
    (
      .init(numbers: [15, 34, 2], alphabets: [.letters, .capitals, .digits]),
      { text in
        15...34 ~= text.count && text.prefix(2).allSatisfy(\.isUppercase)
          && text.dropFirst(2).prefix(2).allSatisfy(\.isNumber)
      }
    ),
    (
      .init(texts: [","], formats: [.number]),
      { $0.split(separator: ",").compactMap { Double($0) }.count == 2 }
    ),
    (
      .init(texts: [" ", "debug", "info", "error"]),
      { text in
        let words = text.split(separator: " ", maxSplits: 1)
        return words.count == 2 && ["debug", "info", "error"].contains(words[0])
      }
    ),
  ]

  private func gen(_ number: Int) -> Gen<String> {
    let check = ChoicesCluesTests.checks[number]
    return Gen { choices throws(Discard) in
      try choices.attempt(knowing: check.clues) { choices throws(Discard) in
        let text = try String.draw(&choices)
        return check.accepts(text) ? text : nil
      }
    }
  }

  private func accepted<T>(_ gen: Gen<T>, of count: Int = 400) -> [T] {
    (0..<count).compactMap { index in
      var choices = Choices.forCase(index, root: 3)
      return try? gen.draw(&choices)
    }
  }

  @Test("What chance alone hardly finds is found by clues", arguments: checks.indices)
  func found(number: Int) {
    let values = accepted(gen(number))
    #expect(values.count > (number < ChoicesCluesTests.usualChecks.count ? 360 : 230))
    #expect(Set(values).count > 100)
  }

  @Test("Where a text has to name a time zone, those that there are are drawn")
  func timeZones() {
    let zones = accepted(
      Gen<String>.composite { choices throws(Discard) in
        try choices.attempt(knowing: .init(formats: [.timeZone])) { choices throws(Discard) in
          let text = try String.draw(&choices)
          return TimeZone(identifier: text) == nil ? nil : text
        }
      })
    #expect(zones.count > 360 && Set(zones).count > 8)
  }

  @Test("Texts that follow clues are recorded as any, replay and shrink", arguments: checks.indices)
  func recorded(number: Int) throws {
    for index in 0..<100 {
      var plain = Choices.forCase(index, root: 3)
      let tape = Tape(tail: .random)
      var taped = Choices.forCase(index, root: 3, tape: tape)
      guard let text = try? gen(number).draw(&plain) else { continue }
      #expect(try gen(number).draw(&taped) == text)
      var replay = Choices.replaying(Tape(replaying: tape.output, tail: .simplest))
      #expect(try gen(number).draw(&replay) == text)
    }
    let smallest = minimal(gen(number)) { !$0.isEmpty }
    #expect(smallest.map { $0.count <= 36 } == true)
  }

  @Test("A text of several runs is found where a check asks for ASCII and other numbers besides")
  func runs() {
    let account = checked(
      .init(
        numbers: [15, 34, 2, 4, 0, 55, 10, 100], texts: [" "],
        alphabets: [.capitals, .letters, .ascii, .digits, .hexDigits])
    ) { (text: String) in
      15...34 ~= text.count && text.prefix(2).allSatisfy(\.isLetter)
        && text.dropFirst(2).prefix(2).allSatisfy(\.isNumber)
        && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    #expect(accepted(account).count > 100)
  }

  @Test("Clues that mislead cost attempts and rule nothing out")
  func misleading() {
    let gen = Gen { choices throws(Discard) in
      try choices.attempt(
        knowing: .init(numbers: [3], texts: ["%"], alphabets: [.digits], patterns: ["(", "x"])
      ) { choices throws(Discard) in
        let text = try String.draw(&choices)
        return text.count > 9 && !text.contains("%") ? text : nil
      }
    }
    #expect(accepted(gen).count > 390)
  }

  @Test("Collections have counts that are known, also in each other, but never many in many")
  func counts() {
    func board(_ size: Int) -> Gen<[[Bool]]> {
      Gen { choices throws(Discard) in
        try choices.attempt(knowing: .init(numbers: [size])) { choices throws(Discard) in
          let rows = try [[Bool]].draw(&choices)
          return rows.count == size && rows.allSatisfy { $0.count == size } ? rows : nil
        }
      }
    }
    #expect(accepted(board(8)).count == 400)
    #expect(accepted(board(1_000), of: 40).isEmpty)
  }

  private func checked<T: Arbitrary>(
    _ clues: Choices.Clues, _ accepts: @escaping @Sendable (T) -> Bool
  ) -> Gen<T> {
    Gen { choices throws(Discard) in
      try choices.attempt(knowing: clues) { choices throws(Discard) in
        let value = try T.draw(&choices)
        return accepts(value) ? value : nil
      }
    }
  }

  @Test("Numbers are those that are known, in their order, or between two of them")
  func numbers() {
    let magic = checked(.init(numbers: [8, 0x89, 0x50, 0x4E])) { (bytes: [UInt8]) in
      bytes.count >= 8 && bytes.starts(with: [0x89, 0x50, 0x4E])
    }
    #expect(accepted(magic).count > 360 && Set(accepted(magic)).count > 300)
    let cells = checked(.init(numbers: [81, 0, 9])) { (cells: [Int]) in
      cells.count == 81 && cells.allSatisfy { 0...9 ~= $0 }
    }
    #expect(accepted(cells).count > 300)
    #expect(Set(accepted(cells).flatMap(\.self)).count == 10)
    let farthest = checked(.init(numbers: [.max, .min, 1 << 53, 0])) { (value: Int) in
      value == 1 << 53
    }
    #expect(accepted(farthest).count > 390)
  }

  @Test("Texts that are read from bytes are found as those are")
  func bytes() {
    let json = checked(.init(texts: ["id"], formats: [.json])) { (data: Data) in
      (try? JSONSerialization.jsonObject(with: data) as? [String: Any])?["id"] is Int
    }
    #expect(accepted(json).count > 360)
  }

  @Test("Dictionaries have the texts as keys, and addresses have them in their parts")
  func keys() {
    let pairs = checked(.init(texts: ["id", "name", "age"], alphabets: [.digits])) {
      (pairs: [String: String]) in
      pairs["id"].flatMap { Int($0) } != nil && pairs["name"] != nil && pairs["age"] != nil
    }
    #expect(accepted(pairs).count > 360)
    let link = checked(.init(texts: ["myapp", "item", "page"], formats: [.url])) { (url: URL) in
      url.scheme == "myapp" && url.query()?.contains("page=") == true
    }
    #expect(accepted(link).count > 300)
    var result: CheckResult?
    withKnownIssue { result = forAll(link, seed: 1) { $0.absoluteString.isEmpty } }
    #expect(result?.counterexample?.values.first?.contains("myapp:") == true)
  }

  @Test("Filters with clues find what those tell, in as many characters as the gen makes")
  func filters() {
    func expect(_ gen: Gen<String>, _ accepts: @escaping (String) -> Bool) {
      let found = accepted(gen)
      #expect(found.count > 390 && found.allSatisfy(accepts) && Set(found).count > 100)
    }
    let digits: (String) -> Bool = { $0.unicodeScalars.count == 12 && $0.allSatisfy(\.isNumber) }
    let twelve = Gen<String>.string(count: 12...12)
    expect(twelve.filter(knowing: .init(alphabets: [.digits]), digits), digits)
    expect(twelve.filter(knowing: .init(numbers: [3], alphabets: [.digits]), digits), digits)
    let named: (String) -> Bool = { $0.hasPrefix("id-") }
    expect(Gen.string().filter(knowing: .init(texts: ["id-"]), named), named)
  }

  @Test("Filters without clues find what is usual: some digits, some capitals")
  func usual() {
    let pin = Gen.string().filter { $0.count == 4 && $0.allSatisfy(\.isNumber) }
    let country = Gen.string().filter { $0.count == 2 && $0.allSatisfy(\.isUppercase) }
    #expect(accepted(pin).count > 200 && accepted(country).count > 200)
  }

  @Test("Attempts inside of others follow their own clues, and what comes after follows none")
  func nested() throws {
    let inner = gen(0)
    var choices = Choices.forCase(64, root: 3)
    for _ in 0..<50 {
      let pair = try choices.attempt(knowing: .init(numbers: [2], alphabets: ["x"])) {
        choices throws(Discard) in
        let (zip, text) = (try inner.draw(&choices), try String.draw(&choices))
        return text == "xx" ? (zip, text) : nil
      }
      #expect(pair.0.count == 5)
    }
    let after = try (0..<200).map { _ in try String.draw(&choices) }
    #expect(Set(after).count > 100 && !after.allSatisfy { $0.allSatisfy { $0 == "x" } })
  }
}
