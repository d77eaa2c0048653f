/// Plans parameters that handlers may not take as they are: those with words before their types,
/// and those of types that are generic, or end with the call.
struct MockParameterPlanner {
  let mock: MockPlan
  let index: DeclarationIndex
  let scope: IndexedType
  /// The generic parameters of what is called, which a handler does not know.
  let open: Set<String>
  /// The associated types that are one type for the mock.
  let settled: [String: TypeSyntax]

  /// Types of the standard library whose values end with the call.
  private static let nonescapable: Set = [
    "MutableRawSpan", "MutableSpan", "OutputRawSpan", "OutputSpan", "RawSpan", "Span", "UTF8Span",
  ]

  /// Few names end like those of the library, and few sources have some of their own.
  static func isNonescapable(_ name: String, in index: DeclarationIndex) -> Bool {
    name.utf8.last == UInt8(ascii: "n") && nonescapable.contains(name)
      || index.hasNonescapables && index.nonescapableNames.contains(name)
  }

  /// The name of what an optional function holds.
  private static let wrapped = "function"

  /// The name of a function that another one answers.
  private static let answered = "answered"

  /// The words that no handler's parameter has.
  private static let ofNoHandler = ["@autoclosure", "isolated", "sending"]

  /// - Parameter original: The type as it is written.
  func parameter(
    _ declaration: MockParameter.Declaration, of original: TypeSyntax
  ) -> MockParameter {
    let written = declaration.type
    let type = written.mentions(open) ? index.unaliased(written, from: scope) : written
    let words = type.specifiers
    let isErased = type.mentions(open) || type.isOpaque
    let erased = declaration.isVariadic ? .array(type.erased(open)) : type.erased(open)
    // As the value of another type, what is borrowed would be consumed.
    let isCopied = isErased && words.contains("borrowing")
    let handled = erased.without(dropped(of: type) + (isCopied ? ["borrowing"] : []))
    // `(Void) -> Int` reads as a function of nothing, and calling it with a value is a warning.
    let handlerType = handled.isVoid ? "()" : handled.description
    let isInout = words.contains("inout")
    return MockParameter(
      declaration, handlerType: handlerType,
      recordedType: !isKept(original, as: type)
        ? nil
        : words.isEmpty ? handlerType : recorded(erased).description,
      wrapper: isCopied
        ? "copy \(declaration.name)"
        : isErased ? wrapper(of: declaration.name, as: type) : nil,
      erasedCopy: isInout && isErased ? "\(declaration.name.nameStem)Copy" : nil,
      isInout: isInout, namesOptional: index.namesOptional(type, from: scope, where: settled))
  }

  /// The type of what is kept: only in front of a parameter's type may `@Sendable` stand before a
  /// function that a typealias names.
  private func recorded(_ type: TypeSyntax) -> TypeSyntax {
    let kept = type.without(TypeSyntax.ofParameters)
    return kept.functionParts == nil ? kept.without(["@Sendable"]) : kept
  }

  /// Whether a value may outlive the call.
  private func isKept(_ written: TypeSyntax, as type: TypeSyntax) -> Bool {
    let words = type.specifiers
    return !words.contains("borrowing") && !words.contains("consuming")
      && !isNonescaping(written) && !type.mentions { Self.isNonescapable($0, in: index) }
      && !isWrappedTyped(type) && !isNotCopyable(type)
  }

  /// Whether the sources declare the type as one that is not copyable, for which a word stands before
  /// it, or not escapable.
  private func isNotCopyable(_ type: TypeSyntax) -> Bool {
    guard index.hasNonescapables || !type.specifiers.isEmpty,
      let name = type.unattributed.qualifiedName,
      case .type(let id)? = index.lookUp(name, from: scope)
    else { return false }
    return index.types[id].inheritance.contains(where: \.suppressesCopies)
  }

  /// Whether a closure stands in its place that throws one type, of which the compiler makes no
  /// value of a generic type: it crashes.
  private func isWrappedTyped(_ type: TypeSyntax) -> Bool {
    guard let function = (type.optionalPart ?? type).functionParts else { return false }
    return function.effects.isTyped && function.parameters.contains { $0.type.mentions(open) }
  }

