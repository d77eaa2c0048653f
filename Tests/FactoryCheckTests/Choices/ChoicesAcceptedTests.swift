import FactoryCheck
import Testing

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

  @Test("A gen that makes nothing ends the program, and says of what")
  func rejected() async {
    await #expect(processExitsWith: .failure) {
      _ = Choices.accepted(by: Gen<Int>.int().filter { _ in false })
    }
  }
}
