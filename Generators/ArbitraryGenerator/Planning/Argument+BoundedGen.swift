/// Integers of which is told within which bounds they are, and collections of as many elements as
/// some of them make.
extension Argument {
  /// What draws the argument of an initialiser where its name tells, how much room to make or a part
  /// of a date or a time, or where a precondition computes with it.
  func boundedGen(in initializer: InitializerDeclaration) -> WrittenGen? {
    if let gen = gen(ofProductIn: initializer) { return gen }
    guard case .known(let known, _, _) = type else { return nil }
    if known.name == "Int", isFactor(in: initializer) {
      return WrittenGen(text: ".int(in: \(Self.factors))", location: nil)
    }
    if known.name == "Int", let range = rangeOfRoom ?? rangeOfDate(in: initializer) {
      return WrittenGen(text: ".int(in: \(range))", location: nil)
    }
    guard Self.integers.contains(known.name), isTerm(in: initializer) else { return nil }
    let gen = known.name == "Int" ? "int" : "integer"
    return WrittenGen(text: ".\(gen)(in: \(Self.terms))", location: nil)
  }

  /// Whether a precondition computes with the argument, as `first * step < 1000` does: most pairs
  /// of integers have no product, and asking for it ends the program.
  private func isTerm(in initializer: InitializerDeclaration) -> Bool {
    initializer.preconditions.contains { $0.computes && $0.parameters.contains(name) }
  }

  /// What draws `grid` where `grid.count == rows * columns`, and both stand before it. Whoever
  /// draws those otherwise may make too many, which are rejected.
  private func gen(ofProductIn initializer: InitializerDeclaration) -> WrittenGen? {
    guard case .array = type, !type.isBare,
      let product = initializer.clues.values.products.first(where: { $0.collection == name })
    else { return nil }
    let before = initializer.parameters.prefix { ($0.name ?? $0.label) != name }
    let integers = before.filter { $0.type == .named("Int") }.compactMap { $0.name ?? $0.label }
    let isKnown = product.factors.allSatisfy { integers.contains($0) || Int($0) != nil }
    guard isKnown, !product.factors.contains("choices") else { return nil }
    let factors = product.factors.map { integers.contains($0) ? $0.quoted : $0 }
    let count = factors.joined(separator: " &* ")
    return WrittenGen(
      text: ".array(of: .any, count: Swift.min(Swift.max(0, \(count)), \(Self.most)))",
      location: nil, namesArguments: true)
  }

  /// Whether it says how large a collection is.
  private func isFactor(in initializer: InitializerDeclaration) -> Bool {
    initializer.clues.values.products.contains { $0.factors.contains(name) }
  }

  /// Of such numbers, three multiplied are about as many elements as are drawn at most.
  private static let factors = 0...20
  /// More elements are not drawn, whoever draws the factors.
  private static let most = 10_000
  private static let terms = 0...100
  private static let integers: Set = [
    "Int", "Int16", "Int32", "Int64", "UInt", "UInt16", "UInt32", "UInt64",
  ]

  /// Any number at all would mostly make no room, or more than there is: `capacity`,
  /// `reservingCapacity`.
  private var rangeOfRoom: ClosedRange<Int>? {
    (label ?? name).hasSuffix("apacity") ? 0...100 : nil
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