  /// What a handler is handed in place of a function that takes a generic parameter, or of an
  /// optional one.
  private func wrapper(of name: String, as type: TypeSyntax) -> String? {
    if let function = type.optionalPart {
      return wrapper(of: Self.wrapped, as: function).map {
        "\(name).map { \(Self.wrapped) in \($0) }"
      }
    }
    guard let function = type.functionParts, isWrapped(function) else { return nil }
    let isKept = name == Self.wrapped || type.specifiers.contains("@escaping")
    guard !isKept || !type.isSendable || !function.isCast(in: index) || answersWrapped(function)
    else {
      mock.castsFunctions = true
      return "MockAnswer.casting(\(name))"
    }
    // Inside of the closure that unwraps it, the compiler infers no actor.
    let actor = name == Self.wrapped ? type.unparenthesized.isolation : []
    return wrapper(of: name, function, on: actor)
  }

  /// Whether a function, or one that it answers, takes a generic parameter.
  private func isWrapped(_ function: TypeSyntax.FunctionParts) -> Bool {
    function.parameters.contains { $0.type.mentions(open) } || answersWrapped(function)
  }

  private func answersWrapped(_ function: TypeSyntax.FunctionParts) -> Bool {
    (function.result.optionalPart ?? function.result).functionParts.map(isWrapped) ?? false
  }

  /// The words that a handler's parameter goes without. What the sources declare as copyable may be
  /// used there as often as one likes; what they do not know may have to be consumed.
  private func dropped(of type: TypeSyntax) -> [String] {
    guard case .attributed = type, let name = type.unattributed.qualifiedName,
      case .type(let id)? = index.lookUp(name, from: scope),
      !index.types[id].inheritance.contains(where: \.suppressesCopies)
    else { return Self.ofNoHandler }
    return Self.ofNoHandler + ["consuming"]
  }

  /// A function that takes what is known, around one that takes a generic parameter.
  private func wrapper(
    of name: String, _ function: TypeSyntax.FunctionParts, on actor: [String]
  ) -> String {
    // A handler knows no generic error, and a closure that throws one crashes where it is called as
    // one that throws any.
    let isTyped = function.effects.isTyped && function.effects.thrownType?.mentions(open) != true
    let answer = wrapper(of: Self.answered, as: function.result)
    let isNamed =
      function.hasFunction(of: open) || function.changes(open) || isTyped || answer != nil
    let names = function.parameters.indices.map { isNamed ? "given\($0)" : "$\($0)" }
    let arguments = zip(names, function.parameters).map { known($0, as: $1.type) }
    let words = actor + (isNamed ? [function.head(names, isTyped: isTyped)] : [])
    let head = words.isEmpty ? "" : "\(words.joined(separator: " ")) in "
    let call = "\(function.effects.marks)\(name)(\(arguments.joined(separator: ", ")))"
    let copies = copies(of: names, function)
    if let answer {
      return "{ \(head)\(copies)let \(Self.answered) = \(call); return \(answer) }"
    }
    return "{ \(head)\(copies)\(copies.isEmpty ? "" : "return ")\(call) }"
  }

  /// Statements that copy what is changed to variables of the generic types, and back at the end.
  private func copies(of names: [String], _ function: TypeSyntax.FunctionParts) -> String {
    var statements = ""
    for (name, parameter) in zip(names, function.parameters)
    where parameter.type.isChanged && parameter.type.mentions(open) {
      let type = parameter.type.without(["inout"])
      statements += "var \(name)Copy: \(type) = \(cast(name, from: type)); "
      statements += "defer { \(name) = \(name)Copy }; "
    }
    return statements
  }

  /// What is known, as the generic type that it has to be; a function may not outlive the call, and
  /// is called by one of that type.
  private func known(_ name: String, as type: TypeSyntax) -> String {
    if type.isChanged { return "&\(name)\(type.mentions(open) ? "Copy" : "")" }
    guard type.mentions(open) else { return name }
    guard let function = type.functionParts else { return cast(name, from: type) }
    let isNamed = function.effects.isTyped
    let names = function.parameters.indices.map { isNamed ? "inner\($0)" : "$\($0)" }
    let head = isNamed ? "\(function.head(names, isTyped: isNamed)) in " : ""
    let call = "\(function.effects.marks)\(name)(\(names.joined(separator: ", ")))"
    let result = function.result.mentions(open) ? cast(call, from: function.result) : call
    return "{ \(head)\(result) }"
  }

