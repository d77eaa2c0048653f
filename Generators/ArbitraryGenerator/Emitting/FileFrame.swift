/// What every generated file has around its declarations.
///
/// ```yaml
/// header: Copyright Acme
/// condition: DEBUG
/// ```
struct FileFrame: Sendable, Equatable {
  /// Lines of comment beneath the tool's own, such as a licence.
  var header: [String] = []
  /// The condition that all of the file is compiled under.
  var condition: String?
  /// The settings' folder as the compiler is to name it in errors; empty for nothing.
  var folder = ""
  /// Whether errors are shown in the sources: in their own module, the compiler warns of paths to
  /// them that are not those which it was given.
  var locatesSources = true
}

extension FileFrame {
  /// The lines of a text as comments; those that are comments stay as they are.
  static func header(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      line.hasPrefix("//") ? String(line) : line.isEmpty ? "//" : "// \(line)"
    }
  }

  /// Prints the first line, what keeps formatters away, and the frame with a body in it.
  func emit(
    _ firstLine: String, to text: inout SourceText, body: (inout SourceText) -> Void
  ) {
    text.folder = folder
    text.locatesSources = locatesSources
    for line in [firstLine, "// swift-format-ignore-file", "// swiftlint:disable all"] + header {
      text.line("\(line)")
    }
    text.line()
    if let condition { text.line("#if \(condition)") }
    body(&text)
    if condition != nil { text.line("#endif") }
  }
}
