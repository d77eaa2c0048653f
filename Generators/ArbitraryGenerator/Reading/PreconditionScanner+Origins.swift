/// What variables are made of.
extension PreconditionScanner {
  /// The parameters that names are made of, as far as it was read.
  typealias Origins = [String: Set<String>]

  /// The parameters that variables are made of that nothing else is known of, as `total` is behind
  /// `for part in parts { total += part }`.
  func origins(of positions: Range<Int>) -> Set<String> {
    if read.end > positions.lowerBound { (read.origins, read.end) = (given.parameters, 0) }
    while read.end < positions.lowerBound {
      noteOrigins(at: read.end, in: &read.origins)
      read.end += 1
    }
    return union(of: read.origins, in: positions)
  }

  /// The origins as far as to a position, which those behind it begin with.
  final class ReadOrigins {
    fileprivate var origins: Origins
    fileprivate var end = 0

    init(_ origins: Origins) { self.origins = origins }
  }

  /// Notes what the names are made of that get a value at a position, by an assignment, a loop or a
  /// closure: `prices.map { $0 + 1 }`.
  ///
  /// - Parameter isExact: Whether only the same numbers count: not how many elements there are, and
  ///   nothing that is made another type of.
  func noteOrigins(at position: Int, in origins: inout Origins, isExact: Bool = false) {
    if kind(at: position) == .leftBrace, let call = call(ofClosureAt: position) {
      let values = union(of: origins, in: call.values, isExact: isExact)
      for names in [["$0", "$1"], parameters(ofClosureAt: position)] {
        for (index, name) in names.enumerated() {
          // What is summed up is made of that from which it starts, and of no element yet.
          origins[name] = index == 0 && call.name == "reduce" ? [] : values
        }
      }
    }
    if !isExact { noteOrigins(inBracesBehind: position, in: &origins) }
    if tokens[position].keyword == .switch {
      noteOrigins(ofCasesAt: position, in: &origins, isExact: isExact)
    }
    let names = names(setAt: position) + (isExact ? [] : owner(setAt: position))
    guard !names.isEmpty else { return }
    let value = position + 1..<end(ofLineFrom: position + 1)
    let values = union(of: origins, in: value, isExact: isExact)
    for name in names { origins[name, default: []].formUnion(values) }
  }

  /// Notes that what braces set is made of what those are run for as well: how many are counted in
  /// `for value in values where value < 0 { count += 1 }`.
  private func noteOrigins(inBracesBehind position: Int, in origins: inout Origins) {
    guard Self.choosing.contains(where: { tokens[position].keyword == $0 }) else { return }
    let brace = end(of: position, before: [.leftBrace])
    let values = union(of: origins, in: position..<brace)
    guard kind(at: brace) == .leftBrace, !values.isEmpty else { return }
    for inner in tokens.inside(bracketsAt: brace) {
      for name in names(setAt: inner) { origins[name, default: []].formUnion(values) }
    }
  }

  private static let choosing: [Keyword?] = [.for, .if, .switch, .while]

  /// Notes of what the names are made of that the cases of a `switch` bind: of what it looks at.
  private func noteOrigins(ofCasesAt position: Int, in origins: inout Origins, isExact: Bool) {
    let subject = position + 1..<end(of: position + 1, before: [.leftBrace])
    let values = union(of: origins, in: subject, isExact: isExact)
    guard !values.isEmpty, kind(at: subject.upperBound) == .leftBrace else { return }
    for case .some(let pattern) in (cases(inBracesAt: subject.upperBound) ?? []).map(\.pattern) {
      let clause = pattern.first { tokens[$0].keyword == .where } ?? pattern.upperBound
      for name in pattern.lowerBound..<clause where binds(name, in: pattern) {
        origins[word(at: name), default: []].formUnion(values)
      }
    }
  }

