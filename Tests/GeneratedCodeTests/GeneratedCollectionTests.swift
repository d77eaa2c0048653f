import FactoryCheck
import Testing

@testable import Shapes

struct GeneratedCollectionTests {
  @Test("A collection or set is made of its elements where no initialiser of its own is")
  func elements() {
    let drawn = values(of: UsesCollections.arbitrary())
    #expect(drawn.contains { $0.fields.count > 2 } && drawn.contains { $0.fields.isEmpty })
    #expect(Set(drawn.flatMap(\.fields).map(\.name)).count > 50)
    #expect(drawn.contains { Array($0.deck) == [false, true] })
    #expect(HeaderFields.provide().isEmpty)
    var result: CheckResult?
    withKnownIssue {
      result = forAll(HeaderFields.arbitrary()) { $0.count < 2 }
    }
    let empty = "HeaderFields.Header(name: \"\", value: \"\")"
    #expect(result?.counterexample?.values == ["HeaderFields([\(empty), \(empty)])"])
  }

  @Test("An initialiser for any number of arguments gets none, one and more")
  func variadic() {
    let drawn = values(of: UsesCollections.arbitrary())
    #expect(Set(drawn.map(\.brands.all.count)) == [0, 1, 2, 3])
    #expect(drawn.contains { $0.glossary.entries.contains { $0.entries.count > 1 } })
    #expect(Brands.provide().all == [] && Glossary.provide().entries.isEmpty)
    var result: CheckResult?
    withKnownIssue { result = forAll(Brands.arbitrary()) { $0.all.count < 2 } }
    #expect(result?.counterexample?.values == ["Brands(\"\", \"\")"])
  }

  @Test("One that refuses some numbers of them gets the others")
  func refusing() {
    #expect(Set(values(of: Motto.arbitrary()).map(\.words.count)) == [0, 1, 2])
  }

  @Test("Where a call without arguments may be of several initialisers, one at least is given")
  func mistakenWhenEmpty() {
    #expect(Set(values(of: Tallied.arbitrary()).map(\.count)) == [1, 2, 3])
    #expect(Tallied.provide().count == 1)
    #expect(values(of: Weighed.arbitrary()).allSatisfy { !$0.isEmpty })
  }

  @Test("Constants go before literals, which may hold what the type never does")
  func literals() {
    #expect(Set(values(of: ObjectName.arbitrary())) == [.country, .member])
  }

  @Test("Integers that are multiplied before a call do not end the program")
  func terms() {
    let rasters = values(of: Raster.arbitrary(), count: 1_000)
    #expect(rasters.count > 950 && rasters.contains { $0.width * Int($0.height) > 100 })
    #expect(rasters.contains { $0.cells.count > 2 } && Raster.provide().height > 0)
  }

  @Test("Most parts of dates are accepted by an initialiser that checks them")
  func dates() {
    let days = values(of: CalendarDay.arbitrary())
    #expect(days.count == 200 && Set(days.map(\.month)) == Set(1...12))
  }

  @Test("A constant is the fixed value where an initialiser may fail")
  func constants() {
    #expect(Verb.provide() == .fetch && Sentence.provide().verb == .fetch)
    #expect(Set(values(of: Verb.arbitrary())).count > 50)
    #expect(simplest(of: Factory<Verb>.arbitrary(rawValue: .constant("a")))?.rawValue == "a")
  }

  @Test("An array stands for a sequence, also where its elements may be any")
  func sequences() {
    #expect(Set(values(of: Census.arbitrary()).flatMap(\.sizes)).count > 5)
    #expect(Set(values(of: Likeness.arbitrary()).map(\.shared)).count > 5)
    #expect(Set(values(of: Excerpts.arbitrary()).map(\.letters)).count > 10)
    #expect(Set(values(of: Herd.arbitrary()).map(\.weight)).count > 50)
    #expect(Census.provide().sizes == [0, 0] && Likeness.provide().shared == -1)
    let shelves = values(of: Assortment.arbitrary())
    #expect(shelves.contains { ($0.rows as? [Int])?.isEmpty == false && !$0.groups.isEmpty })
  }
}
