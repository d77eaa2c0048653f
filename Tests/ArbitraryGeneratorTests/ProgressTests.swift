import Testing

@testable import ArbitraryGenerator

struct ProgressTests {
  @Test(
    "A long run says how far it has come and wipes the line at its end; a short one says nothing",
    arguments: [
      (999, []),
      (
        1_000,
        ["256 of 1000 files", "512 of 1000 files", "768 of 1000 files"]
          .map { "\r\u{1B}[Kreading: \($0)" } + ["\r\u{1B}[K"]
      ),
    ])
  func lines(total: Int, expected: [String]) {
    var shown: [String] = []
    withoutActuallyEscaping({ shown.append($0) }) { show in
      let progress = Progress(show: show)
      for count in 1...total { progress.advance(to: count, of: total) }
    }
    #expect(shown == expected)
  }
}
