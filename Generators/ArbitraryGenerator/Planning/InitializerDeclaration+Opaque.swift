extension InitializerDeclaration {
  /// The initialiser with its generic parameters written as opaque types: `some Sequence<Int>` for
  /// `S` in `<S: Sequence> where S.Element == Int`. The same where they cannot be written so.
  ///
  /// - Parameter givenTypes: The associated types in the brackets behind a protocol's name, where so
  ///   many are given: there are any only for protocols of the sources.
  func withOpaqueParameters(
    _ givenTypes: (TypeSyntax, Int) -> [String]
  ) -> InitializerDeclaration {
    guard !generics.parameters.isEmpty, let opaque = generics.opaque(givenTypes) else {
      return self
    }
    let names = Set(generics.names)
    var copy = mapTypes { $0.replacing(opaque) }
    copy.generics = Generics()
    let isOpen =
      parameters.contains { $0.type.throwsError(of: names) }
      || copy.parameters.contains { $0.type.mentions(names) }
    return isOpen ? self : copy
  }

  /// Why no values of a parameter are made, in the words of the declaration: its generic parameters
  /// are named as they are there, and not by the opaque types that stand for them.
  func reason(_ reason: Unsupported, at position: Int) -> Unsupported {
    let type = parameters[position].type
    guard type.mentions(Set(generics.names)) else { return reason }
    return switch reason {
    case .opaque: .generic("\(type)")
    case .writtenBack: .writtenBack("\(type)")
    default: reason
    }
  }

  /// Whether a call without some arguments, or with empty ones, still tells the compiler what the
  /// generic parameters are that one of those is of: by others, or by a default that names a type.
  func tellsTypes(of position: Int, without omitted: [Int]) -> Bool {
    let parameter = parameters[position]
    if let value = parameter.defaultValue, value.first?.isUppercase == true,
      !generics.names.contains(String(value.prefix { $0 != "." }))
    {
      return true
    }
    guard !parameter.type.hasOpaque else { return false }
    let given = parameters.indices.filter { !omitted.contains($0) }
    return generics.names.allSatisfy { name in
      !parameter.type.mentions([name]) || given.contains { parameters[$0].type.mentions([name]) }
    }
  }
}

extension DeclarationIndex {
  /// An initialiser that says of its generic parameters also what generic types ask of them that
  /// they are given to: `V: Version` for `Encoded<V>`.
  func withDemands(
    on initializer: InitializerDeclaration, from scope: IndexedType
  ) -> InitializerDeclaration {
    let names = initializer.generics.names
    guard !names.isEmpty else { return initializer }
    var copy = initializer
    for parameter in initializer.parameters {
      parameter.type.forEachName { part in
        guard let name = part.qualifiedName, part.mentions(names),
          case .type(let id)? = lookUp(name, from: scope)
        else { return }
        let generics = types[id].generics.replacing(types[id].generics.given(part.arguments))
        let constraints = generics.parameters.compactMap { parameter in
          parameter.constraint.map {
            GenericRequirement(left: .named(parameter.name), relation: .conforms, right: $0)
          }
        }
        for demand in constraints + generics.requirements where demand.left.mentions(names) {
          copy.generics.requirements.append(demand)
        }
      }
    }
    return copy
  }
}

extension Generics {
  /// Whether a parameter may be of any type at all.
  var takesAnything: Bool {
    parameters.contains { parameter in
      parameter.constraint == nil && !requirements.contains { $0.left.mentions([parameter.name]) }
    }
  }

  /// What is written for each parameter; nil where one has a constraint that no opaque type can
  /// have.
  fileprivate func opaque(
    _ givenTypes: (TypeSyntax, Int) -> [String]
  ) -> [String: TypeSyntax]? {
    var constraints: [String: [TypeSyntax]] = [:]
    for parameter in parameters {
      guard parameter.kind == .type else { return nil }
      constraints[parameter.name] = parameter.constraint.map { [$0] } ?? []
    }
    var equalities: [(TypeSyntax, TypeSyntax)] = []
    // What the elements of sequences have to be.
    var demands: [String: [TypeSyntax]] = [:]
    for requirement in requirements {
      switch (requirement.left, requirement.relation) {
      case (.named(let name, []), .conforms) where constraints[name] != nil:
        constraints[name]?.append(requirement.right)
      case (.member(of: .named(let name, []), "Element", []), .conforms)
      where constraints[name] != nil:
        demands[name, default: []].append(requirement.right)
      case (let left, .equals): equalities.append((left, requirement.right))
      default: return nil
      }
    }
    guard var given = Generics.given(by: equalities, to: Set(constraints.keys)) else { return nil }
    var opaque: [String: TypeSyntax] = [:]
    for (name, constraints) in constraints {
      if let demands = demands[name] {
        guard constraints.contains(where: \.isSequence), given[name] == nil else { return nil }
        given[name] = Generics.element(demands).map { ["Element": $0] }
      }
      guard let constraint = Generics.joined(constraints, given[name] ?? [:], givenTypes) else {
        return nil
      }
      opaque[name] = TypeSyntax.some(constraint)
    }
    return opaque
  }

