/// The smallest and the largest integer of a range of any kind.
@inlinable
func integerBounds<T: FixedWidthInteger>(of range: some RangeExpression<T>) -> ClosedRange<T> {
  bounds(of: range, in: T.min...T.max) { $0 - 1 }
}

/// The smallest and the largest finite number of a range of any kind.
@usableFromInline
func floatBounds<T: BinaryFloatingPoint>(of range: some RangeExpression<T>) -> ClosedRange<T> {
  let whole = -T.greatestFiniteMagnitude...T.greatestFiniteMagnitude
  let found = bounds(of: range, in: whole) { $0.nextDown }
  demand(
    found.lowerBound.isFinite && found.upperBound.isFinite,
    "the range \(range) has an end that is not finite")
  return found
}

/// The closed range that holds the same values as a range of any kind.
///
/// Clients compile it, because gens that depend on a value are made with every draw: where the kind
/// of range is known, no cast is left.
///
/// - Parameters:
///   - whole: What a range without an end goes up to.
///   - predecessor: The value right below one, which a half-open range ends with.
@inlinable
func bounds<T: Comparable>(
  of range: some RangeExpression<T>, in whole: ClosedRange<T>, predecessor: (T) -> T
) -> ClosedRange<T> {
  switch range {
  case let range as ClosedRange<T>: return range
  case let range as PartialRangeFrom<T>: return range.lowerBound...whole.upperBound
  case let range as PartialRangeThrough<T>: return whole.lowerBound...range.upperBound
  case let range as Range<T>:
    if range.isEmpty { refuseEmpty(from: range.lowerBound, upTo: range.upperBound) }
    return range.lowerBound...predecessor(range.upperBound)
  case let range as PartialRangeUpTo<T>:
    if range.upperBound <= whole.lowerBound { refuseEmpty(upTo: range.upperBound) }
    return whole.lowerBound...predecessor(range.upperBound)
  default: refuse(unknown: range)
  }
}

@inline(never) @usableFromInline
func refuseEmpty<T>(from lower: T? = nil, upTo upper: T) -> Never {
  let start = lower.map { "\($0)" } ?? ""
  refuse("the range \(start)..<\(upper) is empty: it has no value to draw")
}

@inline(never) @usableFromInline
func refuse(unknown range: some RangeExpression) -> Never {
  refuse("\(type(of: range)) is not a kind of range that values are drawn from")
}
