/// Whether enough cases have what `cover` demands, as far as those that ran can tell.
///
/// The share that all cases would have lies in Wilson's score interval around that of the cases
/// which ran (Wilson, "Probable inference, the law of succession, and statistical inference",
/// 1927). The interval narrows with the cases; how it decides is QuickCheck's `checkCoverage`.
enum Coverage: Equatable {
  case sufficient
  case insufficient
  /// More cases may tell.
  case undecided

  /// How many standard deviations the interval spans on each side: it misses the share once in
  /// 10^9.
  static let deviations = 6.11
  /// What is close to the demand is enough, or no number of cases would settle a share that is just
  /// what is demanded.
  static let tolerance = 0.9

  /// - Parameters:
  ///   - hits: How many of the cases have it.
  ///   - cases: How many cases ran.
  ///   - required: The share that is demanded, from 0 to 1.
  ///   - isExact: Whether these are all cases that there are.
  init(hits: Int, of cases: Int, required: Double, isExact: Bool = false) {
    let share = cases == 0 ? 0 : Double(hits) / Double(cases)
    let interval = isExact ? share...share : Coverage.interval(hits: hits, of: cases)
    if interval.upperBound < required {
      self = .insufficient
    } else if isExact || interval.lowerBound >= required * Coverage.tolerance {
      self = .sufficient
    } else {
      self = .undecided
    }
  }

  /// Between which bounds the share of all cases lies.
  static func interval(hits: Int, of cases: Int) -> ClosedRange<Double> {
    guard cases > 0 else { return 0...1 }
    let (hits, cases) = (Double(hits), Double(cases))
    let share = hits / cases
    let square = deviations * deviations
    let centre = (hits + square / 2) / (cases + square)
    let spread =
      deviations / (cases + square) * (hits * (1 - share) + square / 4).squareRoot()
    // Rounding must not push the share itself out.
    return min(share, max(0, centre - spread))...max(share, min(1, centre + spread))
  }
}
