/// Prints the files of mocks: plain Swift that needs nothing but the mocked protocols' own modules.
enum MockFileEmitter {
  /// The first line of every file, by which files of mocks that are gone are told from others.
  static let firstLine = "\(GeneratedFile.opening): mocks. Do not edit."

  /// The name of the file with the types that all mocks need, where each has a file.
  static let supportName = "MockSupport.swift"

  /// One file with all mocks, or one for each name and one for what they share.
  static func files(
    of mocks: [PrintedMock], isSplit: Bool, in frame: FileFrame = FileFrame()
  ) -> [GeneratedFile] {
    guard isSplit else {
      let support = mocks.isEmpty ? nil : MockSupport(of: mocks, access: "private ")
      return [GeneratedFile(name: "", output: text(mocks, support, in: frame))]
    }
    let groups = Dictionary(grouping: mocks, by: \.qualifiedName)
    let files = groups.sorted { $0.key < $1.key }.map { name, mocks in
      GeneratedFile(name: "\(name).swift", output: text(mocks, in: frame))
    }
    let support = text([], MockSupport(of: mocks, access: ""), in: frame)
    return [GeneratedFile(name: supportName, output: support)] + files
  }

  /// The text of a file, with what all mocks are made of where it has that too.
  private static func text(
    _ mocks: [PrintedMock], _ support: MockSupport? = nil, in frame: FileFrame
  ) -> GeneratedText {
    GeneratedText { text in
      frame.emit(firstLine, to: &text) { emit(mocks, support, to: &$0) }
    }
  }

  private static func emit(
    _ mocks: [PrintedMock], _ support: MockSupport?, to text: inout SourceText
  ) {
    for item in imports(of: mocks, hasSupport: support != nil) { item.emit(to: &text) }
    if let support {
      text.line()
      support.emit(to: &text)
    }
    text.append(mocks.map(\.type))
  }

  private static func imports(of mocks: [PrintedMock], hasSupport: Bool) -> [ImportPlan] {
    let foundation = ImportPlan(module: "Foundation")
    var found = Set(mocks.flatMap(\.imports))
    if mocks.contains(where: \.needsFoundation) { found.insert(foundation) }
    // The compiler warns of two imports of a module with different access.
    if hasSupport, !foundation.isCovered(by: found), !found.contains(foundation) {
      found.insert(ImportPlan(module: "class Foundation.NSLock"))
    }
    let imports = found.inOrder
    return imports.filter { !$0.isCovered(by: imports) }
  }
}

extension ImportPlan {
  /// Prints the import under its conditions.
  func emit(to text: inout SourceText) {
    let words =
      groups.map { "@_spi(\($0))" }
      + [isPreconcurrency ? "@unsafe @preconcurrency" : "", isTestable ? "@testable" : ""]
      + [access > .internal ? access.rawValue : "", "import", module]
    text.conditional(conditions) { text in
      text.line("\(words.filter { !$0.isEmpty }.joined(separator: " "))")
    }
  }
}

extension SourceText {
  /// Adds lines between `#if` and `#endif`, where there are conditions.
  mutating func conditional(_ conditions: [String], _ body: (inout SourceText) -> Void) {
    guard !conditions.isEmpty else { return body(&self) }
    line("#if \(Condition.text(of: conditions))")
    indented(body)
    line("#endif")
  }
}
