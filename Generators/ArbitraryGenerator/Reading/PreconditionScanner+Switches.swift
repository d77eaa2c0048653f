/// What the cases of a `switch` end the program for.
extension PreconditionScanner {
  /// Those of `switch code { case 0, 1: … default: fatalError() }`, which is one of the others, and of
  /// what its cases ask for; goes on to the brace.
  mutating func conditions(ofSwitch position: inout Int) -> [Precondition] {
    let subject = position + 1..<end(of: position + 1, before: [.leftBrace])
    guard kind(at: subject.upperBound) == .leftBrace, !subject.isEmpty else { return [] }
    position = subject.upperBound
    guard let cases = cases(inBracesAt: position) else { return [] }
    let isPlain = !tokens.inside(bracketsAt: position).contains {
      kind(at: $0) == .pound || word(at: $0) == "fallthrough"
    }
    let (outer, count) = (names, exits.count)
    var earlier: [SwitchPattern?] = []
    var found: [Precondition] = []
    for part in cases {
      let pattern = part.pattern.flatMap { self.pattern($0, of: subject) }
      let ends = endsProgram(behind: part.body.lowerBound - 1)
      if isPlain,
        let facts = facts(of: pattern, isDefault: part.pattern == nil, behind: earlier)
      {
        found += conditions(inBranch: part.body, given: facts, payload: pattern?.payload)
      } else {
        found += ends ? unreadable(subject) : doubts(in: part.body)
      }
      names = outer
      if !ends { earlier.append(pattern) }
    }
    forgetExits(by: .broken, since: count)
    return found
  }

  /// What holds in the statements of a case; nil where that cannot be asked.
  ///
  /// Of cases that may not be reached what ends the program is rather asked too often, but no check.
  private func facts(
    of pattern: SwitchPattern?, isDefault: Bool, behind earlier: [SwitchPattern?]
  ) -> [Precondition]? {
    let known = earlier.compactMap(\.self)
    let isKnown = known.count == earlier.count
    if isDefault {
      guard isKnown else { return nil }
      return Precondition(anyOf: known.map(\.fact)).map { [$0.denied] } ?? []
    }
    guard let pattern, isKnown || !rejectionEnds else { return nil }
    return known.filter(pattern.overlaps).map(\.fact.denied) + [pattern.fact]
  }

  /// The patterns and the statements of all cases; without a pattern behind `default`.
  func cases(
    inBracesAt brace: Int
  ) -> [(pattern: Range<Int>?, body: Range<Int>)]? {
    let inside = tokens.inside(bracketsAt: brace)
    var cases: [(pattern: Range<Int>?, body: Range<Int>)] = []
    var start = inside.lowerBound
    while start < inside.upperBound {
      let isDefault = word(at: start) == "default"
      guard isDefault || tokens[start].keyword == .case else { return nil }
      let colon = end(of: start + 1, before: [.colon])
      guard colon < inside.upperBound else { return nil }
      let end = endOfCase(from: colon + 1, before: inside.upperBound)
      cases.append((isDefault ? nil : start + 1..<colon, colon + 1..<end))
      start = end
    }
    return cases
  }

  /// Where the statements of a case end.
  private func endOfCase(from start: Int, before end: Int) -> Int {
    var position = start
    while position < end, !startsCase(position) { position = tokens.end(ofBracketsAt: position) }
    return min(position, end)
  }

  private func startsCase(_ position: Int) -> Bool {
    (tokens[position].keyword == .case || word(at: position) == "default")
      && (tokens[position].startsLine || kind(at: position - 1) == .semicolon)
  }
}

// MARK: - Forbidden cases

extension PreconditionScanner {
  /// The cases of an enum that a `switch self` in its members does nothing for but end the program.
  static func casesEndingProgram(of type: String, in scope: CheckScope) -> Set<String> {
    let members = scope.members.values.joined().filter { $0.home == type }
    return members.reduce(into: []) { names, member in
      let scanner = PreconditionScanner(
        tokens: Array(scope.tokens[member.tokens]), scope: scope, home: type, names: Names(of: []))
      names.formUnion(scanner.tokens.indices.flatMap(scanner.casesEndingProgram))
    }
  }

