/// Which members an initialiser sets to something else than it is given for them.
extension PreconditionScanner {
  /// The members that a body sets to what, given what they hold, is not surely the same again: half
  /// of a parameter, or another one. What tidies up may be done twice: `name.lowercased()`,
  /// `max(0, count)`, `nickname ?? name`. And those that are set to parameters of other names.
  ///
  /// - Parameters:
  ///   - members: Those of the type.
  ///   - variables: Those of them that functions of the type may change.
  ///   - home: The type, with those around it.
  static func keeping(
    _ members: Set<String>, variables: Set<String>, in body: Range<Int>, parameters: [Parameter],
    in scope: CheckScope, home: String
  ) -> Keeping {
    let tokens = scope.bytes.tokens(in: body)
    guard tokens.count < PreconditionScanner.mostConverted else { return Keeping() }
    let scanner = PreconditionScanner(
      tokens: tokens, scope: scope, home: home, names: Names(of: parameters))
    var given = Given(of: parameters, for: members)
    if !given.values.allSatisfy(members.contains) {
      scanner.findMembers(of: &given, among: members)
    }
    return Keeping(
      converted: scanner.converted(members, variables, given),
      renamed: given.filter { $0.key != $0.value && members.contains($0.value) })
  }

  /// Longer bodies are not looked at.
  private static let mostConverted = 4_000

  /// The members that parameters are for, by the names that stand for those; nothing for names of
  /// something else.
  typealias Given = [String: String]

  /// Notes the members of parameters that are for none by their names: those that are set to them.
  private func findMembers(of given: inout Given, among members: Set<String>) {
    let names = Given(uniqueKeysWithValues: given.keys.map { ($0, $0) })
    var left = members.subtracting(given.values)
    for sign in tokens.indices where word(at: sign) == "=" && !left.isEmpty {
      for (member, value) in set(byAssignmentAt: sign, left, given) {
        guard let name = value.flatMap({ kept($0, names) }), !members.contains(given[name] ?? "")
        else { continue }
        given[name] = member
        left.remove(member)
      }
    }
  }

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

  /// The members that an assignment sets to what they may not have been given.
  private func converted(
    byAssignmentAt sign: Int, _ members: Set<String>, _ given: Given
  ) -> [String] {
    set(byAssignmentAt: sign, members, given).filter { member, value in
      value.map { !keeps($0, as: member, given) } ?? true
    }.map(\.member)
  }

  /// The members that are set by an assignment, each to a value that stands there, if one does.
  private func set(
    byAssignmentAt sign: Int, _ members: Set<String>, _ given: Given
  ) -> [(member: String, value: Range<Int>?)] {
    let value = sign + 1..<max(sign + 1, end(ofValueFrom: sign + 1))
    if word(at: sign - 1) == "self" { return members.map { ($0, nil) } }
    if kind(at: sign - 1) == .rightParen, let start = openBracket(around: sign - 1) {
      return set(tupleAt: start, to: value).filter { members.contains($0.member) }
    }
    guard kind(at: sign - 1) == .name else { return [] }
    let name = word(at: sign - 1)
    let isMember = kind(at: sign - 2) == .dot ? isOwn(sign - 3) : given[name] == nil
    guard isMember, members.contains(name.withoutBackticks) else { return [] }
    return [(name.withoutBackticks, word(at: sign) == "=" ? value : nil)]
  }

  private func set(
    tupleAt start: Int, to value: Range<Int>
  ) -> [(member: String, value: Range<Int>?)] {
    let names = arguments(of: start).map(\.value).map { part in
      part.isEmpty ? "" : word(at: part.upperBound - 1).withoutBackticks
    }
    let isTuple = kind(at: value.lowerBound) == .leftParen
    let values = isTuple ? arguments(of: value.lowerBound).map(\.value) : []
    return names.enumerated().map { position, name in
      (name, values.count == names.count ? values[position] : nil)
    }
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

extension PreconditionScanner.Given {
  /// By the names of parameters: for the members of those names, or of their labels.
  fileprivate init(of parameters: [Parameter], for members: Set<String>) {
    let names = parameters.compactMap { parameter in
      (parameter.name ?? parameter.label).map { name in
        let all = [name, parameter.label ?? name].map(\.withoutBackticks)
        return (name, all.first(where: members.contains) ?? all[0])
      }
    }
    self.init(names) { first, _ in first }
  }
}
