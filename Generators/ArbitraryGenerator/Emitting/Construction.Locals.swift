extension Construction {
  /// How arguments become constants before the call.
  struct Locals {
    /// All arguments, those of types that only the compiler can know, some by their names, or none.
    enum Arguments {
      case all, unknown, none
      case named([String])
    }

    /// Whether their types are written, as literals need it.
    var isTyped: Bool
    /// Which arguments become constants.
    var split: Arguments
    /// For which arguments the compiler's errors are shown where they belong.
    var located: Arguments
    /// The name of what they are drawn from, which no constant may have; nil where they are not drawn.
    var choices: String?
    /// The statement for where the preconditions do not hold; nil where the call is made in any case.
    var refusal: SourceLine?

    func splits(_ argument: Argument) -> Bool {
      switch split {
      case .all: true
      case .unknown: argument.type.hasUnknown
      case .named(let names): names.contains(argument.name)
      case .none: false
      }
    }

    func location(_ argument: Argument) -> SourceLocation? {
      switch located {
      case .all: argument.errorLocation
      case .unknown: argument.unknownLocation
      case .named(let names): names.contains(argument.name) ? argument.errorLocation : nil
      case .none: nil
      }
    }

    func name(_ argument: Argument) -> String {
      argument.name == choices ? "\(argument.name)Value" : argument.quotedName
    }
  }
}
