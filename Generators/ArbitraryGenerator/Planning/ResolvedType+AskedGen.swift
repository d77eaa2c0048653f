/// What draws the values of a type that conditions ask for.
extension ResolvedType {
  typealias Subject = AskedRanges.Subject

  /// A gen of such values; nil where those are most of what there is.
  ///
  /// - Parameters:
  ///   - all: The numbers that it may be without conditions.
  ///   - isOpen: Whether numbers may be as large as there are.
  ///   - magnitude: How large its elements may be, where they are computed with.
  ///   - filter: What leaves out elements behind a gen of them.
  func gen(
    asked subject: Subject, by conditions: [Formula], among all: ClosedRange<Double>,
    isOpen: Bool = true, elementsWithin magnitude: Precondition.Magnitude? = nil,
    filteringElements filter: String? = nil
  ) -> String? {
    guard let anyElement else { return nil }
    if let texts = askedTexts(of: subject, by: conditions)?.texts {
      return ".element(of: [\(texts.joined(separator: ", "))])"
    }
    let most = magnitude.flatMap { element?.most(within: $0) }.map(Double.init) ?? .infinity
    guard let asked = asked(of: subject, by: conditions, among: all, counting: 0...most) else {
      return nil
    }
    let gens: [String]
    if let (name, isInteger) = numberGen {
      let end = isOpen ? asked.end(isInteger: isInteger) : nil
      let ranges = end.map { [$0] } ?? asked.numbers(of: numbers, isInteger: isInteger)
      gens = ranges.map { ".\(name)(in: \($0))" }
    } else {
      let elements = elementGen(asked: subject, by: conditions, within: magnitude)
      let element = filter.map { (elements ?? anyElement) + $0 } ?? elements
      let order = order(askedOf: subject, by: conditions)
      let counts = asked.counts
      gens =
        counts.isEmpty
        ? [element.flatMap { countedGen(of: $0, order: order) }].compactMap(\.self)
        : counts.compactMap { countedGen(of: element ?? anyElement, count: $0, order: order) }
      if gens.isEmpty, order != nil { return countedGen(of: anyElement, order: order) }
    }
    return gens.count > 1 ? ".oneOf(\(gens.joined(separator: ", ")))" : gens.first
  }

  /// The order that an array is asked to be in; nil where it may be in any.
  private func order(askedOf subject: Subject, by conditions: [Formula]) -> Order? {
    guard case .array(let element) = self, subject.collection == nil else { return nil }
    let orders = conditions.compactMap { $0.order(askedOf: subject.formula) }
    return orders.contains(.strict) && element.isHashedAndOrdered
      ? .strict : orders.first.map { _ in .ascending }
  }

  /// Whether it is known to be one that sets have, and that is in an order.
  private var isHashedAndOrdered: Bool {
    guard case .known(let known, _, _) = self else { return false }
    return numberGen != nil || Self.texts.contains(known.name) || known.name == "Date"
  }

  /// A gen of such elements of a collection; nil where those are most of what there is.
  func elementGen(
    asked subject: Subject, by conditions: [Formula], within magnitude: Precondition.Magnitude?
  ) -> String? {
    guard let element, let each = each(of: subject) else { return nil }
    let small = magnitude.flatMap { element.integers(within: $0) }
      .map { Double($0.lowerBound)...Double($0.upperBound) }
    if let small, let magnitude,
      element.asked(of: each, by: conditions, among: small)?.ranges == [small]
    {
      return element.gen(ofIntegersWithin: magnitude)
    }
    let gens = [small, element.numbers].lazy.compactMap { numbers in
      numbers.flatMap { element.gen(asked: each, by: conditions, among: $0) }
    }
    return gens.first ?? magnitude.flatMap { element.gen(ofIntegersWithin: $0) }
  }

  /// Which numbers it is to be, or how many elements it is to have; nil where it is neither a number
  /// nor anything that has elements.
  ///
  /// - Parameters:
  ///   - all: The numbers that it may be without conditions.
  ///   - counts: How many elements it may have without them.
  func asked(
    of subject: Subject, by conditions: [Formula],
    among all: ClosedRange<Double> = AskedRanges.anyNumber,
    counting counts: ClosedRange<Double> = 0...(.infinity)
  ) -> AskedRanges? {
    if let numberGen {
      return AskedRanges(
        of: subject, among: all, by: conditions, step: numberGen.isInteger ? 1 : 0)
    }
    guard countedGen(of: ".any") != nil else { return nil }
    var count = subject
    count.formula = subject.formula.member("count")
    return AskedRanges(of: count, among: counts, by: conditions, step: 1)
  }

