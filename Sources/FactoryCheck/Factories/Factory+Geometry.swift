import Foundation

extension CGFloat: Arbitrary {
  /// Any number, as for `Double`. The simplest is 0.
  public static func arbitrary() -> Gen<CGFloat> { Gen(draw) }

  /// Draws any number.
  public static func draw(_ choices: inout Choices) throws(Discard) -> CGFloat {
    CGFloat(choices.double())
  }
}

extension CGFloat: Providable {}

extension CGPoint: Providable, Arbitrary {
  /// The origin.
  public static func provide() -> CGPoint { .zero }

  /// Any point. The simplest is the origin.
  public static func arbitrary() -> Gen<CGPoint> { Gen(draw) }

  /// Draws a point.
  public static func draw(_ choices: inout Choices) throws(Discard) -> CGPoint {
    CGPoint(x: try CGFloat.draw(&choices), y: try CGFloat.draw(&choices))
  }
}

extension CGSize: Providable, Arbitrary {
  /// No width and no height.
  public static func provide() -> CGSize { .zero }

  /// Any size, also one below zero. The simplest has no width and no height.
  public static func arbitrary() -> Gen<CGSize> { Gen(draw) }

  /// Draws a size.
  public static func draw(_ choices: inout Choices) throws(Discard) -> CGSize {
    CGSize(width: try CGFloat.draw(&choices), height: try CGFloat.draw(&choices))
  }
}

extension CGRect: Providable, Arbitrary {
  /// The empty rectangle at the origin.
  public static func provide() -> CGRect { .zero }

  /// Any rectangle. The simplest is the empty one at the origin.
  public static func arbitrary() -> Gen<CGRect> { Gen(draw) }

  /// Draws a rectangle.
  public static func draw(_ choices: inout Choices) throws(Discard) -> CGRect {
    CGRect(origin: try CGPoint.draw(&choices), size: try CGSize.draw(&choices))
  }
}
