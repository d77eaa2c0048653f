/// What a run of Swift Testing printed, taken apart.
public struct Transcript: Sendable {
  /// An issue as it was printed.
  public struct Issue: Equatable, Sendable {
    /// The function's name with its labels, or `«unknown»`.
    public var test: String
    /// Whether `withKnownIssue` expected it.
    public var isKnown: Bool
    /// The source file's name, without folders.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1.
    public var column: Int
    /// What went wrong, on the issue's own line.
    public var message: String
    /// The comment's lines.
    public var comment: [String]
  }

  /// The issues, in the order in which they were printed.
  public private(set) var issues: [Issue] = []
  /// Whatever is neither an issue nor what every run prints.
  public private(set) var otherLines: [String] = []

  /// Takes apart what a run printed without colours.
  public init(_ output: String) {
    for line in output.split(separator: "\n").map(String.init) { add(line) }
  }

  private mutating func add(_ line: String) {
    if let issue = Self.issue(line) { return issues.append(issue) }
    if Self.isFramework(line) { return }
    let isComment = line.hasPrefix("↳ ") || line.hasPrefix("  ")
    guard isComment, !issues.isEmpty else { return otherLines.append(line) }
    issues[issues.count - 1].comment.append(String(line.dropFirst(2)))
  }

  private static func issue(_ line: String) -> Issue? {
    let pattern =
      /[✘━] Test (.+?) recorded an? (known )?issue(?: with .+?)? at (\S+?):(\d+):(\d+): (.*)/
    guard let match = line.wholeMatch(of: pattern), let number = Int(match.4),
      let column = Int(match.5)
    else { return nil }
    return Issue(
      test: String(match.1), isKnown: match.2 != nil, file: String(match.3), line: number,
      column: column, message: String(match.6), comment: [])
  }

  private static func isFramework(_ line: String) -> Bool {
    let result = /[✘✔━] (Suite|Test|Test run|Test case) .* (passed|failed) after .*/
    let start = /◇ .* started\./
    let header = /↳ (Testing Library Version: |Target Platform: |\/\/\/ ).*/
    return line.wholeMatch(of: result) != nil || line.wholeMatch(of: start) != nil
      || line.wholeMatch(of: header) != nil
  }
}

extension ChildRun {
  /// What the child's tests printed.
  public var transcript: Transcript { Transcript(output) }
}
