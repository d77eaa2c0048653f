/// The formats of floating-point numbers that are drawn as a `Double`, which holds each exactly.
@usableFromInline
enum FloatFormat: Sendable {
  case half
  case single
  case double

  /// Numbers that make trouble: zeros, ends, neighbours of one, infinities, NaN, and where whole
  /// numbers cease to be exact.
  var edges: [Double] {
    switch self {
    case .half: FloatFormat.halfEdges
    case .single: FloatFormat.singleEdges
    case .double: FloatFormat.doubleEdges
    }
  }

  /// The number that some bits stand for.
  func number(of bits: UInt64) -> Double {
    switch self {
    case .half: FloatFormat.half(of: UInt16(truncatingIfNeeded: bits))
    case .single: Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case .double: Double(bitPattern: bits)
    }
  }
}

// MARK: - Edges

extension FloatFormat {
  private static let doubleEdges = edges(of: Double.self)
  private static let singleEdges = edges(of: Float.self)

  #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
    private static let halfEdges = edges(of: Float16.self)

    private static func half(of bits: UInt16) -> Double { Double(Float16(bitPattern: bits)) }
  #else
    private static let halfEdges = singleEdges

    private static func half(of bits: UInt16) -> Double { Double(bits) }
  #endif

  private static func edges<T: BinaryFloatingPoint>(of type: T.Type) -> [Double] {
    let exact = T(sign: .plus, exponent: T.Exponent(T.significandBitCount + 1), significand: 1)
    // Three times in four one of these.
    let special: [T] = [
      .nan, -0.0, .infinity, -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]
    let numbers: [T] =
      [
        0, 1, -1, 0.5, -0.5, 0.1, -.leastNonzeroMagnitude, .leastNormalMagnitude,
        .leastNormalMagnitude.nextDown,
        -.greatestFiniteMagnitude, .ulpOfOne, 1 - .ulpOfOne / 2,
        1 + .ulpOfOne, exact,
        exact - 1, .pi,
      ] + repeatElement(special, count: 9).joined()
    return numbers.map { Double($0) } + [0x1p63, -0x1p63, 0x1p64].map { Double(T($0)) }
  }
}
