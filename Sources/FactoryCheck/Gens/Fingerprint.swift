import Foundation

/// A number that stands for values, the same in every process, which `Hasher` is not.
///
/// It is made of the values' members as a mirror shows them. Sets and dictionaries count whatever
/// their order, zeros whatever their sign, texts whatever their normal form.
struct Fingerprint {
  /// Values inside this many others count no more: a ring of objects ends there.
  private static let depthLimit = 12

  private(set) var value: UInt64

  init(key: UInt64) { value = scramble(key) }

  /// Adds a value.
  mutating func combine(_ value: Any) { combine(value, depth: 0) }

  private mutating func combine(_ value: Any, depth: Int) {
    guard depth < Fingerprint.depthLimit, !KeptType(of: value).isUnreadable else { return }
    switch value {
    case let value as any FixedWidthInteger: add(UInt64(truncatingIfNeeded: value))
    case let value as any BinaryFloatingPoint: add(value.isZero ? 0 : Double(value).bitPattern)
    case let value as any StringProtocol: add(String(value))
    case let value as Character: add(String(value))
    case let value as Any.Type: add(String(reflecting: value))
    case is UUID, is URL, is Decimal, is Locale, is TimeZone, is any SIMD:
      add(String(describing: value))
    case let value as CharacterSet: add(value.bitmapRepresentation.base64EncodedString())
    case let value as AttributedString: add(String(value.characters))
    default: combine(Mirror(reflecting: value), of: value, depth: depth + 1)
    }
  }

  private mutating func combine(_ mirror: Mirror, of value: Any, depth: Int) {
    switch mirror.displayStyle {
    case .set, .dictionary:
      // A sum is the same in any order.
      add(
        mirror.children.reduce(0) { sum, child in
          var element = Fingerprint(key: 0)
          element.combine(child.value, depth: depth)
          return sum &+ element.value
        })
    case .enum where mirror.children.isEmpty: add(String(describing: value))
    case .class: combineMembers(mirror, depth: depth)
    default:
      if mirror.children.isEmpty, !(value is any Collection) { add(String(describing: value)) }
      combineMembers(mirror, depth: depth)
    }
  }

  /// The label of an enum's case counts too.
  private mutating func combineMembers(_ mirror: Mirror, depth: Int) {
    if let outer = mirror.superclassMirror { combineMembers(outer, depth: depth) }
    for child in mirror.children {
      if mirror.displayStyle == .enum {
        if let label = child.label { add(label) }
        if KeptType(of: child.value).isPlaceless { continue }
      }
      combine(child.value, depth: depth)
    }
    add(UInt64(mirror.children.count))
  }

  private mutating func add(_ text: String) {
    for byte in text.decomposedStringWithCanonicalMapping.utf8 {
      value = scramble(value ^ UInt64(byte))
    }
  }

  private mutating func add(_ word: UInt64) { value = scramble(value ^ word) &+ 1 }
}
