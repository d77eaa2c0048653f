/// `public import struct Foundation.Date`.
struct ImportDeclaration: Sendable, Equatable {
  var header: DeclarationHeader
  /// `struct`, `class`, ... where only one declaration is imported.
  var kind: String?
  /// The module, and what of it: `Foundation.Date`.
  var path: String
}
