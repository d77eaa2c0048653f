/// The members that a type has in one branch of the `#if` conditions inside it.
struct Variant: Sendable {
  /// What is taken for granted of the conditions.
  private(set) var facts: [Condition] = []
  var properties: [PropertyDeclaration]
  var cases: [EnumCaseDeclaration]
  /// The initialisers of the body and of extensions.
  var initializers: [InitializerDeclaration]
  var extensionInitializers: [InitializerDeclaration]

  /// Those of the body first; mostly there are no others.
  var allInitializers: [InitializerDeclaration] {
    extensionInitializers.isEmpty ? initializers : initializers + extensionInitializers
  }
}

extension Variant {
  /// More conditions inside a type would need too many copies of what is generated for it.
  static let mostConditions = 6

  /// All members of a type, under their conditions.
  init(_ type: IndexedType) {
    self.init(
      properties: type.members.properties.kept(\.isStoredInInstances),
      cases: type.members.cases, initializers: type.members.initializers,
      extensionInitializers: type.extensionInitializers)
  }

  /// The members of a type where some facts hold.
  init(_ type: IndexedType, where facts: [Condition]) {
    self = facts.reduce(Variant(type)) { $0.assuming($1) }
  }

  /// Whether there are more conditions than can be handled.
  var isTooConditional: Bool {
    guard !conditions.isEmpty else { return false }
    return Set(conditions.flatMap(Condition.all).map(\.text)).count > Variant.mostConditions
  }

  /// What comes of each branch; branches are not told apart where the same comes of both. Fails with
  /// the condition where one alone has an initialiser.
  func branches<Outcome>(
    _ outcome: (Variant) throws(PlanningNote) -> Outcome, areSame: (Outcome, Outcome) -> Bool
  ) throws(PlanningNote) -> [(conditions: [String], outcome: Outcome)] {
    let open = conditions.lazy.flatMap(Condition.all).first
    guard let open else { return [([], try outcome(self))] }
    let facts = [false, true].map { Condition(text: open.text, isNegated: $0) }
    let results = facts.map { fact in
      Result { () throws(PlanningNote) in
        try assuming(fact).branches(outcome, areSame: areSame)
      }
    }
    for (fact, pair) in zip(facts, [results, results.reversed()]) {
      guard case .success = pair[0], case .failure(.noInitializer) = pair[1] else { continue }
      throw .conditionalInitializer(fact)
    }
    let sides = try zip(facts, results).map { fact, result throws(PlanningNote) in
      (fact: fact.description, inner: try result.get())
    }
    let isSame =
      sides[0].inner.map(\.conditions) == sides[1].inner.map(\.conditions)
      && zip(sides[0].inner, sides[1].inner).allSatisfy { areSame($0.outcome, $1.outcome) }
    if isSame { return sides[0].inner }
    return sides.flatMap { side in
      side.inner.map { ([side.fact] + $0.conditions, $0.outcome) }
    }
  }

  /// The conditions of all members.
  private var conditions: [String] {
    var conditions: [String] = []
    properties.addConditions(to: &conditions)
    cases.addConditions(to: &conditions)
    initializers.addConditions(to: &conditions)
    extensionInitializers.addConditions(to: &conditions)
    return conditions
  }

  private func assuming(_ fact: Condition) -> Variant {
    Variant(
      facts: facts + [fact], properties: properties.compactMap { $0.assuming(fact) },
      cases: cases.compactMap { $0.assuming(fact) },
      initializers: initializers.compactMap { $0.assuming(fact) },
      extensionInitializers: extensionInitializers.compactMap { $0.assuming(fact) })
  }
}

/// A member that may be conditional.
private protocol ConditionalMember {
  var header: DeclarationHeader { get }

  /// The same with another header.
  func with(_ header: DeclarationHeader) -> Self
}

extension PropertyDeclaration: ConditionalMember {
  fileprivate func with(_ header: DeclarationHeader) -> PropertyDeclaration {
    with(header: header)
  }
}

extension EnumCaseDeclaration: ConditionalMember {
  fileprivate func with(_ header: DeclarationHeader) -> EnumCaseDeclaration {
    var copy = self
    copy.header = header
    return copy
  }
}

extension InitializerDeclaration: ConditionalMember {
  fileprivate func with(_ header: DeclarationHeader) -> InitializerDeclaration {
    var copy = self
    copy.header = header
    return copy
  }
}

extension Array where Element: ConditionalMember {
  fileprivate func addConditions(to conditions: inout [String]) {
    for position in indices where self[position].header.isExtended {
      conditions += self[position].header.conditions
    }
  }
}

extension ConditionalMember {
  /// The member without a condition that holds; nil where one of its conditions does not.
  fileprivate func assuming(_ fact: Condition) -> Self? {
    guard !header.conditions.isEmpty else { return self }
    var open: [String] = []
    for condition in header.conditions.flatMap(Condition.all) {
      if condition.text != fact.text {
        open.append(condition.description)
      } else if condition.isNegated != fact.isNegated {
        return nil
      }
    }
    var header = header
    header.conditions = open
    return with(header)
  }
}