  /// Whether a condition tells no more than which numbers or texts it is to be, how many elements it
  /// is to have, and which, and what draws those is known.
  func isExact(_ condition: Formula, about subject: Subject) -> Bool {
    if case .binary(let left, "&&", let right) = condition {
      return isExact(left, about: subject) && isExact(right, about: subject)
    }
    if asked(of: subject, by: [condition])?.isExact ?? false { return true }
    if let texts = askedTexts(of: subject, by: [condition]), texts.isExact {
      return texts.texts != nil
    }
    guard let element, let each = each(of: subject),
      elementGen(asked: subject, by: [condition], within: nil) != nil
    else { return false }
    return element.isExact(condition, about: each)
  }

  private func askedTexts(of subject: Subject, by conditions: [Formula]) -> AskedTexts? {
    guard case .known(let known, _, _) = self, Self.texts.contains(known.name) else { return nil }
    return AskedTexts(of: subject, by: conditions)
  }

  private static let texts: Set = ["Character", "String", "Substring"]
}

// MARK: - Numbers

extension [ResolvedType.Element] {
  /// What draws tuples of them; nil where none is an integer, or one is drawn by no gen.
  fileprivate func gen(ofIntegersWithin magnitude: Precondition.Magnitude) -> String? {
    let integers = map { $0.type.gen(ofIntegersWithin: magnitude) }
    guard 2...5 ~= count, integers.contains(where: { $0 != nil }) else { return nil }
    var gens = ""
    for (element, gen) in zip(self, integers) {
      guard gen != nil || !element.type.isBare else { return nil }
      gens += (gens.isEmpty ? "" : ", ") + (gen ?? ".any")
    }
    guard contains(where: { $0.label != nil }) else { return ".zip(\(gens))" }
    return ".zip(\(gens)) { (\(indices.map { "$\($0)" }.joined(separator: ", "))) }"
  }
}

extension ResolvedType {
  /// What draws integers that can be computed with, or what holds such; nil where it is neither.
  func gen(ofIntegersWithin magnitude: Precondition.Magnitude) -> String? {
    if let range = integers(within: magnitude), let numberGen {
      return ".\(numberGen.name)(in: \(range.code))"
    }
    switch self {
    case .optional(let wrapped, _):
      return wrapped.gen(ofIntegersWithin: magnitude).map { ".optional(of: \($0))" }
    case .known(let known, _, let arguments):
      guard let dots = Self.dots[known.name] else { break }
      return arguments.first?.gen(ofIntegersWithin: magnitude).map {
        ".zip(\($0), \($0)) { Swift.min($0, $1)\(dots)Swift.max($0, $1) }"
      }
    case .tuple(let elements): return elements.gen(ofIntegersWithin: magnitude)
    default: break
    }
    let count = element?.most(within: magnitude).map { "0...\($0)" }
    return element?.gen(ofIntegersWithin: magnitude).flatMap { countedGen(of: $0, count: count) }
  }

  /// What draws how many there are of something; nil where it is no integer.
  var countGen: String? {
    if case .optional(let wrapped, _) = self {
      return wrapped.countGen.map { ".optional(of: \($0))" }
    }
    guard let numberGen, numberGen.isInteger else { return nil }
    return ".\(numberGen.name)(in: 0...\(addends.upperBound))"
  }

  /// How many of them are drawn, at most, that are multiplied with each other, or whose sum would
  /// soon be too large for their type.
  private func most(within magnitude: Precondition.Magnitude) -> Int? {
    if magnitude == .factor { return 3 }
    guard case .known(let known, _, _) = self else { return nil }
    return ["Int8", "UInt8"].contains(known.name) ? 16 : nil
  }

  private static let dots = ["ClosedRange": "...", "Range": "..<"]

