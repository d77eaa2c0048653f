/// Writes `any` before the protocols that members name without it, as older code does: where a test
/// target asks for the word, the compiler warns of those.
struct ExistentialSpelling {
  private let index: DeclarationIndex
  /// The type that declares the members.
  private let scope: IndexedType
  /// The names of generic parameters and associated types, which may be called like protocols.
  private let open: Set<String>
  /// The names that may be those of protocols.
  private let names: NameSet

  private init(of members: Members, in scope: IndexedType, _ index: DeclarationIndex) {
    self.index = index
    self.scope = scope
    names = index.protocolNames
    let owners = [scope] + index.ancestors(of: scope.qualifiedName, module: scope.module)
    open = Set(
      owners.flatMap(\.members.associatedTypes).map(\.name) + members.openNames
        + scope.parameters.map(\.name))
  }

  /// Members that a type declares, with the word.
  static func written(
    _ members: Members, of type: IndexedType, in index: DeclarationIndex
  ) -> Members {
    let names = index.protocolNames
    return members.mayLackAny(names)
      ? ExistentialSpelling(of: members, in: type, index).written(members) : members
  }

  private func written(_ members: Members) -> Members {
    var copy = members
    copy.properties = members.properties.map { property in
      guard let type = property.type, type.mayLackAny(names) else { return property }
      return property.with(type: written(type))
    }
    copy.functions = members.functions.map(written)
    copy.subscripts = members.subscripts.map(written)
    copy.initializers = members.initializers.map(written)
    for (position, declaration) in members.associatedTypes.enumerated() {
      copy.associatedTypes[position].defaultType = declaration.defaultType.map(written)
    }
    return copy
  }

  private func written<Member: GenericMember>(_ member: Member) -> Member {
    guard member.mayLackAny(names) else { return member }
    return member.mapTypes(written).replacing(written(member.generics))
  }

  /// Protocols are what is asked of generic parameters.
  private func written(_ generics: Generics) -> Generics {
    var copy = generics
    for (position, parameter) in generics.parameters.enumerated() {
      copy.parameters[position].constraint = parameter.constraint.map(constraint)
    }
    for (position, requirement) in generics.requirements.enumerated() {
      let right = requirement.right
      copy.requirements[position].right =
        requirement.relation == .equals ? written(right) : constraint(right)
    }
    return copy
  }

  // MARK: - Types

  private func written(_ type: TypeSyntax) -> TypeSyntax {
    type.mayLackAny(names) ? spelled(type) : type
  }

  private func spelled(_ type: TypeSyntax) -> TypeSyntax {
    switch type {
    case _ where isConstraint(type): .any(constraint(type))
    case .metatype(let part, let isProtocol) where isConstraint(part.unparenthesized):
      metatype(of: constraint(part.unparenthesized), isProtocol)
    case .any(let part): .any(constraint(part))
    case .some(let part): .some(constraint(part))
    case .member: constraint(type)
    default: type.mapParts(spelled)
    }
  }

  /// That of the types which conform to a protocol, or that of the protocol's own type.
  private func metatype(of constraint: TypeSyntax, _ isProtocol: Bool) -> TypeSyntax {
    isProtocol ? .metatype(.any(constraint)) : .any(.metatype(constraint))
  }

  /// What stands behind `any` has it in generic arguments alone.
  private func constraint(_ type: TypeSyntax) -> TypeSyntax {
    switch type {
    case .named(let name, let arguments): .named(name, arguments: arguments.map(written))
    case .member(let base, let name, let arguments):
      .member(of: constraint(base), name, arguments: arguments.map(written))
    case .composition, .tuple, .metatype: type.mapParts(constraint)
    default: type
    }
  }

