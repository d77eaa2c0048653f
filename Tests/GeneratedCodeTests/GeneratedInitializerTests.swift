import FactoryCheck
import Testing

@testable import Shapes

struct GeneratedInitializerTests {
  @Test("The initialiser that covers the members is called")
  func best() {
    #expect(Account.provide() == Account(id: 0, owner: ""))
    #expect(Factory<Account>.provide(id: 7) == Account(id: 7, owner: ""))
    #expect(Reordered.provide() == Reordered(b: "", a: 0))
    #expect(Factory<Extended>.provide(height: 2) == Extended(width: 0, height: 2))
    #expect(Factory<Counter>.provide(limit: 3).limit == 3)
    #expect(Factory<Variadic>.provide(name: "x").all.isEmpty)
  }

  @Test("What an initialiser rejects is drawn again, and never comes out")
  func rejects() {
    let percents = values(of: Percent.arbitrary(), count: 2_000)
    #expect(percents.count > 1_990)
    #expect(percents.allSatisfy { abs($0.value) <= 1000 })
    #expect(values(of: Factory<Percent>.arbitrary(value: .int(in: 0...9))).count == 200)
    #expect(values(of: Parsed.arbitrary()).allSatisfy { $0.text.count <= 100 })
    #expect(
      values(of: Factory<Parsed>.arbitrary(text: .constant("a"))).allSatisfy { $0.text == "a" })
  }

  @Test("What an initialiser would end the program for is drawn again before it is called")
  func preconditions() {
    let throttles = values(of: Throttle.arbitrary(), count: 2_000)
    #expect(throttles.count > 1_990 && Set(throttles.map(\.burst)).count > 100)
    let intervals = values(of: Interval<Int>.arbitrary(), count: 2_000)
    #expect(intervals.count > 1_990 && intervals.contains { $0.lower < 0 && $0.upper > 0 })
    #expect(values(of: Code.arbitrary(), count: 1_000).contains { $0.digits == [7] })
    #expect(values(of: Pin.arbitrary(), count: 1_000).contains { $0.text.count > 3 })
    #expect(
      values(of: Factory<Throttle>.arbitrary(burst: .int(in: -9...1))).allSatisfy { $0.burst == 1 })
  }

  @Test("Where it does not accept the fixed values of its parts, its own is the first that it does")
  func acceptedValues() {
    #expect(Throttle.provide().burst >= 1 && Throttle.provide() == Throttle.provide())
    #expect(Code.provide() == Code([]) && Valve.provide().pressure != 0)
    #expect(UsesPreconditions.provide().window.steps > 0)
    #expect(UsesPreconditions.provide() == UsesPreconditions.provide())
    #expect(Interval<Int>.provide().upper == 0)
  }

  @Test("Conditions are asked of nothing but what they mean and what can be seen")
  @MainActor
  func askablePreconditions() {
    let baggage = values(of: Factory<Baggage>.arbitrary(), count: 1_000)
    #expect(baggage.count > 990 && baggage.allSatisfy { $0.weight > 0 })
    #expect(Factory<Baggage>.provide(weight: 2).weight == 2)
    #expect(Baggage.provide().weight > 0 && Factory<Baggage>.provide().weight > 0)
    #expect(values(of: Shadowing.arbitrary(), count: 1_000).contains { $0.count < 0 })
    #expect(Shadowing.provide() == Shadowing.provide())
    #expect(values(of: Parity.arbitrary(), count: 1_000).contains { $0.bits.count > 2 })
  }

  @Test("Counterexamples of checked types shrink to what is accepted")
  func shrinksAccepted() {
    var result: CheckResult?
    withKnownIssue {
      result = forAll(Throttle.arbitrary(), seed: 1) { $0.burst < 100 && $0.rate != 0 }
    }
    #expect(result?.counterexample?.values == ["Throttle(burst: 100, rate: 1.0)"])
  }

  @Test("Lenses rebuild through an initialiser that takes the members in another order")
  func lenses() {
    expectLaws(Reordered._a, Reordered.arbitrary(), Int.arbitrary())
    expectLaws(Reordered._b, Reordered.arbitrary(), String.arbitrary())
    expectLaws(Extended._height, Extended.arbitrary(), Int.arbitrary())
  }

  @Test("Lenses rebuild by the parameters that members are set to")
  func renamed() {
    expectLaws(Mailbox._address, Mailbox.arbitrary(), String.arbitrary())
    expectLaws(Mailbox._default, Mailbox.arbitrary(), Bool.arbitrary())
    expectLaws(Mailbox._depth, Mailbox.arbitrary(), Int.arbitrary())
  }

  @Test("Members and cases under #if are those of the branch that is compiled")
  func conditions() {
    #if os(Linux)
      #expect(
        values(of: Backend.arbitrary()).contains { if case .socket = $0 { true } else { false } })
    #endif
    #expect(Factory<Desktop>.provide(windows: 2).windows == 2)
    #expect(Modern.Part.provide() == Modern.Part(size: 0))
  }

  @Test("What a module generates for itself needs no testable import")
  func inModule() {
    #expect(Factory<Shelf>.provide(products: [Product.provide()]).products.count == 1)
    expectLaws(Product._price * Price._cents, Product.arbitrary(), Int.arbitrary())
    #expect(Factory<Parcel>.provide(weight: 2).weight == 2)
  }

  @Test("What no values are made of is nil, in members, arguments and payloads")
  func blanks() {
    #expect(values(of: Pending.arbitrary()).allSatisfy { $0.place == nil })
    #expect(
      Factory<Pending>.provide(count: 3) == Pending(place: nil, count: 3, stops: [], names: [:]))
    let shipments = values(of: Consignment.arbitrary())
    #expect(shipments.allSatisfy(\.isLost) && Set(shipments.map(\.count)).count > 10)
    #expect(Detour.provide() == .direct(via: nil, 0))
    #expect(values(of: Detour.arbitrary()).contains { $0 != .direct(via: nil, 0) })
  }

  @Test("A class is made by what it inherits where its own initialisers set less")
  func convenience() {
    let termini = values(of: Terminus.arbitrary())
    #expect(termini.contains { $0.tracks > 1 } && termini.contains { $0.name != "" })
  }

  @Test("A literal that several initialisers take is given its type")
  func overloaded() {
    #expect(Spread.provide().words.isEmpty)
    #expect(values(of: Spread.arbitrary()).contains { $0.words.count > 1 })
  }

  @Test("What an initialiser makes values of later is drawn before the call")
  func autoclosures() throws {
    let drawn = values(of: Announcement.arbitrary())
    #expect(Set(drawn.map(\.title)).count > 50 && Set(drawn.map { $0.header() }).count > 50)
    #expect(drawn.contains { $0.title != $0.header() && $0.header() == $0.header() })
    #expect(try drawn.contains { try $0.footer()?.isEmpty == false })
    #expect(Set(drawn.map { $0.sign() }).count > 50)
    #expect(Announcement.provide().header() == "")
    #expect(Factory<Announcement>.provide(header: "a").header() == "a")
  }

  @Test("What keeps all it has to itself, with defaults, is made without arguments")
  func privateDefaults() {
    let drawn = values(of: Remembering.arbitrary())
    #expect(drawn.allSatisfy(\.memory.isEmpty) && Set(drawn.map(\.name)).count > 50)
  }

  @Test("What an initialiser makes empty has its members set behind that")
  func setMembers() throws {
    let telegrams = values(of: Telegram.arbitrary())
    #expect(Set(telegrams.map(\.number)).count > 50)
    #expect(telegrams.contains { $0.lines.contains { $0.urgency != .low && $0.text != "" } })
    #expect(telegrams.contains { $0.made == true } && telegrams.allSatisfy { !$0.isSent })
    #expect(Factory<Telegram>.provide(number: 4).number == 4)
    #expect(simplest(of: Telegram.arbitrary()) == Telegram())
    let cabinets = values(of: Cabinet.arbitrary())
    #expect(Set(cabinets.map(\.sketch.title)).count > 50)
    #expect(cabinets.allSatisfy { $0.sketch.reply == nil })
    #expect(Set(cabinets.map { $0.sketch.next == nil }).count == 2)
    expectLaws(Telegram._number, Telegram.arbitrary(), Int.arbitrary())
  }

  @Test("Properties computed from private storage are set, or left absent where that can be told")
  func computedMembers() {
    let missives = values(of: Missive.arbitrary())
    #expect(missives.contains { !$0.hasTitle } && Set(missives.map(\.title)).count > 50)
    #expect(missives.contains { $0.hasTitle && $0.title.isEmpty })
    #expect(missives.contains { $0.pages.count > 1 })
    #expect(missives.contains { if case .number = $0.content { true } else { false } })
    #expect(Missive.provide().hasTitle == false)
    #expect(Factory<Missive>.provide(title: "a", pages: [1]).title == "a")
    #expect(simplest(of: Missive.arbitrary()) == Missive())
  }

  @Test("Generic initialisers take what conforms, and sequences of what they name")
  func genericInitializers() {
    let drawn = values(of: UsesGenericInitializers.arbitrary())
    #expect(Set(drawn.map(\.heap.elements)).count > 50)
    #expect(Set(drawn.map(\.register.names)).count > 50)
    #expect(drawn.allSatisfy { !$0.register.isGeneric })
    #expect(Set(drawn.map(\.caravan.first.weight)).count > 50)
    #expect(Set(drawn.map(\.caravan.key)).count > 50)
    #expect(drawn.contains { $0.caravan.others.count > 1 })
    #expect(Set(drawn.map(\.convoy.weights)).count > 50 && Convoy.provide().weights == [])
    #expect(Factory<Heap<Int>>.provide(elements: [1, 2]).elements == [1, 2])
  }

  @Test("Lenses keep their laws where an initialiser converts what it is given")
  func converting() {
    expectLaws(Halved._note, Halved.arbitrary(), String.arbitrary())
    expectLaws(Tidied._tries, Tidied.arbitrary(), Int.arbitrary())
    for (tidied, halved) in zip(values(of: Tidied.arbitrary()), values(of: Halved.arbitrary())) {
      #expect(Tidied._email.set(Tidied._email.get(tidied), tidied) == tidied)
      #expect(Tidied._low.set(Tidied._low.get(tidied), tidied) == tidied)
      #expect(Tidied._nickname.set(Tidied._nickname.get(tidied), tidied) == tidied)
      #expect(Halved._note.set(halved.note, halved) == halved)
    }
  }
}
