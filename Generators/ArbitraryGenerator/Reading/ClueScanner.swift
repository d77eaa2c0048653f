/// Finds what tells in the body of an initialiser which arguments it accepts: the numbers and texts
/// that it compares them with, and what it asks of their characters.
///
/// It need not understand the code, since clues rule nothing out. What is said to whoever calls it
/// with something else is left out: messages of errors tell nothing.
struct ClueScanner: TokenReader {
  let bytes: SourceBytes
  let tokens: [Token]
  private var position = 0
  /// Whether the other way of a `guard` comes next.
  private var isGuarded = false
  /// Whether it is inside of what `precondition` or `assert` is called with.
  private var isInCondition = false
  private var clues = Clues()

  /// The clues in some code, such as a body with its braces.
  static func clues(in range: Range<Int>, of bytes: SourceBytes) -> Clues {
    clues(of: bytes.tokens(in: range)[...], in: bytes)
  }

  /// The clues in a condition.
  static func clues(in condition: String) -> Clues {
    Array("{\(condition)}".utf8).withUnsafeBufferPointer {
      clues(in: 0..<$0.count, of: SourceBytes($0))
    }
  }

  static func clues(of tokens: ArraySlice<Token>, in bytes: SourceBytes) -> Clues {
    var scanner = ClueScanner(bytes: bytes, tokens: Array(tokens))
    while scanner.position < tokens.count { scanner.scan() }
    return scanner.clues
  }

  private init(bytes: SourceBytes, tokens: [Token]) {
    self.bytes = bytes
    self.tokens = tokens
  }

  private mutating func scan() {
    let token = tokens[position]
    switch token.kind {
    case .integer: scanNumber()
    case .string: scanText()
    case .regex: scanRegex()
    case .name: scanWord(token)
    default: break
    }
    position += 1
  }
}

// MARK: - Words

extension ClueScanner {
  /// Calls whose arguments are for people to read.
  private static let messages: Set = [
    "NSLog", "assertionFailure", "debugPrint", "fatalError", "preconditionFailure", "print",
  ]

  private mutating func scanWord(_ token: Token) {
    switch token.keyword {
    case .guard: isGuarded = true
    case .else where isGuarded:
      isGuarded = false
      skipBrackets()
    case .throw: skipStatement()
    default:
      let word = bytes.text(token.range)
      clues.names.insert(word)
      if isCalledType(word) { Clues.add(word, to: &clues.types) }
      if ClueScanner.messages.contains(word) { return skipBrackets() }
      if !isInCondition, word == "precondition" || word == "assert" { return scanCondition() }
      noteProduct()
      note(word)
    }
  }

  /// Whether a type is made of what it is called with, by a check of its own.
  private func isCalledType(_ word: String) -> Bool {
    word.first?.isUppercase == true && kind(at: position + 1) == .leftParen
  }

  private mutating func note(_ word: String) {
    if let alphabet = ClueScanner.alphabets[word] { Clues.add(alphabet, to: &clues.alphabets) }
    let label = self.word(at: position + 2)
    let isCall = kind(at: position + 1) == .leftParen
    if isCall, let format = ClueScanner.formats["\(word)(\(label)"] ?? ClueScanner.formats[word] {
      Clues.add(format, to: &clues.formats)
    }
    if isCall, ClueScanner.integers.contains(word) {
      Clues.add(".digits", to: &clues.alphabets)
    }
    if word == "radix", let alphabet = ClueScanner.radices[label] {
      Clues.add(alphabet, to: &clues.alphabets)
      position += 2
    }
  }

  /// Notes `grid.count == rows * columns` and `grid.count == shape.reduce(1, *)`, in either order.
  private mutating func noteProduct() {
    guard kind(at: position - 1) != .dot, word(at: position - 1) != "*" else { return }
    if let collection = counted(at: position), isEquality(at: position + 3) {
      if let sizes = multiplied(at: position + 4) { note([sizes], of: collection, areAll: true) }
      note(factors(at: position + 4).names, of: collection)
    } else if let sizes = multiplied(at: position) {
      guard isEquality(at: position + 8), let collection = counted(at: position + 9) else { return }
      note([sizes], of: collection, areAll: true)
    } else {
      let (names, end) = factors(at: position)
      guard isEquality(at: end), let collection = counted(at: end + 1) else { return }
      note(names, of: collection)
    }
  }

  private mutating func note(_ factors: [String], of collection: String, areAll: Bool = false) {
    guard factors.count > 1 || areAll else { return }
    Clues.add(
      Clues.Product(collection: collection, factors: factors, areElements: areAll),
      to: &clues.products)
  }

