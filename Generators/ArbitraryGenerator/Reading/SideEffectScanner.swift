/// Finds out whether an initialiser changes files or runs programs, which nobody wants for whatever
/// happens to be drawn: `/` is a path like any other.
///
/// It tells by the names that Foundation, C and databases have for what does so, also in functions and
/// initialisers of the same file that are called. What only may be such a call is taken for one.
struct SideEffectScanner: TokenReader {
  private let scope: CheckScope
  /// The type that the code stands in, with those around it.
  private let home: String
  let tokens: [Token]
  /// Where names stand that something is called by, but for closures that are only kept.
  private var calls: [Int] = []

  private init(_ tokens: [Token], home: String, in scope: CheckScope) {
    (self.tokens, self.home, self.scope) = (tokens, home, scope)
    findCalls()
  }

  /// So many calls are looked at for one initialiser.
  private static let mostCalls = 1000

  /// What is done in a body, whose range begins and ends with its braces.
  static func effect(of body: Range<Int>, home: String, in scope: CheckScope) -> SideEffect? {
    guard scope.mayHaveSideEffects, body.count > 1 else { return nil }
    var seen: Set<String> = []
    var open = [SideEffectScanner(scope.bytes.tokens(in: body), home: home, in: scope)]
    while let next = open.popLast(), seen.count < mostCalls {
      if let effect = next.effect { return effect }
      for member in next.calledMembers(besides: &seen) {
        let tokens = Array(scope.tokens[member.tokens])
        open.append(SideEffectScanner(tokens, home: member.home, in: scope))
      }
    }
    return nil
  }

  /// What the code itself does.
  private var effect: SideEffect? {
    calls.lazy.compactMap { position in
      bytes.sign(endingAt: tokens[position].end).flatMap { effect(of: $0, at: position) }
    }.first
  }

  private mutating func findCalls() {
    let called = Set(tokens.indices.filter(isCall).map(word))
    var position = 0
    while position < tokens.count {
      if keepsClosure(at: position, among: called) {
        position = tokens.end(ofBracketsAt: position)
      } else {
        if isCall(position) { calls.append(position) }
        position += 1
      }
    }
  }

  private func isCall(_ position: Int) -> Bool {
    kind(at: position) == .name && kind(at: position + 1) == .leftParen
      && (position == 0 || tokens[position - 1].keyword != .func)
  }

  /// Whether a closure begins there that a member is set to, `self.onClose = { … }`, and that nothing
  /// calls by that name.
  private func keepsClosure(at position: Int, among called: Set<String>) -> Bool {
    kind(at: position) == .leftBrace && word(at: position - 1) == "="
      && kind(at: position - 2) == .name && !called.contains(word(at: position - 2))
      && kind(at: tokens.end(ofBracketsAt: position)) != .leftParen
  }

  var bytes: SourceBytes { scope.bytes }
}

// MARK: - Calls

extension SideEffectScanner {
  /// What the call of a name does that is one of the signs.
  private func effect(of sign: SideEffectSign, at position: Int) -> SideEffect? {
    guard !isOwn(position) else { return nil }
    let label = kind(at: position + 3) == .colon ? word(at: position + 2) : nil
    let isFound =
      switch sign {
      case .change: true
      case .changeAt: label == "at" || label == "atPath"
      case .write:
        base(at: position) != nil
          && (label == "toFile" || label == "to" && word(at: position + 4) != "&")
      case .handle: ["forUpdating", "forWriting"].contains { label?.hasPrefix($0) ?? false }
      case .function, .command: isOfC(position)
      case .move: isOfC(position) && argumentWords(at: position).contains(",")
      case .open: opensToWrite(at: position)
      case .database: !argumentWords(at: position).contains("\":memory:\"")
      case .process: calls.contains { ["launch", "run"].contains(word(at: $0)) }
      case .launch: base(at: position) == "Process"
      }
    guard isFound else { return nil }
    return [.command, .process, .launch].contains(sign) ? .runsPrograms : .changesFiles
  }

  /// What a name is a member of, as the word before the dot says.
  private func base(at position: Int) -> String? {
    kind(at: position - 1) == .dot ? word(at: position - 2) : nil
  }

