/// Generic types of what conforms to nothing, `Loadable<User, any Error>`: no conformance makes
/// their values, but a factory of that one instance can. In those of `Never`, the cases that would
/// hold one are left out.
extension TypeResolver {
  /// A generic argument, which conforms to nothing only where the type hands it on.
  func argument(
    _ type: TypeSyntax, for parameter: GenericParameter?, of generic: IndexedType, depth: Int
  ) throws(Unsupported) -> ResolvedType {
    let isNever = makesValues && type.isNever
    let resolved =
      isNever ? try named(type, depth: depth) : try resolve(type, depth: depth)
    guard makesValues, resolved.conformsToNoGen else { return resolved }
    guard let parameter, parameter.kind == .type,
      index.handsOn(HandedPart(of: parameter.name), in: generic, asNever: isNever)
    else { throw .bareArgument("\(type)") }
    return resolved
  }
}

/// A parameter of a generic type, or a type that it has, for which something stands that conforms
/// to nothing.
struct HandedPart: Hashable {
  let parameter: String
  let member: String?

  init(of parameter: String, member: String? = nil) {
    self.parameter = parameter
    self.member = member
  }

  /// Whether a type is it, or the parameter that has it.
  fileprivate func isWhole(of type: TypeSyntax) -> Bool {
    switch type {
    case .named(parameter, []): true
    case .member(of: .named(parameter, []), let name, []): name == member
    default: false
    }
  }

  /// Whether a type is made of it.
  fileprivate func isNamed(in type: TypeSyntax) -> Bool {
    if case .member(of: .named(parameter, []), let name, _) = type, let member {
      return name == member
    }
    return isWhole(of: type) || type.hasPart(where: isNamed)
  }
}

/// Such a part of one generic type.
struct HandedPartOfType: Hashable {
  let id: Int
  let part: HandedPart
  let isNever: Bool
}

extension DeclarationIndex {
  /// Whether a generic type asks nothing of a parameter, or of a type that it has: its values are
  /// made of ones that are handed on to it, and of collections and other generic types of those.
  ///
  /// - Parameter isNever: Whether `Never` stands for it, which may be asked whatever it conforms to.
  func handsOn(_ part: HandedPart, in type: IndexedType, asNever isNever: Bool) -> Bool {
    let handed = HandedPartOfType(id: type.id, part: part, isNever: isNever)
    if let found = foundHandsOn[handed] { return found }
    let handsOn = handsOn(part, in: type, Way(isOfNever: isNever))
    foundHandsOn[handed] = handsOn
    return handsOn
  }

  /// How many types are gone through for one parameter: those that hold each other lead on in all
  /// their orders, of which there soon are too many.
  private final class Steps {
    var left = 10_000
  }

  /// The generic types on the way from one to another.
  private struct Way {
    let isOfNever: Bool
    let steps = Steps()
    var ids: Set<Int> = []
    /// Whether one was of something made of any parameter, as an array of it: where such a way leads
    /// back, there is no end of instances.
    var grows = false
    /// How many typealiases were followed, which may lead back to themselves while somebody types.
    var aliases = 0
  }

  private func handsOn(_ part: HandedPart, in type: IndexedType, _ way: Way) -> Bool {
    guard !way.ids.contains(type.id) else { return !way.grows }
    way.steps.left -= 1
    guard way.steps.left > 0, type.handwritten.isEmpty, gen(of: type) == nil,
      part.member != nil || type.associatedNames(of: part.parameter).isEmpty,
      !type.allInitializers.contains(where: { $0.generics.ask(for: part.parameter) })
    else { return false }
    var way = way
    way.ids.insert(type.id)
    var answer = true
    type.forEachTypeOfMade(by: type.allInitializers.filter { mayMake(type, $0) }) { made in
      answer = answer && handsOn(part, by: made, in: type, way)
    }
    return answer
  }

  /// Whether an initialiser may make a type's values: others see it, and it takes nothing of the
  /// running program.
  private func mayMake(_ type: IndexedType, _ initializer: InitializerDeclaration) -> Bool {
    initializer.header.access >= steering.reach
      && initializer.parameters.allSatisfy { parameter in
        guard let name = parameter.type.unattributed.qualifiedName, KnownType.all[name] == nil,
          calledType(name, in: type.file) == nil, isOfPlatforms(name, in: type.file)
        else { return true }
        return takenNames.contains(name)
      }
  }

