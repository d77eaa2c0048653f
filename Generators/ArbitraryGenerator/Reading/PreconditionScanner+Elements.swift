/// What loops go through, and closures are called with.
extension PreconditionScanner {
  /// What is gone through in `values`, `values.indices`, `0..<values.count` and `prices.values`, or
  /// in pairs: `prices`, `values.enumerated()` and `zip(values, others)`; nil for anything else.
  func elements(of sequence: Range<Int>, named names: [String]) -> Elements? {
    guard sequence.count < Self.longest else { return nil }
    if names.count == 2 { return pairs(of: sequence, named: names) }
    guard names.count == 1 else { return nil }
    if let indices = indices(of: sequence) { return elements(of: indices, named: names[0]) }
    if let values = values(of: sequence) {
      return Elements(names: names, meanings: [any(names[0], of: values)], all: values.all)
    }
    guard let (all, keys, values) = dictionary(sequence) else { return nil }
    let entry = any(names[0], of: (all, nil))
    let parts = [("key", keys), ("value", values)].map { member, part in
      Elements.Part(spellings: ["\(names[0]).\(member)"], all: part.all, names: names)
    }
    return Elements(names: names, meanings: [entry], all: all, parts: parts)
  }

  /// All of some values, and their type.
  private typealias Values = (all: Precondition, type: TypeSyntax?)

  /// What one of some values means by its name.
  private func any(_ name: String, of values: Values) -> Meaning {
    let value = Precondition(text: name, parameters: values.all.parameters)
    return Meaning(type: values.type, value: value, isOperand: true)
  }

  private func pairs(of sequence: Range<Int>, named names: [String]) -> Elements? {
    func pairs(of all: Precondition, _ first: Values, _ second: Values, _ parts: [Precondition?])
      -> Elements
    {
      let meanings = [any(names[0], of: first), any(names[1], of: second)]
      let parts = zip(names, parts).compactMap { name, part in
        part.map { Elements.Part(spellings: [name], all: $0, names: [name]) }
      }
      return Elements(names: names, meanings: meanings, all: all, parts: parts)
    }
    if let (all, keys, values) = dictionary(sequence) {
      return pairs(of: all, keys, values, [keys.all, values.all])
    }
    guard let all = reading(sequence)?.value else { return nil }
    if let (base, name) = call(endedAt: sequence), name == "enumerated",
      let values = values(of: base)
    {
      var pairs = pairs(of: all, (values.all, .named("Int")), values, [nil, values.all])
      pairs.meanings[0]?.index = Meaning.Index(array: values.all.text)
      return pairs
    }
    let parenthesis = sequence.lowerBound + 1
    guard word(at: sequence.lowerBound) == "zip", kind(at: parenthesis) == .leftParen,
      tokens.end(ofBracketsAt: parenthesis) == sequence.upperBound
    else { return nil }
    let both = arguments(of: parenthesis).map { values(of: $0.value) ?? (all, nil) }
    return both.count == 2 ? pairs(of: all, both[0], both[1], [nil, nil]) : nil
  }

  private func dictionary(
    _ sequence: Range<Int>
  ) -> (all: Precondition, keys: Values, values: Values)? {
    guard let all = reading(sequence), case .dictionary(let key, let value)? = all.type else {
      return nil
    }
    let text = all.enclosed.value
    return (text, (text.within("", ".keys"), key), (text.within("", ".values"), value))
  }

  /// The elements of a collection: of a parameter, or of what has the same in another order, and
  /// perhaps not all.
  private func values(of sequence: Range<Int>) -> Values? {
    if let steps = steps(of: sequence) { return (steps, .named("Int")) }
    guard let all = reading(sequence) else { return nil }
    if let element = all.type?.element, all.isOperand || all.type?.isSlice == false {
      return (all.enclosed.value, element)
    }
    guard let (base, name) = call(endedAt: sequence), let type = reading(base)?.type else {
      return nil
    }
    switch (name, type) {
    case ("keys", .dictionary(let key, _)): return (all.value, key)
    case ("values", .dictionary(_, let value)): return (all.value, value)
    case ("utf8", .named("String", [])): return (all.value, .named("UInt8"))
    default: return Self.keeping.contains(name) ? type.element.map { (all.value, $0) } : nil
    }
  }

  /// What answers elements of a collection.
  private static let keeping: Set = [
    "dropFirst", "dropLast", "prefix", "reversed", "sorted", "suffix",
  ]

