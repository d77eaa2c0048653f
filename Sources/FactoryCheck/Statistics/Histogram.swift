import Foundation

/// Numbers sorted into ranges: few integers each by themselves, numbers of one order of magnitude
/// into ranges of equal width, whole numbers into those of whole numbers, and others by their
/// powers of ten. What is not finite has bars of its own.
struct Histogram {
  let bars: [Plot.Bar]

  /// How many ranges of equal width there are.
  private static let ranges = 20
  /// How many ranges by powers of ten there are at most on each side of zero.
  private static let powers = 20

  init(_ numbers: [Double]) {
    let finite = numbers.filter(\.isFinite)
    var bars: [Plot.Bar] = []
    func add(_ name: String, where isIn: (Double) -> Bool) {
      let count = numbers.count(where: isIn)
      if count > 0 { bars.append(Plot.Bar(name: name, cases: count)) }
    }
    add("-inf") { $0 == -.infinity }
    if let least = finite.min(), let most = finite.max() {
      bars += Histogram.bars(of: finite, from: least, to: most)
    }
    add("inf") { $0 == .infinity }
    add("nan", where: \.isNaN)
    self.bars = bars
  }

  private static func bars(of numbers: [Double], from least: Double, to most: Double) -> [Plot.Bar]
  {
    let isWhole = numbers.allSatisfy { $0 == $0.rounded() && $0.magnitude < FloatOrder.wholes }
    let middle = numbers.map(\.magnitude).sorted()[numbers.count / 2]
    let isWide = !(max(-least, most) <= 1_000 * middle)
    if isWhole, !isWide || most - least <= Double(ranges) {
      return whole(numbers, from: Int(least), to: Int(most))
    }
    return isWide ? byPowers(numbers) : even(numbers, from: least, to: most)
  }

  /// Ranges of as many whole numbers each: of one where they are few.
  private static func whole(_ numbers: [Double], from least: Int, to most: Int) -> [Plot.Bar] {
    let width = (most - least) / (ranges + 1) + 1
    let counts = numbers.reduce(into: [:] as [Int: Int]) { counts, number in
      counts[(Int(number) - least) / width, default: 0] += 1
    }
    return (0...(most - least) / width).map { index in
      let start = least + index * width
      let end = min(start + width - 1, most)
      let name = start == end ? "\(start)" : "\(start) to \(end)"
      return Plot.Bar(name: name, cases: counts[index] ?? 0)
    }
  }

  private static func even(_ numbers: [Double], from least: Double, to most: Double) -> [Plot.Bar] {
    // Halves, since the difference of the ends may be no number.
    let width = (most / 2 - least / 2) / Double(ranges) * 2
    guard width > 0 else { return [Plot.Bar(name: text(least), cases: numbers.count)] }
    var counts = [Int](repeating: 0, count: ranges)
    for number in numbers {
      counts[max(0, min(ranges - 1, Int((number / 2 - least / 2) / width * 2)))] += 1
    }
    return counts.enumerated().map { index, count in
      let start = least + Double(index) * width
      return Plot.Bar(name: "\(text(start)) to \(text(start + width))", cases: count)
    }
  }

  private static func text(_ number: Double) -> String { String(format: "%.4g", number) }
}

// MARK: - Powers of ten

extension Histogram {
  /// The bars below zero, zero, and above it. A bar spans as many powers of ten as it takes for
  /// there not to be too many.
  private static func byPowers(_ numbers: [Double]) -> [Plot.Bar] {
    let exponents = numbers.filter { $0 != 0 }.map(exponent)
    guard let least = exponents.min(), let most = exponents.max() else { return [] }
    let step = (most - least) / powers + 1
    var counts: [Int: Int] = [:]
    for number in numbers { counts[place(of: number, least: least, step: step), default: 0] += 1 }
    guard let first = counts.keys.min(), let last = counts.keys.max() else { return [] }
    return (first...last).map { place in
      Plot.Bar(name: name(of: place, least: least, step: step), cases: counts[place] ?? 0)
    }
  }

  private static func exponent(_ number: Double) -> Int {
    Int(log10(number.magnitude).rounded(.down))
  }

  /// 0 for zero, 1 and up above it, -1 and down below it.
  private static func place(of number: Double, least: Int, step: Int) -> Int {
    guard number != 0 else { return 0 }
    let place = (exponent(number) - least) / step + 1
    return number < 0 ? -place : place
  }

  private static func name(of place: Int, least: Int, step: Int) -> String {
    guard place != 0 else { return "0" }
    let start = least + (abs(place) - 1) * step
    let (near, far) = ("1e\(start)", "1e\(start + step)")
    return place < 0 ? "-\(far) to -\(near)" : "\(near) to \(far)"
  }
}
