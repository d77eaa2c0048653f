import Foundation

/// A floating-point number, or what may hold some: numbers that decode themselves are finite.
protocol HoldingNumbers {
  /// The same with zero in place of each number that is not finite.
  var finite: Self { get }
}

extension BinaryFloatingPoint {
  var finite: Self { isFinite ? self : 0 }
}

extension Double: HoldingNumbers {}
extension Float: HoldingNumbers {}
extension CGFloat: HoldingNumbers {}

extension Optional: HoldingNumbers where Wrapped: HoldingNumbers {
  var finite: Self { map(\.finite) }
}

extension Array: HoldingNumbers where Element: HoldingNumbers {
  var finite: Self { map(\.finite) }
}

extension Set: HoldingNumbers where Element: HoldingNumbers {
  var finite: Self { Set(map(\.finite)) }
}

extension Dictionary: HoldingNumbers where Value: HoldingNumbers {
  var finite: Self { mapValues(\.finite) }
}
