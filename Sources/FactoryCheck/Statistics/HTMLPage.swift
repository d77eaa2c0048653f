/// The page that a run's report is written as: a head, then one part for each property as it ends.
/// HTML closes what is open at the end of a file by itself, so that the page is whole at any time.
///
/// It needs nothing but itself: its styles and its script are in the head. Without the script the
/// properties stand in the order in which they ended.
enum HTMLPage {
  /// Everything in front of the first property.
  static let head = """
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>Properties</title>
    <style>
    \(style)
    </style>
    <script>
    \(script)
    </script>
    </head>
    <body>
    <header>
    <h1>Properties</h1>
    <p id="summary" aria-live="polite"></p>
    <form id="choice" role="search" hidden>
    <label>Find <input type="search" id="find" autocomplete="off"></label>
    <label><input type="checkbox" id="failures"> Only what did not pass</label>
    <button type="button" id="all">Open all</button>
    </form>
    </header>
    <main>

    """
}

// MARK: - Properties

extension PropertyRecord {
  /// The property's part of the page.
  var section: String {
    """
    <details class="property" data-outcome="\(outcome.rawValue)"\(outcome == .passed ? "" : " open")>
    <summary><span class="outcome">\(outcome.rawValue)</span> \
    \(heading) <span class="figures">\(figures)</span></summary>
    <p class="place">\(place.escapedForHTML) · seed \(seed)</p>
    <pre tabindex="0">\(report.escapedForHTML)</pre>
    \(group("Labels", labels))\(group("Values", values))\(group("Time", [times]))\
    \(counterexamples.map(\.path).joined())</details>

    """
  }

  /// The property's name, as its part of the page has it once.
  var heading: String { "<code>\(property.escapedForHTML)</code>" }

  private var figures: String {
    let discards = discarded > 0 ? ", \(discarded) discarded" : ""
    let count = "\(cases) \(isExhaustive ? "cases, all there are" : cases == 1 ? "case" : "cases")"
    let milliseconds = (seconds * 1_000).rounded()
    return "\(count)\(discards) · \(milliseconds < 1 ? "<1" : "\(Int(milliseconds))") ms"
      .replacing("<", with: "&lt;")
  }

  private func group(_ title: String, _ plots: [Plot]) -> String {
    let figures = plots.map(\.figure).joined()
    guard !figures.isEmpty else { return "" }
    return "<h2>\(title)</h2>\n<div class=\"plots\">\n\(figures)</div>\n"
  }
}

extension PropertyRecord.Shrunk {
  /// The way from the first values to the last.
  fileprivate var path: String {
    guard shrinks > 0, !steps.isEmpty else { return "" }
    let items = steps.map { "<li><code>\($0.escapedForHTML)</code></li>" }
    return """
      <details class="path"><summary>How it became small, in \(shrinkRuns) runs</summary>
      <ol>
      \(items.joined(separator: "\n"))
      </ol></details>

      """
  }
}
