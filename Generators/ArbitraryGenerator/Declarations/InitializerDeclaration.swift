/// An initialiser, written in a type, an extension or a protocol.
struct InitializerDeclaration: Sendable, Equatable {
  /// What a failing initialiser answers.
  enum Failability: String, Sendable {
    case never = ""
    case optional = "?"
    case implicitlyUnwrapped = "!"
  }

  var header: DeclarationHeader
  var failability = Failability.never
  var generics = Generics()
  var parameters: [Parameter] = []
  var effects = Effects()
  /// What it asks of its arguments and ends the program without.
  var demands = Demands()
  /// What tells which arguments it accepts, where it does not accept all.
  var clues = Rare<Clues>.none
  /// The variables with an initial value, or one from `init()`, that its body does not name, where
  /// that is the type's.
  var untouched: [String] = []
  /// What it makes of the members, where only initialisers set some.
  var keeping = Keeping()
  /// Whether it does nothing but end the program.
  var isUnimplemented = false
  /// Its body, with the braces: what that uses may stand in other files.
  var body = ""
  /// What it does to the machine that it runs on, by itself or by others of its file.
  var sideEffect: SideEffect?
}

/// What an initialiser makes of what it is given for the members.
struct Keeping: Sendable, Equatable {
  /// The members that it does not set to what it is given for them, or to what is the same the second
  /// time.
  var converted: [String] = []
  /// The members that it is given by parameters of other names, by those.
  var renamed: [String: String] = [:]
}

extension InitializerDeclaration {
  /// Whether it may reject what it takes.
  var isChecked: Bool { failability != .never || effects.canThrow }

  /// Whether it decodes: what that takes nobody draws.
  var isDecoding: Bool {
    parameters.count == 1 && parameters[0].label == "from"
      && parameters[0].type.description.hasSuffix("Decoder")
  }
}
