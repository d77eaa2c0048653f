/// Where the checks of a file's initialisers may stand: the functions and properties of its types
/// and extensions, and those outside of all. They are read when one is asked for: in most files none
/// is.
final class CheckScope: TokenReader {
  /// A function or a property, from behind its name on.
  struct Member {
    /// The type that it stands in, with those around it; empty outside of all.
    var home: String
    var tokens: Range<Int>
    /// `let`, `var`, `func`, `init` or `subscript`.
    var keyword: Keyword
    /// Whether nobody sees the extension outside of the file that it stands in.
    var isHidden = false
  }

  let bytes: SourceBytes
  private lazy var declared = Reader(bytes)
  /// Whether something in the file ends the program on purpose.
  private(set) lazy var endsProgram = bytes.endsProgram(in: 0..<bytes.count)
  /// Whether something in the file is called as what changes files or runs programs is.
  private(set) lazy var mayHaveSideEffects = bytes.mayHaveSideEffects
  /// Whether something in the file may be run where a property is set.
  private(set) lazy var hasSetters = bytes.hasAccessor { bytes.isSetter(endingAt: $0) }
  /// The same, also by observers.
  private(set) lazy var mayRunWhereSet =
    hasSetters || bytes.hasAccessor { bytes.isObserver(endingAt: $0) }

  init(_ bytes: SourceBytes) { self.bytes = bytes }

  var tokens: [Token] { declared.tokens }

  /// The members of all types, by their names.
  var members: [String: [Member]] { declared.members }

  /// The names of what values may be asked, and that the file says the answer of.
  private(set) lazy var uses = Set(
    members.lazy.filter {
      $0.value.contains { !$0.home.isEmpty && $0.keyword != .let }
    }.map(\.key))

  /// Whether the file declares a type of a name.
  func declaresType(_ name: String) -> Bool {
    declared.types.contains { $0.lastPathName == name }
  }

  /// The initialisers of all types, each as a member from behind `init` on.
  var initializers: [Member] { declared.initializers }
}

// MARK: - Checks by their names

extension CheckScope {
  /// The clues in what an initialiser names, as `static let longest = 12`, `static func isValid(…)`
  /// and `text.isSlug` are, or what those name in turn.
  ///
  /// - Parameter home: The type of the initialiser, with those around it.
  func clues(named names: Set<String>, from home: String) -> Clues {
    var clues = Clues()
    var known = names
    // In the order of their names, so that the same is found each time.
    var wanted = names.sorted()
    while let name = wanted.popLast() {
      for member in found(name, from: home, naming: known) {
        let found = ClueScanner.clues(of: tokens[member.tokens], in: bytes)
        clues.add(found)
        wanted += found.names.subtracting(known).sorted()
        known.formUnion(found.names)
      }
    }
    return clues
  }

  /// The members of a name that are nearest: those of the type and of types around it, those outside
  /// of all and in extensions of other types, or else those of types that are named, too.
  private func found(_ name: String, from home: String, naming names: Set<String>) -> [Member] {
    guard let all = members[name] else { return [] }
    let near = all.filter { home.isPath(in: $0.home) }
    if !near.isEmpty { return near }
    let free = all.filter { $0.home.isEmpty || !declared.types.contains($0.home) }
    if !free.isEmpty { return free }
    return all.filter { names.contains($0.home.lastPathName) }
  }
}

extension String {
  /// Whether it is the path of a type, or of one in that.
  func isPath(in type: String) -> Bool {
    !type.isEmpty && (self == type || hasPrefix(type + "."))
  }

  var lastPathName: String { String(split(separator: ".").last ?? "") }
}

// MARK: - Constants

extension CheckScope {
  /// The value of a constant that is written in literals, as `1 << 16`, `3...9` and `["a", "b"]`;
  /// nil where it is none.
  ///
  /// - Parameters:
  ///   - base: What it is a member of, `Self` or the name of a type; nil where it stands alone.
  ///   - home: The type that names it, with those around it.
  func constant(named name: String, of base: String?, from home: String) -> String? {
    tokens(ofConstant: name, of: base, from: home).flatMap(bytes.constant)
  }

  /// What a constant is set to, whatever that is.
  func tokens(
    ofConstant name: String, of base: String?, from home: String
  ) -> ArraySlice<Token>? {
    let all = (members[name] ?? []).filter { member in
      // What a type has may have the name of what its values compute.
      switch base {
      case nil: member.home.isEmpty || home.isPath(in: member.home)
      case "Self": member.home == home && member.keyword == .let
      default: member.home.lastPathName == base && member.keyword == .let
      }
    }
    guard all.count == 1, all[0].keyword == .let else { return nil }
    return value(of: all[0].tokens).map { tokens[$0] }
  }

  /// What stands behind `=`, or between the braces of a property that keeps nothing.
  func value(of member: Range<Int>) -> Range<Int>? {
    guard let sign = member.first(where: { isEquals($0) || kind(at: $0) == .leftBrace }) else {
      return nil
    }
    if kind(at: sign) == .leftBrace { return tokens.inside(bracketsAt: sign).clamped(to: member) }
    var end = sign + 1
    while end < member.upperBound, end == sign + 1 || !tokens[end].startsLine,
      tokens[end].kind != .semicolon
    {
      end = tokens.end(ofBracketsAt: end)
    }
    return sign + 1..<max(sign + 1, min(end, member.upperBound))
  }
}

// MARK: - Reading

