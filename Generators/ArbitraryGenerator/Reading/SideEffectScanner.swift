/// Finds out whether an initialiser changes files or runs programs, which nobody wants for whatever
/// happens to be drawn: `/` is a path like any other.
///
/// It tells by the names that Foundation, C and databases have for what does so, also in functions,
/// initialisers and setters of the same file that are run. What only may be such a call is taken for
/// one, but not what has another meaning as well and is asked of nothing that looks like a place.
struct SideEffectScanner: TokenReader {
  let scope: CheckScope
  /// The type that the code stands in, with those around it.
  let home: String
  let tokens: [Token]
  /// Whether it is the body of an initialiser, which no observer of its own type is run by.
  let isInitializer: Bool
  /// Whether it is what a constant is set to, which names no parameter.
  let isConstant: Bool
  /// Where names stand that something is called by, but for closures that are only kept.
  private(set) var calls: [Int] = []
  /// Where names stand that are set.
  private(set) var settings: [Int] = []
  /// What the code's own constants and variables are set to where they are declared, by their names.
  private(set) var locals: [String: Local] = [:]

  /// A constant or variable of the code itself.
  struct Local {
    /// The type that is written, or called for its value.
    var type: String?
    var value: Range<Int>
  }

  init(
    _ tokens: [Token], home: String, in scope: CheckScope, isInitializer: Bool = false,
    isConstant: Bool = false
  ) {
    (self.tokens, self.home, self.scope) = (tokens, home, scope)
    (self.isInitializer, self.isConstant) = (isInitializer, isConstant)
    findWhatIsRun()
  }

  var bytes: SourceBytes { scope.bytes }

  /// So many calls are looked at for one initialiser.
  private static let mostCalls = 1000

  /// What is done in a body, whose range begins and ends with its braces.
  static func effect(
    of body: Range<Int>, home: String, in scope: CheckScope, isInitializer: Bool = false
  ) -> SideEffect? {
    guard scope.mayHaveSideEffects, body.count > 1 else { return nil }
    let tokens = scope.bytes.tokens(in: body)
    return SideEffectScanner(tokens, home: home, in: scope, isInitializer: isInitializer)
      .effectOfAll
  }

  /// What the code does, and what is run by it in its file.
  private var effectOfAll: SideEffect? {
    var seen: Set<String> = []
    var open = [self]
    while let next = open.popLast(), seen.count < Self.mostCalls {
      if let effect = next.effect { return effect }
      for member in next.membersRun(besides: &seen) {
        let tokens = Array(scope.tokens[member.tokens])
        open.append(
          SideEffectScanner(
            tokens, home: member.home, in: scope, isInitializer: member.keyword == .`init`))
      }
    }
    return nil
  }

  /// What the code itself does.
  var effect: SideEffect? {
    calls.lazy.compactMap { position in
      bytes.sign(endingAt: tokens[position].end).flatMap { effect(of: $0, at: position) }
    }.first
  }

  /// What the file declares that is run, but for what was seen before.
  private func membersRun(besides seen: inout Set<String>) -> [CheckScope.Member] {
    var members: [CheckScope.Member] = []
    for position in calls {
      let (name, base) = (word(at: position), base(at: position))
      let isInitializer = tokens[position].keyword == .`init` && base == "self"
      let labels = isInitializer ? arguments(of: position + 1).map(\.label) : []
      guard seen.insert("\(home) \(base ?? "") \(name) \(labels)").inserted else { continue }
      members +=
        isInitializer
        ? scope.initializers(accepting: labels, of: home)
        : scope.found(name, of: base, from: home).filter { $0.keyword == .func }
    }
    guard scope.mayRunWhereSet else { return members }
    for position in settings where base(at: position) != nil || locals[word(at: position)] == nil {
      let (name, base) = (word(at: position), base(at: position))
      guard seen.insert("\(home) \(base ?? "") \(name) =").inserted else { continue }
      let isOwn = base == nil || base == "self"
      members += scope.setters(
        named: name, of: base ?? "self", from: home, observing: !(isOwn && isInitializer))
    }
    return members
  }

  /// What a name is a member of: `self`, or the name of a type, which may be that of the value
  /// before the dot; nil for a name that stands alone. What is not known is the word before the dot.
  func base(at position: Int) -> String? {
    switch receiver(at: position) {
    case .none: nil
    case .own: "self"
    case .type(let name): name.lastPathName
    case .value(let name): typeOfMember(name)?.lastPathName ?? name
    case .unknown: word(at: position - 2)
    }
  }

  /// The type of a member of the file's type, where the file says it.
  private func typeOfMember(_ name: String) -> String? {
    let members = scope.found(name, of: "self", from: home)
    guard members.count == 1, members[0].keyword != .func else { return nil }
    let range = members[0].tokens
    return scope.typeName(from: range.lowerBound)
  }
}

// MARK: - What is run

extension SideEffectScanner {
  private mutating func findWhatIsRun() {
    let called = Set(tokens.indices.filter(isCall).map(word))
    var position = 0
    while position < tokens.count {
      let end = endOfKept(at: position, among: called)
      guard end == position else {
        position = end
        continue
      }
      if isCall(position) { calls.append(position) }
      if isSet(position) { settings.append(position) }
      if isDeclared(position) { noteLocal(position) }
      position += 1
    }
  }

