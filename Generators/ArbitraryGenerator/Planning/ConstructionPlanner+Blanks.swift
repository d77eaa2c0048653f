/// What stands in calls for values that are not made: `nil`, `[]` and `[:]`.
extension ConstructionPlanner {
  /// The first blank of a call that does not tell which initialiser is meant, where another one in
  /// reach asks for the same but for the blanks.
  ///
  /// - Parameter own: The initialiser that is called; nil for the memberwise one.
  func ambiguousBlank(
    in construction: Construction, of own: InitializerDeclaration?
  ) -> Omission? {
    let blanks = construction.omissions.filter { $0.text != nil }
    guard let first = blanks.first else { return nil }
    let names = Set(blanks.map(\.name))
    let others = variant.allInitializers
      .filter { $0 != own && $0.header.access >= reach }.map(\.asked)
    let memberwise = own != nil && hasReachableMemberwise ? [memberwiseAsked] : []
    let asked = own?.asked ?? memberwiseAsked
    let isAmbiguous = (others + memberwise).contains { other in
      other.count == asked.count
        && zip(other, asked).allSatisfy { other, mine in
          other.label == mine.label && (names.contains(mine.name) || other.type == mine.type)
        }
    }
    return isAmbiguous ? first : nil
  }

  private var memberwiseAsked: [Asked] {
    openProperties.map { property in
      let name = property.name.withoutBackticks
      return (name, name, property.type)
    }
  }
}

/// What an initialiser asks for: a label, a name and a type.
private typealias Asked = (label: String?, name: String, type: TypeSyntax?)

extension InitializerDeclaration {
  fileprivate var asked: [Asked] {
    parameters.map { ($0.label, $0.name ?? $0.label ?? "_", $0.type) }
  }
}

extension Parameter {
  /// Whether it can be left out.
  var hasDefault: Bool { defaultValue != nil || isVariadic }

  /// What can stand in its place where it cannot be left out, and no values are made of its type.
  func blank(despite reason: Unsupported) -> String? {
    hasDefault ? nil : type.blank(despite: reason)
  }
}

extension TypeSyntax {
  /// The value that holds no other; nil where there is none, and where only the main actor may
  /// name the type.
  func blank(despite reason: Unsupported) -> String? {
    if case .isolatedArgument = reason { nil } else { blank }
  }

  private var blank: String? {
    switch self {
    case .optional, .implicitlyUnwrapped: "nil"
    case .array: "[]"
    case .dictionary: "[:]"
    case .named("Optional", let wrapped) where wrapped.count == 1: "nil"
    case .named("Array", let elements) where elements.count == 1: "[]"
    case .named("Set", let elements) where elements.count == 1: "[]"
    case .named("Dictionary", let parts) where parts.count == 2: "[:]"
    case .attributed(let words, let type): words.contains("inout") ? nil : type.blank
    default: nil
    }
  }
}

extension Construction {
  /// A collection that is always empty, where the call takes nothing else: of what such a type is
  /// there for, no values are made. One of a type without values is never anything else.
  var emptyOmission: Omission? {
    guard arguments.isEmpty else { return nil }
    return omissions.first { omission in
      if case .uninhabited = omission.reason { return false }
      return omission.text.map { $0 != "nil" } ?? false
    }
  }

  /// Leaves out what no values are made of, or has something else stand in its place.
  func omit(
    _ name: String, for reason: Unsupported, _ blank: String?, label: String?
  ) {
    if let blank { addBlank(blank, label: label) }
    omissions.append(Omission(name: name, reason: reason, text: blank))
  }
}

extension [Parameter] {
  /// Whether the argument behind one that is left at its default would be taken for that: neither
  /// has a label.
  func isMistaken(at position: Int, without omitted: [Int]) -> Bool {
    let parameter = self[position]
    guard parameter.label == nil, parameter.defaultValue != nil else { return false }
    let next = indices.dropFirst(position + 1).first { !omitted.contains($0) }
    return next.map { self[$0].label == nil } ?? false
  }
}

extension Parameter {
  /// Whether it says, as `uniqueKeysWithValues` does, that an array may hold nothing twice.
  func isOfUnique(_ type: ResolvedType) -> Bool {
    if case .array = type { label?.hasPrefix("unique") == true } else { false }
  }
}

extension PropertyDeclaration {
  /// Whether it does not keep the object that it refers to.
  var isUnheld: Bool { !header.modifiers.isDisjoint(with: .unheld) }

  /// Whether an initialiser of the compiler can do without an argument for it.
  var hasDefault: Bool {
    if initialValue != nil || isLazy || header.modifiers.contains(.override) { return true }
    switch type {
    case .optional, .implicitlyUnwrapped: return !isLet
    default: return false
    }
  }
}
