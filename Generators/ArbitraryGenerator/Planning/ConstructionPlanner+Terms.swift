/// Arguments that hold what an initialiser computes with, as `lines.reduce(0) { $0 + $1.price }` does:
/// most sums of any integers would end the program.
extension ConstructionPlanner {
  /// Has arguments drawn of numbers that can be computed with, unless somebody wrote how they are.
  func keepTermsSmall(in construction: Construction, of initializer: InitializerDeclaration) {
    for (position, argument) in construction.arguments.enumerated()
    where argument.holdsTerms(in: initializer) && index.hasIntegers(in: argument.type) {
      guard argument.override != nil || !argument.type.isBare,
        argument.override?.location == nil
      else { continue }
      construction.arguments[position] = argument.overridden(
        by: WrittenGen(
          text: "\(argument.override?.text ?? ".any").withSmallIntegers", location: nil,
          namesArguments: argument.override?.namesArguments ?? false))
    }
  }

  /// The same for the members that an initialiser takes, and that setters and observers compute with
  /// which are run behind it.
  func keepTermsSmall(in construction: Construction) {
    let terms = type.members.properties.filter(\.isTerm).map(\.name.withoutBackticks)
    guard !terms.isEmpty else { return }
    for (position, argument) in construction.arguments.enumerated()
    where argument.override == nil && terms.contains(argument.name) {
      construction.arguments[position] = argument.overridden(by: smallGen(of: argument.type))
    }
  }

  /// The same for what the descriptions of values compute with.
  func keepDescribable(_ construction: Construction) {
    guard !type.members.described.isEmpty else { return }
    for (position, argument) in construction.arguments.enumerated() where argument.override == nil {
      let member = construction.keeping.renamed[argument.name] ?? argument.name
      construction.arguments[position] = argument.overridden(
        by: describableGen(of: argument.type, for: member))
    }
  }

  /// What draws a member that descriptions compute with; nil where they do not.
  func describableGen(of type: ResolvedType, for member: String) -> WrittenGen? {
    self.type.members.described[member].flatMap { smallGen(of: type, within: $0) }
  }

  /// What draws what can be computed with; nil where any will do, or there is nothing that draws it.
  func smallGen(
    of type: ResolvedType, within magnitude: Precondition.Magnitude = .term
  ) -> WrittenGen? {
    let gen =
      (magnitude == .count ? type.countGen : nil)
      ?? type.gen(ofIntegersWithin: magnitude)
      ?? (index.hasIntegers(in: type) && !type.isBare ? ".any.withSmallIntegers" : nil)
    return gen.map { WrittenGen(text: $0, location: nil) }
  }
}

extension ResolvedType {
  fileprivate var isDuration: Bool {
    if case .known(let known, _, _) = self { known.name == "Duration" } else { false }
  }
}

extension DeclarationIndex {
  /// Whether durations are a part of a type, which are taken apart into integers, or values of the
  /// types of the sources that have integers in them, as far as the sources tell.
  fileprivate func hasIntegers(in type: ResolvedType) -> Bool {
    var seen: Set<Int> = []
    return type.contains(where: \.isDuration) || hasIntegers(in: type, besides: &seen)
  }

  private func hasIntegers(in type: ResolvedType, besides seen: inout Set<Int>) -> Bool {
    var ids: [Int] = []
    type.forEachDeclared { ids.append($0) }
    for id in ids where seen.insert(id).inserted {
      let resolver = TypeResolver(index: self, scope: types[id], makesValues: false)
      for case .some(let held) in types[id].typesHeld {
        guard let resolved = try? resolver.resolve(held) else { continue }
        if resolved.contains(where: { $0.isDuration || $0.integers(within: .term) != nil }) {
          return true
        }
        if hasIntegers(in: resolved, besides: &seen) { return true }
      }
    }
    return false
  }
}
