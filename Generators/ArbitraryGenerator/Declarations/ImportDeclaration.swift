/// `public import struct Foundation.Date`.
struct ImportDeclaration: Sendable, Equatable {
  var header: DeclarationHeader
  /// `struct`, `class`, ... where only one declaration is imported.
  var kind: String?
  /// The module, and what of it: `Foundation.Date`.
  var path: String

  /// The module alone: `Foundation`.
  var module: String { path.utf8.firstIndex(of: ASCII.dot).map { String(path[..<$0]) } ?? path }
}