  private func casesEndingProgram(ofSwitchAt position: Int) -> [String] {
    guard tokens[position].keyword == .switch, word(at: position + 1) == "self",
      kind(at: position + 2) == .leftBrace, let cases = cases(inBracesAt: position + 2)
    else { return [] }
    return cases.compactMap { part in
      guard let pattern = part.pattern, pattern.count == 2, kind(at: pattern.lowerBound) == .dot,
        onlyEndsProgram(part.body)
      else { return nil }
      return word(at: pattern.lowerBound + 1)
    }
  }

  /// Whether statements are the call of what never returns, and nothing else.
  private func onlyEndsProgram(_ body: Range<Int>) -> Bool {
    guard let first = body.first, bytes.endsProgram(tokens[first]) else { return false }
    return tokens.end(ofBracketsAt: first + 1) == body.upperBound
  }
}

// MARK: - Patterns

extension PreconditionScanner {
  /// What a case takes; nil where that cannot be asked. The names that it binds are known from here
  /// on.
  private mutating func pattern(_ range: Range<Int>, of subject: Range<Int>) -> SwitchPattern? {
    guard let value = askable(subject)?.enclosed else { return nil }
    if let payload = payload(of: range, in: value.value),
      let fact = match(range, of: value.value)
    {
      let isHiding = payload.hides(names)
      declare(payload)
      return SwitchPattern(
        fact: fact, values: .cases([payload.case]), payload: isHiding ? nil : payload)
    }
    var parts: [SwitchPattern] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(end(of: start, before: [.comma]), range.upperBound)
      guard let part = alternative(start..<end, of: value) else { return nil }
      parts.append(part)
      start = end + 1
    }
    return Precondition(anyOf: parts.map(\.fact)).map { fact in
      SwitchPattern(
        fact: fact, values: parts.dropFirst().reduce(parts[0].values) { $0 + $1.values })
    }
  }

  /// One of what stands between commas, as `1...5`, `.none`, and `let count where count > 9`.
  private mutating func alternative(_ range: Range<Int>, of value: Meaning) -> SwitchPattern? {
    let clause = range.first { tokens[$0].keyword == .where } ?? range.upperBound
    let pattern = range.lowerBound..<clause
    bindNames(in: pattern, to: value)
    guard clause < range.upperBound else { return plain(pattern, of: value.value) }
    guard let condition = condition(clause + 1..<range.upperBound).first, !pattern.isEmpty else {
      return nil
    }
    let isAny = word(at: pattern.lowerBound) == "_" || tokens[pattern.lowerBound].keyword == .let
    if isAny, pattern.count <= 2 { return SwitchPattern(fact: condition, values: .others) }
    guard let plain = plain(pattern, of: value.value),
      let both = Precondition(allOf: [plain.fact, condition])
    else { return nil }
    return SwitchPattern(fact: both, values: plain.values)
  }

  /// Notes that a name means the value in `let value where value > 0`, and that others mean
  /// something else than before.
  private mutating func bindNames(in pattern: Range<Int>, to value: Meaning) {
    for position in pattern where kind(at: position) == .name {
      guard tokens[position - 1].keyword == .let || tokens[position - 1].keyword == .var else {
        continue
      }
      let isWhole = position == pattern.lowerBound + 1 && pattern.count == 2
      names.declare(word(at: position), as: isWhole ? value : nil)
    }
  }

  /// The payload of `.count(let count)`, `let .size(width, _)` and `.none`; nil for other patterns.
  func payload(of range: Range<Int>, in value: Precondition) -> Payload? {
    let bindsAll = tokens[range].first?.keyword == .let
    let dot = bindsAll ? range.lowerBound + 1 : range.lowerBound
    guard kind(at: dot) == .dot, kind(at: dot + 1) == .name, range.contains(dot + 1) else {
      return nil
    }
    var pieces: [Payload.Piece] = []
    for position in dot + 1..<range.upperBound {
      switch kind(at: position) {
      case .name where tokens[position].keyword == .let: break
      case .name:
        let name = word(at: position)
        let isBound = position > dot + 1 && kind(at: position + 1) != .colon && name != "_"
        guard !isBound || binds(position, bindsAll: bindsAll) else { return nil }
        pieces.append(Payload.Piece(text: name, isBound: isBound))
      case .comma, .colon: pieces.append(Payload.Piece(text: word(at: position) + " "))
      case .leftParen where position == dot + 2: pieces.append(Payload.Piece(text: "("))
      case .rightParen where position == range.upperBound - 1:
        pieces.append(Payload.Piece(text: ")"))
      default: return nil
      }
    }
    let names = pieces.filter(\.isBound).map(\.text)
    return Payload(pieces: pieces, names: names, case: word(at: dot + 1), value: value)
  }

  /// Whether a name of a pattern is that of a part of its payload, and no value.
  private func binds(_ position: Int, bindsAll: Bool) -> Bool {
    guard tokens[position].keyword == nil, !["true", "false", "nil"].contains(word(at: position)),
      [.comma, .rightParen].contains(kind(at: position + 1))
    else { return false }
    return tokens[position - 1].keyword == .let
      || bindsAll && [.comma, .leftParen, .colon].contains(kind(at: position - 1))
  }

  /// Says what the names of a payload are made of.
  mutating func declare(_ payload: Payload) {
    let isKnown = !payload.hides(names)
    for name in payload.names {
      let part = Precondition(text: name, parameters: payload.value.parameters)
      names.declare(name, as: isKnown ? Meaning(value: part, isOperand: true) : nil)
    }
  }

  /// That a value is a case, with any payload, or one of some numbers or texts.
  private func plain(_ range: Range<Int>, of value: Precondition) -> SwitchPattern? {
    if kind(at: range.lowerBound) == .dot {
      let name = word(at: range.lowerBound + 1)
      return match(range, of: value).map { SwitchPattern(fact: $0, values: .cases([name])) }
    }
    if range.count == 1, word(at: range.lowerBound) == "nil" {
      return SwitchPattern(fact: value.within("", " == nil"), values: .cases(["none"]))
    }
    let isPlain = range.allSatisfy { position in
      switch kind(at: position) {
      case .integer, .string: !word(at: position).contains("\\")
      case .operator: ["...", "..<", "-"].contains(word(at: position))
      default: false
      }
    }
    guard isPlain, !range.isEmpty else {
      return computed(range, of: value).map { SwitchPattern(fact: $0, values: .others) }
    }
    let text = text(range)
    let isOpen = kind(at: range.lowerBound) == .operator && word(at: range.lowerBound) != "-"
    return SwitchPattern(
      fact: value.within(isOpen ? "(\(text)) ~= " : "\(text) ~= ", ""),
      values: values(of: text.filter { $0 != " " }))
  }

  /// That a value is in a range whose ends are computed, as `0..<values.count` is.
  private func computed(_ range: Range<Int>, of value: Precondition) -> Precondition? {
    guard let sign = range.first(where: isRange), range.lowerBound < sign,
      sign + 1 < range.upperBound
    else { return nil }
    let ends = [range.lowerBound..<sign, sign + 1..<range.upperBound].map { end in
      (askable(end) ?? constant(end))?.value
    }
    guard let low = ends[0], let high = ends[1] else { return nil }
    let less = word(at: sign) == "..." ? "<=" : "<"
    let text = "\(low.text) <= \(value.text) && \(value.text) \(less) \(high.text)"
    return low.joined(with: high, as: "").joined(with: value, as: text)
  }

  /// That a value is a case, as in `.text` and `.count(let count)`.
  func match(_ range: Range<Int>, of value: Precondition) -> Precondition? {
    guard let payload = payload(of: range, in: value) else { return nil }
    var match = value.within("{ if case .\(payload.case) = ", " { true } else { false } }()")
    match.members.insert(payload.case)
    return match
  }

  /// The numbers of `3`, `-1...4` and `..<8`, or a text.
  private func values(of text: String) -> SwitchPattern.Values {
    if text.hasPrefix("\"") { return .texts([text]) }
    let bounds = text.split(separator: /\.\.[.<]/, maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = bounds.map { Int($0) }
    switch (numbers.first, numbers.count) {
    case (let number??, 1): return .numbers([number...number])
    case (let lower??, 2):
      let upper = bounds[1].isEmpty ? Int.max : numbers[1]
      return upper.map { .numbers([lower...max(lower, $0)]) } ?? .others
    case (_, 2) where bounds[0].isEmpty:
      return numbers[1].map { .numbers([Int.min...$0]) } ?? .others
    default: return .others
    }
  }
}

extension SwitchPattern.Values {
  /// The values of both.
  fileprivate static func + (left: Self, right: Self) -> Self {
    switch (left, right) {
    case (.cases(let left), .cases(let right)): .cases(left.union(right))
    case (.numbers(let left), .numbers(let right)): .numbers(left + right)
    case (.texts(let left), .texts(let right)): .texts(left.union(right))
    default: .others
    }
  }
}