  /// What the last member or function of an expression is called on, and its name.
  func call(endedAt range: Range<Int>) -> (base: Range<Int>, name: String)? {
    let last = range.upperBound - 1
    let name = kind(at: last) == .rightParen ? openBracket(around: last).map { $0 - 1 } : last
    guard let name, name - 1 > range.lowerBound, kind(at: name) == .name,
      kind(at: name - 1) == .dot
    else { return nil }
    return (range.lowerBound..<name - 1, word(at: name))
  }

  /// How many elements are counted in `values.count` and `values.count - 1`: of which values, and how
  /// many less.
  func count(at range: Range<Int>) -> (values: Range<Int>, less: Int)? {
    let minus = range.upperBound - 2
    let isLess = range.count > 3 && word(at: minus) == "-"
    guard let less = isLess ? Int(word(at: minus + 1)) : 0,
      let (base, name) = call(endedAt: range.lowerBound..<(isLess ? minus : range.upperBound)),
      name == "count"
    else { return nil }
    return (base, less)
  }
}

// MARK: - Indices

extension PreconditionScanner {
  /// Indices of an array, but for some at its beginning and its end.
  private struct Indices {
    var array: Precondition
    var first = 0, last = 0
    var isReversed = false
  }

  private func elements(of indices: Indices, named name: String) -> Elements {
    let skipped =
      (indices.first > 0 ? ".dropFirst(\(indices.first))" : "")
      + (indices.last > 0 ? ".dropLast(\(indices.last))" : "")
    let array = indices.array
    let all = array.within("", ".indices" + skipped + (indices.isReversed ? ".reversed()" : ""))
    var meaning = any(name, of: (all, .named("Int")))
    meaning.index = Meaning.Index(array: array.text, before: indices.first, behind: indices.last)
    func at(_ index: String) -> String { "\(array.text)[\(index)]" }
    var parts = [
      Elements.Part(spellings: [at(name)], all: array.within("", skipped), names: [name])
    ]
    let neighbours = array.within("zip(", ", \(array.text).dropFirst())")
    for (isNext, sides) in [
      (indices.first == 1 && indices.last == 0, [at("\(name) - 1"), at(name)]),
      (indices.first == 0 && indices.last == 1, [at(name), at("\(name) + 1")]),
    ] where isNext {
      parts.append(Elements.Part(spellings: sides, all: neighbours, names: ["$0", "$1"]))
    }
    return Elements(names: [name], meanings: [meaning], all: all, parts: parts)
  }

  /// Those in `values.indices.dropFirst()`, `1..<values.count`, `0..<values.count - 1` and
  /// `stride(from: 1, to: values.count, by: 1)`, also where they are reversed.
  private func indices(of sequence: Range<Int>) -> Indices? {
    let sequence = withoutParentheses(sequence)
    let start = sequence.lowerBound
    if let first = Int(word(at: start)), word(at: start + 1) == "..<" {
      let end = start + 2..<max(start + 2, sequence.upperBound)
      return indices(from: first, to: counted(in: end, atLeast: first))
    }
    if let (first, end) = stride(sequence) { return indices(from: first, to: count(at: end)) }
    guard let (base, name) = call(endedAt: sequence) else { return nil }
    if name == "indices" { return array(base).map { Indices(array: $0) } }
    let isOne = kind(at: sequence.upperBound - 2) == .leftParen
    guard let count = isOne ? 1 : Int(word(at: sequence.upperBound - 2)),
      var indices = indices(of: base)
    else { return nil }
    switch name {
    case "reversed" where isOne: indices.isReversed.toggle()
    case "dropFirst" where !indices.isReversed: indices.first += count
    case "dropLast" where !indices.isReversed: indices.last += count
    default: return nil
    }
    return indices
  }

  private func indices(from first: Int, to end: (values: Precondition, less: Int)?) -> Indices? {
    end.map { Indices(array: $0.values, first: first, last: $0.less) }
  }

  /// Where `stride` begins and ends that goes through numbers one by one.
  private func stride(_ call: Range<Int>) -> (first: Int, end: Range<Int>)? {
    guard word(at: call.lowerBound) == "stride", kind(at: call.lowerBound + 1) == .leftParen,
      tokens.end(ofBracketsAt: call.lowerBound + 1) == call.upperBound
    else { return nil }
    let arguments = arguments(of: call.lowerBound + 1)
    let words = arguments.map { $0.value.count == 1 ? word(at: $0.value.lowerBound) : "" }
    guard arguments.map(\.label) == ["from", "to", "by"], words[2] == "1" else { return nil }
    return Int(words[0]).map { ($0, arguments[1].value) }
  }

