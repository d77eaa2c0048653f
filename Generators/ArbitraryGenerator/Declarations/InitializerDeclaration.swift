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
  /// What it ends the program without, as far as that is said of its parameters alone.
  var preconditions: [Precondition] = []
  /// Whether it does nothing but end the program.
  var isUnimplemented = false
}
