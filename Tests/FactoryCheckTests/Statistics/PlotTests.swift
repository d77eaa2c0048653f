import Testing

@testable import FactoryCheck

struct PlotTests {
  @Test("Names are counted, the most frequent first, equals in their order")
  func names() {
    let plot = Plot(title: "x", names: ["b", "a", "c", "c", "b", "c"])
    #expect(plot.bars.map(\.name) == ["c", "b", "a"])
    #expect(plot.bars.map(\.cases) == [3, 2, 1] && plot.cases == 6)
  }

  @Test("Behind thirty names the others are summed up")
  func manyNames() {
    let plot = Plot(title: "x", names: (0..<100).map { "\($0)" })
    #expect(plot.bars.count == 31)
    #expect(plot.bars.last == Plot.Bar(name: "70 others", cases: 70))
  }

  @Test("Hostile titles and names are no markup in a figure")
  func escaped() {
    let text = #"<b a="x">&'"#
    for plot in [Plot(title: text, names: [text]), Plot(title: text, names: [text, "y"])] {
      #expect(
        !plot.figure.contains("<b") && plot.figure.contains("&lt;b a=&quot;x&quot;&gt;&amp;&#39;"))
    }
  }

  @Test("A plot of nothing is no figure, and bars have finite sizes")
  func empty() {
    #expect(Plot(title: "x", names: []).figure == "")
    let none = Plot(title: "x", form: .columns, cases: 0, bars: [Plot.Bar(name: "1", cases: 0)])
    #expect(!none.figure.contains("nan") && !none.figure.contains("inf"))
  }

  @Test("What is demanded is a line at its share")
  func demand() {
    let label = CheckResult.Label(name: "a", title: nil, cases: 1, share: 0.5, required: 0.5)
    let figure = Plot(title: nil, labels: [label], of: 2).figure
    #expect(figure.contains(#"<line class="demand" x1="261.0" x2="261.0""#))
    #expect(figure.contains("50.0 %"))
  }

  @Test(
    "Text is shown as it is, but for what is markup or invisible",
    arguments: [
      ("a ü 👩‍👩‍👧 \n\t", "a ü 👩‍👩‍👧 \n\t"), ("\0\r\u{7f}", #"\u{0}\u{d}\u{7f}"#),
      ("\u{202e}\u{2066}", #"\u{202e}\u{2066}"#), ("</a>", "&lt;/a&gt;"),
    ])
  func escaping(text: String, escaped: String) {
    #expect(text.escapedForHTML == escaped)
  }

  @Test("No text holds markup when it is escaped")
  func noMarkup() {
    forAll(.string()) { text in
      let escaped = text.escapedForHTML
      #expect(!escaped.contains { "<>\"'".contains($0) })
    }
  }
}
