/// What declarations, assignments and calls make of names.
extension PreconditionScanner {
  typealias Meaning = Names.Meaning

  /// What a name, `self` before a member, or the call of a function stands for, and the position
  /// behind it.
  func meaning(at position: Int) -> (meaning: Meaning, end: Int)? {
    knownMeaning(at: position) ?? distinctness(at: position) ?? result(ofCallAt: position)
      ?? result(ofGetterAt: position)
  }

  /// The same but for calls.
  func knownMeaning(at position: Int) -> (meaning: Meaning, end: Int)? {
    guard isFree(position) else { return nil }
    let isOwn = isOwn(position)
    let name = isOwn ? position + 2 : position
    let known =
      isOwn ? names.member(word(at: name)) : names.meaning(of: word(at: name), at: position)
    guard let known else { return isOwn ? nil : length(at: position) }
    let isCall = known.isDelayed && kind(at: name + 1) == .leftParen
    return (known, isCall ? tokens.end(ofBracketsAt: name + 1) : name + 1)
  }

  /// Whether a name stands there that is neither a member nor a label.
  func isFree(_ position: Int) -> Bool { tokens.isFreeName(position) }

  /// Whether it is `self` before a member.
  func isOwn(_ position: Int) -> Bool {
    kind(at: position + 1) == .dot && word(at: position) == "self"
  }

  /// A name means something else behind `let count = …`, and so do those in `let (count, name) = …`
  /// and in `case .some(let count) = …`.
  mutating func forget(behind position: Int) {
    let start = position + 1
    var end = start
    while end < tokens.count, end == start || !tokens[end].startsLine, !endsPattern(at: end) {
      end = tokens.end(ofBracketsAt: end)
    }
    for token in tokens[start..<end] where token.kind == .name {
      names.declare(bytes.text(token.range))
    }
  }

  func endsPattern(at position: Int) -> Bool {
    switch tokens[position].kind {
    case .colon, .comma, .leftBrace, .semicolon: true
    case .operator: word(at: position) == "="
    default: tokens[position].keyword == .else
    }
  }

  /// Whether a comma stands between two bindings, as in `let first = 1, count = 2`.
  func parts(bindingsAt position: Int) -> Bool {
    guard tokens[position].kind == .comma, position + 2 < tokens.count else { return false }
    return tokens[position + 1].kind == .leftParen || endsPattern(at: position + 2)
  }

  /// Notes what `let count = values.count` means, or that it means something else than before; of
  /// a variable, what it means as far as to where it may be changed.
  mutating func bind(behind position: Int, of range: Range<Int>, isVariable: Bool = false) {
    let name = position + 1
    var value: Meaning?
    var isList = false
    var other: String?
    var offset: Names.Offset?
    if kind(at: name) == .name, let sign = equals(behind: name) {
      let end = min(
        end(of: sign + 1, before: [.comma, .semicolon]), end(ofStatementAt: position, of: range))
      let written = sign + 1..<max(sign + 1, end)
      if !written.isEmpty {
        value = reading(written)?.enclosed ?? constant(written)
        value?.count = counting(written)
      }
      isList = type(of: written)?.isList ?? isUnknownList(written)
      other = counted(as: written)
      offset = isVariable ? nil : self.offset(of: written)
      // What it is declared as may be another type of elements, and nothing but an array.
      if sign > name + 1 {
        let isLiteral = kind(at: sign + 1) == .leftSquare
        value = value.flatMap { value in
          let isKnown = !isLiteral || value.value.parameters.isEmpty
          return isKnown && value.type?.isList == true ? value.ofAnyElements : nil
        }
      }
    }
    forget(behind: position)
    let end = isVariable && value != nil ? end(ofValueIn: name) : nil
    names.declare(
      word(at: name), as: value, within: end.map { name..<$0 }, isList: isList && value == nil,
      countedAs: other, at: offset)
  }

  /// Where the sign stands behind which a name gets its value, also behind the type of an array.
  private func equals(behind name: Int) -> Int? {
    if word(at: name + 1) == "=" { return name + 1 }
    guard kind(at: name + 1) == .colon, kind(at: name + 2) == .leftSquare else { return nil }
    let isDictionary = tokens.inside(bracketsAt: name + 2).contains { kind(at: $0) == .colon }
    let sign = tokens.end(ofBracketsAt: name + 2)
    return !isDictionary && word(at: sign) == "=" ? sign : nil
  }

