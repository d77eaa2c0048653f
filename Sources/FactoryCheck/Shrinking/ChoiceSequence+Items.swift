extension ChoiceSequence {
  /// The choices and spans that stand side by side from a position on, up to where the span ends
  /// that they are in. O(their length).
  func items(from position: Int) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var (start, depth) = (position, 0)
    for place in position..<max(position, tokens.count) {
      if depth == 0 { start = place }
      switch tokens[place] {
      case .open: depth += 1
      case .close where depth == 0: return items
      case .close: depth -= 1
      case .choice: break
      }
      if depth == 0 { items.append(start..<place + 1) }
    }
    return items
  }
}
