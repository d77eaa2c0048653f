import FactoryCheck

// MARK: - What shrinks by moves of whole parts

let parts = [
  challenge(
    "document_depth", smallest: "Document.list([Document.list([Document.list([])])])",
    gen: Document.gen
  ) { $0.depth < 3 },
  challenge(
    "document_twins", smallest: #"Document.list([Document.text("a"), Document.text("a")])"#,
    gen: Document.gen
  ) { document in
    let texts = document.texts.filter { !$0.isEmpty }
    return Set(texts).count == texts.count
  },
  challenge(
    "dictionary_lists", smallest: "[0: [0, 0, 0, 0, 0, 0]]",
    gen: .dictionary(of: .int(in: 0...50), Gen.int().array())
  ) { $0.values.map(\.count).reduce(0, +) < 6 },
  challenge(
    "three_lists", smallest: "([], [], [0, 0, 0, 0, 0])",
    gen: Gen.zip(Gen.int().array(), Gen.int().array(), Gen.int().array())
  ) { first, second, third in
    let all = first + second + third
    return all.count < 5 || Set(all).count == all.count
  },
  challenge(
    "formula",
    smallest: "Formula.both(Formula.value(false), Formula.not(Formula.not(Formula.value(false))))",
    gen: Formula.gen
  ) { !($0.hasBoth && $0.isNegatedTwice) },
  challenge(
    "area", smallest: "(10, 100)", gen: Gen.zip(.int(in: 0...10_000), .int(in: 0...10_000))
  ) { $0.0 * $0.1 < 1000 || $0.0 < 10 || $0.1 < 10 },
  challenge(
    "dot_product", smallest: "([2], [51])",
    gen: Gen.int(in: 0...10).flatMap { count in
      let row = Gen.int(in: -100...100).array(count: count)
      return Gen.zip(row, row)
    }
  ) { zip($0.0, $0.1).map(*).reduce(0, +) <= 100 },
  challenge("combining_marks", smallest: #""a\u{300}\u{300}""#, gen: .string()) {
    $0.unicodeScalars.count - $0.count < 2
  },
]

private indirect enum Document {
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

private indirect enum Formula {
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
