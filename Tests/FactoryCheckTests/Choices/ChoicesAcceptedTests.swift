import Testing

@testable import FactoryCheck

/// Fixed values that gens make.
struct ChoicesAcceptedTests {
  @Test("The simplest value that a gen accepts is the same each time")
  func accepted() {
    #expect(Choices.accepted(by: .int(in: 3...9)) == 3)
    let positive = Gen<Int>.int().filter { $0 > 0 }
    #expect(Choices.accepted(by: positive) == 1)
  }

  @Test("A value that is accepted is no larger than it has to be")
  func smallest() {
    forAll(.int(in: -1_000...1_000), .int(in: 0...40)) { least, count in
      let pair = Choices.accepted { choices throws(Discard) in
        let (first, second) = (try choices.draw(Int.self), try choices.draw(Int.self))
        guard least < first, first < second else { throw Discard() }
        return (first, second)
      }
      #expect(pair == (max(0, least + 1), max(0, least + 1) + 1))
      let text = Choices.accepted(by: .string().filter { $0.count > count % 4 })
      #expect(text.count == count % 4 + 1)
    }
  }

  @Test("What has a gen is drawn, and nothing else")
  func drawn() {
    struct Plain: Equatable { var name = "plain" }
    let gen = Gen { choices throws(Discard) in
      (
        plain: try choices.drawn(Plain.self, else: Plain(name: "given")),
        plains: try choices.drawn([Plain].self, else: [Plain()]),
        numbers: try choices.drawn([Int].self, else: [7])
      )
    }
    var numbers: Set<[Int]> = []
    forAll(gen, cases: 50) { drawn in
      #expect(drawn.plain.name == "given" && drawn.plains == [Plain()])
      numbers.insert(drawn.numbers)
    }
    #expect(numbers.count > 5)
  }

  @Test("What is given comes back")
  func given() {
    #expect(Choices.given(7) == 7)
  }

  /// A number of which one in three thousand is accepted.
  private struct Rare: Equatable { let digits: [UInt32] }

  @Test("A value that a thousand tries do not find is looked for longer, and once")
  func rare() {
    var tries = 0
    let make = { (choices: inout Choices) throws(Discard) -> Rare in
      tries += 1
      let digits = try [choices.draw(UInt32.self), choices.draw(UInt32.self)]
      guard digits.allSatisfy({ $0 % 53 == 13 }) else { throw Discard() }
      return Rare(digits: digits)
    }
    let value = Choices.accepted(by: Gen(make))
    #expect(value.digits == [13, 13] && tries > 1_000)
    tries = 0
    #expect(Choices.accepted(make) == value && tries == 2)
  }

  @Test("The search for what is never accepted ends")
  func endless() {
    var tries = 0
    let found = Choices.found { choices throws(Discard) -> Int in
      tries += 1
      for _ in 0..<1_000 { _ = choices.boolean() }
      throw Discard()
    }
    #expect(found == nil && (1_000...5_000).contains(tries))
    #expect(Choices.found { _ throws(Discard) -> Int in throw Discard() } == nil)
  }

  @Test("What takes little is tried more often than what takes much, and as often each time")
  func tries() {
    func tries(drawing count: Int) -> Int {
      var tries = 0
      _ = Choices.found { choices throws(Discard) -> Int in
        tries += 1
        for _ in 0..<count { _ = choices.boolean() }
        throw Discard()
      }
      return tries
    }
    let few = tries(drawing: 100)
    #expect(few > 5 * tries(drawing: 1_000) && few == tries(drawing: 100))
  }

  @Test("A gen that makes nothing ends the program, and says what to do")
  func rejected() async {
    await #expect(processExitsWith: .failure) {
      _ = Choices.accepted { _ throws(Discard) -> Int in throw Discard() }
    }
    #expect(
      Choices.noneAccepted(of: Rare.self, by: "init(digits:)") == """
        `ChoicesAcceptedTests.Rare.init(digits:)` accepts nothing that was drawn for it. Members that \
        are said have to be such as it accepts; where none are said, have its parameters drawn by \
        gens of what it accepts, which are written in arb.yml, below `overrides:`, as \
        `ChoicesAcceptedTests.Rare.parameter: …`, or behind a parameter, as `// arbitrary: …`; or \
        write a fixed value by hand. Then generate again:
            extension ChoicesAcceptedTests.Rare: Providable {
              static func provide() -> ChoicesAcceptedTests.Rare { … }
            }
        """)
    #expect(
      Choices.noneAccepted(of: Rare.self, by: nil)
        .hasPrefix("the initialiser of ChoicesAcceptedTests.Rare accepts nothing that was drawn"))
  }
}
