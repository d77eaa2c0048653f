/// A search for the largest number up to a bound for which something works, if it works for all smaller
/// ones: 1, 2, 3, 4, then by doubling and bisection, so that a large answer costs its logarithm and a
/// small one itself (Hypothesis, `find_integer`).
///
/// ```swift
/// var search = LargestSearch(upTo: 10)
/// while let number = search.probe { search.tell(works(number)) }
/// search.answer      // 0 where it does not even work for 1
/// ```
struct LargestSearch {
  private(set) var answer = 0
  /// The smallest number for which it is known not to work, or one above the bound.
  private var limit: Int
  private var isDoubling = true

  init(upTo bound: Int) { limit = bound == .max ? bound : bound + 1 }

  /// The number to try next; nil when the answer is known.
  var probe: Int? {
    guard limit - answer > 1 else { return nil }
    if !isDoubling { return answer + (limit - answer) / 2 }
    return min(answer < 4 ? answer + 1 : answer * 2, limit - 1)
  }

  /// Says whether it works for the probe.
  mutating func tell(_ works: Bool) {
    guard let probe else { return }
    if works { answer = probe } else { (limit, isDoubling) = (probe, false) }
  }
}

/// A search for the smallest number for which something works, if it works for all larger ones: first
/// how many bits it has, then the bits, so that a small answer far below the bound is found in few
/// steps.
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

/// A search for how far something can be lowered, where it cannot be lowered by all: by one, then by
/// half, and from there further by `SmallestSearch` or less far by `LargestSearch`.
///
/// Where not even one works it gives up, unless it is to look for gaps of two and three.
struct LoweringSearch {
  private enum Step {
    case one
    case half
    case further(SmallestSearch)
    case lessFar(LargestSearch)
    case gaps(UInt128)
    case done
  }

  private let all: UInt128
  private let findsGaps: Bool
  private var step: Step

  init(by all: UInt128, findsGaps: Bool) {
    self.all = all
    self.findsGaps = findsGaps
    step = all > 1 ? .one : .done
  }

  /// The amount to try next; nil when nothing else is worth it.
  var probe: UInt128? {
    switch step {
    case .one: 1
    case .half: all / 2
    case .further(let search): search.probe.map { all - $0 }
    case .lessFar(let search): search.probe.map { UInt128($0) }
    case .gaps(let amount): amount
    case .done: nil
    }
  }

  /// Says whether the probe worked.
  mutating func tell(_ works: Bool) {
    switch step {
    case .one where works: step = all > 3 ? .half : all > 2 ? .gaps(2) : .done
    case .one: step = findsGaps && all > 2 ? .gaps(2) : .done
    case .half where works: step = .further(SmallestSearch(below: all - all / 2))
    case .half:
      var search = LargestSearch(upTo: Int(clamping: all / 2 - 1))
      search.tell(true)
      step = .lessFar(search)
    case .further(var search):
      search.tell(works)
      step = search.probe == nil ? .done : .further(search)
    case .lessFar(var search):
      search.tell(works)
      step = search.probe == nil ? .done : .lessFar(search)
    case .gaps(let amount): step = works || amount == 3 || all < 5 ? .done : .gaps(amount + 1)
    case .done: break
    }
  }
}
