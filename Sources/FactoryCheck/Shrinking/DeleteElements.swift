/// Deletes elements from collections: from the end, from the front, then runs of them anywhere;
/// what says how many there are is lowered with them.
///
/// Where elements look like indices into the collection, or hold numbers that do, those that point
/// behind a deleted one are lowered too. Costs the logarithm of the number of elements, and a run
/// for each that stays.
struct DeleteElements: ShrinkPass {
  func run(on shrinker: Shrinker) {
    var index = 0
    while shrinker.hasBudget, let collection = shrinker.collection(index) {
      for counter in collection.counters {
        Deletion(collection: index, counter: counter, shrinker: shrinker).run()
      }
      index += 1
    }
  }
}

/// The deletion of elements from one collection.
private struct Deletion {
  let collection: Int
  /// The position of the choice that says how many elements there are.
  let counter: Int
  let shrinker: Shrinker

  func run() {
    deleteEnd { count, all in count..<all }
    deleteEnd { count, all in 0..<all - count }
    deleteRuns()
  }

  /// Finds how few elements have to stay at one end.
  private func deleteEnd(_ deleted: (_ kept: Int, _ all: Int) -> Range<Int>) {
    guard let start = shrinker.collection(collection), let fewest = fewest(of: start) else {
      return
    }
    let all = start.elements.count
    guard all > fewest else { return }
    let indices = start.indices
    if deletes(deleted(fewest, all), of: start, indices) { return }
    var search = SmallestSearch(below: UInt128(all - fewest))
    while let kept = search.probe {
      search.tell(deletes(deleted(fewest + Int(kept), all), of: start, indices))
    }
  }

  private func deleteRuns() {
    var position = 0
    while let start = shrinker.collection(collection), deletesRun(of: start, from: &position) {}
  }

  /// Deletes the first run of elements that can go, from a position on, which moves to where the
  /// run was, or to the end where none goes.
  private func deletesRun(of start: CollectionSpan, from position: inout Int) -> Bool {
    let indices = start.indices
    while shrinker.hasBudget, position < start.elements.count {
      var search = LargestSearch(upTo: UInt128(start.elements.count - position))
      while let count = search.probe {
        search.tell(deletes(position..<position + Int(count), of: start, indices))
      }
      if search.answer > 0 { return true }
      position += 1
    }
    return false
  }

  /// How few elements there may be.
  private func fewest(of start: CollectionSpan) -> Int? {
    guard let count = start.sequence.choice(at: counter) else { return nil }
    return max(0, start.elements.count - Int(clamping: count.value - count.lower))
  }

  /// Tries a collection as it was before any deletion without some of its elements.
  ///
  /// - Parameter indices: The positions of what could be indices of elements.
  private func deletes(
    _ elements: Range<Int>, of start: CollectionSpan, _ indices: [Int]
  ) -> Bool {
    guard let count = start.sequence.choice(at: counter),
      count.value - Int128(elements.count) >= count.lower, !elements.isEmpty
    else { return false }
    let deleted = start.elements[elements]
    let tokens = deleted[elements.lowerBound].lowerBound..<deleted[deleted.endIndex - 1].upperBound
    func considers(_ sequence: ChoiceSequence) -> Bool {
      let shorter = sequence.removing([tokens])
      return shrinker.consider(shorter.setting(count.value - Int128(elements.count), at: counter))
    }
    if !indices.isEmpty, considers(start.sequence.lowering(indices, past: elements)) { return true }
    return considers(start.sequence)
  }
}

extension CollectionSpan {
  /// The positions of the numbers that could be indices of elements: of all elements, where each is
  /// one number that is small enough, and else of what was drawn out of just the indices that there
  /// are.
  fileprivate var indices: [Int] {
    if elements.allSatisfy(isIndex) { return elements.map { $0.lowerBound + 1 } }
    return elements.joined().filter { position in
      guard let choice = sequence.choice(at: position), choice.kind == .integer else {
        return false
      }
      return choice.lower == 0 && choice.upper == elements.count - 1
    }
  }

  private func isIndex(_ element: Range<Int>) -> Bool {
    guard element.count == 3, let choice = sequence.choice(at: element.lowerBound + 1) else {
      return false
    }
    return choice.kind == .integer && choice.lower >= 0 && choice.value < elements.count
  }
}

extension ChoiceSequence {
  /// The same sequence with the indices at some positions moved, as some elements go: what points
  /// behind them moves up, what points at them goes to the simplest.
  fileprivate func lowering(_ indices: [Int], past deleted: Range<Int>) -> ChoiceSequence {
    indices.reduce(into: self) { sequence, position in
      guard let choice = sequence.choice(at: position), choice.value >= deleted.lowerBound else {
        return
      }
      let isBehind = choice.value >= deleted.upperBound
      let value = isBehind ? choice.value - Int128(deleted.count) : choice.origin
      sequence.set(value, at: position)
    }
  }
}
