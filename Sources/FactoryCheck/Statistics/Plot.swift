/// How often each of some names or ranges came up, ready to be drawn.
struct Plot: Codable, Equatable, Sendable {
  struct Bar: Codable, Equatable, Sendable {
    let name: String
    let cases: Int
    /// The share of the cases that `cover` demands.
    var required: Double?
  }

  enum Form: String, Codable, Sendable {
    /// Names in no order of their own, each in a row.
    case rows
    /// Ranges of numbers, ascending, each a column.
    case columns
  }

  let title: String
  let form: Form
  /// How many cases there were.
  let cases: Int
  let bars: [Bar]

  /// How many bars of names are kept.
  private static let mostNames = 30
}

// MARK: - Names

extension Plot {
  /// How often each name came up, the most frequent first; behind some thirty the others are summed
  /// up.
  init(title: String, names: [String]) {
    let counts = names.reduce(into: [:] as [String: Int]) { $0[$1, default: 0] += 1 }
    let bars = counts.map { Bar(name: $0.key, cases: $0.value) }
    let sorted = bars.sorted { ($1.cases, $0.name) < ($0.cases, $1.name) }
    self.init(title: title, form: .rows, cases: names.count, bars: Plot.summed(sorted))
  }

  /// The labels of one title.
  init(title: String?, labels: [CheckResult.Label], of cases: Int) {
    let bars = labels.map { Bar(name: $0.name, cases: $0.cases, required: $0.required) }
    let title = title ?? "Labels"
    let numbers = bars.compactMap { Double($0.name) }
    guard numbers.count == bars.count, bars.count > 1 else {
      self.init(title: title, form: .rows, cases: cases, bars: Plot.summed(bars))
      return
    }
    let values = zip(numbers, bars).flatMap { Array(repeating: $0, count: $1.cases) }
    self.init(title: title, form: .columns, cases: cases, bars: Histogram(values).bars)
  }

  private static func summed(_ bars: [Bar]) -> [Bar] {
    guard bars.count > mostNames + 1 else { return bars }
    let others = bars.dropFirst(mostNames)
    let sum = others.reduce(0) { $0 + $1.cases }
    return bars.prefix(mostNames) + [Bar(name: "\(others.count) others", cases: sum)]
  }
}

// MARK: - Numbers

extension Plot {
  /// How numbers are spread.
  init(title: String, numbers: [Double]) {
    self.init(
      title: title, form: .columns, cases: numbers.count, bars: Histogram(numbers).bars)
  }
}
