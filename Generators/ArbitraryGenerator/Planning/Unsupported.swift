/// Why no values of a type can be made.
enum Unsupported: Error, Sendable, Hashable {
  case function(String)
  case existential(String)
  /// A type of a protocol that neither the sources nor the library declare.
  case foreignProtocol(String)
  /// A protocol's type that a mock would stand for.
  case unmocked(String)
  /// A protocol's type whose mock leaves some of its associated types, the second, to who makes it.
  case unsettled(String, [String])
  /// A protocol's type whose mock would need another one of itself.
  case endlessMock(String)
  case metatype(String)
  case opaque(String)
  case pack(String)
  case inlineArray(String)
  case uninhabited(String)
  case bareArgument(String)
  /// A type with an argument, the second, that conforms on the main actor alone.
  case isolatedArgument(String, String)
  /// A type with an argument, the second, that is skipped, by its number where it may have values.
  case unmadeArgument(String, String, Int?)
  case unheld
  case skippedByHand
  /// A type, with its number.
  case skipped(String, Int)
  /// A type that is skipped, and made on an actor, where gens are not.
  case onActor(String)
  /// A type with a part, the second, that no source declares.
  case unknown(String, part: String)
  /// An associated type of a type of the sources.
  case untold(String)
  case endlessAlias(String)
  case notInferred
  case ofTheProgram(String)
  /// A sequence that fails with errors of one type, the second.
  case typedStream(String, error: String)
  /// A type all of whose values are alike, where a default says more.
  case constant(String)
  /// A type of the standard library or Foundation.
  case withoutGen(String)
  /// A protocol's type of what is set from outside.
  case injected(String)
  /// A type of Apple's frameworks, of which no more is known, and which may be a class.
  case ofFramework(String)
  /// A class of plain values, which nobody can conform: it may be inherited from.
  case object(String)
  case ownType(String)
  /// A type all of whose values would hold another one that is made as well.
  case withoutEnd(String)
  case writtenBack(String)
  case sent(String)
  case wrapped
  /// In a wrapper that the memberwise initialiser has by itself.
  case ownWrapper
  /// A value that a result builder makes, of which the memberwise initialiser takes a closure.
  case built
  case variadic(String)
  /// A parameter with a wrapper that may be handed in itself.
  case projected(String)
  /// A collection that its label says to hold nothing twice.
  case unique(String)
  /// A type that the compiler warns of, where there is something else.
  case deprecated(String)
  case generic(String)
  /// A property whose setter or observers may end the program, with its qualified name.
  case checkedWhereSet(String)

  /// Whether the member is such a property.
  var isChecked: Bool { if case .checkedWhereSet = self { true } else { false } }

