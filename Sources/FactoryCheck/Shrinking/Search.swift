/// A search for the largest number up to a bound for which something works, if it works for all
/// smaller ones: 1, 2, 3, 4, then by doubling and bisection, so that a large answer costs its
/// logarithm and a small one itself (Hypothesis, `find_integer`).
///
/// ```swift
/// var search = LargestSearch(upTo: 10)
/// while let number = search.probe { search.tell(works(number)) }
/// search.answer      // 0 where it does not even work for 1
/// ```
struct LargestSearch {
  private(set) var answer: UInt128 = 0
  private let bound: UInt128
  /// The smallest number for which it is known not to work.
  private var limit: UInt128?

  init(upTo bound: UInt128) { self.bound = bound }

  /// The number to try next; nil when the answer is known.
  var probe: UInt128? {
    if let limit { return limit - answer > 1 ? answer + (limit - answer) / 2 : nil }
    if answer == bound { return nil }
    return min(answer < 4 ? answer + 1 : answer > bound / 2 ? bound : answer * 2, bound)
  }

  /// Says whether it works for the probe.
  mutating func tell(_ works: Bool) {
    guard let probe else { return }
    if works { answer = probe } else { limit = probe }
  }
}

/// A search for the smallest number for which something works, if it works for all larger ones:
/// first how many bits it has, then the bits, so that a small answer far below the bound is found
/// in few steps.
///
/// It is known to work for the bound and not to work for 0.
struct SmallestSearch {
  private(set) var answer: UInt128
  /// The largest number for which it is known not to work.
  private var limit: UInt128 = 0
  private var bits: Range<Int>

  init(below bound: UInt128) {
    answer = bound
    bits = 0..<UInt128.bitWidth - bound.leadingZeroBitCount
  }

  /// The number to try next; nil when the answer is known.
  var probe: UInt128? {
    guard answer - limit > 1 else { return nil }
    let power = UInt128(1) << UInt128((bits.lowerBound + bits.upperBound) / 2)
    if !bits.isEmpty, power < answer, power > limit { return power }
    return limit + (answer - limit) / 2
  }

  /// Says whether it works for the probe.
  mutating func tell(_ works: Bool) {
    guard let probe else { return }
    if works { answer = probe } else { limit = probe }
    let bit = (bits.lowerBound + bits.upperBound) / 2
    if !bits.isEmpty {
      bits = works ? bits.lowerBound..<bit : bit + 1..<max(bits.upperBound, bit + 1)
    }
  }
}

/// A search for how far something can be lowered, where it cannot be lowered by all: by one unit,
/// then by half, and from there further by `SmallestSearch` or less far by `LargestSearch`.
///
/// Where not even one unit works it gives up. What fails may lie further apart than one, as odd
/// numbers do: a larger unit finds that.
struct LoweringSearch {
  private enum Step {
    case unit
    case half
    case further(SmallestSearch)
    case lessFar(LargestSearch)
    case done
  }

  private let unit: UInt128
  /// How many units make up the amount by which it cannot be lowered, or the next above it.
  private let top: UInt128
  private var step: Step

  /// - Parameters:
  ///   - all: The amount by which it cannot be lowered.
  ///   - unit: What the amounts are multiples of.
  init(by all: UInt128, unit: UInt128 = 1) {
    self.unit = unit
    top = all == 0 ? 0 : (all - 1) / unit + 1
    step = unit < all ? .unit : .done
  }

  /// The amount to try next; nil when nothing else is worth it.
  var probe: UInt128? {
    switch step {
    case .unit: unit
    case .half: top / 2 * unit
    case .further(let search): search.probe.map { (top - $0) * unit }
    case .lessFar(let search): search.probe.map { $0 * unit }
    case .done: nil
    }
  }

  /// Says whether the probe worked.
  mutating func tell(_ works: Bool) {
    switch step {
    case .unit where works: step = top > 3 ? .half : top == 3 ? lessFar(upTo: 2) : .done
    case .unit: step = .done
    case .half where works: step = .further(SmallestSearch(below: top - top / 2))
    case .half: step = lessFar(upTo: top / 2 - 1)
    case .further(var search):
      search.tell(works)
      step = search.probe == nil ? .done : .further(search)
    case .lessFar(var search):
      search.tell(works)
      step = search.probe == nil ? .done : .lessFar(search)
    case .done: break
    }
  }

  /// The search for a small amount, where one unit is known to work.
  private func lessFar(upTo bound: UInt128) -> Step {
    var search = LargestSearch(upTo: bound)
    search.tell(true)
    return search.probe == nil ? .done : .lessFar(search)
  }
}
