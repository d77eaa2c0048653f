/// Sets that loops gather elements in to see whether they were there before.
extension PreconditionScanner {
  /// A loop that is run for each of some elements.
  struct Round {
    var elements: Elements
    var body: Range<Int>
    /// In how many braces and functions its statements stand.
    var depth: Int
  }

  /// What `seen.insert(value).inserted` and `!seen.contains(value)` say of all elements where `seen`
  /// is empty before and has nothing else put in: that they are distinct.
  func distinctness(at position: Int) -> (meaning: Meaning, end: Int)? {
    guard let round, round.depth == depth, exits.isEmpty, isFree(position),
      kind(at: position + 1) == .dot, let use = use(ofSetAt: position),
      gathers(in: position, use.value, round)
    else { return nil }
    let isInserted =
      use.name == "insert" && kind(at: use.end) == .dot && word(at: use.end + 1) == "inserted"
    guard isInserted || use.name == "contains", let value = reading(use.value)?.value else {
      return nil
    }
    let distinct = round.elements.areDistinct(by: value)
    let asked = isInserted ? distinct : distinct.denied
    return (Meaning(value: asked), isInserted ? use.end + 2 : use.end)
  }

  /// The call of `insert` or `contains` of what is named at a position, and what it is given.
  private func use(ofSetAt position: Int) -> (name: String, value: Range<Int>, end: Int)? {
    let (name, parenthesis) = (position + 2, position + 3)
    guard kind(at: position + 1) == .dot, ["contains", "insert"].contains(word(at: name)),
      kind(at: parenthesis) == .leftParen
    else { return nil }
    let value = tokens.inside(bracketsAt: parenthesis)
    return value.isEmpty ? nil : (word(at: name), value, tokens.end(ofBracketsAt: parenthesis))
  }

  /// Whether a set is declared as an empty one, and each round puts a value in, and nothing else is
  /// done with it.
  private func gathers(in position: Int, _ value: Range<Int>, _ round: Round) -> Bool {
    let name = word(at: position)
    let uses = tokens.indices.filter { word(at: $0) == name }
    guard let declaration = uses.first, isEmptySet(declaredAt: declaration),
      // In another loop, it is filled by each round of that.
      braces(from: declaration, to: round.body.lowerBound) == 1
    else { return false }
    let written = text(value)
    let others = uses.dropFirst().map { (position: $0, use: use(ofSetAt: $0)) }
    return others.allSatisfy { other in
      round.body.contains(other.position) && other.use.map { text($0.value) == written } ?? false
    }
      && others.contains {
        $0.use?.name == "insert" && braces(from: round.body.lowerBound, to: $0.position) == 0
      }
  }

  /// `var seen: Set<String> = []`, `var seen = Set<String>()`.
  private func isEmptySet(declaredAt name: Int) -> Bool {
    guard name > 0, tokens[name - 1].keyword == .var else { return false }
    let end = end(ofStatementAt: name, of: tokens.indices)
    let last = kind(at: end - 1) == .semicolon ? end - 2 : end - 1
    let isEmpty =
      kind(at: last) == .rightParen && kind(at: last - 1) == .leftParen
      || kind(at: last) == .rightSquare && kind(at: last - 1) == .leftSquare
    return isEmpty && (name..<max(name, last)).contains { word(at: $0) == "Set" }
  }

  /// How many braces are open at a position that were not at another one before it.
  private func braces(from start: Int, to end: Int) -> Int {
    var depth = 0
    for position in start..<max(start, end) {
      if kind(at: position) == .leftBrace { depth += 1 }
      if kind(at: position) == .rightBrace { depth -= 1 }
    }
    return depth
  }

  private func text(_ range: Range<Int>) -> String { range.map(word).joined(separator: " ") }
}
