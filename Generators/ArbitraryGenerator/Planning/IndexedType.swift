/// A type of the sources with all that is said about it in any file.
struct IndexedType: Sendable {
  enum Kind: Sendable { case `struct`, `enum`, `class`, actor, `protocol` }

  /// What is conformed to by hand.
  struct Conformances: OptionSet, Sendable {
    let rawValue: UInt8
    static let providable = Conformances(rawValue: 1)
    static let arbitrary = Conformances(rawValue: 2)
  }

  var kind: Kind
  /// Its number.
  var id: Int
  var module: String?
  var file: String
  var name: String
  var qualifiedName: String
  var header: DeclarationHeader
  var generics: Generics
  var inheritance: [TypeSyntax]
  var members: Members
  /// The type around it, where that is in the sources, and its text where it is not.
  var enclosing: Int?
  var enclosingName: String?
  /// Its level, or that of a type around it if that is lower.
  var access: AccessLevel
  /// The names of all generic parameters that it sees, outermost first.
  var parameters: [String] = []
  /// Initialisers in extensions that hold for every value of the type.
  var extensionInitializers: [InitializerDeclaration] = []
  /// Names of properties in extensions.
  var extensionNames: Set<String> = []
  var handwritten: Conformances = []
}

extension IndexedType {
  init(
    _ declaration: any NominalDeclaration, kind: Kind, id: Int, module: String?, file: String
  ) {
    self.init(
      kind: kind, id: id, module: module, file: file, name: declaration.name,
      qualifiedName: declaration.qualifiedName, header: declaration.header,
      generics: declaration.generics, inheritance: declaration.inheritance,
      members: declaration.members, enclosingName: declaration.enclosing,
      access: declaration.header.access, handwritten: Conformances(declaration.inheritance))
  }
}

extension IndexedType.Conformances {
  /// What an inheritance clause says.
  init(_ inheritance: [TypeSyntax]) {
    self = []
    for type in inheritance {
      switch type.qualifiedName {
      case "Providable", "FactoryCheck.Providable": insert(.providable)
      case "Arbitrary", "FactoryCheck.Arbitrary": insert(.arbitrary)
      default: continue
      }
    }
  }
}
