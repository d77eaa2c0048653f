/// Which members an initialiser sets to something else than it is given for them.
extension PreconditionScanner {
  /// The members that a body sets to what, given what they hold, is not surely the same again: half
  /// of a parameter, or another one. What tidies up may be done twice: `name.lowercased()`,
  /// `max(0, count)`, `nickname ?? name`.
  ///
  /// - Parameters:
  ///   - members: Those of the type, each given by the parameter of its name.
  ///   - variables: Those of them that functions of the type may change.
  ///   - home: The type, with those around it.
  static func converted(
    _ members: Set<String>, variables: Set<String>, in body: Range<Int>, parameters: [Parameter],
    in scope: CheckScope, home: String
  ) -> [String] {
    let tokens = scope.bytes.tokens(in: body)
    guard tokens.count < PreconditionScanner.mostConverted else { return [] }
    let scanner = PreconditionScanner(
      tokens: tokens, scope: scope, home: home, names: Names(of: parameters))
    let given = parameters.compactMap { parameter in
      (parameter.name ?? parameter.label).map { ($0, parameter.label ?? $0) }
    }
    return scanner.converted(members, variables, Given(given) { first, _ in first })
  }

  /// Longer bodies are not looked at.
  private static let mostConverted = 4_000

  /// The members that parameters are for, by the names that stand for those; nothing for names of
  /// something else.
  private typealias Given = [String: String]

  private func converted(
    _ members: Set<String>, _ variables: Set<String>, _ given: Given
  ) -> [String] {
    var given = given
    var outer: [(end: Int, given: Given)] = []
    var found: Set<String> = []
    var skipped = -1
    for position in tokens.indices {
      while let scope = outer.last, scope.end <= position {
        given = scope.given
        outer.removeLast()
      }
      if let end = end(ofScopeAt: position) { outer.append((end, given)) }
      if !variables.isEmpty {
        found.formUnion(changed(variables, at: position) { given[$0] != nil })
      }
      if [.let, .var].contains(tokens[position].keyword) {
        skipped = declare(behind: position, &given)
      } else if isDelegation(position) {
        found.formUnion(converted(byCallAt: position + 3, members, given))
      } else if position > skipped, kind(at: position) == .operator,
        Self.assigns(word(at: position))
      {
        found.formUnion(converted(byAssignmentAt: position, members, given))
      }
    }
    return found.sorted()
  }

  /// Where the names end that are bound behind a position: in braces, and what a statement with
  /// branches binds. Nil where no scope begins there.
  private func end(ofScopeAt position: Int) -> Int? {
    if kind(at: position) == .leftBrace { return tokens.end(ofBracketsAt: position) }
    guard Self.binding.contains(tokens[position].keyword) else { return nil }
    return end(ofStatementAt: position, of: position..<tokens.count)
  }

  private static let binding: [Keyword?] = [.for, .if, .switch, .while]

  /// Notes what a constant stands for, and that a variable may be anything.
  ///
  /// - Returns: Where it is given that, or the last of its names.
  private func declare(behind position: Int, _ given: inout Given) -> Int {
    let name = position + 1
    var sign = name
    while sign < tokens.count, word(at: sign) != "=", tokens[sign].keyword != .in,
      sign == name || !tokens[sign].startsLine,
      sign == name || !endsPattern(at: sign) || kind(at: sign) == .colon
    {
      sign = tokens.end(ofBracketsAt: sign)
    }
    let pattern = min(name, tokens.count)..<min(sign, tokens.count)
    if tokens[position].keyword == .let, bindsItself(pattern) { return pattern.upperBound }
    let end = min(end(ofValueFrom: sign + 1), end(of: sign + 1, before: [.comma, .leftBrace]))
    let isSettled = tokens[position].keyword == .let && word(at: sign) == "=" && sign < end
    let value = isSettled ? kept(sign + 1..<end, given) : nil
    for token in tokens[pattern] where token.kind == .name { given[bytes.text(token.range)] = "" }
    if kind(at: name) == .name { given[word(at: name)] = value ?? "" }
    return pattern.upperBound
  }

  /// Whether a name is bound to what it stands for, as in `if let name {`.
  private func bindsItself(_ pattern: Range<Int>) -> Bool {
    let ends = kind(at: pattern.upperBound)
    return pattern.count == 1
      && (ends == .leftBrace || ends == .comma || isElse(pattern.upperBound))
  }

