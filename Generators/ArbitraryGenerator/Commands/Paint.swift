/// Colours for a terminal; plain text elsewhere.
struct Paint: Sendable {
  var isOn = false

  func bold(_ text: String) -> String { paint(text, 1) }
  func dim(_ text: String) -> String { paint(text, 2) }
  func red(_ text: String) -> String { paint(text, 31) }
  func yellow(_ text: String) -> String { paint(text, 33) }
  func cyan(_ text: String) -> String { paint(text, 36) }

  /// The text between a terminal's control sequences.
  private func paint(_ text: String, _ code: Int) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// What the process's streams can show.
public struct Terminal: Sendable {
  /// Whether standard output may have colours.
  public var isOutputColored: Bool
  /// Whether standard error may have colours and a line that changes.
  public var isErrorInteractive: Bool

  /// Describes the streams; plain ones where nothing is said.
  public init(isOutputColored: Bool = false, isErrorInteractive: Bool = false) {
    self.isOutputColored = isOutputColored
    self.isErrorInteractive = isErrorInteractive
  }
}
