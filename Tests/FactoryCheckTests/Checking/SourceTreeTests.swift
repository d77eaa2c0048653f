import Foundation
import Testing

@testable import FactoryCheck

struct SourceTreeTests {
  private struct Address: Equatable {
    var lines: [String]
    var city: String
  }

  private struct Person: Equatable {
    var name: String
    var age: Int
    var address: Address
    var scores: [String: Int] = [:]
    var codes: Set<Int> = []
    var pair = (0, 1)
    static func == (_: Person, _: Person) -> Bool { true }
  }

  private static let person = Person(
    name: "Ann", age: 3, address: Address(lines: ["a", "b"], city: "c"), scores: ["x": 1],
    codes: [1])

  private func changed(_ change: (inout Person) -> Void) -> String? {
    var other = SourceTreeTests.person
    change(&other)
    let tree = SourceText.tree(of: SourceTreeTests.person)
    return tree.difference(from: SourceText.tree(of: other)).map { tree.name(of: $0) }
  }

  @Test("The part that holds all differences is named by the way to it")
  func differences() {
    #expect(changed { _ in } == nil)
    #expect(changed { $0.age = 4 } == ".age")
    #expect(changed { $0.address.lines[1] = "" } == ".address.lines[1]")
    #expect(changed { $0.address.lines.append("") } == ".address.lines")
    #expect(changed { $0.address = Address(lines: ["", "b"], city: "") } == ".address")
    #expect(changed { ($0.name, $0.age) = ("", 0) } == "")
    #expect(changed { $0.scores["x"] = 2 } == #".scores["x"]"#)
    #expect(changed { $0.scores = ["y": 1] } == ".scores")
    #expect(changed { $0.codes = [2] } == ".codes")
    #expect(changed { $0.pair.1 = 5 } == ".pair.1")
  }

  private func lines(_ value: Any, width: Int) -> String {
    SourceText.tree(of: value).lines(width: width).map(\.commented).joined(separator: "\n")
  }

  @Test("What is too wide for a line has a line for each part, or is filled where parts are plain")
  func wide() {
    let address = Address(lines: ["first line", "second line"], city: "city")
    #expect(
      lines(address, width: 90)
        == #"SourceTreeTests.Address(lines: ["first line", "second line"], city: "city")"#)
    #expect(
      lines([[address]], width: 50) == """
        [
          [
            SourceTreeTests.Address(
              lines: ["first line", "second line"],
              city: "city"
            )
          ]
        ]
        """)
    #expect(
      lines(Array(0...20), width: 30) == """
        [
          0, 1, 2, 3, 4, 5, 6, 7, 8,
          9, 10, 11, 12, 13, 14, 15,
          16, 17, 18, 19, 20
        ]
        """)
    #expect(
      lines(["key": 1, "other": 2], width: 20) == """
        [
          "key": 1,
          "other": 2
        ]
        """)
    #expect(
      lines(Array(repeating: 1, count: 1_003), width: 5).hasSuffix("1\n  /* 4 more */\n]"))
  }

  @Test("A line with dates ends with a comment that says them as people do")
  func dates() {
    let dates = [0, 1_709_208_000].map { Date(timeIntervalSince1970: $0) }
    #expect(
      lines(dates[1], width: 60)
        == "Date(timeIntervalSince1970: 1709208000.0) // 2024-02-29 12:00:00 UTC")
    #expect(
      lines(["a": dates[0], "b": dates[1]], width: 60) == """
        [
          "a": Date(timeIntervalSince1970: 0.0), // 1970-01-01 00:00:00 UTC
          "b": Date(timeIntervalSince1970: 1709208000.0) // 2024-02-29 12:00:00 UTC
        ]
        """)
    #expect(
      lines([dates, [Date(timeIntervalSince1970: -1)]], width: 90) == """
        [
          [Date(timeIntervalSince1970: 0.0), Date(timeIntervalSince1970: 1709208000.0)], \
        // 1970-01-01 00:00:00 UTC, 2024-02-29 12:00:00 UTC
          [Date(timeIntervalSince1970: -1.0)] // 1969-12-31 23:59:59 UTC
        ]
        """)
  }

  @Test("A date that no calendar has is written without a comment")
  func endlessDate() {
    #expect(
      lines(Date(timeIntervalSince1970: .infinity), width: 60)
        == "Date(timeIntervalSince1970: Double.infinity)")
  }

  @Test("A long string is written over lines, and stays the same string")
  func longString() {
    #expect(
      lines("0123456789\"\n0123456789", width: 10) == #"""
        """
        012345678\
        9\"\n0123\
        456789
        """
        """#)
  }

  @Test("No line is wider than asked for, where values can be broken")
  func width() {
    let gen = Gen.zip(.array(of: .string()), .dictionary(of: .string(), .int()), .string())
    forAll(gen.array(count: 0...3)) { value in
      let lines = SourceText.tree(of: value).lines(width: 60).map(\.text)
      // A key stands before its value, however long it is.
      return lines.allSatisfy { $0.count <= 60 || $0.contains("\": ") }
    }
  }

  @Test("Broken over lines, a value is the same source")
  func sameSource() {
    let gen = Gen.zip(.array(of: .int()), .array(of: .optional(of: .bool())), .data())
    forAll(gen) { value in
      let tree = SourceText.tree(of: value)
      let joined = tree.lines(width: 40).map(\.text).joined().filter { $0 != " " }
      return joined == tree.text.filter { $0 != " " }
    }
  }

  @Test("A summary is about as wide as asked for, whatever the value")
  func summary() {
    forAll(Gen.zip(.array(of: .string()), .array(of: .int()), .string()).array(count: 2)) {
      values in
      let trees = values.map { SourceText.tree(of: $0) }
      #expect(trees[0].summary(besides: trees[1], width: 80).count <= 160)
    }
  }
}
