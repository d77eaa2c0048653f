/// Functions that are called, and the initialisers.
extension PreconditionScanner {
  /// The call of a function, by its name.
  private struct Call {
    var name: String
    /// `self`, `Self` or the name of a type; nil where the name stands alone.
    var base: String?
    var labels: [String?] = []
    var arguments: [Meaning?] = []
    /// The position of what stands before its arguments, and that behind it.
    var parenthesis, end: Int
  }

  /// What the functions of the file end the program without that a statement calls.
  mutating func conditions(ofCallsIn statement: [Int]) -> [Precondition] {
    guard looksAround, depth < PreconditionScanner.deepest else { return [] }
    let attempt = statement.first { tokens[$0].keyword == .try }
    let isForced = attempt.map { word(at: $0 + 1) == "!" } ?? false
    var found: [Precondition]?
    for position in statement {
      guard let call = call(at: position), let function = function(call) else { continue }
      let throwsEnd = attempt.map { $0 < position } ?? false && (isForced || self.throwsEnd)
      found =
        (found ?? [])
        + conditions(
          of: function, given: call.arguments, labels: call.labels,
          isOwn: isOwn(function, called: call),
          throwsEnd: throwsEnd)
      forgetMembers(setIn: function.body[...])
    }
    if let found { return found }
    guard isForced || throwsEnd, let attempt, let last = statement.last else { return [] }
    if isForced, let made = made(behind: attempt) { return [made] }
    let end = end(ofValueAt: isForced ? attempt + 2 : attempt + 1)
    return unreadable(attempt..<max(attempt + 1, min(end, last + 1)))
  }

  /// That `try! Code(text)` makes a value.
  private func made(behind attempt: Int) -> Precondition? {
    let call = attempt + 2..<end(ofValueAt: attempt + 2)
    guard isMaking(call.lowerBound),
      tokens.end(ofBracketsAt: call.lowerBound + 1) == call.upperBound,
      var made = reading(call)?.value
    else { return nil }
    made.text = "(try? \(made.text)) != nil"
    made.statics = Set(
      made.statics.map { Precondition.Static(type: $0.type, name: $0.name, isTried: true) })
    made.mayTrap = true
    return made
  }

  /// What a function ends the program without, given what it is called with.
  mutating func conditions(
    of function: CheckScope.Function, given arguments: [Meaning?], labels: [String?] = [nil],
    isOwn: Bool = true, throwsEnd: Bool = false
  ) -> [Precondition] {
    guard
      var inner = scanner(of: function, given: arguments, labels: labels, isOwn: isOwn)
    else { return [] }
    inner.throwsEnd = throwsEnd
    inner.rejectionEnds = rejectionEnds
    let found = inner.conditions(in: inner.tokens.indices)
    if function.home == home { calls += inner.calls.filter { $0.type != nil } }
    return found
  }

  /// What looks into a function; nil where nothing of what it is given is known.
  ///
  /// - Parameter receiver: The name of the value that it is asked of, if any.
  func scanner(
    of function: CheckScope.Function, given arguments: [Meaning?], labels: [String?],
    isOwn: Bool = false, askedOf receiver: Range<Int>? = nil
  ) -> PreconditionScanner? {
    guard depth < PreconditionScanner.deepest, let given = function.parameters(for: labels) else {
      return nil
    }
    let known = zip(given, arguments).compactMap { parameter, meaning in
      meaning.flatMap { $0.fits(parameter.type) ? (parameter.name, $0.given(to: parameter)) : nil }
    }
    let hidden = Set(function.parameters.map(\.name))
    var inner = names.calling(
      with: Dictionary(known) { first, _ in first }, hiding: hidden, isOwn: isOwn)
    var body = function.body
    if let receiver {
      guard !hidden.contains(word(at: receiver.upperBound - 1)),
        let whole = self.body(of: function, askedOf: receiver)
      else { return nil }
      keep(receiver, in: &inner)
      body = whole
    }
    guard !inner.isEmpty, effort.spend() else { return nil }
    var scanner = PreconditionScanner(
      tokens: body, scope: scope, home: function.home, names: inner, effort: effort,
      looksAtAll: looksAtAll)
    scanner.depth = depth + 1
    scanner.isCalled = true
    return scanner
  }

