/// Something to tell the user about a place in a file, worded like a compiler's message.
///
///     Sources/User.swift:3:7: error: expected a type here
///       fix: write the property's type
public struct Diagnostic: Sendable, Equatable, Codable, CustomStringConvertible {
  /// How bad it is: an error stops the run, a warning may lose something, a note explains.
  public enum Severity: String, Sendable, Codable, CaseIterable {
    case error, warning, note
  }

  /// How bad it is.
  public var severity: Severity
  /// The place that it is about, or nil where no file is to blame.
  public var location: SourceLocation?
  /// What is wrong, in one line.
  public var message: String
  /// What to do about it, where there is something to do.
  public var hint: String?

  /// Creates a diagnostic from its parts.
  public init(
    _ severity: Severity, at location: SourceLocation?, _ message: String, hint: String? = nil
  ) {
    self.severity = severity
    self.location = location
    self.message = message
    self.hint = hint
  }

  /// The same, of a file whose path is seen from a folder, as those of sources are from that of the
  /// settings.
  func located(from folder: String) -> Diagnostic {
    guard let location else { return self }
    var diagnostic = self
    diagnostic.location?.file = FilePath.join(folder, location.file)
    return diagnostic
  }

  /// The message as a terminal shows it: place, severity, text, and the fix on a line of its own.
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    let fix = hint.map { "\n  fix: \($0)" } ?? ""
    return "\(place)\(severity.rawValue): \(message)\(fix)"
  }
}
