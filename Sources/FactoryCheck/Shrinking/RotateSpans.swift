/// Exchanges what is around a part of a recursive value with the part itself: `not(not(a and b))`
/// becomes `a and not(not(b))`, where that is the simpler.
///
/// Of all triples of a span, one of the same label inside it and one inside of that, only those
/// cost a run that make the whole simpler.
struct RotateSpans: ShrinkPass {
  /// With how many spans of one label the pass gives up: the triples grow with their cube.
  private let most = 12

  func run(on shrinker: Shrinker) {
    var index = 0
    while shrinker.hasBudget, index < shrinker.spans.count {
      if !rotates(index, on: shrinker) { index += 1 }
    }
  }

  private func rotates(_ index: Int, on shrinker: Shrinker) -> Bool {
    let target = shrinker.target
    let alike = shrinker.spans[index...].filter { $0.label == shrinker.spans[index].label }
    let whole = alike[0]
    guard whole.label.isRecursive, alike.count <= most else { return false }
    for part in alike where whole.contains(part) {
      for hole in alike where part.contains(hole) {
        let rotated = target.rotating(whole.range, part.range, hole.range)
        if rotated.isSimpler(than: target), shrinker.consider(rotated) { return true }
      }
    }
    return false
  }
}

extension Span {
  fileprivate func contains(_ other: Span) -> Bool {
    range.lowerBound < other.range.lowerBound && other.range.upperBound <= range.upperBound
  }
}

extension ChoiceSequence {
  /// The same sequence with a part around the whole, which takes the place of a hole in the part;
  /// what was in the hole is where the part was.
  fileprivate func rotating(
    _ whole: Range<Int>, _ part: Range<Int>, _ hole: Range<Int>
  ) -> ChoiceSequence {
    let ranges = [
      0..<whole.lowerBound, part.lowerBound..<hole.lowerBound, whole.lowerBound..<part.lowerBound,
      hole, part.upperBound..<whole.upperBound, hole.upperBound..<part.upperBound,
      whole.upperBound..<tokens.count,
    ]
    return ChoiceSequence(ranges.flatMap { tokens[$0] })
  }
}
