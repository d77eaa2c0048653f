/// The modifiers of a declaration, except for its access level.
struct Modifiers: OptionSet, Sendable, Hashable {
  let rawValue: UInt32

  static let `static` = Modifiers(rawValue: 1 << 0)
  static let `class` = Modifiers(rawValue: 1 << 1)
  static let final = Modifiers(rawValue: 1 << 2)
  static let lazy = Modifiers(rawValue: 1 << 3)
  static let weak = Modifiers(rawValue: 1 << 4)
  static let unowned = Modifiers(rawValue: 1 << 5)
  static let mutating = Modifiers(rawValue: 1 << 6)
  static let nonmutating = Modifiers(rawValue: 1 << 7)
  static let override = Modifiers(rawValue: 1 << 8)
  static let required = Modifiers(rawValue: 1 << 9)
  static let convenience = Modifiers(rawValue: 1 << 10)
  static let indirect = Modifiers(rawValue: 1 << 11)
  static let nonisolated = Modifiers(rawValue: 1 << 12)
  static let isolated = Modifiers(rawValue: 1 << 13)
  static let dynamic = Modifiers(rawValue: 1 << 14)
  static let optional = Modifiers(rawValue: 1 << 15)
  static let prefix = Modifiers(rawValue: 1 << 16)
  static let postfix = Modifiers(rawValue: 1 << 17)
  static let infix = Modifiers(rawValue: 1 << 18)
  static let distributed = Modifiers(rawValue: 1 << 19)
  static let consuming = Modifiers(rawValue: 1 << 20)
  static let borrowing = Modifiers(rawValue: 1 << 21)
  /// What stands behind `nonisolated` in parentheses.
  static let nonsending = Modifiers(rawValue: 1 << 22)

  // Made once: debug builds, which is what plugins run, take long for that.
  /// Those of members that a type has, and not its values.
  static let ofTypes: Modifiers = [.static, .class]
  /// Those of properties that do not keep alive what they hold.
  static let unheld: Modifiers = [.weak, .unowned]
}

// What every declaration is asked. The standard library's general forms cost debug builds, which is
// what plugins run, a hundred times as much.
extension Modifiers {
  init() { rawValue = 0 }

  init(arrayLiteral elements: Modifiers...) {
    rawValue = elements.reduce(0) { $0 | $1.rawValue }
  }

  func contains(_ other: Modifiers) -> Bool { rawValue & other.rawValue == other.rawValue }

  func isDisjoint(with other: Modifiers) -> Bool { rawValue & other.rawValue == 0 }
}
