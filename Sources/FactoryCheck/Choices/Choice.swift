/// One decision that a gen took: an integer out of a range, with the origin it shrinks to.
///
/// Everything a gen decides is such an integer: a boolean is one of 0 and 1, a floating-point
/// number is its place in an order of simplicity, a character its place in an alphabet. The kind
/// tells the shrinker what the integer stands for.
@usableFromInline
struct Choice: Equatable, Sendable {
  @usableFromInline
  enum Kind: UInt8, Sendable {
    /// A number whose arithmetic means something: it can be lowered, added and compared.
    case integer
    /// False or true.
    case boolean
    /// How many elements follow, each in a span of its own.
    case count
    /// Which of several gens goes on; the choices behind it depend on it.
    case alternative
    /// A place in an alphabet.
    case character
    /// A place in the order of floating-point numbers (`FloatOrder`).
    case float
  }

  let kind: Kind
  var value: Int128
  let lower: Int128
  let upper: Int128
  let origin: Int128

  /// How far the value is from the simplest: 0 < 1 < -1 < 2 < -2 … around the origin.
  var rank: Rank { Rank(of: value, origin: origin) }

  var isSimplest: Bool { value == origin }

  /// The same choice with another value. It may lie outside the range: a tape moves it into the
  /// range that is asked for when it is replayed, which may be another.
  func with(_ value: Int128) -> Choice {
    var copy = self
    copy.value = value
    return copy
  }

  /// Whether the range is so small that any of its values is as good as another.
  var hasFewAnswers: Bool {
    let (width, isBeyond) = upper.subtractingReportingOverflow(lower)
    return !isBeyond && width < 256
  }

  /// Whether the other choice was made by the same question: same kind, range and origin.
  func asksTheSame(as other: Choice) -> Bool {
    kind == other.kind && lower == other.lower && upper == other.upper && origin == other.origin
  }
}

extension Choice {
  /// The next value in the order of simplicity, or nil where the range has no other.
  var successor: Choice? {
    let (distance, isBelow) = (rank.distance, rank.isBelow)
    let above = UInt128(bitPattern: upper &- origin)
    let below = UInt128(bitPattern: origin &- lower)
    if !isBelow, distance > 0, distance <= below {
      return with(origin &- Int128(bitPattern: distance))
    }
    if distance < above { return with(origin &+ Int128(bitPattern: distance + 1)) }
    return distance < below ? with(origin &- Int128(bitPattern: distance + 1)) : nil
  }
}

extension [Choice] {
  /// The next choices in the order of simplicity: the last that can step does, and those behind it
  /// are open again. Nil where none can.
  var successor: [Choice]? {
    for index in indices.reversed() {
      if let next = self[index].successor { return self[..<index] + [next] }
    }
    return nil
  }
}

extension Choice {
  /// The order of simplicity of the values of one choice.
  struct Rank: Comparable, Hashable, Sendable {
    let distance: UInt128
    let isBelow: Bool

    init(of value: Int128, origin: Int128) {
      isBelow = value < origin
      distance =
        isBelow
        ? UInt128(truncatingIfNeeded: origin &- value)
        : UInt128(truncatingIfNeeded: value &- origin)
    }

    static func < (left: Rank, right: Rank) -> Bool {
      left.distance != right.distance
        ? left.distance < right.distance : !left.isBelow && right.isBelow
    }
  }
}
