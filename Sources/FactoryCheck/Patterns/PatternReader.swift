/// Reads a regular expression as the usual engines do: `[A-Z]{3}-\d+`.
struct PatternReader {
  /// Why no texts can be made of an expression, and where.
  struct Failure: Error, Equatable {
    /// What it is, as a sentence without its end.
    var reason: String
    /// How many characters stand before the place.
    var offset: Int
  }

  /// Groups and classes inside each other, at most.
  private static let deepest = 64
  /// How many parts the shortest text may have.
  private static let longest = 1 << 17

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var depth = 0

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The expression.
  ///
  /// - Throws: `Failure` where it is none, or says more than how its texts look.
  static func read(_ text: String) throws(Failure) -> Pattern {
    var reader = PatternReader(text)
    let pattern = try reader.alternatives(isOutermost: true)
    guard reader.next == nil else { throw reader.failure("a `)` closes no group") }
    guard pattern.leastSteps <= longest else {
      throw reader.failure("its texts are all longer than \(longest) characters", at: 0)
    }
    return pattern
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private func failure(_ reason: String, at offset: Int? = nil) -> Failure {
    Failure(reason: reason, offset: offset ?? position)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard scalars[position...].starts(with: word.unicodeScalars) else { return false }
    position += word.unicodeScalars.count
    return true
  }
}

// MARK: - Structure

extension PatternReader {
  private mutating func alternatives(isOutermost: Bool) throws(Failure) -> Pattern {
    var all = [try sequence(isOutermost)]
    while take("|") { all.append(try sequence(isOutermost)) }
    return all.count == 1 ? all[0] : .alternatives(all)
  }

  /// What stands between bars. All of a text is made, so that its ends need not be asked for; what
  /// asks for them elsewhere matches nothing.
  private mutating func sequence(_ isOutermost: Bool) throws(Failure) -> Pattern {
    if isOutermost {
      takeFlags()
      _ = take("^") || take(word: "\\A")
    }
    var parts: [Pattern] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      if isOutermost, takeEnd() { continue }
      let part = try part(scalar)
      parts.append(try repeated(part))
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  /// Goes behind `(?i)`, which what is written meets as well.
  private mutating func takeFlags() {
    let start = position
    guard take(word: "(?") else { return }
    while let scalar = next, PatternReader.flags.contains(scalar) { position += 1 }
    if !take(")") { position = start }
  }

  private static let flags = "imsu-".unicodeScalars

  /// Goes behind what asks for the end of the text where a bar or nothing follows.
  private mutating func takeEnd() -> Bool {
    let start = position
    let isEnd = take("$") || take(word: "\\z") || take(word: "\\Z")
    if isEnd, next == nil || next == "|" { return true }
    position = start
    return false
  }

  private mutating func part(_ scalar: Unicode.Scalar) throws(Failure) -> Pattern {
    switch scalar {
    case "(": return try group()
    case "[": return .character(try characters())
    case ".":
      position += 1
      return .character(.unjoined - "\n")
    case "\\": return try escaped()
    case "^", "$": throw failure("an end of the text or line is asked for inside of it")
    case "*", "+", "?", "{": throw failure("nothing stands before `\(scalar)` that it could repeat")
    default:
      position += 1
      return .character(Alphabet([scalar]))
    }
  }

  private mutating func group() throws(Failure) -> Pattern {
    let start = position
    position += 1
    guard depth < PatternReader.deepest else { throw failure("groups are nested too deeply") }
    if take("?") { try takeKindOfGroup(at: start) }
    if scalars[position - 1] == ")" { return .empty }
    depth += 1
    let inner = try alternatives(isOutermost: false)
    depth -= 1
    guard take(")") else { throw failure("a group is not closed", at: start) }
    return inner
  }

  /// Goes behind `:`, a name in `<…>`, or the flags of `(?i)`, which what is written meets as well.
  private mutating func takeKindOfGroup(at start: Int) throws(Failure) {
    if take(":") || take(">") { return }
    _ = take("P")
    if take("<"), next != "=", next != "!" {
      while let scalar = next, scalar != ">", scalar != ")" { position += 1 }
      guard take(">") else { throw failure("the name of a group is not closed", at: start) }
      return
    }
    while let scalar = next, PatternReader.flags.contains(scalar) { position += 1 }
    if take(")") || take(":") { return }
    throw failure("a group looks ahead, looks back or has a flag that is not known", at: start)
  }

  private mutating func repeated(_ part: Pattern) throws(Failure) -> Pattern {
    guard let count = try count() else { return part }
    _ = take("?") || take("+")
    return .repetition(part, count)
  }

  private mutating func count() throws(Failure) -> ClosedRange<Int>? {
    if take("*") { return 0...Int.max }
    if take("+") { return 1...Int.max }
    if take("?") { return 0...1 }
    let start = position
    guard take("{") else { return nil }
    let lower = number()
    let isRange = take(",")
    let upper = isRange ? number() ?? Int.max : lower
    guard take("}"), let upper, lower != nil || isRange else {
      throw failure("a `{` stands for itself as `\\{`, or before how often to repeat", at: start)
    }
    guard lower ?? 0 <= upper else {
      throw failure("a repetition ends before it starts", at: start)
    }
    // As long a text is never drawn: there may be any number.
    return (lower ?? 0)...(upper > PatternReader.longest ? .max : upper)
  }

  /// A number; one that is larger than any becomes the largest.
  private mutating func number() -> Int? {
    let start = position
    while let scalar = next, ("0"..."9").contains(scalar) { position += 1 }
    guard start < position else { return nil }
    return Int(String(String.UnicodeScalarView(scalars[start..<position]))) ?? .max
  }
}

// MARK: - Characters

extension PatternReader {
  private mutating func escaped() throws(Failure) -> Pattern { .character(try escapedCharacters()) }

