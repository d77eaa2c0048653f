import Foundation

/// What the values of a property's cases are like, as far as it can be plotted: numbers, the
/// lengths of strings and collections, the cases of enums, and the same of the members of values.
struct ValueSurvey {
  private struct Series {
    var numbers: [Double] = []
    var names: [String] = []
  }

  /// How deep members are looked at, and how many plots there are at most.
  private static let depthLimit = 3
  private static let plotLimit = 24

  private var series: [String: Series] = [:]
  /// The titles in the order in which they were first met.
  private var titles: [String] = []

  /// - Parameter cases: The values of each case, one a gen.
  init(_ cases: [[Any]]) {
    for values in cases {
      for (index, value) in values.enumerated() {
        add(value, values.count == 1 ? "value" : "value \(index + 1)", depth: 0)
      }
    }
  }

  /// One plot of each part of the values.
  var plots: [Plot] {
    titles.compactMap { title in
      guard let series = series[title] else { return nil }
      return series.numbers.isEmpty
        ? Plot(title: title, names: series.names) : Plot(title: title, numbers: series.numbers)
    }
  }
}

// MARK: - Parts

extension ValueSurvey {
  private mutating func add(_ value: Any, _ title: String, depth: Int) {
    if KeptType(of: value).isUnreadable { return }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      addOptional(mirror, title, depth: depth)
    } else {
      add(value, mirror, title, depth: depth)
    }
  }

  private mutating func addOptional(_ mirror: Mirror, _ title: String, depth: Int) {
    add(name: mirror.children.isEmpty ? "nil" : "not nil", "\(title), nil or not")
    if let wrapped = mirror.children.first { add(wrapped.value, title, depth: depth) }
  }

  private mutating func add(_ value: Any, _ mirror: Mirror, _ title: String, depth: Int) {
    switch value {
    case let value as Bool: add(name: "\(value)", title)
    case let value as any BinaryInteger: add(number: Double(value), title)
    case let value as any BinaryFloatingPoint: add(number: Double(value), title)
    case let value as String: add(number: Double(value.count), "\(title), length")
    case let value as Data: add(number: Double(value.count), "\(title), bytes")
    default: addComposite(value, mirror, title, depth: depth)
    }
  }

  private mutating func addComposite(
    _ value: Any, _ mirror: Mirror, _ title: String, depth: Int
  ) {
    switch mirror.displayStyle {
    case .collection, .set, .dictionary:
      add(number: Double(mirror.children.count), "\(title), count")
    case .enum: add(name: ".\(mirror.children.first?.label ?? "\(value)")", title)
    case .struct, .class, .tuple: addMembers(mirror, title, depth: depth)
    default: return
    }
  }

  /// The members of a type of the user's: those of the library's say nothing.
  private mutating func addMembers(_ mirror: Mirror, _ title: String, depth: Int) {
    let type = String(reflecting: mirror.subjectType)
    guard depth < ValueSurvey.depthLimit, !type.hasPrefix("Swift."), !type.hasPrefix("Foundation")
    else { return }
    for child in mirror.children {
      if let label = child.label { add(child.value, "\(title).\(label)", depth: depth + 1) }
    }
  }

  private mutating func add(number: Double, _ title: String) {
    change(title) { $0.numbers.append(number) }
  }

  private mutating func add(name: String, _ title: String) {
    change(title) { $0.names.append(name) }
  }

  private mutating func change(_ title: String, _ body: (inout Series) -> Void) {
    if series[title] == nil {
      guard titles.count < ValueSurvey.plotLimit else { return }
      titles.append(title)
    }
    body(&series[title, default: Series()])
  }
}
