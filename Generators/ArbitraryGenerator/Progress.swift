/// A line on a terminal that says how far a long run has come, and goes away.
struct Progress {
  /// A run over fewer files is over before anybody reads the line.
  private static let longRun = 1_000
  private static let step = 256

  /// Nil where nobody looks.
  let show: ((String) -> Void)?

  /// Says that so many files of all have been read.
  func advance(to count: Int, of total: Int) {
    guard let show, total >= Self.longRun else { return }
    if count == total { return show("\r\u{1B}[K") }
    if count.isMultiple(of: Self.step) { show("\r\u{1B}[Kreading: \(count) of \(total) files") }
  }
}
