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

  /// Whether the mock can spy on a real instance.
  var makesSpy = false
  /// Whether a type eraser is made as well.
  var makesEraser = false

  private static let word = "@mockable"

  /// Whether a directive says that a mock is to be made.
  static func isOne(_ directive: Directive) -> Bool { directive.text.hasPrefix(word) }

  /// One that asks for nothing in particular.
  init() {}

  /// The directive among those of a declaration; nil where there is none.
  init?(_ directives: [Directive]) throws(MockNote) {
    guard let directive = directives.first(where: Self.isOne) else { return nil }
    if directive.text.utf8.count == Self.word.utf8.count { return }
    let rest = directive.text.dropFirst(Self.word.count).trimmed
    guard !rest.isEmpty else { return }
    guard rest.hasPrefix("("), rest.hasSuffix(")") else { throw .unreadableOption(String(rest)) }
    var option: String?
    for part in Self.parts(of: rest.dropFirst().dropLast()) {
      option = try add(part, to: option)
    }
  }

  /// Whether the arguments of a method's calls are kept.
  func keepsHistory(of method: String) -> Bool { history[method] ?? keepsHistory }

  /// Takes `option: name = value`, or `name = value` for the option before.
  private mutating func add(_ part: Substring, to last: String?) throws(MockNote) -> String? {
    var part = part
    var option = last
    let head = part.prefix { $0 != "=" }
    if let colon = head.firstIndex(of: ":") {
      option = String(part[..<colon].trimmed)
      part = part[part.index(after: colon)...].trimmed
    }
    let sides = part.split(separator: "=", maxSplits: 1).map { String($0.trimmed) }
    switch (option, sides.count) {
    case (_, 1) where sides[0] == "spy": makesSpy = true
    case (_, 1) where sides[0] == "eraser": makesEraser = true
    case ("override", 2) where sides[0] == "name" && sides[1].isPlainName: name = sides[1]
    case ("history", 1) where ["all", "none"].contains(sides[0]): keepsHistory = sides[0] == "all"
    case ("history", 2): history[sides[0]] = try Self.truth(sides[1], in: String(part))
    case ("typealias", 2):
      guard let type = DeclarationParser.parseType(sides[1]) else {
        throw .unreadableOption(String(part))
      }
      typealiases[sides[0]] = type
    default: throw .unreadableOption(String(part))
    }
    return option
  }

  private static func truth(_ word: String, in part: String) throws(MockNote) -> Bool {
    guard let truth = Bool(word) else { throw .unreadableOption(part) }
    return truth
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
