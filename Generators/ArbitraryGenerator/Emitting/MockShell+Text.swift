extension MockShell {
  /// Prints what deprecates a declaration that tells of a member, where that names what is deprecated.
  func emitMarks(to text: inout SourceText) {
    for mark in marks { text.line("\(mark)") }
  }

  /// Prints what stands above the member itself.
  func emitHeading(to text: inout SourceText) {
    for attribute in heading { text.line("\(attribute)") }
  }
}
