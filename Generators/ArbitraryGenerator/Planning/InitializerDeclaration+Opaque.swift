extension InitializerDeclaration {
  /// The initialiser with its generic parameters written as opaque types: `some Sequence<Int>` for
  /// `S` in `<S: Sequence> where S.Element == Int`. The same where they cannot be written so.
  ///
  /// - Parameter givenTypes: The associated types in the brackets behind a protocol's name, of which
  ///   there are any only for protocols of the sources.
  func withOpaqueParameters(
    _ givenTypes: (TypeSyntax) -> [String]
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

extension Generics {
  /// Whether a parameter may be of any type at all.
  var takesAnything: Bool {
    parameters.contains { parameter in
      parameter.constraint == nil && !requirements.contains { $0.left.mentions([parameter.name]) }
    }
  }

  /// What is written for each parameter; nil where one has a constraint that no opaque type can
  /// have.
  fileprivate func opaque(_ givenTypes: (TypeSyntax) -> [String]) -> [String: TypeSyntax]? {
    var constraints: [String: [TypeSyntax]] = [:]
    for parameter in parameters {
      guard parameter.kind == .type else { return nil }
      constraints[parameter.name] = parameter.constraint.map { [$0] } ?? []
    }
    var given: [String: [String: TypeSyntax]] = [:]
    for requirement in requirements {
      switch (requirement.left, requirement.relation) {
      case (.named(let name, []), .conforms) where constraints[name] != nil:
        constraints[name]?.append(requirement.right)
      case (.member(of: .named(let name, []), let associated, []), .equals)
      where constraints[name] != nil:
        given[name, default: [:]][associated] = requirement.right
      default: return nil
      }
    }
    var opaque: [String: TypeSyntax] = [:]
    for (name, constraints) in constraints {
      guard let constraint = Generics.joined(constraints, given[name] ?? [:], givenTypes) else {
        return nil
      }
      opaque[name] = TypeSyntax.some(constraint)
    }
    return opaque
  }

  /// The constraints of one parameter, the first that is of just the associated types that are
  /// given with those.
  private static func joined(
    _ constraints: [TypeSyntax], _ given: [String: TypeSyntax],
    _ givenTypes: (TypeSyntax) -> [String]
  ) -> TypeSyntax? {
    var all = constraints.flatMap { constraint in
      if case .composition(let types) = constraint { types } else { [constraint] }
    }
    if !given.isEmpty {
      let names = all.map { $0.isSequence ? ["Element"] : givenTypes($0) }
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
  /// Whether an empty literal does not tell of which type it is: `[some P]`,
  /// `some Sequence<some P>`.
  var hasOpenElements: Bool {
    if case .some(let constraint) = unattributed { constraint.hasOpaque } else { hasInnerOpaque }
  }

  /// Whether a function in it throws an error of one of the names.
  fileprivate func throwsError(of names: Set<String>) -> Bool {
    if case .function(_, let effects, _) = self, effects.thrownType?.mentions(names) == true {
      return true
    }
    return hasPart { $0.throwsError(of: names) }
  }

  /// Whether it is one of the library's protocols of sequences, of elements that it does not name.
  fileprivate var isSequence: Bool {
    if case .named(let name, []) = self { KnownType.sequences.contains(name) } else { false }
  }
}