  /// Whether a type is one or several protocols by their names alone.
  private func isConstraint(_ type: TypeSyntax, followed: Int = 0) -> Bool {
    if case .composition = type { return true }
    guard let last = type.lastName, names.mayHaveProtocol(last),
      followed < TypealiasDeclaration.mostFollowed,
      let name = type.qualifiedName, !open.contains(name)
    else { return false }
    return switch index.lookUp(name, from: scope) {
    case .type(let id): index.types[id].kind == .protocol
    case .alias(let alias): isConstraint(alias.type, followed: followed + 1)
    case nil:
      type.arguments.isEmpty && index.isKnownProtocol(KnownType.plainName(name), in: scope.file)
    }
  }
}

extension NameSet {
  /// Whether a name may be that of a protocol, or of a typealias that stands for some.
  fileprivate func mayHaveProtocol(_ name: String) -> Bool {
    contains(name) || name.isNameOfDelegate
  }
}

extension DeclarationIndex {
  /// The names of the sources' protocols, typealiases that may stand for some, and known protocols.
  func findProtocolNames() -> NameSet {
    var names = NameSet(KnownType.protocolsAsTypes)
    for (_, others) in KnownType.protocolsOfModules { others.forEach { names.insert($0) } }
    for type in types where type.kind == .protocol { names.insert(type.name) }
    aliases.forEach { alias, _ in
      switch alias.type {
      case .named, .member, .composition: names.insert(alias.name)
      default: break
      }
    }
    return names
  }

  /// Whether a name that no source declares is a protocol's.
  fileprivate func isKnownProtocol(_ name: String, in file: String) -> Bool {
    if KnownType.protocolsAsTypes.contains(name) { return true }
    if name.isNameOfDelegate { return name.isOfObjects || StandardProtocols.isOne(name) }
    return KnownType.protocolsOfModules.contains { modules, names in
      names.contains(name) && modules.contains { imports($0, in: file) }
    }
  }
}

extension Members {
  /// Whether some may name a protocol that stands without `any`.
  fileprivate func mayLackAny(_ names: NameSet) -> Bool {
    properties.contains { $0.type?.mayLackAny(names) == true }
      || functions.contains { $0.mayLackAny(names) }
      || subscripts.contains { $0.mayLackAny(names) }
      || initializers.contains { $0.mayLackAny(names) }
      || associatedTypes.contains { $0.defaultType?.mayLackAny(names) == true }
  }
}

extension GenericMember {
  fileprivate func mayLackAny(_ names: NameSet) -> Bool {
    var result = !generics.isEmpty && generics.mayLackAny(names)
    forEachTypeOfCall { result = result || $0.mayLackAny(names) }
    return result
  }
}

extension Generics {
  fileprivate func mayLackAny(_ names: NameSet) -> Bool {
    parameters.contains { $0.constraint?.mayLackAnyInside(names) == true }
      || requirements.contains {
        $0.relation == .equals
          ? $0.right.mayLackAny(names) : $0.right.mayLackAnyInside(names)
      }
  }
}

extension TypeSyntax {
  /// Whether one of its names may be that of a protocol which stands without `any`.
  fileprivate func mayLackAny(_ names: NameSet) -> Bool {
    switch self {
    case .named(let name, let arguments):
      names.mayHaveProtocol(name) || arguments.contains { $0.mayLackAny(names) }
    case .member(let base, let name, let arguments):
      names.mayHaveProtocol(name) || base.mayLackAny(names)
        || arguments.contains { $0.mayLackAny(names) }
    case .any(let constraint), .some(let constraint): constraint.mayLackAnyInside(names)
    case .composition: true
    default: hasPart { $0.mayLackAny(names) }
    }
  }

  /// The same of what is asked of types, which names protocols: of its arguments alone.
  fileprivate func mayLackAnyInside(_ names: NameSet) -> Bool {
    composed.contains { $0.arguments.contains { $0.mayLackAny(names) } }
  }
}

extension String {
  fileprivate var isNameOfDelegate: Bool {
    utf8.last == UInt8(ascii: "e") && (hasSuffix("Delegate") || hasSuffix("DataSource"))
  }

  /// Whether it is what UIKit, AppKit and Foundation call their types.
  fileprivate var isOfObjects: Bool { hasPrefix("UI") || hasPrefix("NS") }
}
