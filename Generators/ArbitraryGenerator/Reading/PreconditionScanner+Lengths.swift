/// How many elements variables have behind statements that add some or take some away.
extension PreconditionScanner {
  /// An array as conditions name it, and how many elements more there are than in that.
  struct List {
    var values: Precondition
    var more = 0

    /// How many elements it has, as conditions ask for that.
    var count: String {
      let all = "\(values.text).count"
      return more == 0 ? all : more > 0 ? "\(all) + \(more)" : "\(all) - \(-more)"
    }

    /// That it has elements.
    var isNotEmpty: Precondition? {
      if more > 0 { return nil }
      return more == 0
        ? values.isNotEmpty
        : values.followed(by: ".count > \(-more)").naming(["count"])
    }

    /// That it has an index.
    ///
    /// - Parameter isEnd: Whether the index behind the last one will do.
    func has(_ index: Meaning, isEnd: Bool) -> Precondition {
      let place = index.value
      let text = place.text
      let asked =
        switch more {
        case 0 where !isEnd: "\(values.text).indices.contains(\(text))"
        case 0...: "(0\(isEnd ? "..." : "..<")\(count)).contains(\(text))"
        default: "0 <= \(text) && \(text) \(isEnd ? "<=" : "<") \(count)"
        }
      var whole = values.joined(with: place, as: asked)
        .naming(more == 0 && !isEnd ? ["contains", "indices"] : ["contains", "count"])
      whole.mayTrap = whole.mayTrap || index.mayTrap
      if !place.parameters.isEmpty, !text.contains("abs(") { whole.limit(to: .count) }
      return whole
    }
  }

  /// The array that an expression is, or that a variable was before elements were added to it or
  /// taken away; nil where it is not known how many, or the body may have looked.
  func list(_ all: Range<Int>) -> List? {
    if isArray(all) { return condition(all).first.map { List(values: $0) } }
    guard let name = all.first, all.count == 1, let former = names.former(word(at: name), at: name),
      former.meaning.type?.isList == true, !former.meaning.mayTrap, name < Self.longestBody,
      !mayBeLeft(before: name), let more = more(in: former.declaration, before: name)
    else { return nil }
    return List(values: former.meaning.enclosed.value, more: more)
  }

  /// What is told of a place in a list of which nobody knows how many elements it has: that the
  /// program relies on it, unless the body asks how many there are.
  func doubts(aboutPlaces places: [Range<Int>], in all: Range<Int>, to end: Int) -> [Precondition] {
    guard let name = all.first, all.count == 1, name < Self.longestBody,
      names.isUnknownList(word(at: name), at: name), places.contains(where: isPlainNumber),
      !mayBeLeft(before: name),
      !(0..<name).contains(where: { asksForCount(of: word(at: name), at: $0) })
    else { return [] }
    return unreadable(name..<min(end, tokens.count))
  }

  /// Whether an expression is a parameter that is an integer, or what is computed of such; no index.
  func isPlainNumber(_ value: Range<Int>) -> Bool {
    guard let numbers = numbers(in: value), !numbers.isEmpty else { return false }
    return numbers.allSatisfy { $0.type == "Int" }
      && !value.contains {
        ["%", "max", "min"].contains(word(at: $0)) || knownMeaning(at: $0)?.meaning.index != nil
      }
  }

  func asksForCount(of variable: String, at position: Int) -> Bool {
    isFree(position) && word(at: position) == variable && kind(at: position + 1) == .dot
      && ["count", "endIndex", "indices", "isEmpty"].contains(word(at: position + 2))
  }

  /// How many elements the statements behind its declaration add to a variable; nil where nobody knows.
  private func more(in declaration: Int, before end: Int) -> Int? {
    let variable = word(at: declaration)
    guard end - declaration < Self.farthestPlace, repeated(from: declaration, to: end) == nil else {
      return nil
    }
    var (more, depth) = (0, 0)
    for position in declaration + 1..<max(declaration + 1, end) {
      depth += tokens[position].kind.depth
      guard depth >= 0 else { return nil }
      // What is called with it is not done yet.
      guard word(at: position) == variable, isChange(of: variable, at: position),
        self.end(ofValueAt: position) <= end
      else { continue }
      if depth > 0, isDeferred(position, behind: declaration) { continue }
      guard depth == 0, isWholeStatement(position), let added = added(byCallOn: position) else {
        return nil
      }
      more += added
    }
    return more
  }

  /// In a longer body, nobody looks back from each place.
  static let longestBody = 2_000

  /// Farther behind its declaration, nobody counts what a variable has.
  private static let farthestPlace = 400

  /// Whether a call there is all of a statement, but for what its answer is called.
  private func isWholeStatement(_ position: Int) -> Bool {
    let end = end(ofValueAt: position)
    let isEnd = [.rightBrace, .semicolon, .end].contains(kind(at: end))
    return (isStart(position, of: tokens.indices) || word(at: position - 1) == "=")
      && (isEnd || isStart(end, of: tokens.indices))
  }

  /// How many elements a call adds to what it is called on.
  func added(byCallOn name: Int) -> Int? {
    guard kind(at: name + 1) == .dot, kind(at: name + 3) == .leftParen else { return nil }
    switch word(at: name + 2) + arguments(of: name + 3).map(\.label).signature {
    case "append(_:)", "insert(_:at:)": return 1
    case "remove(at:)", "removeFirst()", "removeLast()": return -1
    case "reverse()", "shuffle()", "sort()", "swapAt(_:_:)": return 0
    default: return nil
    }
  }
}
