/// Arguments of which conditions tell which numbers or texts they are, or how many elements they
/// have: of all there are, few are accepted.
extension Argument {
  /// What draws nothing else than what the conditions on the argument ask for, whether or not
  /// the initialiser checks them itself; nil where that is most of what there is.
  ///
  /// - Parameter filter: What leaves out elements behind a gen of them.
  func askedGen(
    in initializer: InitializerDeclaration, filteringElements filter: String? = nil
  ) -> WrittenGen? {
    let conditions = initializer.demands.formulas(naming: name) + boundsOfOthers(in: initializer)
    guard !conditions.isEmpty else { return nil }
    // The largest of all might be too large to compute with.
    let magnitude = magnitude(in: initializer)
    let all = magnitude == .any ? numbers : AskedRanges.anyNumber
    return wrapped.gen(
      asked: subject, by: conditions, among: all, isOpen: magnitude == .any,
      elementsWithin: isComputed(in: initializer) ? magnitude : nil, filteringElements: filter
    ).map(written)
  }

  /// What draws a collection or a range of integers that the initialiser computes with.
  func smallGen(in initializer: InitializerDeclaration) -> WrittenGen? {
    guard isComputed(in: initializer) else { return nil }
    return wrapped.gen(ofIntegersWithin: magnitude(in: initializer)).map(written)
  }

  private func written(_ gen: String) -> WrittenGen {
    WrittenGen(text: type.isOptional ? ".optional(of: \(gen))" : gen, location: nil)
  }

  /// Whether the initialiser computes with it, or with its elements.
  private func isComputed(in initializer: InitializerDeclaration) -> Bool {
    initializer.demands.magnitudes(of: name).contains { $0 != .any }
  }

  /// Whether the initialiser computes with it, or with anything that it holds.
  func holdsTerms(in initializer: InitializerDeclaration) -> Bool {
    !initializer.demands.magnitudes(of: name).isEmpty
  }

  /// What is asked for of a range, and as many numbers behind it as there are too small ones in it.
  func asked(
    of range: ClosedRange<Int>, in initializer: InitializerDeclaration
  ) -> ClosedRange<Int> {
    let conditions = initializer.demands.formulas(naming: name)
    let ranges = wrapped.asked(of: subject, by: conditions, among: numbers)?.ranges ?? []
    let exact = Double(1 << 53)
    guard let least = ranges.first?.lowerBound, let most = ranges.last?.upperBound,
      max(least, -most) <= exact
    else { return range }
    func integer(_ number: Double) -> Int { Int(max(-exact, min(number, exact))) }
    let (first, last) = (Double(range.lowerBound), Double(range.upperBound))
    let width = last - first
    if most < first { return integer(max(least, most - width))...integer(most) }
    if least <= first { return range.lowerBound...(most < last ? integer(most) : range.upperBound) }
    return integer(least)...integer(min(most, least + width))
  }

  /// Whether conditions tell no more than which numbers or texts it is, how many elements it has, and
  /// what each of those is.
  func isExact(_ conditions: [String]) -> Bool {
    conditions.allSatisfy { wrapped.isExact(Formula($0), about: subject) }
  }

  var subject: AskedRanges.Subject {
    let own = Formula.name(name)
    return type.isOptional ? .init(formula: .postfix(own, "!"), optional: own) : .init(formula: own)
  }

  /// Its type, or what is in an optional.
  var wrapped: ResolvedType {
    if case .optional(let value, _) = type { value } else { type }
  }

  /// The numbers of its type.
  var numbers: ClosedRange<Double> { wrapped.numbers }
}