  /// The integers of the type of which three, multiplied, are one, too, or those that conditions can
  /// compute with; nil where it is no integer.
  func integers(within magnitude: Precondition.Magnitude) -> ClosedRange<Int>? {
    guard case .known(let known, _, _) = self, let terms = Self.terms[known.name] else {
      return nil
    }
    return switch magnitude {
    case .term, .any: terms
    case .factor: 0...min(20, terms.upperBound)
    case .count, .part: addends
    }
  }

  private static let terms = [
    "Int": -1_000_000...1_000_000, "Int16": -30...30, "Int32": -1_000...1_000,
    "Int64": -1_000_000...1_000_000, "Int8": -5...5, "UInt": 0...1_000_000, "UInt16": 0...40,
    "UInt32": 0...1_000, "UInt64": 0...1_000_000, "UInt8": 0...6,
  ]

  /// Some hundred, of which two added are a number of the type, too.
  var addends: ClosedRange<Int> {
    Int(max(-100, numbers.lowerBound / 2))...Int(min(100, numbers.upperBound / 2))
  }

  /// The numbers of the type.
  var numbers: ClosedRange<Double> {
    guard case .known(let known, _, _) = self else { return AskedRanges.anyNumber }
    return Self.numbers[known.name] ?? AskedRanges.anyNumber
  }

  private static let numbers: [String: ClosedRange<Double>] = [
    "Int8": -128...127, "Int16": -32_768...32_767, "Int32": -2_147_483_648...2_147_483_647,
    "UInt8": 0...255, "UInt16": 0...65_535, "UInt32": 0...4_294_967_295, "UInt": 0...(.infinity),
    "UInt64": 0...(.infinity),
  ]

  /// What draws numbers in a range.
  private var numberGen: (name: String, isInteger: Bool)? {
    guard case .known(let known, _, _) = self else { return nil }
    if PreconditionScanner.integers.contains(known.name) {
      return (Argument.gen(of: known.name), true)
    }
    return Self.floats[known.name].map { ($0, false) }
  }

  private static let floats = ["Double": "double", "Float": "float", "TimeInterval": "double"]
}

// MARK: - Collections

extension ResolvedType {
  /// What draws so many elements; nil where it is nothing that has any.
  ///
  /// - Parameters:
  ///   - element: What draws each of them, but for the characters of texts.
  ///   - count: How many; nil for any number.
  ///   - order: The order of an array's elements.
  private func countedGen(
    of element: String, count: String? = nil, order: Order? = nil
  ) -> String? {
    let count = count.map { "count: \($0)" }
    func gen(_ name: String, of elements: String? = nil) -> String {
      ".\(name)(\([elements, count].compactMap(\.self).joined(separator: ", ")))"
    }
    return switch self {
    case .array:
      switch order {
      case nil: gen("array", of: "of: \(element)")
      case .ascending: gen("array", of: "of: \(element)") + ".map { $0.sorted() }"
      case .strict: gen("array", of: "of: \(element)") + ".map { Swift.Set($0).sorted() }"
      }
    case .dictionary: gen("dictionary", of: "of: .any, \(element)")
    case .known(let known, _, _):
      switch known.name {
      case "Set": gen("set", of: "of: \(element)")
      case "String": gen("string")
      case "Data": gen("data")
      default: nil
      }
    default: nil
    }
  }

  /// What draws any element, if there are some: that of a known type which conforms to nothing is
  /// written out. Nil where no gen can be asked for less than all values.
  var anyElement: String? {
    guard isBare else { return ".any" }
    if case .dictionary(let key, _) = self, key.isBare { return nil }
    guard case .known(let known, _, _)? = element, known.isCalled else { return nil }
    return element.map { "\($0.gen)" }
  }

  /// The type of the elements, or of a dictionary's values; nil where nothing can be asked of them.
  var element: ResolvedType? {
    switch self {
    case .array(let element), .dictionary(_, let element): element
    case .known(let known, _, let arguments) where known.name == "Set": arguments.first
    default: nil
    }
  }

  /// Each of its elements, as closures name it that conditions call with them.
  func each(of subject: Subject) -> Subject? {
    // What is asked of the elements of elements is not looked for.
    guard subject.collection == nil else { return nil }
    let own = subject.formula
    let all = if case .dictionary = self { own.member("values") } else { own }
    return Subject(formula: .name("$0"), optional: subject.optional, collection: all)
  }
}