  /// The characters that `\` and what follows it stand for.
  private mutating func escapedCharacters() throws(Failure) -> Alphabet {
    let start = position
    position += 1
    guard let scalar = next else { throw failure("nothing follows the last `\\`", at: start) }
    position += 1
    switch scalar {
    case "d": return .digits
    case "D": return .unjoined - .digits
    case "w": return .wordCharacters
    case "W": return .ascii + .spaces - .wordCharacters
    case "s": return .spaces
    case "S": return .unjoined - .spaces
    case "h": return " \t"
    case "t": return "\t"
    case "n": return "\n"
    case "r": return "\r"
    case "f": return "\u{C}"
    case "v": return "\u{B}"
    case "x", "u": return try hexadecimal(scalar, at: start)
    case "p": return try property(at: start)
    case "a"..."z", "A"..."Z", "0"..."9":
      throw failure("`\\\(scalar)` says nothing of how a text looks", at: start)
    default: return Alphabet([scalar])
    }
  }

  /// `\x41`, `\u0041`, and either with any number of digits in braces.
  private mutating func hexadecimal(
    _ kind: Unicode.Scalar, at start: Int
  ) throws(Failure) -> Alphabet {
    let isBraced = take("{")
    var digits = ""
    let most = isBraced ? 8 : kind == "x" ? 2 : 4
    while let digit = next, digit.properties.isASCIIHexDigit, digits.count < most {
      digits.unicodeScalars.append(digit)
      position += 1
    }
    guard !isBraced || take("}"), let value = UInt32(digits, radix: 16),
      let scalar = Unicode.Scalar(value)
    else { throw failure("`\\\(kind)` is followed by no character's number", at: start) }
    return Alphabet([scalar])
  }

  /// `\p{L}` and others that are asked for often, of ASCII.
  private mutating func property(at start: Int) throws(Failure) -> Alphabet {
    let known: [(String, Alphabet)] = [
      ("{Lu}", .capitals), ("{Ll}", .smallLetters), ("{L}", .letters), ("{Alphabetic}", .letters),
      ("{Nd}", .digits), ("{N}", .digits), ("{Letter}", .letters), ("{Alpha}", .letters),
      ("{Upper}", .capitals), ("{Uppercase}", .capitals), ("{Lower}", .smallLetters),
      ("{Lowercase}", .smallLetters), ("{P}", .ascii - .alphanumerics - " $+<=>^`|~"),
    ]
    for (name, alphabet) in known where take(word: name) { return alphabet }
    throw failure("`\\p` is followed by a property that is not known", at: start)
  }

  private mutating func bracketed() throws(Failure) -> Alphabet {
    let start = position
    position += 1
    guard depth < PatternReader.deepest else { throw failure("classes are nested too deeply") }
    depth += 1
    defer { depth -= 1 }
    let isNegated = take("^")
    var characters = Alphabet([])
    var isFirst = true
    while let scalar = next, scalar != "]" || isFirst {
      isFirst = false
      characters = characters + (try member(scalar))
    }
    guard take("]") else { throw failure("a class of characters is not closed", at: start) }
    let result = isNegated ? complement(of: characters, from: start) : characters
    guard result.count > 0 else { throw failure("a class has no character", at: start) }
    return result
  }

  /// What a class holds that says what it does not. Those for words and letters hold others than
  /// ASCII's, of which just these are drawn.
  private func complement(of characters: Alphabet, from start: Int) -> Alphabet {
    let written = String(String.UnicodeScalarView(scalars[start..<position]))
    let isOfASCII = ["\\w", "\\W", "\\p", "[:"].contains { written.contains($0) }
    return (isOfASCII ? .ascii + .spaces : .unjoined) - characters
  }

  /// A class, written out or by its name.
  private mutating func characters() throws(Failure) -> Alphabet {
    if let named = try named() { return named }
    return try bracketed()
  }

  /// A class by its name, `[:alpha:]`.
  private mutating func named() throws(Failure) -> Alphabet? {
    guard scalars[position...].starts(with: "[:".unicodeScalars) else { return nil }
    for (name, alphabet) in PatternReader.named where take(word: name) { return alphabet }
    throw failure("`[:` is followed by no name of a class that is known")
  }

  /// A character, a range, a class in a class, or one by its name.
  private mutating func member(_ scalar: Unicode.Scalar) throws(Failure) -> Alphabet {
    let start = position
    if scalar == "[" { return try characters() }
    if take(word: "&&") || take(word: "--") || take(word: "~~") {
      throw failure("classes are computed with, which is not known", at: start)
    }
    let first = try one(scalar)
    guard next == "-", position + 1 < scalars.count, scalars[position + 1] != "]" else {
      return first
    }
    position += 1
    let last = try one(scalars[position])
    guard first.count == 1, last.count == 1, first.scalar(at: 0) <= last.scalar(at: 0) else {
      throw failure("a range of characters ends before it starts", at: start)
    }
    return Alphabet(first.scalar(at: 0)...last.scalar(at: 0))
  }

  private mutating func one(_ scalar: Unicode.Scalar) throws(Failure) -> Alphabet {
    if scalar == "\\" { return try escapedCharacters() }
    position += 1
    return Alphabet([scalar])
  }

  private static let named: [(String, Alphabet)] = [
    ("[:alpha:]", .letters), ("[:digit:]", .digits), ("[:alnum:]", .alphanumerics),
    ("[:upper:]", .capitals), ("[:lower:]", .smallLetters), ("[:space:]", .spaces),
    ("[:xdigit:]", .hexDigits), ("[:punct:]", .ascii - .alphanumerics - " "),
    ("[:word:]", .alphanumerics),
  ]
}
