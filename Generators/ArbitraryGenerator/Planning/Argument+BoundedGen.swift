/// Integers of which is told within which bounds they are, and collections of as many elements as
/// some of them make.
extension Argument {
  /// What draws the argument of an initialiser where its name tells, how much room to make or a part
  /// of a date or a time, or where a precondition computes with it.
  func boundedGen(in initializer: InitializerDeclaration) -> WrittenGen? {
    if let gen = gen(ofProductIn: initializer) ?? askedGen(in: initializer) { return gen }
    guard let integer, let widest = wrapped.integers(within: .term) else {
      return smallGen(in: initializer)
    }
    return range(in: initializer, widest: widest, isInt: integer == "Int").map { range in
      let largest = largest(in: initializer, atLeast: range.upperBound)
      let range = asked(of: range.lowerBound...largest, in: initializer)
      let gen = ".\(Self.gen(of: integer))(in: \(range.code))"
      return WrittenGen(text: type.isOptional ? ".optional(of: \(gen))" : gen, location: nil)
    }
  }

  /// The name of its type, or of what is in an optional.
  private var integer: String? {
    if case .known(let known, _, _) = wrapped { known.name } else { nil }
  }

  /// The gen of integers of a type.
  static func gen(of integer: String) -> String { integer == "Int" ? "int" : "integer" }

  /// The range of an integer; nil where any will do.
  private func range(
    in initializer: InitializerDeclaration, widest: ClosedRange<Int>, isInt: Bool
  ) -> ClosedRange<Int>? {
    if isInt, isFactor(in: initializer) { return Self.factors }
    if isInt, let range = rangeOfRoom ?? rangeOfDate(in: initializer) { return range }
    switch magnitude(in: initializer) {
    case .factor: return Self.factors
    case .count: return Self.counts
    case .part: return wrapped.addends
    case .term: return widest
    case .any: return nil
    }
  }

  /// How large the initialiser may ask it to be, as where it asks for `first * step < 1000`.
  func magnitude(in initializer: InitializerDeclaration) -> Precondition.Magnitude {
    initializer.demands.conditions.filter { $0.parameters.contains(name) }.map(\.magnitude).min()
      ?? .any
  }

  /// How large integers have to be drawn where a condition names a larger one than that; narrow ones
  /// are no larger, since hardly any of them can be computed with.
  private func largest(in initializer: InitializerDeclaration, atLeast least: Int) -> Int {
    if let integer, PreconditionScanner.narrow[integer] != nil { return least }
    let named = initializer.demands.texts(naming: name)
      .flatMap { $0.split { !$0.isNumber && $0 != "_" } }
      .compactMap { Int($0.filter { $0 != "_" }) }
    guard let number = named.max(), number > least else { return least }
    let (twice, isTooLarge) = number.multipliedReportingOverflow(by: 2)
    return min(isTooLarge ? number : twice, Int(exactly: numbers.upperBound) ?? .max)
  }

  /// What draws `grid` where `grid.count == rows * columns`, and both stand before it. Whoever
  /// draws those otherwise may make too many, which are rejected.
  private func gen(ofProductIn initializer: InitializerDeclaration) -> WrittenGen? {
    guard case .array = type, !type.isBare,
      let product = initializer.clues.values.products.first(where: { $0.collection == name })
    else { return nil }
    let before = initializer.parameters.prefix { ($0.name ?? $0.label) != name }
    return count(product, of: Array(before)).map { count in
      WrittenGen(
        text: ".array(of: .any, count: Swift.min(Swift.max(0, \(count)), \(Self.most)))",
        location: nil, namesArguments: true)
    }
  }

  /// A product of parameters, as it is written; nil where it is one of others.
  private func count(_ product: Clues.Product, of parameters: [Parameter]) -> String? {
    let type = TypeSyntax.named("Int")
    let wanted = product.areElements ? TypeSyntax.array(type) : type
    let known = parameters.filter { $0.type == wanted }.compactMap { $0.name ?? $0.label }
    if product.areElements {
      return known.contains(product.factors[0])
        ? "\(product.factors[0].quoted).reduce(1, &*)" : nil
    }
    let isKnown = product.factors.allSatisfy { known.contains($0) || Int($0) != nil }
    guard isKnown, product.factors.contains(where: known.contains) else { return nil }
    return product.factors.map { known.contains($0) ? $0.quoted : $0 }.joined(separator: " &* ")
  }

  /// Whether it says how large a collection is.
  private func isFactor(in initializer: InitializerDeclaration) -> Bool {
    initializer.clues.values.products.contains { $0.factors.contains(name) }
  }

  /// Of such numbers, three multiplied are about as many elements as are drawn at most.
  private static let factors = 0...20
  /// More elements are not drawn, whoever draws the factors.
  private static let most = 10_000
  /// As many as there are of something.
  private static let counts = 0...100
  /// Any number at all would mostly make no room, or more than there is: `capacity`,
  /// `reservingCapacity`.
  private var rangeOfRoom: ClosedRange<Int>? {
    let isRoom = (label ?? name).hasSuffix("apacity") || label == "interpolationCount"
    return isRoom ? Self.counts : nil
  }

  /// The range of a part of a date for an initialiser that checks it, where it takes others as well:
  /// hardly any number is one.
  private func rangeOfDate(in initializer: InitializerDeclaration) -> ClosedRange<Int>? {
    guard let range = Self.partsOfDates[label ?? name], initializer.isChecked else { return nil }
    let parts = Set(initializer.parameters.compactMap { $0.label ?? $0.name })
    return Self.datesAndTimes.contains { $0.isSubset(of: parts) } ? range : nil
  }

  /// What tells that the rest belongs to a date or a time.
  private static let datesAndTimes: [Set<String>] = [
    ["month", "day"], ["year", "month"], ["hour", "minute"], ["hours", "minutes"],
  ]

  private static let partsOfDates: [String: ClosedRange<Int>] = [
    "year": 1900...2100, "month": 1...12, "day": 1...31, "hour": 0...23, "hours": 0...23,
    "minute": 0...59, "minutes": 0...59, "second": 0...59, "seconds": 0...59,
  ]
}