  /// Whether a name in a pattern is given a value there: behind its own `let`, or behind one for all.
  private func binds(_ name: Int, in pattern: Range<Int>) -> Bool {
    guard kind(at: name) == .name, tokens[name].keyword == nil else { return false }
    let isBound = [name - 1, pattern.lowerBound].contains {
      $0 >= pattern.lowerBound && [.let, .var].contains(tokens[$0].keyword)
    }
    return isBound && kind(at: name - 1) != .dot && kind(at: name + 1) != .colon
  }

  /// Where the line ends that a value begins in, but for brackets, or a brace opens.
  func end(ofLineFrom start: Int) -> Int {
    var end = start
    while end < tokens.count, ![.leftBrace, .semicolon].contains(kind(at: end)),
      end == start || !tokens[end].startsLine
    {
      end = tokens.end(ofBracketsAt: end)
    }
    return min(end, tokens.count)
  }

  /// What the names in a range are made of.
  func union(of origins: Origins, in range: Range<Int>, isExact: Bool = false) -> Set<String> {
    let named = range.filter { isFree($0) && !(isExact && (isCounted($0) || isConverted($0))) }
      .compactMap { origins[word(at: isOwn($0) ? $0 + 2 : $0)] }
    return Set(named.joined())
  }

  /// The names that get a value at a position: before `=`, `+=`, `: Type =` and `in`, and in the
  /// parentheses of `(low, high) = bounds` and `case .size(let width, _) = size`.
  private func names(setAt position: Int) -> [String] {
    let isSet =
      kind(at: position) == .operator
      ? Self.assigns(word(at: position)) : tokens[position].keyword == .in
    guard isSet else { return [] }
    if kind(at: position - 1) == .rightParen, let start = openBracket(around: position - 1) {
      return (start..<position).filter { kind(at: $0) == .name }.map(word)
    }
    let name = kind(at: position - 2) == .colon ? position - 3 : position - 1
    return kind(at: name) == .name ? [word(at: name)] : []
  }

  /// What something is set of at a position: `components` for `components.path = path`.
  private func owner(setAt position: Int) -> [String] {
    guard kind(at: position) == .operator, kind(at: position - 2) == .dot,
      Self.assigns(word(at: position))
    else { return [] }
    let start = start(ofValueBefore: position)
    return kind(at: start) == .name && word(at: start) != "self" ? [word(at: start)] : []
  }

  /// Whether nothing but how many elements it has is asked of a name there.
  private func isCounted(_ position: Int) -> Bool {
    let name = isOwn(position) ? position + 2 : position
    return kind(at: name + 1) == .dot && Self.counts.contains(word(at: name + 2))
  }

  /// Whether it is all that something else is made of: `Double(price)`.
  private func isConverted(_ position: Int) -> Bool {
    kind(at: position - 1) == .leftParen && kind(at: position + 1) == .rightParen
      && word(at: position - 2).first?.isUppercase == true
  }

  private static let counts: Set = ["count", "endIndex", "indices", "isEmpty", "startIndex"]
}

// MARK: - Closures

extension PreconditionScanner {
  /// The function that a closure is given to, and what that is called on and with: `prices.reduce(0`
  /// in `prices.reduce(0) { $0 + $1 }`. Nil where the braces are of a statement.
  func call(ofClosureAt brace: Int) -> (name: String, values: Range<Int>)? {
    var end = brace
    if [.leftParen, .comma, .colon].contains(kind(at: brace - 1)) {
      guard let parenthesis = openBracket(around: brace) else { return nil }
      end = parenthesis
    }
    let start = start(ofValueBefore: end)
    let name = (start..<end).last { kind(at: $0 - 1) == .dot }
    return name.map { (word(at: $0), start..<brace) }
  }

  /// The names before `in`, and that.
  func parameters(ofClosureAt brace: Int) -> [String] {
    guard kind(at: brace) == .leftBrace else { return [] }
    let names = tokens[(brace + 1)...].prefix {
      $0.kind == .comma || $0.kind == .name && [nil, .in].contains($0.keyword)
    }
    guard let end = names.firstIndex(where: { $0.keyword == .in }) else { return [] }
    return names.indices.prefix { $0 <= end }.filter { kind(at: $0) == .name }.map(word)
  }
}
