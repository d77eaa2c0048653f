import Testing

@testable import ArbitraryGenerator

/// Reads a text as a whole file.
func read(
  _ text: String, functions: DeclarationParser.KeptFunctions = .requirements
) -> FileDeclarations {
  DeclarationParser.parse(SourceFile(path: "A.swift", text: text), functions: functions)
}

/// Reads members as those of a struct, and expects no problems.
func readMembers(
  _ text: String, of kind: String = "struct", functions: DeclarationParser.KeptFunctions = .all
) throws -> Members {
  let file = read("\(kind) S {\n\(text)\n}", functions: functions)
  try #require(file.diagnostics.isEmpty, "\(file.diagnostics)")
  return try #require(file.declarations.first?.nominal).members
}

/// Reads one property.
func readProperty(_ text: String) throws -> PropertyDeclaration {
  try #require(readMembers(text).properties.first)
}

extension FileDeclarations {
  /// The qualified names of all declarations, in order.
  var names: [String] { declarations.map(\.qualifiedName) }
}
