/// How many elements variables have behind statements that add some or take some away.
extension PreconditionScanner {
  /// An array as conditions name it, and how many elements more there are than in that.
  struct List {
    var values: Precondition
    var more = 0
    /// Whether it is a part of an array, whose places are those in that.
    var isSlice = false

    /// Its first place, as conditions name it.
    var start: String { isSlice ? "\(values.text).startIndex" : "0" }

    /// The place behind its last one.
    var end: String { isSlice ? "\(values.text).endIndex" : count }

    /// What conditions on its places name.
    var members: Set<String> { isSlice ? ["endIndex", "startIndex"] : ["count"] }

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
        case 0...: "(\(start)\(isEnd ? "..." : "..<")\(end)).contains(\(text))"
        default: "0 <= \(text) && \(text) \(isEnd ? "<=" : "<") \(count)"
        }
      var whole = values.joined(with: place, as: asked)
        .naming(more == 0 && !isEnd ? ["contains", "indices"] : members.union(["contains"]))
      whole.mayTrap = whole.mayTrap || index.mayTrap
      if !place.parameters.isEmpty, !text.contains("abs(") { whole.limit(to: .count) }
      return whole
    }
  }

  /// The array that an expression is, or that a variable was before elements were added to it or
  /// taken away; nil where it is not known how many, or the body may have looked.
  func list(_ all: Range<Int>) -> List? {
    if let type = type(of: all), type.isList || type.isSlice {
      return condition(all).first.map { List(values: $0, isSlice: type.isSlice) }
    }
    return formerList(all)
  }

  /// The array that a variable was before.
  private func formerList(_ all: Range<Int>) -> List? {
    guard let name = all.first, all.count == 1, let former = names.former(word(at: name), at: name),
      former.meaning.type?.isList == true, name < Self.longestBody, !mayBeLeft(before: name),
      let more = more(in: former.declaration, before: name)
    else { return nil }
    var values = former.meaning.enclosed.value
    values.mayTrap = former.meaning.mayTrap
    return List(values: values, more: more)
  }

  /// What is told of a place in a list of which nobody knows how many elements it has: that the
  /// program relies on it, unless the body asks how many there are.
  func doubts(aboutPlaces places: [Range<Int>], in all: Range<Int>, to end: Int) -> [Precondition] {
    guard let name = all.first, name < Self.longestBody, all.count < Self.longest,
      isUnknownList(all) || all.count > 1 && isArray(all),
      places.isEmpty || places.contains(where: isPlace), !mayBeLeft(before: name)
    else { return [] }
    return asksForCount(ofListIn: all) ? [] : unreadable(name..<min(end, tokens.count))
  }

  /// Whether an expression is the first or last element, or the like, of an array of which nobody knows
  /// how many it has, and the body asks for that before.
  func isLookedFor(_ element: Range<Int>) -> Bool {
    guard element.lowerBound < Self.longestBody, let (all, name) = call(endedAt: element) else {
      return false
    }
    let isCall = kind(at: element.upperBound - 1) == .rightParen
    let places: Set = isCall ? ["max", "min", "randomElement"] : ["first", "last"]
    return places.contains(name) && isUnknownList(all) && asksForCount(ofListIn: all)
  }

  /// Whether it is asked before an expression how many elements what it names has, or an array that has
  /// as many.
  private func asksForCount(ofListIn all: Range<Int>) -> Bool {
    let lists = all.filter(isFree).reduce(into: Set()) { lists, name in
      lists.formUnion(names.counted(as: word(at: name)))
    }
    return (0..<all.lowerBound).contains { asksForCount(of: lists, at: $0) }
  }

  /// The name of the array that has as many elements as a value: `parts` of
  /// `parts.map { $0.count }.sorted()`; nil for all else.
  func counted(as value: Range<Int>) -> String? {
    guard let first = value.first, isFree(first) else { return nil }
    var position = first + 1
    while position < value.upperBound {
      guard kind(at: position) == .dot, Self.keepingCount.contains(word(at: position + 1)) else {
        return nil
      }
      position += 2
      while [.leftParen, .leftBrace].contains(kind(at: position)), position < value.upperBound {
        position = tokens.end(ofBracketsAt: position)
      }
    }
    return word(at: first)
  }

  /// What answers as many elements as there are.
  private static let keepingCount: Set = ["enumerated", "map", "reversed", "shuffled", "sorted"]

  /// Whether an expression is the name of an array of which nobody knows how many elements it has.
  func isUnknownList(_ all: Range<Int>) -> Bool {
    guard let name = all.first, all.count == 1 else { return false }
    return names.isUnknownList(word(at: name), at: name)
  }

  /// Whether an expression is a number that may be a place, or a range of such.
  private func isPlace(_ value: Range<Int>) -> Bool {
    guard let sign = value.first(where: isRange) else {
      return value.count == 1 && kind(at: value.lowerBound) == .integer || isPlainNumber(value)
    }
    return isPlace(value.lowerBound..<sign) && isPlace(sign + 1..<value.upperBound)
  }

  /// Whether an expression is a parameter that is an integer, or what is computed of such; no index.
  func isPlainNumber(_ value: Range<Int>) -> Bool {
    guard let numbers = numbers(in: value), !numbers.isEmpty else { return false }
    return numbers.allSatisfy { $0.type == "Int" }
      && !value.contains {
        ["%", "max", "min"].contains(word(at: $0)) || knownMeaning(at: $0)?.meaning.index != nil
      }
  }

  /// Whether it is asked there how many elements one of some variables has, or for the first or last.
  func asksForCount(of variables: Set<String>, at position: Int) -> Bool {
    kind(at: position) == .name && kind(at: position + 1) == .dot
      && Self.asking.contains(word(at: position + 2)) && isFree(position)
      && variables.contains(word(at: position))
  }

  private static let asking: Set = ["count", "endIndex", "first", "indices", "isEmpty", "last"]

  /// How many elements a variable has, or whether it has none, where that is asked behind what changed
  /// it: `values.count`, `values.isEmpty`.
  func length(at position: Int) -> (meaning: Meaning, end: Int)? {
    guard kind(at: position + 1) == .dot, ["count", "isEmpty"].contains(word(at: position + 2)),
      kind(at: position + 3) != .leftParen, let list = formerList(position..<position + 1)
    else { return nil }
    let isCount = word(at: position + 2) == "count"
    var value = list.values.naming([list.more == 0 && !isCount ? "isEmpty" : "count"])
    value.text =
      switch list.more {
      case 0: isCount ? list.count : "\(value.text).isEmpty"
      default: isCount ? "(\(list.count))" : "(\(list.count) <= 0)"
      }
    let type = TypeSyntax.named(isCount ? "Int" : "Bool")
    return (Meaning(type: type, value: value, isOperand: true), position + 3)
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
      if setsElement(position) { continue }
      if depth > 0, isDeferred(position, behind: declaration) { continue }
      guard depth == 0, isWholeStatement(position), let added = added(byCallOn: position) else {
        return nil
      }
      more += added
    }
    return more
  }

  /// Whether one element of a variable is set there, which leaves as many as there were.
  private func setsElement(_ name: Int) -> Bool {
    guard kind(at: name + 1) == .leftSquare, word(at: name - 1) != "&" else { return false }
    let end = tokens.end(ofBracketsAt: name + 1)
    return kind(at: end) == .operator && Self.assigns(word(at: end))
      && !tokens[name + 1..<min(end, tokens.count)].indices.contains(where: isRange)
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