  /// The name before `.reduce(1, *)`.
  private func multiplied(at position: Int) -> String? {
    let words = (position + 1..<position + 8).map(word)
    return kind(at: position) == .name && words == [".", "reduce", "(", "1", ",", "*", ")"]
      ? word(at: position) : nil
  }

  /// Whether two numbers are compared for what accepts equal ones.
  private func isEquality(at position: Int) -> Bool {
    ["==", "!="].contains(word(at: position))
  }

  /// The name before `.count`.
  private func counted(at position: Int) -> String? {
    guard kind(at: position) == .name, kind(at: position + 1) == .dot,
      word(at: position + 2) == "count"
    else { return nil }
    return word(at: position)
  }

  /// The names and numbers between stars, and the position behind them; none where one is called or
  /// has a member.
  private func factors(at start: Int) -> (names: [String], end: Int) {
    var names = [word(at: start)]
    var end = start + 1
    while word(at: end) == "*", [.name, .integer].contains(kind(at: end + 1)) {
      names.append(word(at: end + 1))
      end += 2
    }
    let isPlain = ![.dot, .leftParen, .leftSquare].contains(kind(at: end))
    return (isPlain ? names : [], end)
  }

  private static let alphabets = [
    "alphanumerics": ".alphanumerics", "decimalDigits": ".digits", "isASCII": ".ascii",
    "isDecimalDigit": ".digits", "isHexDigit": ".hexDigits", "isLetter": ".letters",
    "isLowercase": ".smallLetters", "isNumber": ".digits", "isUppercase": ".capitals",
    "isWholeNumber": ".digits", "letters": ".letters", "lowercaseLetters": ".smallLetters",
    "lowercased": ".smallLetters", "uppercaseLetters": ".capitals", "uppercased": ".capitals",
    "wholeNumberValue": ".digits", "hexDigitValue": ".hexDigits",
  ]

  /// Types that are made of texts, by a label where they have more to be made of.
  private static let formats = [
    "Data(base64Encoded": ".base64", "Decimal(string": ".number", "Double": ".number",
    "Float": ".number", "ISO8601DateFormatter": ".dateTime", "ISO8601FormatStyle": ".dateTime",
    "JSONDecoder": ".json", "NSURL(string": ".url", "NSURLComponents(string": ".url",
    "NumberFormatter": ".number", "TimeZone(identifier": ".timeZone", "URL(string": ".url",
    "URLComponents(string": ".url",
    "UUID(uuidString": ".uuid", "jsonObject(with": ".json",
  ]

  private static let integers: Set = [
    "Int", "Int16", "Int32", "Int64", "Int8", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
  ]

  private static let radices = ["16": ".hexDigits", "2": "\"01\"", "8": "\"01234567\""]

  /// Reads the condition, and goes behind the message.
  private mutating func scanCondition() {
    guard kind(at: position + 1) == .leftParen else { return }
    isInCondition = true
    defer { isInCondition = false }
    let end = tokens.end(ofBracketsAt: position + 1)
    position += 2
    var depth = 0
    while position < end, depth > 0 || tokens[position].kind != .comma {
      depth += tokens[position].kind.depth
      scan()
    }
    position = end - 1
  }

  private mutating func skipBrackets() {
    guard [.leftParen, .leftBrace].contains(kind(at: position + 1)) else { return }
    position = tokens.end(ofBracketsAt: position + 1) - 1
  }

  /// Goes to the end of a statement.
  private mutating func skipStatement() {
    var end = position + 1
    while end < tokens.count, tokens[end].kind != .rightBrace, !isStart(end) {
      end = tokens.end(ofBracketsAt: end)
    }
    position = end - 1
  }

  private func isStart(_ position: Int) -> Bool {
    tokens[position].startsLine && tokens[position].kind != .dot
      || tokens[position].kind == .semicolon
  }
}

// MARK: - Literals

extension ClueScanner {
  /// Longer texts are messages.
  private static let longestText = 24

  /// Notes a number, or what is on the other side of it: `count > 3` asks for four. Positions are
  /// no clues: `parts[0]`.
  private mutating func scanNumber() {
    guard !isPosition,
      let number = LiteralScanner.integer(word(at: position).filter { $0 != "_" })
    else { return }
    let step =
      switch word(at: position - 1) {
      case ">": 1
      case "<", "..<": -1
      default: 0
      }
    Clues.add(number &+ step, to: &clues.numbers)
  }

