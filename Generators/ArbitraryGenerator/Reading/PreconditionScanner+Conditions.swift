/// What of a condition can be asked before the call: operators, calls and members whose meaning is the
/// same there.
extension PreconditionScanner {
  /// Longer ones are no conditions that people write.
  static let longest = 200
  static let longestText = 400

  static let functions: Set = ofFoundation.union([
    "Array", "Character", "Double", "Duration", "Float", "Int", "Int16", "Int32", "Int64", "Int8",
    "Set", "String", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Unicode", "abs", "false",
    "max", "min", "nil", "true", "zip",
  ])

  fileprivate static let ofFoundation: Set = [
    "CGFloat", "CharacterSet", "Data", "Date", "Decimal", "Locale", "NSRegularExpression",
    "TimeInterval", "TimeZone", "URL", "URLComponents", "UUID",
  ]

  /// Functions of Foundation's, where the file has none that is called so.
  private static let calculating: Set = [
    "cbrt", "ceil", "cos", "exp", "exp2", "fabs", "floor", "fmod", "hypot", "log", "log10", "log2",
    "pow", "round", "sin", "sqrt", "tan", "trunc",
  ]

  /// What is asked of the library's values with arguments, besides `members`.
  private static let questions: Set = [
    "addingTimeInterval", "components", "data", "firstMatch", "firstRange", "prefixMatch", "range",
    "rangeOfCharacter", "replacingOccurrences", "timeIntervalSince", "trimmingCharacters",
    "wholeMatch",
  ]

  /// What conditions may name of the library's values.
  static let members: Set = [
    "Scalar", "allSatisfy", "bitWidth", "compactMap", "contains", "count", "dropFirst", "dropLast",
    "elementsEqual", "endIndex", "filter", "first", "firstIndex", "flatMap",
    "greatestFiniteMagnitude", "hasPrefix", "hasSuffix", "header", "indices", "infinity", "init",
    "intersection", "isASCII", "isDisjoint", "isEmpty", "isFinite", "isHexDigit", "isInfinite",
    "isLetter", "isLowercase", "isMultiple", "isNaN", "isNewline", "isNumber", "isPunctuation",
    "isStrictSubset", "isStrictSuperset", "isSubset", "isSuperset", "isSymbol", "isUppercase",
    "isWhitespace", "isWholeNumber", "isZero", "joined", "keys", "last", "lastIndex", "lowerBound",
    "lowercased", "magnitude", "map", "max", "microseconds", "milliseconds", "min", "minus",
    "nanoseconds", "none", "nonzeroBitCount", "pi", "plus", "prefix", "reduce", "reversed",
    "rounded", "seconds", "sign", "some", "sorted", "split", "squareRoot", "startIndex", "starts",
    "subtracting", "suffix", "unicodeScalars", "union", "upperBound", "uppercased", "utf16", "utf8",
    "values", "zero",
  ]

  /// Those that take how many elements, which may not be negative.
  static let counting: Set = ["dropFirst", "dropLast", "prefix", "suffix"]

  private static let operators: Set = [
    "!", "!=", "&", "&&", "&*", "&+", "&-", "*", "+", "-", "...", "..<", "/", "<", "<<", "<=", "==",
    ">", ">=", ">>", "?", "??", "%", "^", "|", "||", "~=",
  ]

  /// A condition; none where it cannot be asked before the call.
  func condition(_ positions: Range<Int>) -> [Precondition] {
    askable(positions).map { [$0.value] } ?? []
  }

  /// What can be computed before the call; nil for the rest.
  func askable(_ positions: Range<Int>) -> Meaning? {
    guard var meaning = reading(positions),
      !meaning.mayTrap || !mayBeLeft(before: positions.lowerBound)
    else { return nil }
    meaning.value.mayTrap = meaning.mayTrap
    return meaning
  }

