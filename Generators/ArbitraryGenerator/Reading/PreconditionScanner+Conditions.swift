/// What of a condition can be asked before the call: operators, calls and members whose meaning is the
/// same there.
extension PreconditionScanner {
  /// Longer ones are no conditions that people write.
  private static let longest = 200

  private static let functions: Set = [
    "Array", "Character", "Data", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8",
    "Set",
    "String", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID", "Unicode", "abs",
    "false", "max",
    "min", "nil", "true",
  ]

  /// What conditions may name of the library's values.
  static let members: Set = [
    "Scalar", "allSatisfy", "bitWidth", "contains", "count", "endIndex", "first",
    "greatestFiniteMagnitude",
    "hasPrefix", "hasSuffix", "indices", "infinity", "isASCII", "isEmpty", "isFinite",
    "isHexDigit", "isInfinite", "isLetter", "isLowercase", "isMultiple", "isNaN", "isNumber",
    "isUppercase", "isWhitespace", "isZero", "keys", "last", "lowerBound", "magnitude", "map",
    "max",
    "min", "minus", "nonzeroBitCount", "pi", "plus", "rounded", "sign", "sorted", "startIndex",
    "unicodeScalars", "upperBound", "utf16", "utf8", "values", "zero",
  ]

  private static let operators: Set = [
    "!", "!=", "&", "&&", "*", "+", "-", "...", "..<", "/", "<", "<<", "<=", "==", ">", ">=", ">>",
    "?", "??", "%", "|", "||", "~=",
  ]

  /// A condition; none where it cannot be asked before the call.
  func condition(_ positions: Range<Int>) -> [Precondition] {
    guard positions.count < PreconditionScanner.longest else { return [] }
    let parameters = Set(positions.filter(isParameter).map { word(at: $0).withoutBackticks })
    guard !parameters.isEmpty, positions.allSatisfy(canBeAsked),
      !positions.contains(where: mayTrap) || !mayBeLeft(before: positions.lowerBound)
    else { return [] }
    let statics = positions.filter(isStatic).map {
      Precondition.Static(type: word(at: $0), name: word(at: $0 + 2))
    }
    let members = Set(
      positions.filter { isMember($0) && !isConstant($0) && !isStatic($0 - 2) }.map(word))
    return [
      Precondition(
        text: text(positions), parameters: parameters, members: members,
        statics: Set(statics),
        magnitude: positions.contains(where: computes) ? .count : .any,
        needsFoundation: positions.contains { ["Data", "URL", "UUID"].contains(word(at: $0)) })
    ]
  }

  /// Tokens in one line, without comments and with no more spaces than they need.
  private func text(_ positions: Range<Int>) -> String {
    var text = ""
    var position = positions.lowerBound
    while position < positions.upperBound {
      if !text.isEmpty, !isJoined(position) { text += " " }
      if isOwn(position) { position += 2 }
      let constant = constants[position]
      text += constant?.text ?? word(at: position)
      if isParameter(position), unwrapped.contains(word(at: position)) { text += "!" }
      position = constant?.end ?? position + 1
    }
    return text
  }

  /// Whether it is `self` before a member that was set to the parameter of its name.
  private func isOwn(_ position: Int) -> Bool {
    kind(at: position) == .name && word(at: position) == "self" && kind(at: position + 1) == .dot
      && assigned.contains(word(at: position + 2))
  }

  /// Whether it is the name of a type before that of a member.
  private func isStatic(_ position: Int) -> Bool {
    guard kind(at: position) == .name, kind(at: position - 1) != .dot, constants[position] == nil,
      word(at: position).first?.isUppercase == true, !isKnown(word(at: position))
    else { return false }
    return kind(at: position + 1) == .dot && kind(at: position + 2) == .name
      && ![.dot, .leftParen].contains(kind(at: position + 3))
  }

  /// Whether it is a part of a constant's name.
  private func isConstant(_ position: Int) -> Bool {
    (max(0, position - 2)...position).contains { constants[$0].map { $0.end > position } ?? false }
  }

  /// Whether a token stands right behind the one before it: operators mean something else there, of
  /// the rest it is a matter of taste.
  private func isJoined(_ position: Int) -> Bool {
    if [.leftParen, .leftSquare, .dot].contains(tokens[position - 1].kind) { return true }
    return switch tokens[position].kind {
    case .rightParen, .rightSquare, .comma, .colon: true
    case .dot, .leftParen, .leftSquare: isValue(position - 1) || tokens[position].isAttached
    case .operator: tokens[position].isAttached
    default: tokens[position - 1].kind == .operator && tokens[position].isAttached
    }
  }

  private func canBeAsked(_ position: Int) -> Bool {
    let token = tokens[position]
    switch token.kind {
    case .name:
      if isConstant(position) || isOwn(position) || isStatic(position) { return true }
      if isMember(position) {
        return kind(at: position + 1) != .leftParen || isKnownMember(position)
      }
      return isParameter(position) || isLabel(position) || isKnown(word(at: position))
    case .operator:
      // Anywhere else it would choose between two values.
      let isChain = token.isAttached && isValue(position - 1)
      return Self.operators.contains(word(at: position)) && (word(at: position) != "?" || isChain)
    case .string: return !word(at: position).contains("\\")
    case .integer, .float, .leftParen, .rightParen, .leftSquare, .rightSquare, .leftBrace,
      .rightBrace, .comma, .colon, .dot:
      return true
    default: return false
    }
  }

  private func isKnownMember(_ position: Int) -> Bool {
    Self.members.contains(word(at: position))
  }

  /// Whether the initialiser may end before a position, without the program: what is asked there
  /// may rely on that, as `values[0] > 0` does behind `guard !values.isEmpty else { return nil }`.
  private func mayBeLeft(before position: Int) -> Bool {
    tokens[..<position].contains { [.return, .throw, .try].contains($0.keyword) }
  }

  /// Whether something is computed there that ends the program for some values.
  private func mayTrap(_ position: Int) -> Bool {
    switch tokens[position].kind {
    case .leftSquare: isValue(position - 1)
    case .name: word(at: position) == "abs" || word(at: position).contains("Int")
    case .operator:
      switch word(at: position) {
      case "/", "%": true
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
    guard tokens[position].kind == .operator else { return false }
    return switch word(at: position) {
    case "*", "+": true
    case "-": isValue(position - 1) || isNumber(position - 1)
    default: false
    }
  }

  func isNumber(_ position: Int) -> Bool {
    tokens.indices.contains(position) && [.integer, .float].contains(tokens[position].kind)
  }

  private func isParameter(_ position: Int) -> Bool {
    tokens[position].kind == .name && !isMember(position) && types[word(at: position)] != nil
  }

  private func isMember(_ position: Int) -> Bool {
    position > 0 && tokens[position - 1].kind == .dot && !(position > 1 && isOwn(position - 2))
  }

  /// Whether it is what stands before a colon in a call.
  private func isLabel(_ position: Int) -> Bool {
    guard position > 0, position + 1 < tokens.count, tokens[position + 1].kind == .colon else {
      return false
    }
    return [.comma, .leftParen].contains(tokens[position - 1].kind)
  }

  /// Whether a value ends there, so that what sticks to it is no prefix.
  func isValue(_ position: Int) -> Bool {
    position >= 0
      && [.name, .rightParen, .rightSquare, .rightBrace].contains(tokens[position].kind)
  }

  private func isKnown(_ word: String) -> Bool {
    word.hasPrefix("$") || Self.functions.contains(word)
  }
}
