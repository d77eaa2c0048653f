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