/// Goes through a file's tokens for what its types declare.
private struct Reader: TokenReader {
  let bytes: SourceBytes
  let tokens: [Token]
  var members: [String: [CheckScope.Member]] = [:]
  var initializers: [CheckScope.Member] = []
  /// The types that the file declares.
  var types: Set<String> = []

  init(_ bytes: SourceBytes) {
    self.bytes = bytes
    tokens = bytes.tokens
    read(0..<tokens.count, home: "")
  }

  /// What a member begins with, but for its modifiers.
  private static let starting: Set<Keyword> = [
    .actor, .case, .class, .deinit, .enum, .extension, .func, .`init`, .let, .protocol, .struct,
    .subscript, .typealias, .var,
  ]

  private func starts(_ position: Int) -> Bool {
    tokens[position].keyword.map(Reader.starting.contains) ?? false
  }

  private mutating func read(_ range: Range<Int>, home: String, isHidden: Bool = false) {
    var position = range.lowerBound
    while position < range.upperBound {
      let start = position
      position = tokens.end(ofBracketsAt: position)
      if declaresInitializer(start) {
        position = end(of: start - 1, before: range.upperBound)
        initializers.append(
          CheckScope.Member(home: home, tokens: start + 1..<position, keyword: .`init`))
      }
      if declaresSubscript(start) {
        position = end(of: start - 1, before: range.upperBound)
        members[word(at: start), default: []]
          .append(
            CheckScope.Member(
              home: home, tokens: start + 1..<position, keyword: .subscript, isHidden: isHidden))
      }
      guard starts(start), start + 1 < range.upperBound, tokens[start + 1].kind == .name,
        !starts(start + 1), let keyword = tokens[start].keyword
      else { continue }
      let end = end(of: start, before: range.upperBound)
      switch keyword {
      case .func, .let, .var:
        members[word(at: start + 1), default: []]
          .append(
            CheckScope.Member(
              home: home, tokens: start + 2..<end, keyword: keyword, isHidden: isHidden))
      case .actor, .class, .enum, .extension, .struct:
        readType(start..<end, isExtension: keyword == .extension, in: home)
      default: break
      }
      position = end
    }
  }

  /// Whether `init` stands there, and no call of it.
  private func declaresInitializer(_ position: Int) -> Bool {
    tokens[position].keyword == .`init` && position > 0 && tokens[position - 1].kind != .dot
  }

  private func declaresSubscript(_ position: Int) -> Bool {
    tokens[position].keyword == .subscript && kind(at: position - 1) != .dot
      && kind(at: position + 1) == .leftParen
  }

  /// The position of what comes next, over brackets as a whole.
  private func end(of start: Int, before limit: Int) -> Int {
    var end = start + 2
    while end < limit, !starts(end) { end = tokens.end(ofBracketsAt: end) }
    return min(end, limit)
  }

  private mutating func readType(_ range: Range<Int>, isExtension: Bool, in home: String) {
    var path = home.isEmpty ? [] : [home]
    var position = range.lowerBound + 1
    path.append(word(at: position))
    while position + 2 < range.upperBound, tokens[position + 1].kind == .dot {
      position += 2
      path.append(word(at: position))
    }
    while position < range.upperBound, tokens[position].kind != .leftBrace {
      position = tokens.end(ofBracketsAt: position)
    }
    guard position < range.upperBound else { return }
    let name = path.joined(separator: ".")
    if !isExtension { types.insert(name) }
    let isHidden = tokens.modifiers(before: range.lowerBound).contains(where: \.isHiding)
    read(tokens.inside(bracketsAt: position), home: name, isHidden: isHidden)
  }
}

extension SourceBytes {
  /// Whether braces open anywhere behind what something holds for that ends there.
  fileprivate func hasAccessor(_ isWanted: (Int) -> Bool) -> Bool {
    var brace = firstOffset(of: ASCII.leftBrace, in: 0..<count)
    while brace < count {
      if isWanted(endOfAccessor(before: brace)) { return true }
      brace = firstOffset(of: ASCII.leftBrace, in: brace + 1..<count)
    }
    return false
  }

  /// Where `set` ends before a brace, or `set` in `set(newTime)`.
  private func endOfAccessor(before brace: Int) -> Int {
    var end = brace
    while end > 0, isClass(.space, at: end - 1) { end -= 1 }
    if end > 0, self[end - 1] == ASCII.rightParen {
      // As long as a name may be.
      let limit = max(1, end - 128)
      while end > limit, self[end - 1] != ASCII.leftParen { end -= 1 }
      end -= 1
    }
    return end
  }

  fileprivate func isSetter(endingAt end: Int) -> Bool {
    guard end > 2, matches("set", at: end - 3) else { return false }
    return end == 3 || self[end - 4] != ASCII.dot && !isClass(.namePart, at: end - 4)
  }

  fileprivate func isObserver(endingAt end: Int) -> Bool {
    matches("didSet", at: end - 6) || matches("willSet", at: end - 7)
  }

  /// Whether `precondition`, `assert` or `fatalError` stands in a range, or a word with one of them,
  /// or the call of `abort` or `exit`.
  func endsProgram(in range: Range<Int>) -> Bool {
    range.contains { offset in
      switch self[offset] {
      case UInt8(ascii: "p"): matches("precondition", at: offset)
      case UInt8(ascii: "a"): matches("assert", at: offset) || matches("abort(", at: offset)
      case UInt8(ascii: "e"): matches("exit(", at: offset)
      case UInt8(ascii: "f"): matches("fatalError", at: offset)
      default: false
      }
    }
  }
}