  /// A condition that the program ends without, also where it cannot be asked; the parts that it
  /// joins by `&&` where one of them cannot.
  func demand(_ positions: Range<Int>) -> [Precondition] {
    let readable = condition(positions)
    let asksQuestions = readable.contains(where: \.asksQuestions)
    guard readable.isEmpty || asksQuestions else { return readable }
    let parts = parts(of: positions)
    guard parts.count > 1 else { return readable.isEmpty ? unreadable(positions) : readable }
    var isKnown = true
    return parts.flatMap { part in
      // What cannot be asked may be what keeps the parts behind it from ending the program.
      let asked = askable(part).map(\.value).flatMap {
        isKnown || !$0.mayTrap || $0.asksQuestions ? $0 : nil
      }
      isKnown = isKnown && asked?.asksQuestions == false
      return asked.map { [$0] } ?? unreadable(part)
    }
  }

  /// What `&&` joins; all of it where something else joins it as well.
  private func parts(of positions: Range<Int>) -> [Range<Int>] {
    var (parts, start) = ([Range<Int>](), positions.lowerBound)
    var position = start
    while position < positions.upperBound {
      if kind(at: position) == .operator {
        switch word(at: position) {
        case "&&":
          parts.append(start..<position)
          start = position + 1
        case "||", "?": return [positions]
        default: break
        }
      }
      position = tokens.end(ofBracketsAt: position)
    }
    parts.append(min(start, positions.upperBound)..<positions.upperBound)
    return parts.contains(where: \.isEmpty) ? [positions] : parts
  }

  /// What is asked of parameters that cannot be asked before the call; none where it names neither
  /// them nor what was made of them.
  func unreadable(_ positions: Range<Int>) -> [Precondition] {
    let named = positions.compactMap { knownMeaning(at: $0)?.meaning.value.parameters }
    let known = Set(named.joined())
    let isUncertain = known.isEmpty
    let parameters = isUncertain ? origins(of: positions) : known
    guard !parameters.isEmpty, !positions.isEmpty else { return [] }
    return [
      Precondition(
        text: text(positions).inOneLine, parameters: parameters, isReadable: false,
        isUncertain: isUncertain)
    ]
  }

  /// An expression in terms of parameters, in one line, without comments and with no more spaces
  /// than it needs; nil where it cannot be computed before the call, or names no parameter.
  func reading(_ positions: Range<Int>) -> Meaning? {
    guard positions.count < PreconditionScanner.longest else { return nil }
    if let (whole, end) = meaning(at: positions.lowerBound), end == positions.upperBound {
      return whole
    }
    let closures = positions.flatMap(parameters(ofClosureAt:))
    guard !closures.contains(where: names.hides) else { return nil }
    var whole = Meaning(value: Precondition(text: "", parameters: []))
    var position = positions.lowerBound
    while position < positions.upperBound {
      if position > positions.lowerBound, !isJoined(position) { whole.value.text += " " }
      if let (part, end) = meaning(at: position) {
        guard end <= positions.upperBound, !(part.isWidened && asksForPresence(position, end)),
          !part.value.parameters.isEmpty || canStand(part.value.text, before: end)
        else {
          return nil
        }
        whole.add(part.enclosed)
        if isRange(part), word(at: end + 1) == "count" { whole.value.limit(to: .part) }
        position = end
      } else if let constant = constant(at: position),
        canStand(constant.text, before: constant.end)
      {
        whole.value.text += constant.text
        position = constant.end
      } else {
        let isOwn = kind(at: position) == .name && closures.contains(word(at: position))
        guard isOwn || canBeAsked(position) else { return nil }
        position = add(position, to: &whole)
      }
    }
    guard !whole.value.parameters.isEmpty || whole.isCounted,
      whole.value.text.utf8.count < Self.longestText
    else { return nil }
    // What is computed of numbers of one type is of that type.
    let types = Set(numbers(in: positions, of: Self.computing)?.map(\.type) ?? [])
    if types.count == 1 { whole.type = types.first.map { .named($0) } }
    whole.type = whole.type ?? type(of: positions)
    return whole
  }

