/// What loops, and closures that are called with elements, ask of all elements.
extension PreconditionScanner {
  /// What is run for each of some elements.
  private struct Loop {
    /// The names of an element, or of the parts of a pair.
    var names: [String]
    /// What it is run for alone, behind `where`.
    var clause: Range<Int>?
    var body: Range<Int>
    /// Whether `return` leaves no more than it.
    var isClosure = false
  }

  /// Those of all elements, as in `for value in values { precondition(value > 0) }`, and of each
  /// parameter in `for value in [red, green, blue] { … }`.
  mutating func conditions(ofLoop start: Int) -> [Precondition] {
    let brace = end(of: start, before: [.leftBrace])
    guard kind(at: brace) == .leftBrace else { return [] }
    return conditions(ofLoop: start, to: brace) ?? doubts(about: start..<brace, endedAt: brace)
  }

  /// The same; nil where the loop is not understood.
  private mutating func conditions(ofLoop start: Int, to brace: Int) -> [Precondition]? {
    guard let names = names(ofPatternAt: start + 1) else { return nil }
    let sequence = tokens.end(ofBracketsAt: start + 1) + 1
    guard tokens[sequence - 1].keyword == .in, sequence < brace else { return nil }
    let values = sequence..<end(ofLoopHead: start)
    let loop = Loop(
      names: names, clause: values.upperBound < brace ? values.upperBound + 1..<brace : nil,
      body: tokens.inside(bracketsAt: brace))
    if names.count == 1, let listed = parameters(listedIn: values) {
      let count = exits.count
      defer { forgetExits(by: .broken, since: count) }
      return conditions(of: loop, with: listed.map { [$0] })
    }
    return elements(of: values, named: names).flatMap { conditions(of: loop, forEach: $0) }
  }

  /// Where what a loop goes through ends: what stands behind `where` is asked of each element.
  func end(ofLoopHead start: Int) -> Int {
    let brace = min(end(of: start, before: [.leftBrace]), tokens.count)
    return (start..<brace).first { tokens[$0].keyword == .where } ?? brace
  }

  /// The names in `value` and `(key, value)`; nil for other patterns.
  private func names(ofPatternAt position: Int) -> [String]? {
    let isName = kind(at: position) == .name && tokens[position].keyword == nil
    let isPair =
      kind(at: position) == .leftParen && kind(at: position + 2) == .comma
      && kind(at: position + 4) == .rightParen
    let names = isName ? [position] : isPair ? [position + 1, position + 3] : []
    guard !names.isEmpty, names.allSatisfy({ kind(at: $0) == .name }) else { return nil }
    return names.map(word)
  }

  /// `values.forEach { precondition($0 > 0) }`, of closures that are called with each element.
  func conditions(ofClosureAt brace: Int) -> [Precondition] {
    guard let call = call(ofClosureAt: brace) else { return [] }
    let end = kind(at: brace - 1) == .leftParen ? brace - 1 : brace
    let values = call.values.lowerBound..<max(call.values.lowerBound, end - 2)
    var scanner = self
    return scanner.conditions(ofClosureAt: brace, calledBy: call.name, with: values)
      ?? doubts(about: call.values.lowerBound..<end, endedAt: brace)
  }

  private mutating func conditions(
    ofClosureAt brace: Int, calledBy function: String, with values: Range<Int>
  ) -> [Precondition]? {
    let body = tokens.inside(bracketsAt: brace)
    let named = Array(parameters(ofClosureAt: brace).dropLast())
    guard Self.callingForEach.contains(function), !rejectionEnds,
      !named.isEmpty || !hasHead(body),
      let start = named.isEmpty
        ? body.lowerBound : body.first(where: { tokens[$0].keyword == .in }).map({ $0 + 1 })
    else { return nil }
    isCalled = true
    let loop = Loop(
      names: named.isEmpty ? ["$0"] : named, body: start..<max(start, body.upperBound),
      isClosure: true)
    return elements(of: values, named: loop.names).flatMap { conditions(of: loop, forEach: $0) }
  }

  /// Functions that call a closure once with each element.
  private static let callingForEach: Set = ["compactMap", "filter", "flatMap", "forEach", "map"]

  /// Whether a closure begins with what it captures, or with types.
  private func hasHead(_ body: Range<Int>) -> Bool {
    guard [.leftParen, .leftSquare, .at].contains(kind(at: body.lowerBound)) else { return false }
    let end = tokens.end(ofBracketsAt: body.lowerBound)
    return kind(at: end) == .name || word(at: end) == "->"
  }

  /// What stands before the braces of a loop, or of a closure that is called with elements, that end
  /// the program for some of them.
  private func doubts(about head: Range<Int>, endedAt brace: Int) -> [Precondition] {
    let body = tokens.inside(bracketsAt: brace)
    let mayEnd = body.contains {
      bytes.endsProgram(tokens[$0]) || bytes.checksCondition(tokens[$0])
    }
    return mayEnd && !rejectionEnds ? unreadable(head) : []
  }