  /// What is written in literals.
  func constant(_ value: Range<Int>) -> Meaning? {
    bytes.constant(tokens[value]).map { text in
      var constant = Meaning(value: Precondition(text: text, parameters: []), isOperand: true)
      if value.count == 1, kind(at: value.lowerBound) == .integer { constant.type = .named("Int") }
      if value.count == 1, kind(at: value.lowerBound) == .float { constant.type = .named("Double") }
      if Formula(text).isListOfOneType { constant.type = .array(.named("_")) }
      return constant
    } ?? namedNumber(value)
  }

  /// The number that constants name, or that is computed of them: `Self.size * Self.size - 1`.
  private func namedNumber(_ value: Range<Int>) -> Meaning? {
    guard value.count < Self.longest else { return nil }
    var text = ""
    var position = value.lowerBound
    while position < value.upperBound {
      if position > value.lowerBound, tokens[position].start > tokens[position - 1].end {
        text += " "
      }
      if let number = constants[position], !names.hides(word(at: position)) {
        guard Int(number.text) != nil, number.end <= value.upperBound else { return nil }
        text += number.text
        position = number.end
      } else {
        let isPart =
          [.integer, .leftParen, .rightParen].contains(kind(at: position))
          || Self.signs.contains(word(at: position))
        guard isPart else { return nil }
        text += word(at: position)
        position += 1
      }
    }
    guard !text.isEmpty else { return nil }
    let isAlone = constants[value.lowerBound]?.end == value.upperBound
    let number = Precondition(text: isAlone ? text : "(\(text))", parameters: [])
    return Meaning(type: .named("Int"), value: number, isOperand: true)
  }

  /// What numbers are computed by that overflow for large ones alone.
  private static let signs: Set = ["+", "-", "*"]

  /// Notes that a name means what is in an optional behind `let name` and `let name = value`.
  ///
  /// - Parameter mayBeMissing: Whether it is asked for by nothing that ends the program.
  mutating func bindPresent(_ range: Range<Int>, mayBeMissing: Bool = false) {
    let name = range.lowerBound + 1
    let value = presentValue(in: range).flatMap(reading)
    forget(behind: range.lowerBound)
    if tokens[range.lowerBound].keyword == .let, var value = value?.unwrapped, !value.isWidened {
      value.mayTrap = value.mayTrap || mayBeMissing
      names.declare(word(at: name), as: value)
    }
  }

  /// The value that has to be there for a binding; nil for patterns of another kind.
  func presentValue(in range: Range<Int>) -> Range<Int>? {
    let name = range.lowerBound + 1
    guard tokens[range.lowerBound].keyword != .case, kind(at: name) == .name else { return nil }
    if range.count == 2 { return name..<range.upperBound }
    let equals = range.first { word(at: $0) == "=" }
    return equals.flatMap { $0 + 1 < range.upperBound ? $0 + 1..<range.upperBound : nil }
  }
}

// MARK: - Members

extension PreconditionScanner {
  /// Notes `self.count = count`: the member is what it was set to from here on. What a setter of the
  /// file ends the program without is asked.
  mutating func noteAssignment(at start: Int, of range: Range<Int>) -> [Precondition] {
    if names.hasMembers { forgetMembers(changedAt: start, of: range) }
    noteAssignments(at: start)
    let isOwn = isOwn(start)
    let name = isOwn ? start + 2 : start
    guard kind(at: name) == .name, kind(at: name + 1) == .operator,
      isOwn || !names.hides(word(at: name)), Self.assigns(word(at: name + 1))
    else { return [] }
    var end = end(ofStatementAt: start, of: range)
    if kind(at: end - 1) == .semicolon { end -= 1 }
    let isPlain = word(at: name + 1) == "=" && name + 2 < end
    var value = isPlain ? reading(name + 2..<end) : nil
    value?.count = counting(name + 2..<max(name + 2, end))
    set(word(at: name), to: value)
    if isPlain { calls += calls(ofWrapperOf: word(at: name), madeOf: name + 2..<end) }
    guard let value, scope.endsProgram,
      let setter = scope.setter(named: word(at: name), from: home)
    else { return [] }
    return conditions(of: setter, given: [value])
  }

