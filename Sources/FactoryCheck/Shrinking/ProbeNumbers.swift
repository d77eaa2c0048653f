/// Looks for a simpler value of a number far from the origin in each order of magnitude: where those that fail
/// are rare and lie far apart, neither halves nor steps meet one.
///
/// A number at the end of its range is likely there for that reason. Costs two runs for each bit of the others.
struct ProbeNumbers: ShrinkPass {
  /// How many bits numbers have that are soon counted through.
  private let few = 6

  func run(on shrinker: Shrinker) {
    var index = 0
    while shrinker.hasBudget, index < shrinker.numbers.count {
      probe(shrinker.numbers[index], on: shrinker)
      index += 1
    }
  }

  private func probe(_ position: Int, on shrinker: Shrinker) {
    guard let choice = shrinker.target.choice(at: position), choice.kind == .integer,
      choice.value != choice.lower, choice.value != choice.upper
    else { return }
    let bits = UInt128.bitWidth - choice.rank.distance.leadingZeroBitCount
    for bit in stride(from: few, through: bits, by: 1) {
      for distance in distances(ofBits: bit) where distance < choice.rank.distance {
        if shrinker.considerValue(choice.value(distance: distance), at: position) { return }
      }
    }
  }

  /// The largest number of so many bits, and any other.
  private func distances(ofBits bits: Int) -> [UInt128] {
    let half = UInt128(1) << UInt128(bits - 1)
    let any = UInt128(scramble(UInt64(bits))) << 64 | UInt128(scramble(~UInt64(bits)))
    return [half + (half - 1), half + any % half]
  }
}
