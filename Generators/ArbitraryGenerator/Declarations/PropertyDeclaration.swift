/// One property: each name of `let a, b: Int` and of `let (a, b) = pair` is a property of its own.
struct PropertyDeclaration: Sendable, Equatable {
  /// What is behind the name.
  enum Storage: Sendable, Equatable {
    case stored
    /// Stored, with `willSet` or `didSet`.
    case observed
    /// Computed, or a protocol's requirement.
    case computed(Accessors)
  }

  var header: DeclarationHeader
  var name: String
  /// The type as annotated, or as the initial value shows it; nil where neither tells.
  var type: TypeSyntax?
  var isTypeInferred = false
  var isLet: Bool
  /// The text of the initial value.
  var initialValue: String?
  var storage = Storage.stored

  var isStatic: Bool { !header.modifiers.isDisjoint(with: [.static, .class]) }
  var isLazy: Bool { header.modifiers.contains(.lazy) }

  /// True where each value of the type has its own copy: neither static nor computed.
  var isStoredInInstances: Bool {
    if case .computed = storage { return false }
    return !isStatic
  }
}

/// What can be done with a computed property or a subscript.
struct Accessors: Sendable, Equatable {
  /// `async` and `throws` of the getter.
  var getter = Effects()
  var hasSetter = false
  /// True for `mutating get`.
  var isGetterMutating = false
  /// True for `nonmutating set`.
  var isSetterNonmutating = false
}
