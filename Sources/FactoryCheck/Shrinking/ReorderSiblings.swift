/// Puts what stands side by side and is of one kind in order, simplest first: the elements of a
/// collection, arguments, the children of a node, numbers out of one range.
///
/// Costs one run where all can be sorted at once, and else up to one for each pair of neighbours.
struct ReorderSiblings: ShrinkPass {
  func run(on shrinker: Shrinker) async {
    var index = 0
    while shrinker.hasBudget, let group = shrinker.siblings(index) {
      if await !sortsAll(group, on: shrinker) { await swapNeighbours(index, on: shrinker) }
      index += 1
    }
  }

  private func sortsAll(_ group: [Range<Int>], on shrinker: Shrinker) async -> Bool {
    let target = shrinker.target
    let parts = group.map { ChoiceSequence(Array(target.tokens[$0])) }
    let sorted = parts.enumerated().sorted { left, right in
      if left.element.isSimpler(than: right.element) { return true }
      return !right.element.isSimpler(than: left.element) && left.offset < right.offset
    }
    if sorted.map(\.offset) == Array(parts.indices) { return true }
    return await shrinker.consider(target.replacing(group, with: sorted.map(\.element)))
  }

  private func swapNeighbours(_ index: Int, on shrinker: Shrinker) async {
    var position = 1
    while shrinker.hasBudget, let group = shrinker.siblings(index), position < group.count {
      let target = shrinker.target
      let pair = [group[position - 1], group[position]]
      let parts = pair.map { ChoiceSequence(Array(target.tokens[$0])) }
      let isSwapped =
        parts[1].isSimpler(than: parts[0])
        ? await shrinker.consider(target.replacing(pair, with: [parts[1], parts[0]])) : false
      position = isSwapped && position > 1 ? position - 1 : position + 1
    }
  }
}

extension ChoiceSequence {
  /// What siblings of one kind have in common.
  private enum Kin: Hashable {
    case span(parent: Int?, Span.Label)
    case choice(parent: Int?, Question)
  }

  /// The groups of two or more siblings of one kind, in the order in which their parents begin. O(n).
  var siblings: [[Range<Int>]] {
    var groups: [Kin: [Range<Int>]] = [:]
    var order: [Kin] = []
    func add(_ kin: Kin, _ range: Range<Int>) {
      if groups[kin] == nil { order.append(kin) }
      groups[kin, default: []].append(range)
    }
    let spans = spans
    var next = 0
    var open: [Int] = []
    for (position, token) in tokens.enumerated() {
      switch token {
      case .open:
        add(.span(parent: open.last, spans[next].label), spans[next].range)
        open.append(next)
        next += 1
      case .close: _ = open.popLast()
      case .choice(let choice):
        if choice.kind.isValue {
          add(.choice(parent: open.last, choice.question), position..<position + 1)
        }
      }
    }
    return order.compactMap { groups[$0] }.filter { $0.count > 1 }
  }

  /// The same sequence with other tokens in some ranges, which are in order and do not overlap.
  func replacing(
    _ ranges: [Range<Int>], with parts: [ChoiceSequence]
  ) -> ChoiceSequence {
    var copy = self
    for (range, part) in zip(ranges, parts).reversed() {
      copy.tokens.replaceSubrange(range, with: part.tokens)
    }
    return copy
  }
}
