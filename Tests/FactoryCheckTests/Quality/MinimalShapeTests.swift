import Testing

@testable import FactoryCheck

/// What shrinks only by a move of whole parts: each row fails without one of the passes.
struct MinimalShapeTests {
  @Test(
    "A dictionary in a document becomes a list of its values where a list does",
    arguments: 1...20 as ClosedRange<UInt64>)
  func documents(seed: UInt64) {
    #expect(
      minimal(Document.gen, seed: seed) { $0.depth >= 3 } == .list([.list([.list([])])]))
    let twins = minimal(Document.gen, seed: seed) { document in
      let texts = document.texts.filter { !$0.isEmpty }
      return Set(texts).count < texts.count
    }
    #expect(twins == .list([.text("a"), .text("a")]))
  }

  @Test(
    "Lists that matter only together become one", arguments: 1...20 as ClosedRange<UInt64>)
  func lists(seed: UInt64) {
    let list = Gen.int().array()
    let shelves = minimal(.dictionary(of: .int(in: 0...50), list), seed: seed) { shelves in
      shelves.values.map(\.count).reduce(0, +) >= 6
    }
    #expect(shelves == [0: [0, 0, 0, 0, 0, 0]])
    let three = minimal(Gen.zip(list, list, list), seed: seed) { first, second, third in
      let all = first + second + third
      return all.count >= 5 && Set(all).count < all.count
    }
    #expect(three.map { [$0.0, $0.1, $0.2] } == [[], [], [0, 0, 0, 0, 0]])
  }

  @Test(
    "What is around a part goes inside of it where that is simpler",
    arguments: 1...20 as ClosedRange<UInt64>)
  func rotations(seed: UInt64) {
    let formula = minimal(Formula.gen, seed: seed) { $0.hasBoth && $0.isNegatedTwice }
    #expect(formula == .both(.value(false), .not(.not(.value(false)))))
  }

  @Test(
    "The first of two numbers whose product matters is as small as it can be",
    arguments: 1...20 as ClosedRange<UInt64>)
  func products(seed: UInt64) {
    let side = Gen.int(in: 0...10_000)
    let area = minimal(Gen.zip(side, side), seed: seed) {
      $0.0 * $0.1 >= 1000 && $0.0 >= 10 && $0.1 >= 10
    }
    #expect(area.map { [$0.0, $0.1] } == [10, 100])
  }

  @Test(
    "A product becomes a sum whose numbers are as large as that needs",
    arguments: 1...20 as ClosedRange<UInt64>)
  func terms(seed: UInt64) {
    let term = minimal(Term.gen, seed: seed) { $0.result <= -20 }
    #expect(term == .sum(.number(-10), .number(-10)))
  }

  @Test(
    "Rows of one length lose the same place of each", arguments: 1...20 as ClosedRange<UInt64>)
  func rows(seed: UInt64) {
    let number = Gen.int(in: -100...100)
    let rows = Gen.int(in: 0...10).flatMap { count in
      Gen.zip(number.array(count: count), number.array(count: count))
    }
    let smallest = minimal(rows, seed: seed) { zip($0.0, $0.1).map(*).reduce(0, +) > 100 }
    #expect(smallest.map { [$0.0, $0.1] } == [[2], [51]])
  }

  @Test(
    "A character of a class becomes the first of it", arguments: 1...20 as ClosedRange<UInt64>)
  func classes(seed: UInt64) {
    let marks = minimal(.string(), seed: seed) { text in
      text.unicodeScalars.count { $0.properties.generalCategory == .nonspacingMark } >= 2
    }
    #expect(marks.map { Array($0.unicodeScalars) } == ["\u{300}", "\u{300}"])
    let picture = minimal(.string(), seed: seed) { text in
      text.unicodeScalars.contains { $0.properties.isEmojiPresentation }
    }
    #expect(picture == "\u{231A}")
  }
}

private indirect enum Document: Equatable {
  case nothing
  case number(Int)
  case text(String)
  case list([Document])
  case record([String: Document])

  static let gen = Gen<Document>.recursive(
    .oneOf(
      .constant(.nothing), Gen.int().map(Document.number),
      Gen.string(of: .letters).map(Document.text))
  ) { part in
    .oneOf(
      part.array(count: 0...4).map(Document.list),
      Gen.dictionary(of: .string(of: .letters), part).map(Document.record))
  }

  private var parts: [Document] {
    switch self {
    case .list(let parts): parts
    case .record(let parts): Array(parts.values)
    case .nothing, .number, .text: []
    }
  }

  var depth: Int {
    switch self {
    case .list, .record: 1 + (parts.map(\.depth).max() ?? 0)
    case .nothing, .number, .text: 0
    }
  }

  var texts: [String] {
    if case .text(let text) = self { [text] } else { parts.flatMap(\.texts) }
  }
}

private indirect enum Formula: Equatable {
  case value(Bool)
  case both(Formula, Formula)
  case not(Formula)

  static let gen = Gen<Formula>.recursive(Gen.bool().map(Formula.value)) { part in
    .oneOf(Gen.zip(part, part, with: Formula.both), part.map(Formula.not))
  }

  var hasBoth: Bool {
    switch self {
    case .value: false
    case .both: true
    case .not(let part): part.hasBoth
    }
  }

  var isNegatedTwice: Bool {
    switch self {
    case .value: false
    case .both(let left, let right): left.isNegatedTwice || right.isNegatedTwice
    case .not(.not): true
    case .not(let part): part.isNegatedTwice
    }
  }
}

private indirect enum Term: Equatable {
  case number(Int)
  case sum(Term, Term)
  case negative(Term)
  case product(Term, Term)

  static let gen = Gen<Term>.recursive(Gen.int(in: -10...10).map(Term.number)) { part in
    .oneOf(
      Gen.zip(part, part, with: Term.sum), part.map(Term.negative),
      Gen.zip(part, part, with: Term.product))
  }

  var result: Int {
    switch self {
    case .number(let number): number
    case .sum(let left, let right): left.result &+ right.result
    case .negative(let part): 0 &- part.result
    case .product(let left, let right): left.result &* right.result
    }
  }
}
