/// One property: each name of `let a, b: Int` and of `let (a, b) = pair` is a property of its own.
/// An object, because it is looked at much.
final class PropertyDeclaration: Sendable {
  /// What is behind the name.
  enum Storage: Sendable, Equatable {
    case stored
    /// Stored, with `willSet` or `didSet`; `mayEnd` where these may end the program.
    case observed(mayEnd: Bool)
    /// Computed, or a protocol's requirement.
    case computed(Accessors)

    /// The same, where what is run when it is set may end the program.
    var endingProgram: Storage {
      switch self {
      case .stored: return self
      case .observed: return .observed(mayEnd: true)
      case .computed(var accessors):
        accessors.setter?.mayEnd = true
        return .computed(accessors)
      }
    }
  }

  let header: DeclarationHeader
  let name: String
  /// The type as annotated, or as the initial value shows it; nil where neither tells.
  let type: TypeSyntax?
  /// The text of the initial value.
  let initialValue: String?
  let storage: Storage
  // Behind all others, whose places would be rounded up: there are more of these than of any.
  let isTypeInferred: Bool
  let isLet: Bool
  /// True where something that is run when members are set computes with it.
  let isTerm: Bool

  init(
    header: DeclarationHeader, name: String, type: TypeSyntax?, isTypeInferred: Bool, isLet: Bool,
    initialValue: String?, storage: Storage, isTerm: Bool = false
  ) {
    self.header = header
    self.name = name
    self.type = type
    self.isTypeInferred = isTypeInferred
    self.isLet = isLet
    self.initialValue = initialValue
    self.storage = storage
    self.isTerm = isTerm
  }

  /// The same with the type of its initial value.
  func inferred(as type: TypeSyntax) -> PropertyDeclaration {
    PropertyDeclaration(
      header: header, name: name, type: type, isTypeInferred: true, isLet: isLet,
      initialValue: initialValue, storage: storage, isTerm: isTerm)
  }

  /// The same but for what is given.
  func with(
    header: DeclarationHeader? = nil, type: TypeSyntax? = nil, storage: Storage? = nil,
    isTerm: Bool? = nil
  ) -> PropertyDeclaration {
    PropertyDeclaration(
      header: header ?? self.header, name: name, type: type ?? self.type,
      isTypeInferred: isTypeInferred, isLet: isLet, initialValue: initialValue,
      storage: storage ?? self.storage, isTerm: isTerm ?? self.isTerm)
  }
}

extension PropertyDeclaration: Equatable {
  static func == (left: PropertyDeclaration, right: PropertyDeclaration) -> Bool {
    left.header == right.header && left.name == right.name && left.type == right.type
      && left.isTypeInferred == right.isTypeInferred && left.isLet == right.isLet
      && left.initialValue == right.initialValue && left.storage == right.storage
      && left.isTerm == right.isTerm
  }
}

extension PropertyDeclaration {
  var isStatic: Bool { !header.modifiers.isDisjoint(with: .ofTypes) }
  var isLazy: Bool { header.modifiers.contains(.lazy) }

  /// True where it is of the type of its initial value, and that does not show it.
  var isUntyped: Bool { type == nil && initialValue != nil }

  /// True where something that is run when it is set may end the program.
  var isCheckedWhereSet: Bool {
    switch storage {
    case .stored: false
    case .observed(let mayEnd): mayEnd
    case .computed(let accessors): accessors.setter?.mayEnd ?? false
    }
  }

  /// True where each value of the type has its own copy: neither static nor computed.
  var isStoredInInstances: Bool {
    if case .computed = storage { return false }
    return !isStatic
  }

  /// True where it is one of those and may have a wrapper, which only an attribute says.
  var mayBeWrapped: Bool { header.isExtended && isStoredInInstances }
}

/// What can be done with a computed property or a subscript.
struct Accessors: Sendable, Equatable {
  /// `async` and `throws` of the getter.
  var getter = Effects()
  /// What it is set by; nil where it cannot be set.
  var setter: Setter?
  /// True where the getter does nothing else, as one that is to be overridden.
  var endsProgram = false
  /// True for `mutating get`.
  var isGetterMutating = false

  var hasSetter: Bool { setter != nil }

  /// What is run where it is set.
  struct Setter: Sendable, Equatable {
    /// True where it may end the program, by a precondition or otherwise.
    var mayEnd = false
    /// True for `nonmutating set`.
    var isNonmutating = false
  }
}