  /// Whether the number stands in a subscript, and not in a list.
  private var isPosition: Bool {
    kind(at: position - 1) == .leftSquare && kind(at: position + 1) == .rightSquare
      && !tokens[position - 1].startsLine && tokens[max(0, position - 2)].keyword == nil
      && [.name, .rightParen, .rightSquare].contains(kind(at: position - 2))
  }

  private mutating func scanText() {
    let literal = word(at: position)
    guard let content = ClueScanner.content(of: literal) else { return }
    if word(at: position - 2) == "dateFormat" {
      return Clues.add(".date(\(literal))", to: &clues.formats)
    }
    if isPattern(content) { return Clues.add(literal, to: &clues.patterns) }
    if let range = rangeOfCharacters(from: content) {
      Clues.add(range, to: &clues.alphabets)
      position += 2
      return
    }
    if listsCharacters(content) { return Clues.add(literal, to: &clues.alphabets) }
    let isMessage = content.count > ClueScanner.longestText || content.contains(" ")
    guard !content.isEmpty, !isMessage || content.count <= 3 || isCompared else { return }
    Clues.add(literal, to: &clues.texts)
  }

  /// Whether a value is compared with the text, or is to begin with it, hold it or the like.
  private var isCompared: Bool {
    if [position - 1, position + 1].contains(where: { isComparison(word(at: $0)) }) { return true }
    let before = word(at: position - 2)
    return switch kind(at: position - 1) {
    case .leftParen: ClueScanner.questions.contains(before)
    case .colon: ClueScanner.labels.contains(before)
    default: position > 0 && tokens[position - 1].keyword == .case
    }
  }

  private func isComparison(_ sign: String) -> Bool { ["==", "!=", "~="].contains(sign) }

  /// What asks of a text which part it has, and how.
  private static let questions: Set = ["contains", "hasPrefix", "hasSuffix", "split"]
  private static let labels: Set = ["of", "separatedBy", "separator", "with"]

  /// What stands between the quotes of a literal; nil where it has several lines or is put
  /// together.
  private static func content(of literal: String) -> Substring? {
    let hashes = literal.prefix { $0 == "#" }.count
    let quoted = literal.dropFirst(hashes).dropLast(hashes)
    guard quoted.count >= 2, quoted.hasSuffix("\""), !quoted.hasPrefix("\"\"\""),
      !quoted.contains("\\" + String(repeating: "#", count: hashes) + "(")
    else { return nil }
    return quoted.dropFirst().dropLast()
  }

  /// The alphabet of `"a"..."f"`.
  private func rangeOfCharacters(from first: Substring) -> String? {
    guard word(at: position + 1) == "...", kind(at: position + 2) == .string,
      let last = ClueScanner.content(of: word(at: position + 2)),
      first.unicodeScalars.count == 1, last.unicodeScalars.count == 1, first <= last
    else { return nil }
    return "FactoryCheck.Alphabet(\(word(at: position))...\(word(at: position + 2)))"
  }

  /// Whether characters are looked up in the text, as in `"01".contains($0)` and in
  /// `CharacterSet(charactersIn: "01")`.
  private func listsCharacters(_ content: Substring) -> Bool {
    guard content.count > 1, !content.contains("\\") else { return false }
    return word(at: position - 2) == "charactersIn"
      || kind(at: position + 1) == .dot && word(at: position + 2) == "contains"
  }

  /// Whether it is a regular expression: it is used as one, and looks so.
  private func isPattern(_ content: Substring) -> Bool {
    guard content.contains(where: { "[\\^$+*".contains($0) }), content.count > 1 else {
      return false
    }
    let label = word(at: position - 2)
    if label == "pattern" || label == "Regex" { return true }
    // In a constant of its own, it is used elsewhere.
    return content.hasPrefix("^") || content.hasSuffix("$")
      || word(at: position + 1) == "," && word(at: position + 2) == "options"
      || label == "of" && word(at: position + 5) == "regularExpression"
  }

  private mutating func scanRegex() {
    let literal = word(at: position)
    let hashes = literal.prefix { $0 == "#" }.count
    let body = literal.dropFirst(hashes + 1).dropLast(hashes + 1)
    guard !body.contains("\n") else { return }
    var marks = "#"
    while body.contains("\"" + marks) || body.contains("\\" + marks) { marks += "#" }
    Clues.add("\(marks)\"\(body)\"\(marks)", to: &clues.patterns)
  }
}
