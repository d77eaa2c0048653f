extension Choice {
  /// The whole number that the value stands for: an integer itself, or a float that is whole. Nil
  /// for what arithmetic means nothing to.
  var whole: Int128? { Choice.whole(value, kind) }

  /// How far the whole number is from that of the origin, negative below it; nil where there is
  /// none.
  var wholeDistance: Int128? {
    guard let whole, let origin = Choice.whole(origin, kind) else { return nil }
    let (distance, isOver) = whole.subtractingReportingOverflow(origin)
    return isOver ? nil : distance
  }

  /// The value that stands for a whole number so far away; nil where the range does not have it.
  func moved(by amount: Int128) -> Int128? {
    guard let (sum, isOver) = whole?.addingReportingOverflow(amount), !isOver else { return nil }
    switch kind {
    case .float:
      return Double(sum).magnitude < FloatOrder.wholes ? FloatOrder.rank(of: Double(sum)) : nil
    case .integer, .boolean, .count, .alternative, .character:
      return (lower...upper).contains(sum) ? sum : nil
    }
  }

  private static func whole(_ value: Int128, _ kind: Kind) -> Int128? {
    switch kind {
    case .integer: return value
    case .float:
      let number = FloatOrder.number(at: value)
      guard number.magnitude < FloatOrder.wholes, number == number.rounded() else { return nil }
      return Int128(number)
    case .boolean, .count, .alternative, .character: return nil
    }
  }
}