  /// Words behind "its member `x` is".
  var text: String {
    switch self {
    case .function(let type): "a function, `\(type.bare)`"
    case .existential(let type), .unmocked(let type):
      "of protocol type, `\(type.bare)`, which no type that can be made conforms to"
    case .unsettled(let type, let names):
      "of protocol type, `\(type.bare)`, whose mock leaves "
        + names.map { "`\($0.bare)`" }.joined(separator: " and ") + " open"
    case .foreignProtocol(let type):
      "of protocol type, `\(type.bare)`, which is not in the sources"
    case .endlessMock(let type):
      "of protocol type, `\(type.bare)`, whose mock has no end: what it answers may hold "
        + "another one"
    case .metatype(let type): "a metatype, `\(type.bare)`"
    case .opaque(let type): "of opaque type, `\(type.bare)`"
    case .pack(let type): "a parameter pack, `\(type.bare)`"
    case .inlineArray(let type): "an inline array, `\(type.bare)`"
    case .uninhabited(let type): "of type `\(type.bare)`, which has no values"
    case .bareArgument(let type):
      "of a generic type with the argument `\(type.bare)`, which conforms to nothing"
    case .isolatedArgument(let type, let argument):
      "of type `\(type.bare)`, and `\(argument.bare)` conforms on the main actor alone"
    case .unmadeArgument(let type, let argument, let id):
      "of type `\(type.bare)`, and `\(argument.bare)` \(id == nil ? "has no values" : "is skipped")"
    case .unheld: "a weak or unowned reference to what nothing else holds"
    case .skippedByHand: "skipped by a comment"
    case .skipped(let type, _): "of type `\(type.bare)`, which is skipped as well"
    case .onActor(let type): "of type `\(type.bare)`, which is on an actor, and skipped as well"
    case .unknown(let type, _): "of type `\(type.bare)`, which is not in the sources"
    case .untold(let type): "of type `\(type.bare)`, which only the compiler infers"
    case .endlessAlias(let type): "of type `\(type.bare)`, a typealias of itself"
    case .notInferred: "without a type that can be read off its declaration"
    case .ofTheProgram(let type):
      "of type `\(type.bare)`, which stands for something of the running program"
    case .typedStream(let type, let error):
      "of type `\(type.bare)`, and no stream of the library fails with `\(error.bare)` alone"
    case .constant(let type): "of type `\(type.bare)`, all of whose values are alike"
    case .withoutGen(let type), .ofFramework(let type):
      "of type `\(type.bare)`, which there is no gen for"
    case .injected(let type):
      "of protocol type, `\(type.bare)`, and set by others than initialisers"
    case .object(let type): "of type `\(type.bare)`, a class that there is no gen for"
    case .ownType(let type): "a `\(type.bare)` itself"
    case .withoutEnd(let type): "of type `\(type.bare)`, where each value would hold another one"
    case .writtenBack(let type): "written back to, `\(type.bare)`"
    case .wrapped: "in a wrapper that is made of something else than its value"
    case .ownWrapper: "in a property wrapper that is made without a value"
    case .built: "made by a result builder"
    case .variadic(let type): "any number of `\(type.bare)`, and none is given"
    case .projected(let wrapper):
      "wrapped by `@\(wrapper.bare)`, which has `init(projectedValue:)`: the compiler calls it in no "
        + "other module"
    case .unique(let type): "of type `\(type.bare)`, in which nothing may come twice"
    case .deprecated(let type): "of type `\(type.bare)`, which is deprecated"
    case .sent(let type): "made of what is sent, `\(type.bare)`"
    case .generic(let type): "of type `\(type.bare)`, which each call chooses"
    case .checkedWhereSet: "checked where it is set, which may end the program"
    }
  }

  /// Whether it is about a type of the library, which can be named anywhere.
  var isOfLibrary: Bool {
    switch self {
    case .ofTheProgram, .withoutGen, .ofFramework, .object: true
    default: false
    }
  }

  /// Whether nobody misses other values than the default: somebody asked for that, or there are none.
  var isNoLoss: Bool {
    switch self {
    case .constant, .skippedByHand: true
    default: false
    }
  }

  /// What to do about it, where there is more to say than that values can be made by hand.
  var hint: String? {
    switch self {
    case .unmocked(let type):
      "conform a type to it, or write `/// @mockable` above `\(type.dropFirst("any ".count).bare)`"
    case .unsettled(let type, let names):
      "settle it, `/// @mockable(typealias: \(names.map { "\($0) = …" }.joined(separator: "; ")))`, "
        + "above `\(type.dropFirst("any ".count).bare)`"
    case .withoutGen(let type):
      "conform it by hand, in the tests or an included file: `extension \(type): @retroactive Arbitrary`"
    case .unknown(_, let part):
      "conform it by hand, in the tests or an included file: `extension \(part): @retroactive Arbitrary`"
    case .isolatedArgument(_, let argument): "declare `\(argument.bare)` as `nonisolated`"
    case .onActor: "draw what both are made of, and make them on the actor"
    case .uninhabited: "nothing can be made of it"
    case .checkedWhereSet(let name): "override `\(name.bare)` with a gen of what it accepts"
    case .injected: "set it in the property, or have an initialiser take it"
    case .skippedByHand: "give it a value to keep, or delete the comment"
    default: nil
    }
  }
}
