/// A declaration that a file lists: every type, extension and typealias outside of function bodies.
///
/// Nested ones stand in the same list behind the one around them, found by their qualified names.
/// Indirect, since declarations are large and handed around.
indirect enum Declaration: Sendable, Equatable {
  case `struct`(StructDeclaration)
  case `enum`(EnumDeclaration)
  case `class`(ClassDeclaration)
  case actor(ActorDeclaration)
  case `protocol`(ProtocolDeclaration)
  case `extension`(ExtensionDeclaration)
  case `typealias`(TypealiasDeclaration)

  /// The declaration as the kind of type that it is; nil for extensions and typealiases.
  var nominal: (any NominalDeclaration)? {
    switch self {
    case .struct(let it): it
    case .enum(let it): it
    case .class(let it): it
    case .actor(let it): it
    case .protocol(let it): it
    case .extension, .typealias: nil
    }
  }

  /// Notes what the descriptions of a type's values compute with.
  mutating func describe(by magnitudes: [String: Precondition.Magnitude]) {
    switch self {
    case .struct(var it):
      it.members.describe(by: magnitudes)
      self = .struct(it)
    case .class(var it):
      it.members.describe(by: magnitudes)
      self = .class(it)
    case .actor(var it):
      it.members.describe(by: magnitudes)
      self = .actor(it)
    case .enum(var it):
      it.members.describe(by: magnitudes)
      self = .enum(it)
    case .protocol, .extension, .typealias: break
    }
  }

  /// The declaration as a typealias; nil for all others.
  var alias: TypealiasDeclaration? {
    if case .typealias(let it) = self { it } else { nil }
  }

  var header: DeclarationHeader {
    switch self {
    case .struct(let it): it.header
    case .enum(let it): it.header
    case .class(let it): it.header
    case .actor(let it): it.header
    case .protocol(let it): it.header
    case .extension(let it): it.header
    case .typealias(let it): it.header
    }
  }

  /// The name through all types around it; for an extension, the extended type's.
  var qualifiedName: String {
    switch self {
    case .struct(let it): it.qualifiedName
    case .enum(let it): it.qualifiedName
    case .class(let it): it.qualifiedName
    case .actor(let it): it.qualifiedName
    case .protocol(let it): it.qualifiedName
    case .extension(let it): it.qualifiedName
    case .typealias(let it): it.qualifiedName
    }
  }
}

/// All that one file declares, and what could not be read of it.
struct FileDeclarations: Sendable, Equatable {
  var file: String
  var imports: [ImportDeclaration] = []
  var declarations: [Declaration] = []
  /// The names of its functions and variables outside of any type.
  var globalNames: [String] = []
  /// The functions of its types that answer something of a value and take nothing, by their names,
  /// those that take something and answer whether it holds, as `contains(_:)`, and the static ones
  /// that answer something, as `Slug.isValid(_:)`: with the access of the one that is seen least.
  var queries: [String: AccessLevel] = [:]
  /// Its functions that may end the program, and what it adds to the library's types that may.
  var trappingMembers: [TrappingMember] = []
  /// The names of all of its functions, in types as well, where initialisers may call them.
  var functionNames: [String] = []
  /// Whether something in it may change files or run programs.
  var mayHaveSideEffects = false
  /// Its functions and properties that do so where they are called or set.
  var effectfulMembers: [EffectfulMember] = []
  /// Whether a type in it is a composition, as few are.
  var hasCompositions = false
  var diagnostics: [Diagnostic] = []
}