  /// Whether it is a range, which may have more numbers in it than there are numbers.
  func isRange(_ meaning: Meaning) -> Bool {
    if case .named("ClosedRange", _)? = meaning.type { true } else { false }
  }

  /// Adds what stands at a position as it is; answers the one behind it.
  private func add(_ position: Int, to whole: inout Meaning) -> Int {
    let word = word(at: position)
    whole.value.text += word
    if isMaking(position) {
      let labels = arguments(of: position + 1).map(\.label).signature
      whole.value.statics.insert(Precondition.Static(type: word, name: "init" + labels))
      whole.mayTrap = true
      return position + 1
    }
    if isStatic(position) {
      let name = self.word(at: position + 2)
      let isCall = kind(at: position + 3) == .leftParen
      let labels = isCall ? arguments(of: position + 3).map(\.label).signature : ""
      whole.value.statics.insert(Precondition.Static(type: word, name: name + labels))
      whole.value.text += "." + name
      whole.mayTrap = whole.mayTrap || isCall
      return position + 3
    }
    if isMember(position) {
      let isQuestion = isQuestion(position)
      let labels = isQuestion ? arguments(of: position + 1).map(\.label).signature : ""
      whole.value.members.insert(isQuery(position) ? word + "()" : word + labels)
      whole.mayTrap = whole.mayTrap || isQuestion
    }
    if mayTrap(position) { whole.mayTrap = true }
    if computes(position) { whole.value.limit(to: .part) }
    if word == "abs" { whole.value.limit(to: .term) }
    if Self.ofFoundation.contains(word) || isCalculating(word) {
      whole.value.needsFoundation = true
    }
    return position + 1
  }

  /// Whether a constant means the same where it is written out: a list may be of another type, unless
  /// something is called on it.
  private func canStand(_ constant: String, before end: Int) -> Bool {
    !constant.hasPrefix("[") || kind(at: end) == .dot && kind(at: end + 2) == .leftParen
  }

  /// The constant that begins there, unless something else has its name.
  private func constant(at position: Int) -> (text: String, end: Int)? {
    names.hides(word(at: position)) ? nil : constants[position]
  }

  private static let equalities: Set = ["==", "!="]

  /// Whether what stands between two positions is taken for an optional.
  private func asksForPresence(_ start: Int, _ end: Int) -> Bool {
    let isCompared =
      word(at: start - 2) == "nil" && kind(at: start - 1) == .operator
      && Self.equalities.contains(word(at: start - 1))
    if isCompared || word(at: end) == "??" || word(at: end + 1) == "nil" { return true }
    let isUnwrapped = kind(at: end) == .operator && tokens[end].isAttached
    return isUnwrapped && ["!", "?"].contains(word(at: end).prefix(1))
      || kind(at: end) == .dot && ["map", "flatMap"].contains(word(at: end + 1))
  }

  /// Whether it is the name of a type that is called, to make a value: `Code(text)`, and no function
  /// of C such as `XML_Parse`.
  func isMaking(_ position: Int) -> Bool {
    isType(position) && kind(at: position + 1) == .leftParen && !word(at: position).contains("_")
  }

  /// Whether it is the name of a type, and none of the library's.
  private func isType(_ position: Int) -> Bool {
    kind(at: position) == .name && kind(at: position - 1) != .dot
      && word(at: position).first?.isUppercase == true && !isKnown(word(at: position))
  }

  /// Whether it is the name of a type before that of a constant or a function.
  private func isStatic(_ position: Int) -> Bool {
    guard isType(position) else { return false }
    guard kind(at: position + 1) == .dot, kind(at: position + 2) == .name else { return false }
    return switch kind(at: position + 3) {
    case .dot: false
    case .leftParen: word(at: position + 2).first?.isLowercase == true
    default: true
    }
  }

