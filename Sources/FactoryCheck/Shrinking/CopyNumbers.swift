/// Replaces a number by a simpler one that was drawn in answer to the same question, or by twice
/// that: where two numbers need something in common, being equal or a multiple is often the
/// simplest.
///
/// Numbers near the origin are left alone, which lowering has tried already. Costs two runs for
/// each pair.
struct CopyNumbers: ShrinkPass {
  /// How many numbers lie at most between the two.
  private let reach = 4
  /// How far from the origin numbers are that are worth it.
  private let nearest: UInt128 = 8

  func run(on shrinker: Shrinker) {
    var index = 0
    while shrinker.hasBudget, index < shrinker.numbers.count {
      for offset in 1...reach {
        let numbers = shrinker.numbers
        guard index + offset < numbers.count else { break }
        copy(numbers[index], numbers[index + offset], on: shrinker)
      }
      index += 1
    }
  }

  private func copy(_ first: Int, _ second: Int, on shrinker: Shrinker) {
    let target = shrinker.target
    guard let left = target.choice(at: first), let right = target.choice(at: second),
      left.asksTheSame(as: right), max(left.rank, right.rank).distance > nearest
    else { return }
    let (simpler, place) = left.rank < right.rank ? (left, second) : (right, first)
    if shrinker.considerValue(simpler.value, at: place) { return }
    let double = simpler.value.multipliedReportingOverflow(by: 2)
    guard !double.overflow, simpler.with(double.partialValue).rank < max(left.rank, right.rank)
    else {
      return
    }
    _ = shrinker.considerValue(double.partialValue, at: place)
  }
}
