/// A type of the sources with all that is said about it in any file.
///
/// The index fills it in and nothing changes it afterwards; it is an object because it is large and
/// handed around much.
final class IndexedType {
  enum Kind: Sendable { case `struct`, `enum`, `class`, actor, `protocol` }

  /// Its number.
  let id: Int
  let home: IndexedModule
  let name: String
  private(set) var qualifiedName: String
  let header: DeclarationHeader
  let generics: Generics
  @exclusivity(unchecked) var inheritance: [TypeSyntax]
  /// A protocol's, in order.
  let primaryAssociatedTypes: [String]
  @exclusivity(unchecked) var members: Members
  private(set) var enclosingName: String?
  /// The attribute of the global actor that it is on; nil where it is on none.
  var isolation: String?
  /// All generic parameters that it sees, outermost first.
  var parameters: [GenericParameter] = []
  /// The type in its own scope, with its generic parameters as arguments.
  var path: [ResolvedType.Component] = []
  // Checks of exclusive access would cost more than what is looked at.
  @exclusivity(unchecked) private var additions = Rare<Additions>.none
  /// What a protocol stands for that no source declares; nil for what they do.
  var composition: Composition?
  /// The element of a collection, where its subscript tells.
  @exclusivity(unchecked) var element: TypeSyntax?
  /// What it inherits and conforms to for all of its arguments, in its declaration and extensions.
  @exclusivity(unchecked) var conformances: [TypeSyntax]
  /// The type around it, where that is in the sources; `enclosingName` tells of others, too.
  var enclosing: Int?
  // What takes a byte stands together, as there are many types.
  let kind: Kind
  /// Its level, or that of a type around it if that is lower; what is public for some groups of
  /// clients alone counts as internal, since no public signature may name it.
  var access: AccessLevel
  /// Whether others may have its name, under another condition or by mistake.
  @exclusivity(unchecked) var mayHaveNamesakes = false
  /// Whether stored properties have attributes, which may be wrappers: few types have such.
  var mayHaveWrappers = false
  /// Whether its mock's name begins with its module, to tell it from those of other modules' types.
  @exclusivity(unchecked) var namesModuleOfMock = false
  /// Whether an extension has it `Sendable` for some of its arguments.
  @exclusivity(unchecked) var isSendableForSome = false
  /// Whether it conforms to some protocol where its generic arguments do.
  @exclusivity(unchecked) var conformsForSome = false
  /// Whether an extension has it `Copyable` where its arguments are, as its declaration has it not.
  @exclusivity(unchecked) var isCopyableForSome = false
  @exclusivity(unchecked) var handwritten: Conformances = []

  /// A type by its declaration; `qualifiedName` is that inside its module.
  init(
    _ declaration: borrowing some NominalDeclaration, kind: Kind, id: Int, qualifiedName: String,
    in home: IndexedModule
  ) {
    self.kind = kind
    self.id = id
    self.home = home
    self.qualifiedName = qualifiedName
    name = declaration.name
    header = declaration.header
    generics = declaration.generics
    inheritance = declaration.inheritance
    primaryAssociatedTypes = declaration.primaryAssociatedTypes
    members = declaration.members
    element = members.element
    enclosingName = declaration.enclosing
    access = declaration.header.access
    if !declaration.header.clientGroups.isEmpty { access = min(access, .internal) }
    conformances = declaration.inheritance
    if kind == .protocol { conformances += generics.asked(of: "Self") }
  }

  /// Says by what name it is known inside of its module.
  func rename(_ name: String) { qualifiedName = name }

  /// Says by what name it is known that the type around it, or around that, is extended.
  func rename(inside enclosing: String) {
    enclosingName = enclosing
    qualifiedName = "\(enclosing).\(name)"
  }
}

// MARK: - What extensions add