  /// What looks into the function of the file that is called there, for what it computes with.
  func scanner(ofCallAt position: Int, _ origins: Origins) -> PreconditionScanner? {
    guard var call = call(at: position) else { return nil }
    for (index, argument) in arguments(of: call.parenthesis).enumerated()
    where call.arguments[index] == nil {
      let made = union(of: origins, in: argument.value, isExact: true)
      guard !made.isEmpty else { continue }
      call.arguments[index] = Meaning(value: Precondition(text: "", parameters: made))
    }
    return scanner(of: call)
  }

  /// What looks into the setter of the file that runs where a property is set, told by the sign of
  /// that, for what it computes with.
  func scanner(ofSetterAt sign: Int, _ origins: Origins) -> PreconditionScanner? {
    guard let setter = setter(at: sign) else { return nil }
    let value = sign + 1..<end(ofLineFrom: sign + 1)
    let made = union(of: origins, in: value, isExact: true)
    guard !made.isEmpty else { return nil }
    let known = reading(value).flatMap { $0.fits(setter.parameters[0].type) ? $0 : nil }
    let meaning = known ?? Meaning(value: Precondition(text: "", parameters: made))
    return scanner(of: setter, given: [meaning], labels: [nil], isOwn: true)
  }

  /// The setter that runs where `self.timeout = timeout` or `timeout = 5` has its sign; nil where
  /// there is none in the file.
  func setter(at sign: Int) -> CheckScope.Function? {
    guard scope.hasSetters, kind(at: sign) == .operator, word(at: sign) == "=",
      kind(at: sign - 1) == .name
    else { return nil }
    let name = word(at: sign - 1)
    let isMember = kind(at: sign - 2) == .dot
    let isSet = isMember ? isOwn(sign - 3) && isFree(sign - 3) : !names.hides(name)
    return isSet ? scope.setter(named: name, from: home) : nil
  }

  private func scanner(of call: Call) -> PreconditionScanner? {
    function(call).flatMap { function in
      scanner(
        of: function, given: call.arguments, labels: call.labels,
        isOwn: isOwn(function, called: call))
    }
  }

  /// What looks into the function of the type itself that is called there; nil for all else.
  func scanner(ofOwnCallAt position: Int) -> PreconditionScanner? {
    guard depth < PreconditionScanner.deepest, let call = call(at: position),
      let function = function(call), isOwn(function, called: call), effort.spend()
    else { return nil }
    var scanner = PreconditionScanner(
      tokens: function.body, scope: scope, home: function.home, names: Names(of: []),
      effort: effort)
    scanner.depth = depth + 1
    return scanner
  }

  /// What the call of a function answers that does nothing but compute it.
  func result(ofCallAt position: Int) -> (Meaning, Int)? {
    guard looksAround, let call = call(at: position), let result = scanner(of: call)?.result else {
      return nil
    }
    return (result, call.end)
  }

  /// What a property answers that does nothing but compute it.
  func result(ofGetterAt position: Int) -> (Meaning, Int)? {
    let isOwn = isOwn(position)
    let name = isOwn ? position + 2 : position
    guard looksAround, isFree(position), kind(at: name) == .name,
      kind(at: name + 1) != .leftParen, isOwn || !names.hides(word(at: name)),
      let getter = scope.getter(named: word(at: name), from: home),
      let result = scanner(of: getter, given: [], labels: [], isOwn: true)?.result
    else { return nil }
    return (result, name + 1)
  }

  /// What a body answers that is one expression.
  private var result: Meaning? {
    let start = tokens.first?.keyword == .return ? 1 : 0
    guard start < tokens.count, end(ofStatementAt: start, of: tokens.indices) == tokens.count else {
      return nil
    }
    return reading(start..<tokens.count)?.enclosed
  }

