import Synchronization

/// The names of types and members, as they are written within their module.
extension SourceText {
  /// The name of a value's type. What is called `Type` inside of another type is in backticks: alone,
  /// it would be the type of that.
  static func typeName(of value: Any) -> String {
    let name = name(of: type(of: value))
    guard let dot = name.lastIndex(of: ".") else { return name }
    let last = name.index(after: dot)
    return name[..<last] + member(String(name[last...]))
  }

  /// A name behind a dot.
  static func member(_ name: String) -> String {
    ["Protocol", "Type", "init", "self"].contains(name) ? "`\(name)`" : spaced(name)
  }

  /// A type's name without modules and without the parts that only the compiler sees, with keywords
  /// in backticks: none of those that are a part of a type's text stands before a dot, a bracket or
  /// the end.
  static func name(of type: Any.Type) -> String {
    let identifier = ObjectIdentifier(type)
    if let known = names.withLock({ $0[identifier] }) { return known }
    let name = distributingArguments(spaced(String(reflecting: type)))
      .replacing(/\(unknown context at \$[0-9a-f]+\)\.|\(extension in \w+\):/, with: "")
      .replacing(/(^|[^\w.])(?:\w+\.)(?=[\w`])/) { $0.1 }
      .replacing(/(^|[^\w.`])(\w+)(?=[.<>,)]|$)/) { "\($0.1)\(quoted($0.2))" }
    names.withLock { $0[identifier] = name }
    return name
  }

  private static func quoted(_ name: Substring) -> String {
    keywords.contains(String(name)) ? "`\(name)`" : String(name)
  }

  /// The words that no type can be called by without backticks.
  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// The names that were made before: explaining a counterexample writes its values hundreds of
  /// times.
  private static let names = Mutex<[ObjectIdentifier: String]>([:])
}

// MARK: - Labels

extension SourceText {
  /// A name as the label of an argument, in backticks where it could not be read without.
  static func label(_ name: String) -> String {
    let name = spaced(name)
    if name.hasPrefix("`") || (name != "inout" && name.allSatisfy(isPlain)) { return name }
    return "`\(name)`"
  }

  /// A name with the spaces that it has in backticks, for which the runtime has others.
  static func spaced(_ name: String) -> String { name.replacing("\u{A0}", with: " ") }

  private static func isPlain(_ character: Character) -> Bool {
    !character.isASCII || character.isLetter || character.isNumber || "_$".contains(character)
  }
}

// MARK: - Arguments of types

extension SourceText {
  /// The text of a type with each argument behind the type that it is one of: for what extensions
  /// with conditions declare in generic types the runtime has all of them behind the last one, and
  /// letters behind the others, as in `Outer<A>.Inner<Int, String>.Deep`.
  static func distributingArguments(_ text: String) -> String {
    var text = text
    while let letters = text.firstMatch(of: lettersBeforeArguments) {
      let start = letters.range.upperBound
      let count = letters.1.split(separator: ",").count
      guard let end = text[start...].endOfArguments(count) else { return text }
      let rest = text[end...].drop { $0 == "," || $0 == " " }
      let others = rest.first == ">" ? "\(letters.2)\(rest.dropFirst())" : "\(letters.2)<\(rest)"
      text = "\(text[..<letters.range.lowerBound])<\(text[start..<end])>\(others)"
    }
    return text
  }

  /// Letters for the arguments of one type, and the name before the arguments of both. Where there
  /// are three, the runtime ends the program.
  private static var lettersBeforeArguments: Regex<(Substring, Substring, Substring)> {
    /<([A-Z]\d*(?:, [A-Z]\d*)*)>(\.[^<>,()]+)<(?![A-Z]\d*[,>])/
  }
}

extension Substring {
  /// Where so many arguments end, at a comma or a bracket outside of other brackets; nil where
  /// there are less.
  fileprivate func endOfArguments(_ count: Int) -> Index? {
    var (left, depth, previous) = (count, 0, Character(" "))
    for index in indices {
      let character = self[index]
      let isArrow = character == ">" && previous == "-"
      previous = character
      if depth == 0, !isArrow, ",>".contains(character) {
        left -= 1
        if left == 0 { return index }
        if character == ">" { return nil }
      }
      if "<(".contains(character) { depth += 1 }
      if ">)".contains(character), !isArrow { depth -= 1 }
    }
    return nil
  }
}
