/// The largest number up to a bound for which something works, if it works for all smaller ones:
/// 1, 2, 3, 4, then by doubling and bisection, so that a large answer costs its logarithm and a small
/// one itself (Hypothesis, `find_integer`).
///
/// - Returns: 0 where it does not even work for 1.
@discardableResult
func largest(upTo bound: Int, _ works: (Int) async -> Bool) async -> Int {
  var good = 0
  while good < min(4, bound) {
    guard await works(good + 1) else { return good }
    good += 1
  }
  var bad = good + 1
  while good < bound {
    bad = min(good * 2, bound + 1)
    guard bad <= bound, await works(bad) else { break }
    good = bad
  }
  bad = min(bad, bound + 1)
  while bad - good > 1 {
    let middle = good + (bad - good) / 2
    if await works(middle) { good = middle } else { bad = middle }
  }
  return good
}

/// The smallest number below a bound for which something works, if it works for all larger ones, as
/// it does for the bound: first how many bits it has, then the bits, so that a small answer far below
/// the bound is found in few steps.
func smallest(below bound: UInt128, _ works: (UInt128) async -> Bool) async -> UInt128 {
  var bad: UInt128 = 0
  var good = bound
  var bits = 0..<(128 - bound.leadingZeroBitCount)
  while !bits.isEmpty {
    let middle = (bits.lowerBound + bits.upperBound) / 2
    let candidate = UInt128(1) << UInt128(middle)
    if candidate >= good {
      bits = bits.lowerBound..<middle
    } else if await works(candidate) {
      good = candidate
      bits = bits.lowerBound..<middle
    } else {
      bad = max(bad, candidate)
      bits = middle + 1..<bits.upperBound
    }
  }
  while good - bad > 1 {
    let middle = bad + (good - bad) / 2
    if await works(middle) { good = middle } else { bad = middle }
  }
  return good
}