  private func isElse(_ position: Int) -> Bool {
    position < tokens.count && tokens[position].keyword == .else
  }

  /// The members that are set by an assignment.
  private func converted(
    byAssignmentAt sign: Int, _ members: Set<String>, _ given: Given
  ) -> [String] {
    let value = sign + 1..<max(sign + 1, end(ofValueFrom: sign + 1))
    if word(at: sign - 1) == "self" { return Array(members) }
    if kind(at: sign - 1) == .rightParen, let start = openBracket(around: sign - 1) {
      return converted(tupleAt: start, by: value, members, given)
    }
    guard kind(at: sign - 1) == .name else { return [] }
    let name = word(at: sign - 1)
    let isMember = kind(at: sign - 2) == .dot ? isOwn(sign - 3) : given[name] == nil
    guard isMember, members.contains(name.withoutBackticks) else { return [] }
    let isKept = word(at: sign) == "=" && keeps(value, as: name.withoutBackticks, given)
    return isKept ? [] : [name.withoutBackticks]
  }

  private func converted(
    tupleAt start: Int, by value: Range<Int>, _ members: Set<String>, _ given: Given
  ) -> [String] {
    let set = arguments(of: start).map(\.value).map { part in
      part.isEmpty ? "" : word(at: part.upperBound - 1).withoutBackticks
    }
    let isTuple = kind(at: value.lowerBound) == .leftParen
    let values = isTuple ? arguments(of: value.lowerBound).map(\.value) : []
    guard values.count == set.count else { return set.filter(members.contains) }
    return zip(set, values).filter { members.contains($0) && !keeps($1, as: $0, given) }.map(\.0)
  }

  /// Whether `self.init(` stands there.
  private func isDelegation(_ position: Int) -> Bool {
    isOwn(position) && word(at: position + 2) == "init" && kind(at: position + 3) == .leftParen
  }

  /// Those that another initialiser is given otherwise, or by other names: what that makes of them
  /// is not known.
  private func converted(
    byCallAt parenthesis: Int, _ members: Set<String>, _ given: Given
  ) -> [String] {
    arguments(of: parenthesis).flatMap { label, value in
      let name = label?.withoutBackticks ?? ""
      guard members.contains(name) else {
        return value.compactMap { given[word(at: $0)] }.filter(members.contains)
      }
      return keeps(value, as: name, given) ? [] : [name]
    }
  }

  /// Where a value ends that a statement assigns.
  private func end(ofValueFrom start: Int) -> Int {
    var end = start
    while end < tokens.count, kind(at: end) != .semicolon, kind(at: end) != .rightBrace,
      end == start || !isStart(end, of: start..<tokens.count)
    {
      end = tokens.end(ofBracketsAt: end)
    }
    return min(end, tokens.count)
  }
}

// MARK: - Values

extension PreconditionScanner {
  /// Whether a member that holds what a value was is given the same again.
  private func keeps(_ value: Range<Int>, as member: String, _ given: Given) -> Bool {
    guard value.count < PreconditionScanner.longest else { return false }
    return isConstant(value) || kept(value, given)?.withoutBackticks == member
      || isBound(value, member, given)
  }

  /// The parameter that a value is, or is made of by what changes nothing the second time; nil where
  /// it is something else.
  ///
  /// - Parameter isSorted: Whether the order of its elements does not matter.
  private func kept(
    _ value: Range<Int>, _ given: Given, isSorted: Bool = false
  ) -> String? {
    guard !value.isEmpty, value.count < PreconditionScanner.longest else { return nil }
    if Self.handingOn.contains(word(at: value.lowerBound)), kind(at: value.lowerBound + 1) == .name
    {
      return kept(value.lowerBound + 1..<value.upperBound, given)
    }
    if let end = value.first(where: { word(at: $0) == "??" }) {
      return kept(value.lowerBound..<end, given)
    }
    if let mark = value.first(where: { kind(at: $0) == .operator && word(at: $0) == "?" }) {
      return kept(chosenBehind: mark, of: value, given)
    }
    if kind(at: value.lowerBound) == .leftParen,
      tokens.end(ofBracketsAt: value.lowerBound) == value.upperBound
    {
      return kept(tokens.inside(bracketsAt: value.lowerBound), given, isSorted: isSorted)
    }
    if let last = lastMember(of: value), Self.tidying.contains(word(at: last)) {
      let isSorted = isSorted || word(at: last) == "sorted"
      return kept(value.lowerBound..<last - 1, given, isSorted: isSorted)
    }
    if let copied = copied(by: value), isSorted || !isList(value, ofSet: copied) {
      return kept(copied, given, isSorted: isSorted)
    }
    let name = value.count == 1 ? given[word(at: value.lowerBound)] : nil
    return name == "" ? nil : name
  }

