/// Puts what stands side by side and is of one kind in order, simplest first: the elements of a
/// collection, arguments, the children of a node, numbers out of one range.
///
/// Costs one run where all can be sorted at once, and else up to one for each pair of neighbours.
struct ReorderSiblings: ShrinkPass {
  func run(on shrinker: Shrinker) {
    var index = 0
    while shrinker.hasBudget, let group = shrinker.siblings(index) {
      if !sortsAll(group, on: shrinker) { swapNeighbours(index, on: shrinker) }
      index += 1
    }
  }

  private func sortsAll(_ group: [Range<Int>], on shrinker: Shrinker) -> Bool {
    let target = shrinker.target
    if target.isSorted(group) { return true }
    let sorted = target.parts(group).enumerated().sorted { left, right in
      if left.element.isSimpler(than: right.element) { return true }
      return !right.element.isSimpler(than: left.element) && left.offset < right.offset
    }
    return shrinker.consider(target.replacing(group, with: sorted.map(\.element)))
  }

  private func swapNeighbours(_ index: Int, on shrinker: Shrinker) {
    var position = 1
    while shrinker.hasBudget, let group = shrinker.siblings(index), position < group.count {
      let target = shrinker.target
      let pair = [group[position - 1], group[position]]
      let isSwapped =
        !target.isSorted(pair)
        && shrinker.consider(target.replacing(pair, with: target.parts(pair.reversed())))
      position = isSwapped && position > 1 ? position - 1 : position + 1
    }
  }
}

extension ChoiceSequence {
  /// Whether of the parts in some ranges none is simpler than the one before.
  fileprivate func isSorted(_ ranges: [Range<Int>]) -> Bool {
    zip(ranges, ranges.dropFirst()).allSatisfy { !tokens[$1].isSimpler(than: tokens[$0]) }
  }

  /// The parts in some ranges.
  fileprivate func parts(_ ranges: [Range<Int>]) -> [ChoiceSequence] {
    ranges.map { ChoiceSequence(Array(tokens[$0])) }
  }

  /// The groups of two or more siblings of one kind, in the order of their first members. O(n) where few
  /// kinds have one parent.
  var siblings: [[Range<Int>]] {
    let spans = spans
    var groups = SiblingGroups(parents: spans.count)
    var next = 0
    var open: [Int] = []
    for (position, token) in tokens.enumerated() {
      switch token {
      case .open(let label):
        groups.add(spans[next].range, as: .span(label), under: open.last)
        open.append(next)
        next += 1
      case .close: _ = open.popLast()
      case .choice(let choice) where choice.kind.isValue:
        groups.add(position..<position + 1, as: .choice(choice.question), under: open.last)
      case .choice: continue
      }
    }
    return groups.ofTwoOrMore
  }

  /// The same sequence with other tokens in some ranges, which are in order and do not overlap.
  consuming func replacing(
    _ ranges: [Range<Int>], with parts: [ChoiceSequence]
  ) -> ChoiceSequence {
    for (range, part) in zip(ranges, parts).reversed() {
      tokens.replaceSubrange(range, with: part.tokens)
    }
    return self
  }
}

/// Siblings by their parents and kinds. Parents have few kinds of children, so that comparing beats hashing.
private struct SiblingGroups {
  /// What siblings have in common besides their parent.
  enum Kind: Equatable {
    case span(Span.Label)
    case choice(Question)
  }

  private struct Group {
    let kind: Kind
    /// The next group with the same parent.
    let next: Int?
    var count = 1
  }

  private var groups: [Group] = []
  private var members: [(group: Int, range: Range<Int>)] = []
  /// The last group of each parent, that of no parent first.
  private var last: [Int?]

  init(parents: Int) { last = Array(repeating: nil, count: parents + 1) }

  mutating func add(_ range: Range<Int>, as kind: Kind, under parent: Int?) {
    let parent = parent.map { $0 + 1 } ?? 0
    var group = last[parent]
    while let index = group, groups[index].kind != kind { group = groups[index].next }
    if let group {
      groups[group].count += 1
    } else {
      groups.append(Group(kind: kind, next: last[parent]))
      last[parent] = groups.count - 1
    }
    members.append((group ?? groups.count - 1, range))
  }

  /// The members of all groups that have two or more.
  var ofTwoOrMore: [[Range<Int>]] {
    var ranges: [[Range<Int>]] = Array(repeating: [], count: groups.count)
    for (group, range) in members where groups[group].count > 1 { ranges[group].append(range) }
    return ranges.filter { !$0.isEmpty }
  }
}
