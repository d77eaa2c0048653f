import Foundation

/// Prints errors, warnings and notes the way that the command line asks for.
struct DiagnosticPrinter {
  var format = Arguments.Format.text
  /// Whether only errors are printed.
  var isQuiet = false
  var paint = Paint()

  /// The lines for the diagnostic; nothing where it is not to be printed.
  func text(of diagnostic: Diagnostic) -> String {
    if isQuiet, diagnostic.severity != .error { return "" }
    return (format == .json ? json(diagnostic) : text(diagnostic)) + "\n"
  }

  private func text(_ diagnostic: Diagnostic) -> String {
    guard paint.isOn else { return diagnostic.description }
    let place = diagnostic.location.map { paint.bold("\($0): ") } ?? ""
    let fix = diagnostic.hint.map { "\n  \(paint.dim("fix:")) \($0)" } ?? ""
    return place + colored(diagnostic.severity) + " " + diagnostic.message + fix
  }

  private func colored(_ severity: Diagnostic.Severity) -> String {
    let text = "\(severity.rawValue):"
    switch severity {
    case .error: return paint.red(text)
    case .warning: return paint.yellow(text)
    case .note: return paint.cyan(text)
    }
  }

  // MARK: - JSON

  /// A diagnostic as one object; what it lacks is left out.
  private struct Record: Encodable {
    var severity: String
    var file: String?
    var line: Int?
    var column: Int?
    var message: String
    var fix: String?
  }

  private func json(_ diagnostic: Diagnostic) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let record = Record(
      severity: diagnostic.severity.rawValue, file: diagnostic.location?.file,
      line: diagnostic.location?.line, column: diagnostic.location?.column,
      message: diagnostic.message, fix: diagnostic.hint)
    let data = try? encoder.encode(record)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
