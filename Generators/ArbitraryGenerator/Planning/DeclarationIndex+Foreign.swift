/// Types that the sources do not declare.
extension DeclarationIndex {
  /// Whether an extension in the sources conforms a type of another module to something.
  func isExtended(_ name: String) -> Bool { foreign[name] != nil }

  /// Whether an extension in the sources has a type of another module drawn.
  func isDrawnByHand(_ name: String) -> Bool {
    conformances(of: name)?.contains(.arbitrary) ?? false
  }

  /// Whether one has it drawn and none has it provided.
  func isDrawnByHandOnly(_ name: String) -> Bool {
    conformances(of: name) == .arbitrary
  }

  /// What extensions conform a type to that the sources do not declare. One inside of a type of
  /// theirs is named from the module on.
  private func conformances(of name: String) -> IndexedType.Conformances? {
    let name = KnownType.plainName(name)
    if let found = foreign[name] { return found }
    let module = testables.first { name.hasPrefix("\($0).") }
    return module.flatMap { foreign[plain(name, module: $0)] }
  }

  /// Whether a name of one of the standard library's or Foundation's types means that in a file.
  func isLibrarys(_ name: String, in file: String) -> Bool {
    guard KnownType.isCommonWord(name) else { return true }
    let modules = (imports[file] ?? []).map(\.module)
    return modules.contains { $0.hasPrefix("Foundation") } || modules.allSatisfy(testables.contains)
  }

  /// Whether a name that no source declares is that of a type of Apple's frameworks.
  func isOfPlatforms(_ name: String, in file: String) -> Bool {
    KnownType.isOfPlatforms(name, imports: (imports[file] ?? []).map(\.module))
  }
}
