/// Whether a type can be that of an associated type, as far as the sources tell: a doubt is a yes.
struct MockBounds {
  let index: DeclarationIndex
  /// Where the associated type is declared.
  let scope: IndexedType

  /// Protocols that a type conforms to only where it says so, or through another one of these.
  private static let explicit: Set = [
    "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable",
    "Error", "Hashable", "LocalizedError", "Sendable",
  ]

  /// Protocols that collections and optionals conform to where their elements do.
  static let lent: Set = [
    "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Sendable",
  ]

  /// The types of the library that conform to protocols of which few do.
  private static let known: [String: Set<String>] = [
    "Error": [], "StringProtocol": ["String", "Substring"],
    "BinaryInteger": KnownType.integers, "FixedWidthInteger": KnownType.integers,
    "BinaryFloatingPoint": KnownType.fractions, "FloatingPoint": KnownType.fractions,
    "Numeric": KnownType.integers.union(KnownType.fractions).union(["Decimal"]),
  ]

  func mayFit(_ type: TypeSyntax, _ bound: TypeSyntax) -> Bool {
    if case .composition(let parts) = bound.unparenthesized {
      return parts.allSatisfy { mayFit(type, $0) }
    }
    guard let bound = bound.qualifiedName.map(KnownType.plainName) else { return true }
    guard let name = type.qualifiedName, case .type(let id)? = index.lookUp(name, from: scope)
    else {
      guard isOfLibrary(type), let known = Self.known[bound] else { return true }
      return type.unparenthesized.qualifiedName.map(known.contains) ?? false
    }
    return mayFit(id, bound)
  }

  /// Whether a type conforms to a protocol where what it is made of does, as an array can be
  /// compared where its elements can.
  func isLent(_ bound: TypeSyntax, to type: TypeSyntax) -> Bool {
    guard let bound = bound.qualifiedName.map(KnownType.plainName), Self.lent.contains(bound) else {
      return false
    }
    guard let name = type.qualifiedName, case .type(let id)? = index.lookUp(name, from: scope)
    else { return true }
    return !index.inherited(by: id).names.contains(bound)
  }

  /// Whether it is a type of the library that no extension in the sources makes more of: none of
  /// those is an error.
  private func isOfLibrary(_ type: TypeSyntax) -> Bool {
    switch type.unparenthesized {
    case .array, .dictionary, .optional, .tuple, .function: true
    default: type.qualifiedName.map { KnownType.all[$0] != nil && !index.isExtended($0) } ?? false
    }
  }

  private func mayFit(_ id: Int, _ bound: String) -> Bool {
    let type = index.types[id]
    guard type.kind != .protocol else { return true }
    if bound == "AnyObject" { return type.kind == .class || type.kind == .actor }
    let inherited = index.inherited(by: id)
    if let wanted = index.protocolID(named: bound, in: scope) {
      return inherited.protocols.contains(wanted) || isSubclass(type)
    }
    let own = inherited.names.subtracting(inherited.protocols.map { index.types[$0].name })
    return !Self.explicit.contains(bound) || inherited.names.contains(bound) || bound == "Sendable"
      || !own.isSubset(of: Self.explicit)
      || ["Equatable", "Hashable"].contains(bound) && isEnumeration(type)
  }

  private func isSubclass(_ type: IndexedType) -> Bool {
    if case .none = index.superclass(of: type) { false } else { true }
  }

  /// Whether the compiler compares values of an enum, as it does where no case has a payload.
  private func isEnumeration(_ type: IndexedType) -> Bool {
    type.kind == .enum && type.members.cases.allSatisfy(\.payload.isEmpty)
  }
}