  /// Whether a token stands right behind the one before it: operators mean something else there, of
  /// the rest it is a matter of taste.
  private func isJoined(_ position: Int) -> Bool {
    if [.leftParen, .leftSquare, .dot].contains(tokens[position - 1].kind) { return true }
    return switch tokens[position].kind {
    case .rightParen, .rightSquare, .comma: true
    case .colon: tokens[position].isAttached
    case .dot, .leftParen, .leftSquare: isValue(position - 1) || tokens[position].isAttached
    case .operator: tokens[position].isAttached
    default: tokens[position - 1].kind == .operator && tokens[position].isAttached
    }
  }

  private func canBeAsked(_ position: Int) -> Bool {
    let token = tokens[position]
    switch token.kind {
    case .name:
      if isStatic(position) || isMaking(position) || tokens.isLabel(position) { return true }
      guard isMember(position) else { return isKnown(word(at: position)) }
      return kind(at: position + 1) != .leftParen || isKnownMember(position) || isQuery(position)
        || Self.questions.contains(word(at: position)) || isQuestion(position)
    case .operator:
      let isChain = token.isAttached && isValue(position - 1)
      return Self.operators.contains(word(at: position))
        && (word(at: position) != "?" || isChain || choosesAlike(position))
    case .string: return isPlain(word(at: position))
    // Whether one without a hash is one is a setting of the target.
    case .regex: return word(at: position).hasPrefix("#") && !word(at: position).contains("\n")
    case .backslash: return kind(at: position + 1) == .dot
    case .integer, .float, .leftParen, .rightParen, .leftSquare, .rightSquare, .leftBrace,
      .rightBrace, .comma, .colon, .dot:
      return true
    default: return false
    }
  }

  /// Whether what stands behind a `?` are two conditions, or one of both is an array: a choice between
  /// two values may be of a type that neither of them has.
  private func choosesAlike(_ position: Int) -> Bool {
    let ends: Set<Token.Kind> = [.comma, .colon, .rightParen, .rightSquare, .rightBrace]
    let colon = end(of: position + 1, before: ends)
    guard kind(at: colon) == .colon else { return false }
    let others = colon + 1..<end(of: colon + 1, before: ends)
    let values = [position + 1..<colon, others]
    return values.allSatisfy(isCondition) || values.contains(where: isArray)
  }

  /// Whether it is surely true or false: something is compared in it, or asked of a collection.
  private func isCondition(_ positions: Range<Int>) -> Bool {
    var position = positions.lowerBound
    while position < positions.upperBound {
      let word = word(at: position)
      if kind(at: position) == .operator
        ? Self.comparing.contains(word) : Self.answering.contains(word)
      {
        return true
      }
      position = tokens.end(ofBracketsAt: position)
    }
    return false
  }

  private static let comparing: Set = ["!=", "&&", "<", "<=", "==", ">", ">=", "||", "~="]
  private static let answering: Set = [
    "allSatisfy", "contains", "false", "hasPrefix", "hasSuffix", "isEmpty", "isFinite", "true",
  ]

  /// Whether a text has no values in it, and neither lines nor quotes that are not escaped.
  private func isPlain(_ text: String) -> Bool {
    let isRaw = text.hasPrefix("#")
    return !text.contains("\n") && !text.contains(isRaw ? "#(" : "\\(")
      && !(isRaw && text.count { $0 == "\"" } > 2)
  }

  private func isKnownMember(_ position: Int) -> Bool {
    Self.members.contains(word(at: position))
  }

  /// Whether it is a function of somebody's own that is called with nothing, as in `$0.isCell()`.
  private func isQuery(_ position: Int) -> Bool {
    kind(at: position + 1) == .leftParen && kind(at: position + 2) == .rightParen
      && !isKnownMember(position)
  }

