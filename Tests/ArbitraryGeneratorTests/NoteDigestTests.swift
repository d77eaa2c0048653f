import Testing

@testable import ArbitraryGenerator

struct NoteDigestTests {
  private func note(_ message: String, line: Int = 1) -> Diagnostic {
    Diagnostic(.note, at: SourceLocation(file: "A.swift", line: line, column: 1), message)
  }

  private func digest(_ diagnostics: [Diagnostic]) -> String {
    NoteDigest.of(diagnostics).map { "\($0)\n" }.joined()
  }

  @Test("Of many notes that differ in names alone, three are shown, and the number of the rest")
  func rest() {
    let notes = (1...6).flatMap { line in
      [
        note("`T\(line)` gets no fixed value: its initialiser may fail", line: line),
        note("`U\(line)` is skipped: its member `m\(line)` is a metatype, `T.Type`", line: line),
      ]
    }
    #expect(
      digest([note("`A` is skipped: it is private")] + notes.dropLast()) == """
        A.swift:1:1: note: `A` is skipped: it is private
        A.swift:1:1: note: `T1` gets no fixed value: its initialiser may fail
        A.swift:1:1: note: `U1` is skipped: its member `m1` is a metatype, `T.Type`
        A.swift:2:1: note: `T2` gets no fixed value: its initialiser may fail
        A.swift:2:1: note: `U2` is skipped: its member `m2` is a metatype, `T.Type`
        A.swift:3:1: note: `T3` gets no fixed value: its initialiser may fail
        A.swift:3:1: note: `U3` is skipped: its member `m3` is a metatype, `T.Type`
        note: 2 more like these: `…` is skipped: its member `…` is a metatype, `…`
          fix: gen-arbitrary list names them all, each with its place
        note: 3 more like these: `…` gets no fixed value: its initialiser may fail
          fix: gen-arbitrary list names them all, each with its place

        """)
  }

  @Test("Four notes of a kind are shown, and all warnings and errors")
  func all() {
    let notes = (1...4).map { note("`T\($0)` is skipped: it is private") }
    let others = [Diagnostic.Severity.warning, .error].flatMap { severity in
      (1...9).map { Diagnostic(severity, at: nil, "`T\($0)` is odd") }
    }
    #expect(NoteDigest.of(notes + others) == notes + others)
  }
}
