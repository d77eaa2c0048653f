/// What the comment above a protocol says about its mock.
///
///     /// @mockable(history: reload = false; typealias: Element = String; spy)
struct MockDirective: Sendable, Equatable {
  /// What the mock is called, where that is not the protocol's name with `Mock` behind it.
  var name: String?
  /// Types for associated types, by their names.
  var typealiases: [String: TypeSyntax] = [:]
  /// Whether the arguments of calls are kept, where nothing is said of a method.
  var keepsHistory = true
  /// The same for single methods, by their names.
  var history: [String: Bool] = [:]

  /// How overloads are named, where that is not as the settings say.
  var overloads: MockSettings.Overloads?
  /// The module that the protocol's name is written with, where the sources do not tell it.
  var module: String?
  /// What it says of members.
  var members: [Member] = []

  /// Whether the mock can spy on a real instance.
  var makesSpy = false
  /// Whether a type eraser is made as well.
  var makesEraser = false

  /// What is said of one member.
  struct Member: Sendable, Equatable {
    enum Option: Sendable, Equatable {
      case modifier(Modifier)
      case source(Source)
    }

    var name: String
    var option: Option
  }

  /// How a member of the mock is declared.
  enum Modifier: String, Sendable, CaseIterable { case weak, dynamic }

  /// What a publisher of the mock gets its values from.
  enum Source: Sendable, Equatable {
    case passthroughSubject, currentValueSubject
    /// Another property: what that is set to.
    case property(String)
  }

  private static let word = "@mockable"

  /// All that can be said in its parentheses.
  static let options = [
    "override", "module", "history", "modifiers", "combine", "typealias", "rx", "overloads", "spy",
    "eraser",
  ]

  /// How an option is written; two of them where it is none.
  static func example(of option: String?) -> String {
    switch option {
    case "override": "override: name = StubView"
    case "module": "module: prefix = Model"
    case "history": "history: method = false"
    case "modifiers": "modifiers: delegate = weak"
    case "combine": "combine: publisher = PassthroughSubject"
    case "typealias": "typealias: Element = String"
    case "overloads": "overloads: labels"
    case "spy", "eraser": option ?? ""
    default: "history: method = false; typealias: Element = String"
    }
  }

  /// Whether a directive says that a mock is to be made.
  static func isOne(_ directive: Directive) -> Bool { directive.text.hasPrefix(word) }

  /// Whether one of them asks for more than a mock.
  static func hasOptions(_ directives: [Directive]) -> Bool {
    directives.contains { isOne($0) && $0.text.utf8.count > word.utf8.count }
  }

  /// One that asks for nothing in particular.
  init() {}

  /// The directive among those of a declaration; nil where there is none.
  init?(_ directives: [Directive]) throws(MockNote) {
    guard let directive = directives.first(where: Self.isOne) else { return nil }
    if directive.text.utf8.count == Self.word.utf8.count { return }
    // A comment may follow.
    let text = directive.text.ranges(of: "//").first.map { directive.text[..<$0.lowerBound] }
    let rest = (text ?? directive.text[...]).dropFirst(Self.word.count).trimmed
    guard !rest.isEmpty else { return }
    guard rest.hasPrefix("("), rest.hasSuffix(")") else {
      throw .unreadableOption(String(rest), of: nil)
    }
    var option: String?
    for part in Self.parts(of: rest.dropFirst().dropLast()) {
      option = try add(part, to: option)
    }
  }

  /// Whether it says something of single members.
  var namesMembers: Bool { !members.isEmpty || !history.isEmpty || !typealiases.isEmpty }

  /// Whether the arguments of a method's calls are kept.
  func keepsHistory(of method: String) -> Bool { history[method] ?? keepsHistory }

  /// Takes `option: name = value`, or `name = value` for the option before.
  private mutating func add(_ part: Substring, to last: String?) throws(MockNote) -> String? {
    var part = part
    var option = last
    let head = part.prefix { $0 != "=" }
    if let colon = head.firstIndex(of: ":") {
      let word = String(part[..<colon].trimmed)
      guard Self.options.contains(word) else { throw .unknownOption(word) }
      option = word
      part = part[part.index(after: colon)...].trimmed
    }
    let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map { String($0.trimmed) }
    switch (sides.first, sides.last) {
    case (let word?, _) where sides.count == 1: try add(word: word, to: option)
    case (let name?, let value?) where !name.isEmpty && !value.isEmpty:
      try set(name, to: value, of: option, in: String(part))
    default: throw .unreadableOption(String(part), of: option)
    }
    return option
  }

  private mutating func add(word: String, to option: String?) throws(MockNote) {
    switch (option, word) {
    case (_, "spy"): makesSpy = true
    case (_, "eraser"): makesEraser = true
    case ("history", "all"): keepsHistory = true
    case ("history", "none"): keepsHistory = false
    case ("overloads", _):
      guard let way = MockSettings.Overloads(rawValue: word) else { throw .noOverloads(word) }
      overloads = way
    case (nil, _): throw .unknownOption(word)
    default: throw .unreadableOption(word, of: option)
    }
  }

  private mutating func set(
    _ name: String, to value: String, of option: String?, in part: String
  ) throws(MockNote) {
    switch option {
    case "override" where name == "name" && value.isPlainName: self.name = value
    case "module" where name == "prefix" && value.isPlainName: module = value
    case "history":
      guard let isKept = Bool(value) else { throw .unreadableOption(part, of: option) }
      history[name] = isKept
    case "modifiers":
      guard let modifier = Modifier(rawValue: value) else { throw .noModifier(value) }
      members.append(Member(name: name, option: .modifier(modifier)))
    case "combine":
      guard let source = Source(value) else { throw .noSubject(value) }
      members.append(Member(name: name, option: .source(source)))
    case "typealias":
      guard let type = DeclarationParser.parseType(value) else {
        throw .unreadableOption(part, of: option)
      }
      typealiases[name] = type
    case "rx": throw .rxSubject(name, value)
    default: throw .unreadableOption(part, of: option)
    }
  }

  /// The text between semicolons and, outside of brackets, commas.
  private static func parts(of text: Substring) -> [Substring] {
    var depth = 0
    return text.split { character in
      if "<([".contains(character) { depth += 1 }
      if ">)]".contains(character) { depth -= 1 }
      return depth == 0 && (character == ";" || character == ",")
    }
    .map(\.trimmed).filter { !$0.isEmpty }
  }
}

extension MockDirective.Source {
  /// `PassthroughSubject`, `CurrentValueSubject`, or `@Published` and the name of a property.
  fileprivate init?(_ text: String) {
    let words = text.split { $0 == " " || $0 == "\t" }.map(String.init)
    switch (words.first, words.count) {
    case ("PassthroughSubject", 1): self = .passthroughSubject
    case ("CurrentValueSubject", 1): self = .currentValueSubject
    case ("@Published", 2): self = .property(words[1])
    default: return nil
    }
  }
}

extension String {
  /// Whether it is a name that needs no backticks.
  fileprivate var isPlainName: Bool {
    DeclarationParser.parseType(self) == .named(self) && !isReserved
  }
}

extension Substring {
  /// The text without spaces around it.
  fileprivate var trimmed: Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return start[...last]
  }
}
