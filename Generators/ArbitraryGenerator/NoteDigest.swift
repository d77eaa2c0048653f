/// Leaves out what nobody reads: of many notes that say the same of one type after the other, all
/// but the first. Errors and warnings stay.
struct NoteDigest {
  /// So many notes of a kind are read before the rest is counted.
  static let mostShown = 3

  /// What to show, in the order in which it came, with the numbers of what is left out at the end.
  static func of(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let kinds = diagnostics.map { $0.severity == .note ? kind(of: $0) : nil }
    var counts: [String: Int] = [:]
    for case let kind? in kinds { counts[kind, default: 0] += 1 }
    var shown: [Diagnostic] = []
    var rests: [Diagnostic] = []
    var seen: [String: Int] = [:]
    for (diagnostic, kind) in zip(diagnostics, kinds) {
      guard let kind, let count = counts[kind], isTooMany(count) else {
        shown.append(diagnostic)
        continue
      }
      seen[kind, default: 0] += 1
      if seen[kind, default: 0] <= mostShown { shown.append(diagnostic) }
      if seen[kind] == count { rests.append(rest(count - mostShown, kind)) }
    }
    return shown + rests
  }

  /// One more is shown, since a number in its place would not be shorter.
  private static func isTooMany(_ count: Int) -> Bool { count > mostShown + 1 }

  private static func rest(_ count: Int, _ kind: String) -> Diagnostic {
    Diagnostic(
      .note, at: nil, "\(count) more like these: \(kind)",
      hint: "gen-arbitrary list names them all, each with its place")
  }

  /// The message without the names in it, `` `…` is skipped: it is private ``.
  private static func kind(of note: Diagnostic) -> String {
    let parts = note.message.utf8.split(
      separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
    return parts.enumerated().map { $0 % 2 == 0 ? String(Substring($1)) : "`…`" }.joined()
  }
}