  /// What stands for elements that conform to some protocols; nil where what stands for any does.
  private static func element(_ protocols: [TypeSyntax]) -> TypeSyntax? {
    let asked = protocols.flatMap(\.composed)
    let isAny = asked.allSatisfy { type in
      KnownType.conformers[type.qualifiedName ?? ""]?.first.map {
        .named($0.name) == TypeSyntax.elementOfAny
      } ?? false
    }
    guard !isAny, let first = asked.first else { return nil }
    return TypeSyntax.some(asked.count > 1 ? .composition(asked) : first)
  }

  /// What the associated types of parameters are, by the parameters' names, as equalities say in
  /// either order, and of each other; nil where one says something else.
  private static func given(
    by equalities: [(TypeSyntax, TypeSyntax)], to names: Set<String>
  ) -> [String: [String: TypeSyntax]]? {
    var given: [String: [String: TypeSyntax]] = [:]
    func known(_ type: TypeSyntax) -> TypeSyntax? {
      guard let part = type.associatedPart(of: names) else { return type }
      return given[part.name]?[part.type]
    }
    // Each round tells what is of one that the round before told.
    for _ in equalities {
      for (left, right) in equalities + equalities.map({ ($1, $0) }) {
        guard let part = left.associatedPart(of: names), known(left) == nil,
          let right = known(right), !right.mentions(names)
        else { continue }
        given[part.name, default: [:]][part.type] = right
      }
    }
    let isWhole = equalities.allSatisfy { left, right in
      known(left).map { $0 == known(right) } ?? false
    }
    return isWhole ? given : nil
  }

  /// The constraints of one parameter, the first that is of just the associated types that are
  /// given with those.
  private static func joined(
    _ constraints: [TypeSyntax], _ given: [String: TypeSyntax],
    _ givenTypes: (TypeSyntax, Int) -> [String]
  ) -> TypeSyntax? {
    var all = constraints.flatMap { constraint in
      if case .composition(let types) = constraint { types } else { [constraint] }
    }
    let given = given.filter { name, type in
      !all.contains { KnownType.ofAllTexts[name] == type && $0 == .named("StringProtocol") }
    }
    if !given.isEmpty {
      let names = all.map { $0.isSequence ? ["Element"] : givenTypes($0, given.count) }
      guard let position = names.firstIndex(where: { Set($0) == Set(given.keys) }) else {
        return nil
      }
      all[position] = .named(
        all[position].description, arguments: names[position].compactMap { given[$0] })
    }
    return all.count > 1 ? .composition(all) : all.first ?? .named("Any")
  }
}

extension TypeSyntax {
  /// What stands for the elements of a sequence that may be of any.
  static let elementOfAny = TypeSyntax.named("Int")

  /// Whether an empty literal does not tell of which type it is: `[some P]`,
  /// `some Sequence<some P>`.
  var hasOpenElements: Bool {
    guard case .some(let constraint) = unattributed else { return hasInnerOpaque }
    return constraint.hasOpaque || constraint.composed.contains(where: \.isSequence)
  }

  /// Whether a function in it throws an error of one of the names.
  fileprivate func throwsError(of names: Set<String>) -> Bool {
    if case .function(_, let effects, _) = self, effects.thrownType?.mentions(names) == true {
      return true
    }
    return hasPart { $0.throwsError(of: names) }
  }

  /// Which associated type it is of which of some generic parameters: `R.Item`; nil for anything
  /// else.
  fileprivate func associatedPart(of names: Set<String>) -> (name: String, type: String)? {
    guard case .member(of: .named(let name, []), let type, []) = self, names.contains(name) else {
      return nil
    }
    return (name, type)
  }

  /// Whether it is one of the library's protocols of sequences, of elements that it does not name.
  var isSequence: Bool {
    if case .named(let name, []) = self { KnownType.sequences.contains(name) } else { false }
  }
}
