import Testing

@testable import FactoryCheck

/// What parts of different kinds share: each row fails for some seed without one of the passes.
struct MinimalTradeTests {
  @Test(
    "Of a number and a collection that share a sum the number has it all",
    arguments: 1...100 as ClosedRange<UInt64>)
  func numberAndCollection(seed: UInt64) {
    let textLast = minimal(Gen.zip(.int(in: 0...100), .string()), seed: seed) { number, text in
      number + text.count >= 12
    }
    #expect(textLast.map { [$0.0.description, $0.1] } == ["12", ""])
    let number = Gen.int(in: 0...1000)
    let textFirst = minimal(Gen.zip(.string(of: .ascii), number), seed: seed) { text, number in
      3 * text.count + number >= 36
    }
    #expect(textFirst.map { [$0.0, $0.1.description] } == ["", "36"])
    let list = Gen.int(in: 0...1000).array()
    let flags = minimal(Gen.zip(list, Gen.bool().array()), seed: seed) { list, flags in
      list.reduce(0, +) + flags.count >= 12
    }
    #expect(flags?.0 == [12] && flags?.1 == [])
  }

  @Test(
    "A number that is not enough is at the end of its range, and a collection has the rest",
    arguments: 1...20 as ClosedRange<UInt64>)
  func fullNumber(seed: UInt64) {
    let pair = minimal(Gen.zip(.int(in: 0...9), .string()), seed: seed) { number, text in
      number + text.count >= 12
    }
    #expect(pair.map { [$0.0.description, $0.1] } == ["9", "aaa"])
  }

  @Test(
    "A number and a collection that have to be exactly so much trade one for one",
    arguments: 1...20 as ClosedRange<UInt64>)
  func exactly(seed: UInt64) {
    let number = Gen.int(in: 0...100)
    let exact = minimal(Gen.zip(number, Gen.int().array()), seed: seed) { number, list in
      number + list.count == 12
    }
    #expect(exact?.0 == 12 && exact?.1 == [])
    let fraction = minimal(Gen.zip(.double(in: 0...1000), Gen.int().array()), seed: seed) {
      $0 + Double($1.count) >= 12
    }
    #expect(fraction?.0 == 12 && fraction?.1 == [])
  }

  @Test(
    "Of two collections that share a length that of smaller elements has it all",
    arguments: 1...20 as ClosedRange<UInt64>)
  func collections(seed: UInt64) {
    let pairs = Gen.zip(.int(), .bool()).array()
    let shared = minimal(Gen.zip(.string(of: .ascii), pairs), seed: seed) { text, pairs in
      text.count + pairs.count >= 8
    }
    #expect(shared?.0 == "aaaaaaaa" && shared?.1.isEmpty == true)
    let lists = Gen.zip(Gen.int().array(), .string(of: .letters))
    let product = minimal(lists, seed: seed) { list, text in list.count * text.count >= 12 }
    #expect(product?.0 == [0, 0, 0] && product?.1 == "aaaa")
  }

  @Test(
    "A collection that takes elements over takes copies of its own",
    arguments: 1...20 as ClosedRange<UInt64>)
  func copies(seed: UInt64) {
    let digits = Gen.int(in: 0...9).array()
    let sum = minimal(Gen.zip(.int(in: 0...20), .string(), digits), seed: seed) {
      $0 + $1.count + $2.reduce(0, +) >= 30
    }
    #expect(sum?.0 == 12 && sum?.1 == "" && sum?.2 == [9, 9])
  }

  @Test(
    "What is optional goes where a number can be as much", arguments: 1...20 as ClosedRange<UInt64>)
  func optionals(seed: UInt64) {
    let number = Gen.int(in: 0...100)
    let optional = minimal(Gen.zip(number, number.optional()), seed: seed) { $0 + ($1 ?? 0) >= 20 }
    #expect(optional?.0 == 20 && optional?.1 == .some(nil))
    let paid = minimal(Gen.zip(number, Payment.gen), seed: seed) { $0 + $1.amount >= 50 }
    #expect(paid?.0 == 50 && paid?.1 == .some(.nothing))
  }

  @Test(
    "A simpler alternative keeps what stood behind other parts",
    arguments: 1...20 as ClosedRange<UInt64>)
  func alternatives(seed: UInt64) {
    #expect(
      minimal(Payment.gen.array(), seed: seed) { $0.map(\.amount).reduce(0, +) >= 100 }
        == [.cash(100)])
    let equal = minimal(Gen.zip(Payment.gen, Payment.gen), seed: seed) {
      $0.amount > 0 && $0.amount == $1.amount
    }
    #expect(equal.map { [$0.0, $0.1] } == [.cash(1), .cash(1)])
  }

  @Test(
    "Alternatives that have to be the same become the simplest together",
    arguments: 1...40 as ClosedRange<UInt64>)
  func sameAlternatives(seed: UInt64) {
    let pair = minimal(Gen.zip(Term.gen, Term.gen), seed: seed) {
      $0.kind == $1.kind && $0.kind > 0
    }
    #expect(pair.map { [$0.0, $0.1] } == [.not(.number(0)), .not(.number(0))])
    let three = minimal(Gen.zip(Term.gen, Gen.zip(Term.gen, Term.gen)), seed: seed) {
      $0.kind > 1 && $0.kind == $1.0.kind && $0.kind == $1.1.kind
    }
    let sum = Term.sum(.number(0), .number(0))
    #expect(three.map { [$0.0, $0.1.0, $0.1.1] } == [sum, sum, sum])
  }

  private indirect enum Term: Equatable {
    case number(Int)
    case not(Term)
    case sum(Term, Term)
    case product(Term, Term)

    static let gen = Gen<Term>.recursive(Gen.int(in: 0...9).map(Term.number)) { term in
      .oneOf(
        term.map(Term.not), .zip(term, term, with: Term.sum), .zip(term, term, with: Term.product))
    }

    var kind: Int {
      switch self {
      case .number: 0
      case .not: 1
      case .sum: 2
      case .product: 3
      }
    }
  }

  private enum Payment: Equatable {
    case nothing
    case cash(Int)
    case card(String, Int)

    static let gen = Gen<Payment>.oneOf(
      .constant(.nothing), Gen.int(in: 0...1000).map(Payment.cash),
      .zip(.string(of: .letters), .int(in: 0...1000), with: Payment.card))

    var amount: Int {
      switch self {
      case .nothing: 0
      case .cash(let amount): amount
      case .card(let name, let amount): name.count + amount
      }
    }
  }
}
