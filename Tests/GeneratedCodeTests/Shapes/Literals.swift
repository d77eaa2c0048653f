/// Faults that only a value of the source itself finds.
struct Order: Equatable {
  var id: Int
  var weight: Double
  var code: UInt16
  var role: String
  var items: [Int]

  /// Some literals that nobody compares with are no reason not to find the others.
  static let messages = ["not found", "out of stock", "sold", "thanks", "again"]

  var hasBadID: Bool { id == 48_271 }
  var isTooHeavy: Bool { weight > 1e9 && weight < 1.5e9 }
  var isForbidden: Bool { code == 0xBEEF }
  var isRoot: Bool { role == "root" }

  var hasBadItem: Bool {
    switch items.first {
    case -77_777: true
    default: false
    }
  }
}