  /// Whether the file declares what is called, for the type itself or for all.
  private func isOwn(_ position: Int) -> Bool {
    let base = base(at: position)
    guard base == nil || base == "self" || base == "Self" else { return false }
    return !scope.found(word(at: position), of: base, from: home).isEmpty
  }

  /// Whether the call is one of C, which has no labels.
  private func isOfC(_ position: Int) -> Bool {
    let isFree = base(at: position).map(Self.libraries.contains) ?? true
    return isFree && kind(at: position + 2) != .rightParen && kind(at: position + 3) != .colon
  }

  private static let libraries: Set = ["Darwin", "Foundation", "Glibc", "Musl"]

  /// Whether `open(path, O_RDWR | O_CREAT)`, `fopen(path, "w")` and `FileDescriptor.open(path, mode)`
  /// are for more than to read.
  private func opensToWrite(at position: Int) -> Bool {
    let words = argumentWords(at: position)
    guard isOfC(position) || base(at: position) == "FileDescriptor", words.contains(",") else {
      return false
    }
    return words.isDisjoint(with: Self.reading) || !words.isDisjoint(with: Self.making)
  }

  private static let reading: Set = ["O_RDONLY", "\"r\"", "\"rb\"", "readOnly"]
  private static let making: Set = ["O_CREAT", "O_TRUNC", "create", "truncate"]

  private func argumentWords(at position: Int) -> Set<String> {
    Set(tokens.inside(bracketsAt: position + 1).map(word))
  }

  /// What the file declares that calls may mean, but for those calls that were seen before.
  private func calledMembers(besides seen: inout Set<String>) -> [CheckScope.Member] {
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
    return members
  }
}

// MARK: - Names

/// What is called by a name that may stand for a side effect.
private enum SideEffectSign {
  /// A member that changes files, and one whose label tells it from those of collections.
  case change, changeAt
  /// `write(to: url)`, which has to be told from one to a stream.
  case write
  /// A function of C, and `rename(old, new)`, which others are called as well.
  case function, move
  case open
  /// What makes the file of a database.
  case database
  case handle
  /// A function of C that runs a program.
  case command
  /// `Process()`, which something has to run, and `Process.run`.
  case process, launch

  private static let names: [(Self, [String])] = [
    (
      .change,
      [
        "createDirectory", "createFile", "createSymbolicLink", "linkItem", "replaceItemAt",
        "trashItem",
      ]
    ),
    (.changeAt, ["copyItem", "moveItem", "removeItem", "replaceItem"]),
    (.write, ["write"]),
    (
      .function,
      ["creat", "mkdir", "mkdtemp", "mkstemp", "rmdir", "symlink", "truncate", "unlink"]
    ),
    (.move, ["rename"]),
    (.open, ["fopen", "open"]),
    (.database, ["mdb_env_open", "sqlite3_open", "sqlite3_open16", "sqlite3_open_v2"]),
    (.handle, ["FileHandle"]),
    (.command, ["popen", "posix_spawn", "posix_spawnp", "system"]),
    (.process, ["Process"]),
    (.launch, ["run"]),
  ]

  /// All names, of which the last bytes are enough.
  nonisolated(unsafe) static let table = WordTable(
    names.flatMap { sign, names in
      names.map { (String($0.suffix(PackedWord.capacity)), sign) }
    })
}

extension SourceBytes {
  /// What a name may stand for that ends there.
  fileprivate func sign(endingAt end: Int) -> SideEffectSign? {
    var start = end
    while start > 0, end - start < PackedWord.capacity, isClass(.namePart, at: start - 1) {
      start -= 1
    }
    guard start < end, SideEffectSign.table.mayHave(self[start], count: end - start),
      let sign = SideEffectSign.table[word(start..<end)],
      sign != .launch || matches("Process.", at: start - 8)
    else { return nil }
    return sign
  }

  /// Whether something is called anywhere by one of the names.
  var mayHaveSideEffects: Bool {
    var offset = firstOffset(of: ASCII.leftParen, in: 0..<count)
    while offset < count {
      if sign(endingAt: offset) != nil { return true }
      offset = firstOffset(of: ASCII.leftParen, in: offset + 1..<count)
    }
    return false
  }
}
