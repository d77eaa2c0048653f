import FactoryCheck
import Testing

@testable import Shapes

/// Variables that initialisers leave at their defaults.
struct GeneratedDefaultTests {
  @Test("What an initialiser does not take is drawn, and set behind it")
  func drawn() {
    let players = values(of: Gamer.arbitrary())
    #expect(Set(players.map(\.level)).count > 20 && Set(players.map(\.name)).count > 20)
    #expect(players.contains { $0.guild == nil } && players.contains { $0.guild != nil })
    #expect(Set(players.map(\.lives)) == [5, 6, 7, 8, 9])
    #expect(players.allSatisfy { $0.coins == 100 })
    #expect(Set(values(of: WebMark.arbitrary()).map(\.visits)).count > 20)
    #expect(Set(values(of: FoodRation.arbitrary()).map(\.isPacked)).count == 2)
    #expect(Set(values(of: CargoWagon.arbitrary()).map(\.load)).count > 20)
    #expect(values(of: CargoWagon.arbitrary()).allSatisfy { $0.plate.isEmpty })
  }

  @Test(
    "What an initialiser makes of what it takes is left alone, and so is what others may not set")
  func made() {
    let lines = values(of: Banner.arbitrary())
    #expect(lines.allSatisfy { $0.shouted == $0.text.uppercased() && $0.views == 0 })
    #expect(lines.contains { $0.isRead })
    let totals = values(of: StepTally.arbitrary()).map(\.total)
    #expect(Set(totals).count > 20)
    forAll(Factory<StepTally>.arbitrary(total: .int(in: 3...4))) { $0.total == 3 || $0.total == 4 }
  }

  @Test("Classes are drawn, and so is the type itself: it ends")
  func holders() {
    let notes = values(of: Annotation.arbitrary())
    #expect(notes.contains { $0.replies.count > 1 })
    #expect(notes.contains { $0.replies.contains { !$0.replies.isEmpty } })
    let cases = values(of: Bookcase.arbitrary())
    #expect(cases.contains { $0.first.books.count > 1 && $0.others.count > 1 })
    #expect(cases.contains { $0.first.next?.next != nil && !$0.labels.isEmpty })
    #expect(simplest(of: Annotation.arbitrary()) == Annotation(text: ""))
    #expect(Annotation.provide() == Annotation(text: "") && Bookcase.provide().others.isEmpty)
  }

  @Test("Behind an initialiser that calls init() alone, what it leaves is drawn")
  func delegated() {
    let boxes = values(of: PostedBox.arbitrary())
    #expect(Set(boxes.map(\.weight)).count > 20 && Set(boxes.map(\.address)).count > 20)
    #expect(boxes.allSatisfy { $0.stamps == 1 && $0.address != nil })
  }

  @Test("Fixed values and gens take it by its name")
  func named() {
    #expect(Gamer.provide().level == 0 && Gamer.provide().coins == 100)
    #expect(Factory<Gamer>.provide(name: "Ann", level: 9).level == 9)
    #expect(Factory<Wagon>.provide(plate: "B").plate == "B")
    forAll(Factory<Gamer>.arbitrary(level: .int(in: 1...3))) { (1...3).contains($0.level) }
  }

  @Test("On the main actor it is set there")
  @MainActor
  func isolated() {
    var queries: Set<String> = []
    forAll(Factory<SearchScreen>.arbitrary()) { _ = queries.insert($0.query) }
    #expect(queries.count > 20)
  }

  @Test("Reports write what was set in a way that makes the value again")
  func reports() {
    func counterexample<Value>(
      _ gen: Gen<Value>, _ property: @Sendable (Value) -> Bool
    ) -> [String]? {
      var result: CheckResult?
      withKnownIssue { result = forAll(gen, cases: 400, seed: 1) { property($0) } }
      return result?.counterexample?.values
    }
    #expect(
      counterexample(Factory<Gamer>.arbitrary()) { $0.level < 30 } == [
        """
        FactoryCheck.Choices.setting(Gamer(name: "")) \
        { $0.level = 30; $0.guild = nil; $0.lives = 5 }
        """
      ])
    let pasted = FactoryCheck.Choices.setting(Gamer(name: "")) {
      $0.level = 30; $0.guild = nil; $0.lives = 5
    }
    #expect(pasted.level == 30 && pasted.coins == 100)
    #expect(
      counterexample(Factory<CartState>.arbitrary()) { $0.total < 30 || $0.coupon == nil } == [
        """
        FactoryCheck.Choices.setting(CartState()) \
        { $0.total = 30; $0.items = []; $0.coupon = "" }
        """
      ])
    let cart = FactoryCheck.Choices.setting(CartState()) {
      $0.total = 30; $0.items = []; $0.coupon = ""
    }
    #expect(cart.total == 30 && cart.coupon == "")
    #expect(
      counterexample(Factory<FoodRation>.arbitrary()) { !$0.isPacked || $0.grams < 7 } == [
        "FactoryCheck.Choices.setting(try! FoodRation(grams: 7)) { $0.isPacked = true }"
      ])
    #expect(
      counterexample(Factory<WebMark>.arbitrary()) { $0.visits < 7 } == [
        "FactoryCheck.Choices.setting(WebMark(address: \"a\")!) { $0.visits = 7 }"
      ])
  }
}