  /// Whether it is a function of somebody's own that is called with something, as in
  /// `grid.holds(cell)`.
  private func isQuestion(_ position: Int) -> Bool {
    kind(at: position + 1) == .leftParen && kind(at: position + 2) != .rightParen
      && !isKnownMember(position) && !Self.questions.contains(word(at: position))
  }

  /// Whether something is computed there that ends the program for some values.
  private func mayTrap(_ position: Int) -> Bool {
    switch tokens[position].kind {
    case .leftSquare: isValue(position - 1)
    case .name:
      word(at: position) == "abs" || word(at: position).contains("Int")
        || Self.counting.contains(word(at: position)) && kind(at: position + 1) == .leftParen
          && kind(at: position + 2) != .rightParen && !isNumber(position + 2)
    case .operator:
      switch word(at: position) {
      // What is written is not zero.
      case "/", "%": kind(at: position + 1) != .integer
      case "!": tokens[position].isAttached && isValue(position - 1)
      case "...", "..<":
        isValue(position - 1) || isNumber(position - 1) && !isNumber(position + 1)
      default: computes(position)
      }
    default: false
    }
  }

  /// Whether a number is made there that may be too large for its type.
  func computes(_ position: Int) -> Bool {
    guard tokens[position].kind == .operator, !isNearIndex(position) else { return false }
    return switch word(at: position) {
    case "*", "+": true
    case "-": isValue(position - 1) || isNumber(position - 1)
    default: false
    }
  }

  /// Whether it stands between an index and a number, as in `index - 1`, which is small.
  private func isNearIndex(_ position: Int) -> Bool {
    isNumber(position + 1) && knownMeaning(at: position - 1)?.meaning.index != nil
  }

  func isNumber(_ position: Int) -> Bool {
    tokens.indices.contains(position) && [.integer, .float].contains(tokens[position].kind)
  }

  private func isMember(_ position: Int) -> Bool { kind(at: position - 1) == .dot }

  /// Whether a value ends there, so that what sticks to it is no prefix.
  func isValue(_ position: Int) -> Bool {
    position >= 0
      && [.name, .rightParen, .rightSquare, .rightBrace].contains(tokens[position].kind)
  }

  private func isKnown(_ word: String) -> Bool {
    word.hasPrefix("$") || Self.functions.contains(word) || isCalculating(word)
  }

  private func isCalculating(_ word: String) -> Bool {
    Self.calculating.contains(word) && scope.members[word] == nil
  }
}

extension Names.Meaning {
  /// Makes another one a part of it.
  fileprivate mutating func add(_ part: Names.Meaning) {
    value.text += part.value.text
    value.parameters.formUnion(part.value.parameters)
    value.members.formUnion(part.value.members)
    value.statics.formUnion(part.value.statics)
    value.limit(to: part.value.magnitude)
    value.needsFoundation = value.needsFoundation || part.value.needsFoundation
    value.isOfAll = value.isOfAll || part.value.isOfAll
    mayTrap = mayTrap || part.mayTrap
    index = index ?? part.index
    isCounted = isCounted || part.isCounted
  }
}

extension Precondition {
  /// Whether it calls functions or initialisers of somebody's own with something, of which it is not
  /// known here whether they can be called.
  var asksQuestions: Bool {
    members.contains(where: \.isQuestion) || statics.contains(where: \.isInitializer)
  }

  /// A member of a type, or of the type that is meant where no other is named.
  static func member(_ name: String, of type: String) -> Precondition {
    var member = Precondition(text: "\(type).\(name)", parameters: [])
    if PreconditionScanner.functions.contains(type) || type.isEmpty {
      member.members = [name]
      member.needsFoundation = PreconditionScanner.ofFoundation.contains(type)
    } else {
      member.statics = [Static(type: type, name: name)]
    }
    return member
  }
}

extension String {
  /// Whether it is the member of a condition that takes something: `holds(_:)`.
  var isQuestion: Bool { hasSuffix(")") && !hasSuffix("()") }

  /// As much of code as a message has room for.
  var inOneLine: String {
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}
