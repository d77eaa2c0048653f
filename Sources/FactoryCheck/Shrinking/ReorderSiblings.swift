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
  fileprivate func parts(_ ranges: [Range<Int>]) -> [ArraySlice<Token>] {
    ranges.map { tokens[$0] }
  }

  /// The groups of two or more siblings of one kind, in the order of their first members. O(n)
  /// where few kinds have one parent.
  ///
  /// - Parameter spans: All spans.
  func siblings(among spans: [Span]) -> [[Range<Int>]] {
    var groups = SiblingGroups(of: self, parents: spans.count)
    var next = 0
    var open: [Int] = []
    for (position, token) in tokens.enumerated() {
      switch token {
      case .open:
        groups.add(spans[next].range, under: open.last)
        open.append(next)
        next += 1
      case .close: _ = open.popLast()
      case .choice(let choice) where choice.kind.isValue:
        groups.add(position..<position + 1, under: open.last)
      case .choice: continue
      }
    }
    return groups.ofTwoOrMore
  }

  /// The same sequence with other tokens in some ranges, which are in order and do not overlap.
  func replacing(
    _ ranges: [Range<Int>], with parts: [ArraySlice<Token>]
  ) -> ChoiceSequence {
    var replaced: [Token] = []
    replaced.reserveCapacity(tokens.count)
    var end = 0
    for (range, part) in zip(ranges, parts) {
      replaced += tokens[end..<range.lowerBound]
      replaced += part
      end = range.upperBound
    }
    replaced += tokens[end...]
    return ChoiceSequence(replaced)
  }
}

extension ChoiceSequence.Token {
  /// Whether what begins here can take the place of what begins there: spans of one label, or
  /// choices that were made by the same question.
  fileprivate func isAlike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.open(let label), .open(let otherLabel)): label == otherLabel
    case (.choice(let choice), .choice(let otherChoice)): choice.asksTheSame(as: otherChoice)
    default: false
    }
  }
}

/// Siblings by their parents and kinds. Parents have few kinds of children, so that comparing beats
/// hashing.
private struct SiblingGroups {
  private struct Group {
    /// Where the first member begins.
    let start: Int
    /// The next group with the same parent.
    let next: Int?
    var count = 1
  }

  private let sequence: ChoiceSequence
  private var groups: [Group] = []
  private var members: [(group: Int, range: Range<Int>)] = []
  /// The last group of each parent, that of no parent first.
  private var last: [Int?]

  init(of sequence: ChoiceSequence, parents: Int) {
    self.sequence = sequence
    last = Array(repeating: nil, count: parents + 1)
  }

  mutating func add(_ range: Range<Int>, under parent: Int?) {
    let parent = parent.map { $0 + 1 } ?? 0
    let token = sequence.tokens[range.lowerBound]
    var group = last[parent]
    while let index = group, !sequence.tokens[groups[index].start].isAlike(token) {
      group = groups[index].next
    }
    if let group {
      groups[group].count += 1
    } else {
      groups.append(Group(start: range.lowerBound, next: last[parent]))
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
