/// What a property does where it is set.
struct SetterBody {
  /// Which of the members it is.
  var property: Int
  /// What its body calls the new value, or in `didSet` the old one.
  var value: String
  var body: Range<Int>
}

/// Where the parser is: in a file, or in the body of a type, protocol or extension.
struct Scope {
  enum Kind { case file, type, `enum`, `protocol` }

  var kind = Kind.file
  /// The qualified name of the type or extended type around, nil in a file.
  var name: String?
  /// The access level of what states none: that of an extension or protocol.
  var defaultAccess = AccessLevel.internal
  /// How many conditions were open before the body started.
  var outerConditions = 0
  /// The extension whose body it is.
  var surrounding: DeclarationHeader.Surrounding?
  /// Whether a mock may override the functions of the class whose body it is.
  var isOpenClass = false
  var members = Members()
  /// The bodies of the initialisers among them; empty for those that have none.
  var bodies: [Range<Int>] = []
  /// What is run where those of the properties are set that compute or observe that.
  var setters: [SetterBody] = []

  /// Whether it is the body of a type or protocol itself, and of no extension.
  var isOfType: Bool { kind != .file && surrounding == nil }

  /// Whether a type may be the one around, by its name.
  func mayBe(_ type: TypeSyntax?) -> Bool {
    guard let written = type?.lastName, let name else { return false }
    return written == "Self" || written == name || name.hasSuffix(".\(written)")
  }
}
