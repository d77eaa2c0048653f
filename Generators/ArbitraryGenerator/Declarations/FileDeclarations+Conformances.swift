extension FileDeclarations {
  /// What it conforms to the library's protocols, and nothing else: of a file beside the sources.
  var conformances: FileDeclarations {
    FileDeclarations(
      file: file, imports: imports, declarations: declarations.compactMap(\.conformance))
  }
}

extension Declaration {
  /// An extension that conforms a type to what gens or fixed values are asked by.
  fileprivate var conformance: Declaration? {
    guard case .extension(var extended) = self,
      !IndexedType.Conformances(extended.inheritance, isOther: { _ in false }).isEmpty
    else { return nil }
    extended.members = Members()
    return .extension(extended)
  }
}
