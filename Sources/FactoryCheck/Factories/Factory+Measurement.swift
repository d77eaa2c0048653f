import Foundation

extension Measurement: Providable where UnitType: Dimension {
  /// Zero of the dimension's base unit.
  public static func provide() -> Measurement {
    Measurement(value: 0, unit: UnitType.baseUnit())
  }
}

extension Measurement: Arbitrary where UnitType: Dimension {
  /// Any number, as for `Double`, of the dimension's base unit: metres for lengths. The simplest is
  /// zero.
  public static func arbitrary() -> Gen<Measurement> {
    Gen { choices throws(Discard) in try draw(&choices) }
  }

  /// Draws a measurement.
  public static func draw(_ choices: inout Choices) throws(Discard) -> Measurement {
    Measurement(value: choices.double(), unit: UnitType.baseUnit())
  }
}