  /// The cast of a value of the type that is known; an optional stays one.
  private func cast(_ value: String, from type: TypeSyntax) -> String {
    mock.castsValues = true
    let isOptional = type.erased(open).description.hasSuffix("?")
    return "MockAnswer.cast(\(value)\(isOptional ? " as Any" : ""))"
  }

  /// Whether the type is that of a function which ends with the call.
  private func isNonescaping(_ type: TypeSyntax) -> Bool {
    !type.specifiers.contains("@escaping") && index.isFunction(type, from: scope, where: settled)
  }
}

extension TypeSyntax.FunctionParts {
  /// What a closure of the type begins with: the compiler infers all effects but typed ones.
  fileprivate func head(_ names: [String], isTyped: Bool) -> String {
    let names = names.joined(separator: ", ")
    return isTyped ? "(\(names)) \(effects)" : names
  }

  /// Whether a function is taken that some types are part of.
  fileprivate func hasFunction(of open: Set<String>) -> Bool {
    parameters.contains { $0.type.functionParts != nil && $0.type.mentions(open) }
  }

  /// Whether what casts functions takes it: a function of one value or two that are copied.
  fileprivate func isCast(in index: DeclarationIndex) -> Bool {
    (1...2).contains(parameters.count)
      && parameters.allSatisfy { $0.type.specifiers.isEmpty && $0.type.functionParts == nil }
      && !parameters.contains { parameter in
        parameter.type.mentions { MockParameterPlanner.isNonescapable($0, in: index) }
      }
      && result.optionalPart == nil && !effects.isTyped
  }

  /// Whether a value that some types are part of is changed.
  fileprivate func changes(_ open: Set<String>) -> Bool {
    parameters.contains { $0.type.isChanged && $0.type.mentions(open) }
  }
}

extension Effects {
  /// What stands before a call.
  fileprivate var marks: String { (canThrow ? "try " : "") + (isAsync ? "await " : "") }

  fileprivate var isTyped: Bool { if case .typed = throwing { true } else { false } }
}

extension TypeSyntax {
  fileprivate var isChanged: Bool { specifiers.contains("inout") }

  /// Whether it is a function for several tasks, and on no actor. A closure around it would be one
  /// as well, and the compiler warns of those that know of a type which conforms to something.
  fileprivate var isSendable: Bool {
    let words = unparenthesized.specifiers.filter { $0 != "@escaping" }
    return words == ["@Sendable"]
  }

  /// Words that only a parameter's type can have.
  static let ofParameters = [
    "@autoclosure", "@escaping", "inout", "borrowing", "consuming", "isolated", "sending",
    "__owned", "__shared",
  ]

  /// What stands in front of the type.
  var specifiers: [String] {
    if case .attributed(let words, _) = self { words } else { [] }
  }

  /// The attributes of a function on a global actor, but `@escaping`: `@MainActor`.
  fileprivate var isolation: [String] {
    guard specifiers.contains(where: \.isNameOfGlobalActor) else { return [] }
    return specifiers.filter { $0 != "@escaping" }
  }

  /// The type that an optional wraps.
  var optionalPart: TypeSyntax? {
    switch self {
    case .optional(let type), .implicitlyUnwrapped(let type): type
    case .attributed(_, let type): type.optionalPart
    case .tuple where unparenthesized != self: unparenthesized.optionalPart
    default: nil
    }
  }

  fileprivate var isOpaque: Bool {
    switch self {
    case .some: true
    case .attributed(_, let type), .optional(let type): type.isOpaque
    case .tuple where unparenthesized != self: unparenthesized.isOpaque
    default: false
    }
  }

  /// The type without some words in front of it.
  func without(_ dropped: [String]) -> TypeSyntax {
    guard case .attributed(let words, let type) = self else { return self }
    let left = words.filter { !dropped.contains($0) }
    return left.isEmpty ? type : .attributed(left, type)
  }
}
