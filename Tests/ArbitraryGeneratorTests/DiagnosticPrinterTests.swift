import Testing

@testable import ArbitraryGenerator

struct DiagnosticPrinterTests {
  private let note = Diagnostic(
    .note, at: SourceLocation(file: "A/b.swift", line: 3, column: 7), "`T` is \"odd\"",
    hint: "fix it")
  private let error = Diagnostic(.error, at: nil, "no")

  @Test("As text, a message is a line, with its fix on the next")
  func text() {
    let printer = DiagnosticPrinter()
    #expect(printer.text(of: note) == "A/b.swift:3:7: note: `T` is \"odd\"\n  fix: fix it\n")
    #expect(printer.text(of: error) == "error: no\n")
  }

  @Test("As JSON, a message is an object on one line, without what it lacks")
  func json() {
    let printer = DiagnosticPrinter(format: .json)
    #expect(
      printer.text(of: note)
        == #"{"column":7,"file":"A/b.swift","fix":"fix it","line":3,"#
        + #""message":"`T` is \"odd\"","severity":"note"}"# + "\n")
    #expect(printer.text(of: error) == #"{"message":"no","severity":"error"}"# + "\n")
  }

  @Test("A quiet run prints errors only")
  func quiet() {
    let printer = DiagnosticPrinter(isQuiet: true)
    #expect(printer.text(of: note) == "")
    #expect(printer.text(of: error) == "error: no\n")
  }

  @Test("On a terminal, severities have colours")
  func colours() {
    let printer = DiagnosticPrinter(paint: Paint(isOn: true))
    #expect(printer.text(of: error) == "\u{1B}[31merror:\u{1B}[0m no\n")
  }
}