  /// `stride(from: 0, to: text.count, by: 2)`, of steps that are known not to be zero there.
  private func steps(of call: Range<Int>) -> Precondition? {
    guard word(at: call.lowerBound) == "stride", kind(at: call.lowerBound + 1) == .leftParen,
      tokens.end(ofBracketsAt: call.lowerBound + 1) == call.upperBound
    else { return nil }
    let arguments = arguments(of: call.lowerBound + 1)
    guard arguments.map(\.label) == ["from", "to", "by"], let step = arguments.last?.value,
      step.count == 1, number(at: step.lowerBound) != nil || Int(word(at: step.lowerBound)) ?? 0 > 0
    else { return nil }
    let values = arguments.compactMap { reading($0.value) ?? constant($0.value) }.map(\.value)
    guard values.count == 3, values.contains(where: { !$0.parameters.isEmpty }) else { return nil }
    let text = zip(["from", "to", "by"], values).map { "\($0): \($1.text)" }
    var whole = values.dropFirst().reduce(values[0]) { $0.joined(with: $1, as: "") }
    whole.text = "stride(\(text.joined(separator: ", ")))"
    // Those of a parameter are asked before whether they are zero.
    whole.mayTrap = whole.mayTrap || number(at: step.lowerBound) != nil
    return whole
  }

  /// The count in `values.count` and, where a range has to end behind its beginning, in
  /// `max(values.count, 1)`.
  private func counted(
    in range: Range<Int>, atLeast first: Int
  ) -> (values: Precondition, less: Int)? {
    guard word(at: range.lowerBound) == "max", kind(at: range.lowerBound + 1) == .leftParen,
      tokens.end(ofBracketsAt: range.lowerBound + 1) == range.upperBound
    else { return count(at: range) }
    let sides = arguments(of: range.lowerBound + 1).map(\.value)
    guard sides.count == 2,
      let number = sides.first(where: { $0.count == 1 && word(at: $0.lowerBound) == "\(first)" }),
      let other = sides.first(where: { $0 != number })
    else { return nil }
    return count(at: other)
  }

  /// How many elements of an array are counted in an expression, or in what a name stands for.
  private func count(at range: Range<Int>) -> (values: Precondition, less: Int)? {
    if range.count == 1, let count = knownMeaning(at: range.lowerBound)?.meaning.count {
      return (count.array, count.less)
    }
    if let first = countOrNone(at: range) { return (first, 0) }
    return (count(at: range) as (values: Range<Int>, less: Int)?).flatMap { values, less in
      array(values).map { ($0, less) }
    }
  }

  /// The array, which may be missing, in `rows.first?.count ?? 0`; an empty one where it is.
  private func countOrNone(at range: Range<Int>) -> Precondition? {
    let end = range.upperBound - 5
    guard range.count > 5, (end..<range.upperBound).map(word) == ["?", ".", "count", "??", "0"],
      case .optional(.array)? = type(of: range.lowerBound..<end)
    else { return nil }
    return reading(range.lowerBound..<end)?.value.within("(", " ?? [])")
  }

  /// What a `let` is that counts the elements of an array.
  func counting(_ range: Range<Int>) -> Meaning.Count? {
    count(at: range).map { Meaning.Count(array: $0.values, less: $0.less) }
  }

  func withoutParentheses(_ range: Range<Int>) -> Range<Int> {
    let isEnclosed =
      kind(at: range.lowerBound) == .leftParen
      && tokens.end(ofBracketsAt: range.lowerBound) == range.upperBound
    return isEnclosed ? tokens.inside(bracketsAt: range.lowerBound) : range
  }

  private func array(_ positions: Range<Int>) -> Precondition? {
    guard let array = reading(positions), case .array? = array.type else { return nil }
    return array.enclosed.value
  }

  /// Whether an index, and perhaps a number that is added to it, is one of an array.
  func isIndex(_ index: Range<Int>, of array: Precondition) -> Bool {
    guard let known = knownMeaning(at: index.lowerBound)?.meaning.index, known.array == array.text
    else { return false }
    if index.count == 1 { return true }
    guard index.count == 3, let number = Int(word(at: index.upperBound - 1)) else { return false }
    switch word(at: index.lowerBound + 1) {
    case "-": return number <= known.before
    case "+": return number <= known.behind
    default: return false
    }
  }
}

extension TypeSyntax {
  /// The type of the elements of a collection; nil for types that are not known for one, and for
  /// dictionaries, which have pairs.
  fileprivate var element: TypeSyntax? {
    switch self {
    case .array(let element): element
    case .named("Array", let arguments), .named("ArraySlice", let arguments),
      .named("ContiguousArray", let arguments), .named("Set", let arguments):
      arguments.count == 1 ? arguments[0] : nil
    case .named("String", []): .named("Character")
    default: nil
    }
  }
}