  /// Notes `(self.count, name) = (count, "")`, if it stands there.
  private mutating func noteAssignments(at start: Int) {
    let equals = tokens.end(ofBracketsAt: start)
    guard kind(at: start) == .leftParen, word(at: equals) == "=", kind(at: equals + 1) == .leftParen
    else { return }
    let members = arguments(of: start).map(\.value)
    let values = arguments(of: equals + 1).map { $0.value.isEmpty ? nil : reading($0.value) }
    guard members.count == values.count else { return }
    for (member, value) in zip(members, values) {
      let name = isOwn(member.lowerBound) ? member.lowerBound + 2 : member.lowerBound
      guard name + 1 == member.upperBound, name > member.lowerBound || !names.hides(word(at: name))
      else { continue }
      set(word(at: name), to: value)
    }
  }

  /// Notes what a member is set to; one with a setter or a wrapper may be something else once it is
  /// read.
  private mutating func set(_ member: String, to value: Meaning?) {
    let isStored = !looksAround || !scope.isComputed(member, in: home)
    names.assign(isStored ? value?.kept : nil, to: member)
  }

  /// Members may be something else behind `values.append(0)`, `swap(&first, &last)`,
  /// `(first, last) = (last, first)`, and what another file declares: `normalize()`.
  private mutating func forgetMembers(changedAt start: Int, of range: Range<Int>) {
    let first = tokens[start].keyword == .try ? start + 1 : start
    let name = isOwn(first) ? first + 2 : first
    if rejectionEnds, kind(at: name) == .name, kind(at: name + 1) == .leftParen,
      tokens[name].keyword == nil, scope.members[word(at: name)] == nil,
      !bytes.checksCondition(tokens[name])
    {
      return names.forgetMembers()
    }
    if [.dot, .leftSquare].contains(kind(at: name + 1)), !(looksAtAll && isReordered(name)) {
      names.assign(nil, to: word(at: name))
    }
    if kind(at: start) == .leftParen, word(at: tokens.end(ofBracketsAt: start)) == "=" {
      for position in tokens.inside(bracketsAt: start) { names.assign(nil, to: word(at: position)) }
    }
    for position in start..<end(ofStatementAt: start, of: range)
    where word(at: position) == "&"
      && [.leftParen, .comma, .colon].contains(kind(at: position - 1))
    {
      names.assign(nil, to: word(at: isOwn(position + 1) ? position + 3 : position + 1))
    }
  }

  /// Whether a statement begins with a name there that leaves as many elements as there were.
  private func isReordered(_ name: Int) -> Bool {
    kind(at: name + 1) == .dot && kind(at: name + 3) == .leftParen
      && ["reverse", "shuffle", "sort", "swapAt"].contains(word(at: name + 2))
  }

  /// Members may be something else behind what sets them at times.
  mutating func forgetMembers(setIn tokens: ArraySlice<Token>) {
    for position in tokens.indices.dropFirst() where tokens[position].kind == .operator {
      guard tokens[position - 1].kind == .name,
        Self.assigns(bytes.text(tokens[position].range))
      else { continue }
      names.assign(nil, to: bytes.text(tokens[position - 1].range))
    }
  }

  static func assigns(_ sign: String) -> Bool {
    sign.hasSuffix("=") && !comparisons.contains(sign)
  }

  private static let comparisons: Set = ["==", "!=", "===", "!==", "<=", ">=", "~="]
}

extension Names.Meaning {
  /// It, as an array of elements of some type.
  fileprivate var ofAnyElements: Names.Meaning {
    var copy = self
    copy.type = .array(.named("_"))
    return copy
  }

  /// It, as a member keeps it.
  fileprivate var kept: Names.Meaning {
    var copy = enclosed
    if case .optional = type { return copy }
    copy.isWidened = true
    return copy
  }
}

extension Formula {
  /// Whether it is a list that can stand alone: of nothing but numbers, or texts.
  fileprivate var isListOfOneType: Bool {
    guard case .list(let elements) = self, !elements.isEmpty else { return false }
    return elements.allSatisfy { $0.number(isInteger: false) != nil }
      || elements.allSatisfy { if case .text = $0 { true } else { false } }
  }
}
