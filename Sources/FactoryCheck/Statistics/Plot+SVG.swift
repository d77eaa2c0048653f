import Foundation

/// Plots as inline SVG. Colours come from the page, by classes; a reader that does not see gets the
/// bars as text.
extension Plot {
  /// A figure with the title and the bars; nothing for no bars.
  var figure: String {
    guard !bars.isEmpty else { return "" }
    return """
      <figure><figcaption>\(title.escapedForHTML)</figcaption>\(form == .rows ? rows : columns)</figure>

      """
  }

  /// All bars in words.
  private var words: String {
    bars.map { "\($0.name): \($0.cases)" }.joined(separator: ", ").escapedForHTML
  }

  private func share(_ bar: Bar) -> Double { cases == 0 ? 0 : Double(bar.cases) / Double(cases) }

  private func svg(height: Int, _ content: String) -> String {
    """
    <svg viewBox="0 0 420 \(height)" role="img" aria-label="\(words)">
    \(content)
    </svg>
    """
  }

  private func number(_ value: Double) -> String { String(format: "%.1f", value) }
}

// MARK: - Rows

extension Plot {
  private var rows: String {
    let lines = bars.enumerated().map { index, bar in row(bar, top: index * 22) }
    return svg(height: bars.count * 22, lines.joined(separator: "\n"))
  }

  private func row(_ bar: Bar, top: Int) -> String {
    let name = bar.name.count > 22 ? "\(bar.name.prefix(21))…" : bar.name
    let width = number(170 * share(bar))
    return """
      <g><title>\(bar.name.escapedForHTML): \(bar.cases)</title>\
      <text x="168" y="\(top + 15)" text-anchor="end">\(name.escapedForHTML)</text>\
      <rect class="track" x="176" y="\(top + 3)" width="170" height="16"/>\
      <rect class="bar" x="176" y="\(top + 3)" width="\(width)" height="16"/>\
      \(demand(bar, top: top))\
      <text x="352" y="\(top + 15)">\(Report.percent(share(bar)).escapedForHTML)</text></g>
      """
  }

  /// A line at the share that is demanded.
  private func demand(_ bar: Bar, top: Int) -> String {
    guard let required = bar.required else { return "" }
    let x = number(176 + 170 * required)
    return #"<line class="demand" x1="\#(x)" x2="\#(x)" y1="\#(top)" y2="\#(top + 22)"/>"#
  }
}

// MARK: - Columns

extension Plot {
  private var columns: String {
    let most = bars.map(\.cases).max() ?? 0
    let width = 410 / Double(bars.count)
    let lines = bars.enumerated().map { index, bar in
      column(bar, left: 5 + Double(index) * width, width: width, of: most)
    }
    let axis = #"<line class="axis" x1="5" x2="415" y1="110.5" y2="110.5"/>"#
    return svg(height: 132, (lines + [axis, ends]).joined(separator: "\n"))
  }

  private func column(_ bar: Bar, left: Double, width: Double, of most: Int) -> String {
    let height = most == 0 ? 0 : 100 * Double(bar.cases) / Double(most)
    return """
      <g><title>\(bar.name.escapedForHTML): \(bar.cases)</title>\
      <rect class="field" x="\(number(left))" y="0" width="\(number(width))" height="110"/>\
      <rect class="bar" x="\(number(left + width * 0.08))" y="\(number(110 - height))" \
      width="\(number(width * 0.84))" height="\(number(height))"/></g>
      """
  }

  /// The names of the first and the last bar.
  private var ends: String {
    guard let first = bars.first, let last = bars.last else { return "" }
    let start = #"<text x="5" y="127">\#(first.name.escapedForHTML)</text>"#
    guard bars.count > 1 else { return start }
    return start
      + #"<text x="415" y="127" text-anchor="end">\#(last.name.escapedForHTML)</text>"#
  }
}