  /// Those of what is run for any element: of all of them, or of those as far as to the first that
  /// the loop is left with; nil where it is not known of which.
  private mutating func conditions(of loop: Loop, forEach elements: Elements) -> [Precondition]? {
    let (outer, known) = (exits, knownExits)
    guard let found = conditions(of: loop, with: [elements.meanings]) else { return nil }
    let left = exits[outer.count...]
    let isKnown = [nil, .ended].contains(leaving) && !mayBeLeft(in: loop.body)
    exits = outer
    leaving = nil
    if !isKnown {
      knownExits = known
      if rejectionEnds { return [] }
    } else if let end = Precondition(anyOf: left.map(\.condition)) {
      guard !loop.isClosure else { return nil }
      exits += left.filter { $0.leaving != .broken }.map {
        Exit(condition: $0.condition.holding(forSome: elements), leaving: $0.leaving)
      }
      let asked = Precondition(allOf: found.filter(\.isReadable))?
        .holding(forEach: elements, until: end)
      return [asked].compactMap(\.self) + found.filter { !$0.isReadable }
    }
    return found.map { $0.isReadable ? $0.holding(forEach: elements) : $0 }
  }

  /// Those of what is run once with each of some values for its names; nil where it is not known for
  /// which.
  private mutating func conditions(
    of loop: Loop, with values: [[Meaning?]]
  ) -> [Precondition]? {
    var found: [Precondition] = []
    for meanings in values where leaving == nil {
      let earlier = exits
      var isUnderstood = true
      let asked = branch(given: []) { scanner in
        for (name, meaning) in zip(loop.names, meanings) {
          scanner.names.declare(name, as: meaning)
        }
        guard let clause = loop.clause else { return scanner.conditions(in: loop.body) }
        let traps = clause.flatMap(scanner.traps)
        let fact = scanner.condition(clause).first
        isUnderstood = fact != nil
        return fact.map { traps + scanner.conditions(inBranch: loop.body, given: [$0]) } ?? []
      }
      guard isUnderstood else { return nil }
      forgetExits(by: .continued, since: earlier.count)
      if loop.isClosure { forgetExits(by: .made, since: earlier.count) }
      found += asked.compactMap { self.asked($0, behind: earlier) }
    }
    return found
  }

  /// What the names in `[red, self.green, blue]` mean; nil where it has anything else.
  private func parameters(listedIn range: Range<Int>) -> [Meaning]? {
    guard kind(at: range.lowerBound) == .leftSquare, range.count > 2,
      kind(at: range.upperBound - 1) == .rightSquare
    else { return nil }
    var meanings: [Meaning] = []
    var position = range.lowerBound
    while position < range.upperBound - 1 {
      guard let (meaning, end) = knownMeaning(at: position + 1),
        kind(at: end) == .comma || end == range.upperBound - 1
      else { return nil }
      meanings.append(meaning)
      position = end
    }
    return meanings
  }
}

// MARK: - Elements

extension PreconditionScanner {
  /// What is gone through in `values`, `values.indices`, `0..<values.count` and `prices.values`, or
  /// in pairs: `prices`, `values.enumerated()` and `zip(values, others)`; nil for anything else.
  private func elements(of sequence: Range<Int>, named names: [String]) -> Elements? {
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
    guard let all = reading(sequence) else { return nil }
    if let element = all.type?.element { return (all.enclosed.value, element) }
    guard let (base, name) = call(endedAt: sequence), let type = reading(base)?.type else {
      return nil
    }
    switch (name, type) {
    case ("keys", .dictionary(let key, _)): return (all.value, key)
    case ("values", .dictionary(_, let value)): return (all.value, value)
    default: return Self.keeping.contains(name) ? type.element.map { (all.value, $0) } : nil
    }
  }

  /// What answers elements of a collection.
  private static let keeping: Set = [
    "dropFirst", "dropLast", "prefix", "reversed", "sorted", "suffix",
  ]

  /// What the last member or function of an expression is called on, and its name.
  private func call(endedAt range: Range<Int>) -> (base: Range<Int>, name: String)? {
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
  private typealias Indices = (array: Precondition, first: Int, last: Int)

  private func elements(of indices: Indices, named name: String) -> Elements {
    let skipped =
      (indices.first > 0 ? ".dropFirst(\(indices.first))" : "")
      + (indices.last > 0 ? ".dropLast(\(indices.last))" : "")
    let array = indices.array
    let all = array.within("", ".indices" + skipped)
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

  /// Those in `values.indices.dropFirst()`, `1..<values.count` and `0..<values.count - 1`.
  private func indices(of sequence: Range<Int>) -> Indices? {
    let start = sequence.lowerBound
    if let first = Int(word(at: start)), word(at: start + 1) == "..<" {
      return count(at: start + 2..<sequence.upperBound).flatMap { values, less in
        array(values).map { ($0, first, less) }
      }
    }
    guard let (base, name) = call(endedAt: sequence) else { return nil }
    if name == "indices" { return array(base).map { ($0, 0, 0) } }
    let isOne = kind(at: sequence.upperBound - 2) == .leftParen
    guard let count = isOne ? 1 : Int(word(at: sequence.upperBound - 2)),
      let (array, first, last) = indices(of: base)
    else { return nil }
    switch name {
    case "dropFirst": return (array, first + count, last)
    case "dropLast": return (array, first, last + count)
    default: return nil
    }
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
