/// Lowers numbers that texts hold, as one does by hand: `10` becomes `9`, and `200` becomes `199`.
/// Digit by digit neither is found, since one of them has to rise.
///
/// Costs a run for each digit that others follow.
struct LowerNumerals: ShrinkPass {
  func run(on shrinker: Shrinker) {
    var index = 0
    while shrinker.hasBudget, let text = shrinker.collection(index) {
      if !text.isText || !lowers(text, on: shrinker) { index += 1 }
    }
  }

  private func lowers(_ text: CollectionSpan, on shrinker: Shrinker) -> Bool {
    let digits = text.elements.map { text.digit(at: $0.lowerBound + 1) }
    return digits.indices.dropLast().contains { index in
      guard let digit = digits[index], digit > 0, digits[index + 1] != nil else { return false }
      let end = digits[index...].firstIndex(of: nil) ?? digits.count
      return borrows(from: index, until: end, of: text, on: shrinker)
    }
  }

  /// Takes one from a digit and makes those behind it nines; a zero that begins a number goes, where
  /// the text may be shorter.
  private func borrows(
    from index: Int, until end: Int, of text: CollectionSpan, on shrinker: Shrinker
  ) -> Bool {
    var sequence = text.sequence
    for element in text.elements[index + 1..<end] {
      sequence.set(text.nine(at: element.lowerBound + 1), at: element.lowerBound + 1)
    }
    let place = text.elements[index].lowerBound + 1
    guard let digit = sequence.choice(at: place) else { return false }
    let lowered = sequence.setting(digit.value - 1, at: place)
    let isFirst = index == 0 || text.digit(at: text.elements[index - 1].lowerBound + 1) == nil
    if text.digit(at: place) == 1, isFirst,
      shrinker.considerWithout([(text, index..<index + 1)], of: lowered)
    {
      return true
    }
    return shrinker.consider(lowered)
  }
}

extension CollectionSpan {
  /// The place of the nine in the alphabet of a character: alphabets begin with letters and digits,
  /// or with digits.
  fileprivate func nine(at position: Int) -> Int128 {
    let last = Int128(Alphabet.alphanumerics.count - 1)
    guard let choice = sequence.choice(at: position), choice.upper >= last else { return 9 }
    return last
  }

  /// The digit that a character is, in the alphabets given here.
  fileprivate func digit(at position: Int) -> Int128? {
    guard let choice = sequence.choice(at: position) else { return nil }
    let digit = choice.value - nine(at: position) + 9
    return (0...9).contains(digit) ? digit : nil
  }
}