  /// What `Array(tags)` and `Swift.abs(n)` are given; nil for what may make something else of that.
  private func copied(by value: Range<Int>) -> Range<Int>? {
    let name = function(of: value)
    guard Self.copying.contains(word(at: name)), kind(at: name + 1) == .leftParen,
      tokens.end(ofBracketsAt: name + 1) == value.upperBound
    else { return nil }
    let arguments = arguments(of: name + 1)
    return arguments.count == 1 && arguments[0].label == nil ? arguments[0].value : nil
  }

  /// Where the name stands of what a value calls: behind that of the library, where that is written.
  private func function(of value: Range<Int>) -> Int {
    let isLibrarys = word(at: value.lowerBound) == "Swift" && kind(at: value.lowerBound + 1) == .dot
    return value.lowerBound + (isLibrarys ? 2 : 0)
  }

  /// Whether it is a list of what has no order: another one each time.
  private func isList(_ value: Range<Int>, ofSet copied: Range<Int>) -> Bool {
    word(at: copied.lowerBound) == "Set" && word(at: value.lowerBound) != "Set"
  }

  /// What is one of two values: a parameter or a constant, which stays what it is.
  private func kept(
    chosenBehind mark: Int, of value: Range<Int>, _ given: Given
  ) -> String? {
    let colon = end(of: mark + 1, before: [.colon])
    guard value.contains(colon) else { return nil }
    let choices = [mark + 1..<colon, colon + 1..<value.upperBound]
    let kept = choices.filter { !isConstant($0) }.map { self.kept($0, given) }
    guard let first = kept.first, kept.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// Whether it is the parameter of a member or a bound: `min(low, high)`.
  private func isBound(_ value: Range<Int>, _ member: String, _ given: Given) -> Bool {
    let name = function(of: value)
    guard ["max", "min"].contains(word(at: name)), kind(at: name + 1) == .leftParen,
      tokens.end(ofBracketsAt: name + 1) == value.upperBound
    else { return false }
    return arguments(of: name + 1).contains {
      !isConstant($0.value) && keeps($0.value, as: member, given)
    }
  }

  /// Whether a value is written in literals, or names one of several: `nil`, `.zero`, `Level.low`.
  private func isConstant(_ value: Range<Int>) -> Bool {
    value.allSatisfy { position in
      switch kind(at: position) {
      case .string: !word(at: position).contains("\\(")
      case .integer, .float, .dot, .leftSquare, .rightSquare, .comma, .colon: true
      case .operator: word(at: position) == "-"
      case .name:
        [.nil, .true, .false].contains(tokens[position].keyword)
          || kind(at: position - 1) == .dot && !isOwn(position - 2)
          || kind(at: position + 1) == .dot && word(at: position).first?.isUppercase == true
      default: false
      }
    }
  }

  /// Where the name of the member stands that a value ends with, called or not: `trimmed` in
  /// `name.trimmed`.
  private func lastMember(of value: Range<Int>) -> Int? {
    var (position, last) = (value.lowerBound, Int?.none)
    while position < value.upperBound {
      let isMember = kind(at: position) == .name && kind(at: position - 1) == .dot
      if isMember, position > value.lowerBound + 1 {
        last = position
      } else if kind(at: position) == .operator {
        return nil
      }
      position = tokens.end(ofBracketsAt: position)
    }
    return last
  }

  /// Words before a name that leave it what it is.
  private static let handingOn: Set = ["consume", "copy"]

  /// Members that change nothing of what they have made.
  private static let tidying: Set = [
    "absoluteURL", "capitalized", "clamped", "filter", "lowercased", "magnitude", "prefix",
    "rounded", "sorted", "standardized", "standardizedFileURL", "suffix", "trimmingCharacters",
    "uppercased",
  ]

  /// Functions and initialisers that leave as it is what is already of their kind.
  private static let copying: Set = [
    "Array", "ArraySlice", "Bool", "CGFloat", "Character", "ContiguousArray", "Data", "Decimal",
    "Dictionary", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "Set", "String",
    "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "abs",
  ]
}
