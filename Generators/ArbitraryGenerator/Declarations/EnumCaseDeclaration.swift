/// One case of an enum: `case a, b(Int)` declares two.
struct EnumCaseDeclaration: Sendable, Equatable {
  var header: DeclarationHeader
  /// The name as written, with its backticks where it has them.
  var name: String
  /// The associated values; empty where there are none.
  var payload: [Parameter] = []
  /// The text of the raw value.
  var rawValue: String?
  /// Whether members of the enum do nothing but end the program for it.
  var isForbidden = false
}

extension [EnumCaseDeclaration] {
  /// The conditions that all of them stand under, where those are the same.
  var sharedConditions: [String] {
    guard let first = first?.header.conditions, !first.isEmpty,
      allSatisfy({ $0.header.conditions == first })
    else { return [] }
    return first
  }
}