extension IndexedType {
  /// What few types have from extensions of theirs, or of the type around them.
  struct Additions: RareValues {
    /// Initialisers that hold for every value of the type.
    var initializers: [InitializerDeclaration] = []
    /// Static functions that make its values, for all of its arguments and under no further condition.
    var makers: [FunctionDeclaration] = []
    /// Static properties.
    var statics: [PropertyDeclaration] = []
    /// Names of properties.
    var names: Set<String> = []
    /// Names of those of them that cannot be seen from where code is generated.
    var hiddenNames: Set<String> = []
    /// The types of those that its values have, where they are written.
    var types: [String: TypeSyntax] = [:]
    /// What its parameters stand for in the special case of a generic type that the extension is of.
    var settledParameters: [String: TypeSyntax] = [:]
    /// The conditions of what extensions conform it to under some, by last names.
    var conditionalNames: [String: [[String]]] = [:]
    /// What it is conformed to by hand under conditions besides.
    var handwrittenBranches: [Conformances.Branch] = []
  }

  var extensionInitializers: [InitializerDeclaration] { added(\.initializers) ?? [] }
  var extensionMakers: [FunctionDeclaration] { added(\.makers) ?? [] }
  var extensionStatics: [PropertyDeclaration] { added(\.statics) ?? [] }
  var extensionNames: Set<String> { added(\.names) ?? [] }
  var hiddenExtensionNames: Set<String> { added(\.hiddenNames) ?? [] }
  var extensionTypes: [String: TypeSyntax] { added(\.types) ?? [:] }
  var settledParameters: [String: TypeSyntax] { added(\.settledParameters) ?? [:] }
  var conditionalNames: [String: [[String]]] { added(\.conditionalNames) ?? [:] }
  var handwrittenBranches: [Conformances.Branch] { added(\.handwrittenBranches) ?? [] }

  @inline(__always)
  private func added<Part>(_ part: (Additions) -> Part) -> Part? {
    additions.isEmpty ? nil : part(additions.values)
  }

  /// Takes what an extension adds.
  func add(_ change: (inout Additions) -> Void) { additions.update(change) }
}

extension IndexedType {
  /// What its generic parameters stand for in a type that is written by a path; of two of one name it
  /// sees the inner one.
  func given(_ path: [ResolvedType.Component]) -> [String: ResolvedType] {
    guard !parameters.isEmpty else { return [:] }
    let lent = path.flatMap(\.lent).map { ($0.name, $0.type) }
    return Dictionary(
      zip(parameters.map(\.name), path.flatMap(\.arguments)) + lent,
      uniquingKeysWith: { _, inner in inner })
  }

  /// Whether a property has the name, in the type or an extension.
  func hasMember(_ name: String) -> Bool {
    extensionNames.contains(name) || members.properties.contains { $0.name == name }
  }

  /// The type of a property that its values have, in the type or an extension, where that is told.
  func type(ofProperty name: String) -> TypeSyntax? {
    members.properties.first { $0.name == name && !$0.isStatic }?.type ?? extensionTypes[name]
  }

  var module: String? { home.name }
  var file: String { header.location.file }

  /// Whether a person has its values drawn.
  var isDrawnByHand: Bool { handwritten.contains(.arbitrary) }

  /// Whether it is a class that can be subclassed: such a class cannot conform to what promises
  /// values of `Self`.
  var isOpen: Bool {
    kind == .class && !header.modifiers.contains(.final) && !isDrawnByHand
  }

  /// Whether its values end with the call that is handed them.
  var isNonescapable: Bool {
    kind != .protocol && inheritance.contains { $0.suppresses { $0 == "Escapable" } }
  }

  /// Whether values are objects.
  var isReference: Bool { kind == .class || kind == .actor }
}

extension DeclarationHeader.Surrounding {
  /// What an extension says that the parameters of its generic type stand for.
  func settled(_ names: [String]) -> [String: TypeSyntax] {
    var settled: [String: TypeSyntax] = [:]
    for (name, argument) in zip(names, arguments) { settled[name] = argument }
    for requirement in requirements where requirement.relation == .equals {
      if case .named(let name, []) = requirement.left, names.contains(name) {
        settled[name] = requirement.right
      } else if case .named(let name, []) = requirement.right, names.contains(name) {
        settled[name] = requirement.left
      }
    }
    return settled
  }
}