extension AskedRanges {
  /// More of them are none that anybody wrote down.
  private static let most = 8
  /// More elements are not drawn.
  private static let mostElements = 10_000.0

  /// How many elements to draw, as it is written; none where any number will do.
  fileprivate var counts: [String] {
    let isOpen = ranges.contains { $0.lowerBound == 0 && isWide($0) }
    guard !isOpen, ranges.count <= Self.most,
      ranges.allSatisfy({ $0.lowerBound <= Self.mostElements })
    else { return [] }
    return ranges.map { range in
      "\(Int(range.lowerBound))..." + (isWide(range) ? "" : "\(Int(range.upperBound))")
    }
  }

  /// Whether most collections are no larger than it allows, as mostly few elements are drawn.
  private func isWide(_ range: ClosedRange<Double>) -> Bool {
    range.upperBound - range.lowerBound > (range.lowerBound == 0 ? 16 : 100)
  }

  /// The range of numbers that has one end alone, as it is written; nil for others.
  fileprivate func end(isInteger: Bool) -> String? {
    guard ranges != [all], let lower = ranges.first?.lowerBound, let upper = ranges.last?.upperBound
    else { return nil }
    func code(_ number: Double) -> String { isInteger ? "\(Int(number))" : "\(number)" }
    if isKnown(lower), upper == .infinity {
      return lower < 0 ? "(\(code(lower)))..." : "\(code(lower))..."
    }
    guard lower == -.infinity, isKnown(upper) else { return nil }
    return upper < 0 ? "...(\(code(upper)))" : "...\(code(upper))"
  }

  /// Whether an integer as `Double` is that integer.
  private func isKnown(_ number: Double) -> Bool { abs(number) <= Double(1 << 53) }

  /// The ranges of a type's numbers as they are written; none where they have no ends.
  fileprivate func numbers(of all: ClosedRange<Double>, isInteger: Bool) -> [String] {
    guard let bounds else { return [] }
    let ranges = ranges.count > Self.most ? [bounds] : ranges
    return ranges.filter(all.overlaps).map { range in
      let range = range.clamped(to: all)
      return isInteger ? (Int(range.lowerBound)...Int(range.upperBound)).code : range.code
    }
  }
}

extension Formula {
  /// What it asks of the order of a collection: of many elements, hardly any are in that.
  fileprivate func order(askedOf all: Formula) -> Order? {
    let sorted = Formula.call(all.member("sorted"), [])
    let orders = clauses().compactMap { formula, isDenied -> Order? in
      if isDenied { return nil }
      if [.binary(all, "==", sorted), .binary(sorted, "==", all)].contains(formula) {
        return .ascending
      }
      let pairs = Formula.call(.name("zip"), [all, .call(all.member("dropFirst"), [])])
      guard case .call(pairs.member("allSatisfy"), let arguments) = formula, arguments.count == 1,
        case .closure(let pair) = arguments[0]
      else { return nil }
      return pair.orderOfPair
    }
    return orders.max { $0.rawValue < $1.rawValue }
  }

  /// How the second of two elements is to follow the first.
  private var orderOfPair: Order? {
    for (formula, isDenied) in clauses() {
      guard case .binary(let left, let sign, let right) = formula else { continue }
      let sides = [left, right]
      guard sides == [.name("$0"), .name("$1")] || sides == [.name("$1"), .name("$0")] else {
        continue
      }
      let isFlipped = left == .name("$1")
      switch (sign, isFlipped != isDenied) {
      case ("<", false), (">", true): return isDenied ? .ascending : .strict
      case ("<=", false), (">=", true): return isDenied ? .strict : .ascending
      default: continue
      }
    }
    return nil
  }
}

/// The order that a collection's elements are asked to be in.
private enum Order: Int {
  case ascending, strict
}

extension ClosedRange where Bound: SignedNumeric {
  /// It, as it is written: what is negative stands in parentheses behind the dots.
  var code: String { "\(lowerBound)...\(upperBound < 0 ? "(\(upperBound))" : "\(upperBound)")" }
}