  /// The library's types that ask nothing of what they hold, and those that hash it.
  private static let holders: Set = ["Array", "Optional", "Result"]
  private static let hashedHolders: Set = ["Dictionary", "Set"]

  private func handsOn(
    _ part: HandedPart, by made: TypeSyntax, in type: IndexedType, _ way: Way
  ) -> Bool {
    let handsOn = { (made: TypeSyntax) in self.handsOn(part, by: made, in: type, way) }
    switch made {
    case _ where part.isWhole(of: made): return true
    case .named(let name, let arguments):
      switch lookUp(name, from: type) {
      case .type(let id): return self.handsOn(part, to: types[id], arguments, in: type, way)
      case .alias(let alias):
        guard alias.enclosing == nil, way.aliases < TypealiasDeclaration.mostFollowed else {
          return false
        }
        var way = way
        way.aliases += 1
        let made = alias.target(given: arguments)
        return self.handsOn(part, by: made, in: type, way)
      case nil:
        guard part.isNamed(in: made) else { return true }
        if let called = calledType(name, in: type.file) {
          return arguments.enumerated().allSatisfy { !called.isCalled(with: $0) || handsOn($1) }
        }
        if name == KnownType.publisher.name, hasCombine(in: type.file) {
          return arguments.allSatisfy(handsOn)
        }
        let names = way.isOfNever ? Self.holders.union(Self.hashedHolders) : Self.holders
        return names.contains(name) && arguments.allSatisfy(handsOn)
      }
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type),
      .attributed(_, let type), .function(_, _, let type):
      return handsOn(type)
    case .dictionary(let key, let value):
      return (way.isOfNever || !part.isNamed(in: key)) && handsOn(key) && handsOn(value)
    case .tuple(let elements): return elements.map(\.type).allSatisfy(handsOn)
    default: return !part.isNamed(in: made)
    }
  }

  private func handsOn(
    _ part: HandedPart, to inner: IndexedType, _ arguments: [TypeSyntax], in type: IndexedType,
    _ way: Way
  ) -> Bool {
    guard !arguments.isEmpty else {
      return inner.parameters.isEmpty || handsOn(part, in: inner, way)
    }
    let names = Set(type.parameters.map(\.name))
    var way = way
    way.grows =
      way.grows || arguments.contains { $0.mentions(names) && !names.contains($0.description) }
    return zip(arguments, inner.generics.parameters).allSatisfy { argument, own in
      guard part.isNamed(in: argument) else { return true }
      return handsOn(part, by: argument, in: type, way)
        && handsOn(HandedPart(of: own.name), in: inner, way)
    }
  }
}

extension Generics {
  /// Whether a name is a part of what parameters have to be, as `State` in `init<P: Processor>(_: P)
  /// where P.State == State`: what is found for such a parameter asks something of what the name
  /// means.
  fileprivate func ask(for name: String) -> Bool {
    parameters.contains { $0.constraint?.mentions([name]) ?? false }
      || requirements.contains { $0.left.mentions([name]) || $0.right.mentions([name]) }
  }
}

extension [ResolvedType.Component] {
  /// The first generic argument that conforms to nothing.
  var bareArgument: ResolvedType? {
    lazy.flatMap { $0.arguments + $0.lent.map(\.type) }.first(where: \.conformsToNoGen)
  }

  /// Whether no generic parameter is a part of an argument: it may be one.
  var namesParametersAlone: Bool {
    lazy.flatMap(\.arguments).allSatisfy { $0.parameterName != nil || !$0.mayNameParameter }
  }
}

extension ResolvedType {
  /// Whether no gen is found by its conformance.
  var conformsToNoGen: Bool { isBare || namesNever }

  /// The name of a generic parameter; nil for what such a parameter has, and for all else.
  var parameterName: String? {
    switch self {
    case .parameter(let name): name.isPath ? nil : name
    case .tag(let type): type.parameterName
    default: nil
    }
  }

  /// Whether a generic parameter may be written in it: a protocol's type is known as text alone.
  fileprivate var mayNameParameter: Bool {
    var result = false
    forEachSpelled { part in
      switch part {
      case .parameter: result = true
      case .existential(let existential): result = result || existential.text.contains("<")
      default: break
      }
    }
    return result
  }
}
