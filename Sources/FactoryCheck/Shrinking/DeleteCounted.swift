/// Deletes elements of a collection and lowers a number by as many: one that counts the elements,
/// or says where one of them is.
///
/// Helps where no element goes alone, because a number anywhere has to be the collection's length,
/// or its own index. Costs four runs for each collection and each number that is small enough.
struct DeleteCounted: ShrinkPass {
  func run(on shrinker: Shrinker) {
    var index = 0
    while shrinker.hasBudget, shrinker.collection(index) != nil {
      var number = 0
      while shrinker.hasBudget, number < shrinker.numbers.count {
        for way in Way.allCases { delete(from: index, way, number, on: shrinker) }
        number += 1
      }
      index += 1
    }
  }

  private func delete(from index: Int, _ way: Way, _ number: Int, on shrinker: Shrinker) {
    guard let collection = shrinker.collection(index), number < shrinker.numbers.count else {
      return
    }
    let (sequence, position) = (collection.sequence, shrinker.numbers[number])
    guard let choice = sequence.choice(at: position),
      collection.isCounted(by: choice, at: position)
    else { return }
    let elements = collection.deletable(way, position)
    var search = LargestSearch(upTo: min(choice.rank.distance, UInt128(elements.count)))
    while let count = search.probe {
      let lowered = choice.value(distance: choice.rank.distance - count)
      let gone = way.isFromEnd ? elements.suffix(Int(count)) : elements.prefix(Int(count))
      search.tell(
        shrinker.considerWithout(
          [(collection, gone)], of: sequence.setting(lowered, at: position)))
    }
  }
}

/// Which elements go.
private enum Way: CaseIterable {
  case first
  case justBefore
  case justBehind
  case last

  /// Whether they are the last ones of those that may go.
  var isFromEnd: Bool { self == .justBefore || self == .last }
}

extension CollectionSpan {
  /// Whether a number may count the elements, or some of them. One that is nearly simplest among
  /// them is left to other passes.
  fileprivate func isCounted(by choice: Choice, at position: Int) -> Bool {
    choice.kind == .integer && choice.rank.distance <= elements.count
      && (choice.rank.distance > 1 || !span.range.contains(position))
  }

  /// The elements before or behind that which holds a position; all where none does.
  fileprivate func deletable(_ way: Way, _ position: Int) -> Range<Int> {
    guard let own = elements.firstIndex(where: { $0.contains(position) }) else {
      return elements.indices
    }
    switch way {
    case .first, .justBefore: return 0..<own
    case .justBehind, .last: return own + 1..<elements.count
    }
  }
}
