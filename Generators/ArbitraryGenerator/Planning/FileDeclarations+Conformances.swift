extension FileDeclarations {
  /// What it conforms to the library's protocols, but for its own types, and nothing else: of a file
  /// beside the sources.
  var conformances: FileDeclarations {
    let own = Set(declarations.compactMap { $0.nominal?.qualifiedName })
    let conformances = declarations.compactMap(\.conformance).filter {
      !own.contains($0.qualifiedName)
    }
    return FileDeclarations(
      file: file, imports: imports, declarations: conformances.map(Declaration.extension))
  }
}

extension Declaration {
  /// An extension that conforms a type to what gens or fixed values are asked by.
  fileprivate var conformance: ExtensionDeclaration? {
    guard case .extension(var extended) = self,
      !IndexedType.Conformances(extended.inheritance, isOther: { _ in false }).isEmpty
    else { return nil }
    extended.members = Members()
    return extended
  }
}