  private func function(_ call: Call) -> CheckScope.Function? {
    if call.base == nil, names.hides(call.name) { return nil }
    return scope.function(named: call.name, labels: call.labels, of: call.base, from: home)
  }

  /// Whether a function is called on what is being made, or where that is meant.
  private func isOwn(_ function: CheckScope.Function, called call: Call) -> Bool {
    function.home == home && (call.base == nil || call.base == "self")
  }

  /// The call whose name, or what that is called on, stands at a position.
  private func call(at position: Int) -> Call? {
    guard isFree(position), tokens[position].keyword == nil else { return nil }
    let isMember = kind(at: position + 1) == .dot
    let name = isMember ? position + 2 : position
    guard kind(at: name) == .name, kind(at: name + 1) == .leftParen,
      scope.members[word(at: name)] != nil
    else { return nil }
    var call = Call(
      name: word(at: name), base: isMember ? word(at: position) : nil,
      parenthesis: name + 1, end: tokens.end(ofBracketsAt: name + 1))
    for argument in arguments(of: name + 1) {
      call.labels.append(argument.label)
      call.arguments.append(argument.value.isEmpty ? nil : reading(argument.value))
    }
    return call
  }
}

// MARK: - Initialisers

extension PreconditionScanner {
  /// The initialisers that a statement calls, as `self.init(count: count)` and
  /// `inner = Inner(low: low)` do, with a parameter at least.
  func calls(in statement: [Int]) -> [InitializerCall] {
    statement.compactMap { position in
      callee(at: position).flatMap { initializerCall(of: $0, at: position) }
    } + callsOfOtherFiles(in: statement)
  }

  private func initializerCall(
    of made: InitializerCall.Made, at position: Int
  ) -> InitializerCall? {
    let arguments = arguments(of: parenthesis(ofCallAt: position)).map(handedOn)
    guard arguments.contains(where: \.isOfParameter) else { return nil }
    return InitializerCall(made: made, arguments: arguments)
  }

  /// An argument, as far as it is known what it is.
  func handedOn(label: String?, value: Range<Int>) -> InitializerCall.Argument {
    let start = value.lowerBound
    let isMember =
      value.count == 3 && kind(at: start + 1) == .dot && kind(at: start + 2) == .name
      && counting(value) == nil
    let meaning = value.count == 1 || isMember ? meaning(at: start)?.meaning : nil
    var argument = InitializerCall.Argument(label: label, parameter: meaning?.parameter)
    if argument.parameter == nil {
      argument.take(word(value) ?? constant(value) ?? askable(value))
      if counting(value) != nil { argument.type = .named("Int") }
    } else if isMember {
      argument.member = word(at: start + 2)
    }
    return argument
  }

  /// `true`, `false` and `nil`, which tell what is asked no more, but cannot stand in what is asked.
  private func word(_ value: Range<Int>) -> Meaning? {
    let word = value.count == 1 ? word(at: value.lowerBound) : ""
    guard ["false", "nil", "true"].contains(word) else { return nil }
    return Meaning(
      value: Precondition(text: word, parameters: [], isReadable: false), isOperand: true)
  }

  /// What makes the wrapper of a member where that is set to some value.
  func calls(ofWrapperOf member: String, madeOf value: Range<Int>) -> [InitializerCall] {
    guard scope.isWrapped(member, in: home), let value = askable(value) else { return [] }
    var argument = InitializerCall.Argument(label: "wrappedValue", parameter: value.parameter)
    if argument.parameter == nil { argument.take(value) }
    return [InitializerCall(made: .wrapper(of: member), arguments: [argument])]
  }