  private func isCall(_ position: Int) -> Bool {
    kind(at: position) == .name && kind(at: position + 1) == .leftParen
      && (position == 0 || tokens[position - 1].keyword != .func)
  }

  private func isSet(_ position: Int) -> Bool {
    kind(at: position) == .name && kind(at: position + 1) == .operator
      && bytes.assigns(tokens[position + 1]) && !isDeclared(position)
  }

  private func isDeclared(_ position: Int) -> Bool {
    kind(at: position) == .name && position > 0
      && (tokens[position - 1].keyword == .let || tokens[position - 1].keyword == .var)
  }

  private mutating func noteLocal(_ position: Int) {
    var start = position + 1
    while start < tokens.count, word(at: start) != "=", !tokens[start].startsLine { start += 1 }
    var end = min(start + 1, tokens.count)
    let farthest = min(end + Self.longestCall, tokens.count)
    while end < farthest, !tokens[end].startsLine || [.dot, .operator].contains(kind(at: end)),
      ![.semicolon, .rightBrace].contains(kind(at: end)), tokens[end].keyword != .else
    {
      end = tokens.end(ofBracketsAt: end)
    }
    locals[word(at: position)] = Local(
      type: typeName(from: position + 1), value: min(start + 1, end)..<end)
  }

  /// The position behind what is only kept for later and begins there, such as a closure or function
  /// that nothing calls; the position itself where it is run.
  private func endOfKept(at position: Int, among called: Set<String>) -> Int {
    if tokens[position].keyword == .func {
      let brace = end(of: position, before: [.leftBrace])
      let isKept = brace < tokens.count && !called.contains(word(at: position + 1))
      return isKept ? tokens.end(ofBracketsAt: brace) : position
    }
    guard kind(at: position) == .leftBrace else { return position }
    let end = tokens.end(ofBracketsAt: position)
    guard kind(at: end) != .leftParen else { return position }
    return keepsClosure(at: position, among: called) ? end : position
  }

  private func keepsClosure(at brace: Int, among called: Set<String>) -> Bool {
    switch kind(at: brace - 1) {
    case .operator where word(at: brace - 1) == "=":
      return nameSet(before: brace - 1).map { !called.contains($0) } ?? false
    case .colon:
      let label = word(at: brace - 2)
      return isOfCallback(label) || callee(around: brace).map(Self.keeping.contains) ?? false
    case .rightParen: return callee(before: brace).map(Self.keeping.contains) ?? false
    case .name: return Self.keeping.contains(word(at: brace - 1))
    case .leftParen, .comma: return callee(around: brace).map(Self.keeping.contains) ?? false
    default: return false
    }
  }

  /// The name before a sign, or before the type that stands there.
  private func nameSet(before sign: Int) -> String? {
    let colon = (max(0, sign - Self.longestType)..<max(0, sign)).last { position in
      kind(at: position) == .colon && isDeclared(position - 1)
    }
    if let colon, !tokens[colon..<sign].contains(where: \.startsLine) {
      return word(at: colon - 1)
    }
    // What is set at a place in something is called by nobody.
    return [.name, .rightSquare].contains(kind(at: sign - 1)) ? word(at: sign - 1) : nil
  }

  /// The types of closures that are declared have no more tokens.
  private static let longestType = 32

  /// Whether what is called later goes by a label: `onClose`, `completionHandler`.
  private func isOfCallback(_ label: String) -> Bool {
    let isMoment = label.hasPrefix("on") && label.dropFirst(2).first?.isUppercase == true
    return isMoment || Self.callbacks.contains { label.hasSuffix($0) }
  }

  private static let callbacks = [
    "allback", "andler", "ompletion", "receiveCompletion", "receiveValue",
  ]

  /// What keeps a closure for later.
  private static let keeping: Set = [
    "AnyCancellable", "BlockOperation", "DispatchWorkItem", "Timer", "UIAction", "addAction",
    "addObserver", "async", "asyncAfter", "bind", "dataTask", "downloadTask", "handleEvents",
    "notify", "observe", "onAppear", "onChange", "onDisappear", "onReceive", "register",
    "scheduledTimer", "setCancelHandler", "setEventHandler", "sink", "subscribe", "uploadTask",
  ]

  /// The name before the parentheses that stand before a brace.
  private func callee(before brace: Int) -> String? {
    opening(before: brace - 1).map { word(at: $0 - 1) }
  }

  /// The name before the parenthesis that is open around a brace.
  private func callee(around brace: Int) -> String? {
    opening(before: brace).map { word(at: $0 - 1) }
  }

  /// The parenthesis that is open at a position.
  func opening(before end: Int) -> Int? {
    var depth = 0
    for position in tokens.indices[..<max(0, end)].suffix(Self.longestCall).reversed() {
      depth += tokens[position].kind.depth
      if depth > 0 { return kind(at: position) == .leftParen ? position : nil }
    }
    return nil
  }

  /// Farther before its end, nobody looks for where a call begins.
  private static let longestCall = 500
}

extension SourceBytes {
  /// Whether an operator is `=`, or `+=` or its like.
  fileprivate func assigns(_ sign: Token) -> Bool {
    guard self[sign.end - 1] == ASCII.equals else { return false }
    switch self[sign.start] {
    case ASCII.equals, ASCII.exclamation, ASCII.less, ASCII.greater, UInt8(ascii: "~"):
      return sign.range.count == 1
    default: return true
    }
  }
}
