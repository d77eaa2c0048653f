/// The members that a type has in one branch of the `#if` conditions inside it.
struct Variant: Sendable {
  /// What has to hold, each valid behind `#if`.
  var conditions: [String] = []
  var properties: [PropertyDeclaration]
  var cases: [EnumCaseDeclaration]
  /// The initialisers of the body and of extensions.
  var initializers: [InitializerDeclaration]
  var extensionInitializers: [InitializerDeclaration]
}

extension Variant {
  /// More conditions inside a type would need too many copies of what is generated for it.
  static let mostConditions = 4

  /// The branches of a type; nil where there are too many.
  static func all(of type: IndexedType) -> [Variant]? {
    let whole = Variant(
      properties: type.members.properties.filter(\.isStoredInInstances),
      cases: type.members.cases, initializers: type.members.initializers,
      extensionInitializers: type.extensionInitializers)
    guard whole.headers.contains(where: { !$0.conditions.isEmpty }) else { return [whole] }
    let atoms = Set(whole.headers.flatMap(\.conditions).flatMap(Condition.all).map(\.text))
    guard atoms.count <= mostConditions else { return nil }
    return whole.branches()
  }

  private var headers: [DeclarationHeader] {
    properties.map(\.header) + cases.map(\.header) + initializers.map(\.header)
      + extensionInitializers.map(\.header)
  }

  /// This variant where no member is conditional any more, and else both branches of the first
  /// condition.
  private func branches() -> [Variant] {
    let open = headers.lazy.flatMap(\.conditions).flatMap(Condition.all).first
    guard let open else { return [self] }
    return [false, true].flatMap { isNegated in
      assuming(Condition(text: open.text, isNegated: isNegated)).branches()
    }
  }

  private func assuming(_ fact: Condition) -> Variant {
    Variant(
      conditions: conditions + [fact.description],
      properties: properties.compactMap { $0.assuming(fact) },
      cases: cases.compactMap { $0.assuming(fact) },
      initializers: initializers.compactMap { $0.assuming(fact) },
      extensionInitializers: extensionInitializers.compactMap { $0.assuming(fact) })
  }
}

/// A member that may be conditional.
private protocol ConditionalMember {
  var header: DeclarationHeader { get set }
}

extension PropertyDeclaration: ConditionalMember {}
extension EnumCaseDeclaration: ConditionalMember {}
extension InitializerDeclaration: ConditionalMember {}

extension ConditionalMember {
  /// The member without a condition that holds; nil where one of its conditions does not.
  fileprivate func assuming(_ fact: Condition) -> Self? {
    guard !header.conditions.isEmpty else { return self }
    var open: [String] = []
    for condition in header.conditions.flatMap(Condition.all) {
      if condition.text != fact.text { open.append(condition.description) }
      else if condition.isNegated != fact.isNegated { return nil }
    }
    var copy = self
    copy.header.conditions = open
    return copy
  }
}