  /// What is handed on in the parentheses of an attribute, as in `@Clamped(0...11)`.
  static func arguments(written text: String) -> [InitializerCall.Argument] {
    Array("(\(text))".utf8).withUnsafeBufferPointer { buffer in
      let scope = CheckScope(SourceBytes(buffer))
      let scanner = PreconditionScanner(
        tokens: scope.tokens, scope: scope, home: "", names: Names(of: []))
      return scanner.arguments(of: 0).map { label, value in
        var argument = InitializerCall.Argument(label: label)
        argument.take(scanner.constant(value) ?? scanner.constant(ofMembersIn: value))
        argument.written = scanner.written(value)
        return argument
      }
    }
  }

  /// What is written in literals and members of types: `0...Limits.most`, `Int8.min`, `.max`.
  private func constant(ofMembersIn value: Range<Int>) -> Meaning? {
    var whole = Precondition(text: "", parameters: [])
    var position = value.lowerBound
    while position < value.upperBound {
      if position > value.lowerBound, tokens[position].start > tokens[position - 1].end {
        whole.text += " "
      }
      guard let (part, end) = member(at: position, in: value) ?? literal(at: position) else {
        return nil
      }
      whole = whole.joined(with: part, as: whole.text + part.text)
      position = end
    }
    return Meaning(value: whole, isOperand: value.count < 4).enclosed
  }

  /// `Limits.most`, or `.max` where that is all.
  private func member(at position: Int, in value: Range<Int>) -> (Precondition, Int)? {
    let isImplicit = kind(at: position) == .dot && value.count == 2
    let name = isImplicit ? position + 1 : position + 2
    guard isImplicit || kind(at: position) == .name && kind(at: position + 1) == .dot,
      kind(at: name) == .name, name < value.upperBound,
      ![.dot, .leftParen].contains(kind(at: name + 1))
    else { return nil }
    let type = isImplicit ? "" : word(at: position)
    return (.member(word(at: name), of: type), name + 1)
  }

  private func literal(at position: Int) -> (Precondition, Int)? {
    bytes.constant(tokens[position...position]).map {
      let text = kind(at: position) == .operator ? word(at: position) : $0
      return (Precondition(text: text, parameters: []), position + 1)
    }
  }

  private func written(_ value: Range<Int>) -> String? {
    value.isEmpty ? nil : text(value).inOneLine
  }

  /// Where the parentheses of a call open, behind the arguments of a generic type if there are some.
  private func parenthesis(ofCallAt position: Int) -> Int {
    guard word(at: position + 1) == "<" else { return position + 1 }
    let end = end(of: position + 2, before: [.leftParen, .operator, .leftBrace, .semicolon])
    return word(at: end) == ">" ? end + 1 : position + 1
  }

  /// What the call of an initialiser makes at the name of a type, or at `init`.
  private func callee(at position: Int) -> InitializerCall.Made? {
    guard kind(at: position) == .name,
      kind(at: parenthesis(ofCallAt: position)) == .leftParen
    else { return nil }
    let name = word(at: position)
    if name == "init" {
      switch word(at: position - 2) {
      case "self": return .itself
      case "super": return .part
      case "=" where word(at: position - 3) == "self": return .type(home)
      case "=" where kind(at: position - 3) == .name:
        return .member(word(at: position - 3).withoutBackticks)
      default: return nil
      }
    }
    let isType = name.first?.isUppercase == true && kind(at: position - 1) != .dot
    return isType && !Self.integers.contains(name) ? .type(name == "Self" ? home : name) : nil
  }
}

extension Names.Meaning {
  /// What the name of a parameter means that is given it.
  fileprivate func given(to parameter: CheckScope.Function.Parameter) -> Self {
    var copy = enclosed
    copy.isDelayed = parameter.type.isOfDelayedCondition
    if type == nil, PreconditionScanner.functions.contains(parameter.type) {
      copy.type = .named(parameter.type)
    }
    return copy
  }
}

extension InitializerCall.Argument {
  /// Whether it is made of a parameter.
  var isOfParameter: Bool { parameter != nil || value?.parameters.isEmpty == false }

  /// Hands on what is known of an expression.
  fileprivate mutating func take(_ meaning: Names.Meaning?) {
    (value, type) = (meaning?.enclosed.value, meaning?.type)
  }
}
