/// The numbers next to a floating-point number that are as simple: the whole ones where it is
/// whole, else those with as many binary places.
///
/// They are the neighbours that a reader expects: 100.5 has 100 and 101, and not the numbers that
/// differ in the last of 53 bits.
struct FloatGrid {
  /// How many binary places are simple.
  private static let places = 10

  private let units: Double
  private let unit: Double

  /// - Parameter rank: The number by its place in `FloatOrder`; nil for one that is not finite, so
  ///   large that no unit can be added to it, or of more binary places.
  init?(_ rank: Int128) {
    let number = FloatOrder.number(at: rank)
    let places = (0...FloatGrid.places).first { places in
      let scaled = number * Double(1 << places)
      return scaled == scaled.rounded() && scaled.magnitude < FloatOrder.wholes
    }
    guard let places else { return nil }
    unit = 1 / Double(1 << places)
    units = number / unit
  }

  /// How many units the number can be moved by.
  func room(isBelow: Bool) -> UInt128 {
    UInt128(isBelow ? units + FloatOrder.wholes : FloatOrder.wholes - units)
  }

  /// The place of the number moved by so many units, no more than there is room for.
  func rank(movedBy amount: Int128) -> Int128 {
    FloatOrder.rank(of: Double(Int128(units) + amount) * unit)
  }
}
