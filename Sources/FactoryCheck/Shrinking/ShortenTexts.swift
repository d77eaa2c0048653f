/// Deletes the last character of a text and raises the one before it: of texts that have to differ,
/// those of one character are the simplest.
///
/// Costs a run for each text of several characters and each of the others, where there are any.
struct ShortenTexts: ShrinkPass {
  /// How far a character is raised at most.
  private let farthest = 8

  func run(on shrinker: Shrinker) {
    var index = 0
    while shrinker.hasBudget, let text = shrinker.collection(index) {
      if !text.isText || !shortens(text, on: shrinker) { index += 1 }
    }
  }

  private func shortens(_ text: CollectionSpan, on shrinker: Shrinker) -> Bool {
    let sequence = text.sequence
    guard text.hasOwnCount, text.elements.count > 1, let last = text.elements.last,
      let count = sequence.choice(at: text.counters[0]), count.value > count.lower
    else { return false }
    let place = text.elements[text.elements.count - 2].lowerBound + 1
    let shorter = sequence.setting(count.value - 1, at: text.counters[0])
    let others = shrinker.collections.count { $0.isText } - 1
    var raised = sequence.choice(at: place)
    for _ in 0..<min(others, farthest) {
      raised = raised?.successor
      guard let raised else { return false }
      let candidate = shorter.setting(raised.value, at: place).removing([last])
      if shrinker.consider(candidate) { return true }
    }
    return false
  }
}
