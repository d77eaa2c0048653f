/// Where values, types and brackets begin and end.
extension PreconditionScanner {
  /// Farther back, nobody looks for a bracket or the beginning of a value.
  private static let farthest = 1_000

  /// The bracket that opens around a position; nil where none does near it.
  func openBracket(around position: Int) -> Int? {
    var depth = 0
    for start in (max(0, position - Self.farthest)..<position).reversed() {
      depth += tokens[start].kind.depth
      if depth > 0 { return start }
    }
    return nil
  }

  /// Where the value begins that ends before a position: `prices[0].amount`.
  func start(ofValueBefore end: Int) -> Int {
    var start = [.name, .integer, .float].contains(kind(at: end - 1)) ? end - 1 : end
    while let before = beginning(ofPartBefore: start), end - before < Self.farthest {
      start = before
    }
    return start
  }

  /// Where the last part of an expression begins that ends before a position: a name, a dot, or what
  /// is in brackets; nil where another one ends there.
  private func beginning(ofPartBefore end: Int) -> Int? {
    switch kind(at: end - 1) {
    case .dot: return end - 1
    case .name where [.in, .return].contains(tokens[end - 1].keyword): return nil
    case .name:
      let isPart = [.dot, .leftParen, .leftSquare, .leftBrace].contains(kind(at: end))
      return isPart || word(at: end) == "!" || isChain(at: end) ? end - 1 : nil
    case .operator: return isChain(at: end - 1) ? end - 1 : nil
    case .rightParen, .rightSquare, .rightBrace:
      // A closure is a part where something is asked of what it gives.
      let isEnd =
        kind(at: end - 1) == .rightBrace
        ? !(kind(at: end) == .dot || kind(at: end) == .leftSquare && tokens[end].isAttached)
        : kind(at: end) == .name && tokens[end].keyword != .as
      if isEnd { return nil }
      var (start, depth) = (end, 0)
      repeat {
        start -= 1
        depth += tokens[start].kind.depth
      } while depth < 0 && start > max(0, end - Self.longest)
      return start
    default: return nil
    }
  }

  /// Whether something is asked of what is in an optional there: `!` and `?` in `first!.name[0]` and
  /// `first?.count`.
  func isChain(at position: Int) -> Bool {
    kind(at: position) == .operator && ["!", "?"].contains(word(at: position))
      && tokens[position].isAttached && isValue(position - 1)
      && [.dot, .leftSquare].contains(kind(at: position + 1)) && tokens[position + 1].isAttached
  }

  /// Where the value ends that begins at a position: `prices[0].amount`, `(first - last)`.
  func end(ofValueAt start: Int) -> Int {
    var position = start
    while kind(at: position) == .operator || kind(at: position) == .dot { position += 1 }
    guard position < tokens.count else { return tokens.count }
    position = tokens.end(ofBracketsAt: position)
    while position < tokens.count, continues(position) {
      position = tokens.end(ofBracketsAt: position)
    }
    return min(position, tokens.count)
  }

  /// Whether a part of the value stands there that began before.
  private func continues(_ position: Int) -> Bool {
    switch kind(at: position) {
    case .dot: true
    case .name: kind(at: position - 1) == .dot
    case .leftParen, .leftSquare: tokens[position].isAttached && !tokens[position].startsLine
    case .operator: isChain(at: position)
    default: false
    }
  }

  /// Where a type ends: `[Int]`, `Model.Item`.
  func end(ofTypeAt start: Int) -> Int {
    var end = min(start, tokens.count)
    repeat {
      end = min(tokens.end(ofBracketsAt: end), tokens.count)
    } while kind(at: end) == .dot || kind(at: end) == .name && kind(at: end - 1) == .dot
    return end
  }
}
