/// Why a type, or a part of it, is not generated.
enum PlanningNote: Error, Sendable, Hashable {
  case unclearModule([String])
  /// In a folder beside the module's own.
  case beside(String, module: String)
  /// Less than what is generated for.
  case notVisible(AccessLevel, to: AccessLevel)
  case notCopyable
  /// It can be copied.
  case notEscapable
  /// Gens of types with packs crash the compiler (6.3) in many places.
  case packParameter
  /// Its factories are generic functions of their own.
  case openWithValue
  /// Extensions in other modules are not given what the type asks of its parameter.
  case preconcurrencyParameter
  case unavailable
  case distributed
  case namedAsParameter
  /// One of its parameters hides that of a type around it.
  case hidesParameter(String)
  case hidesModule(String)
  case tooManyConditions
  /// In the same file or in another one.
  case duplicate(first: SourceLocation, isInFile: Bool)
  case insideProtocol
  case inSpecialCase
  case insideForeign
  /// One that is seen so far would do.
  case noInitializer(for: AccessLevel)
  /// One that is seen stands under `#if`, and none where that does not hold.
  case conditionalInitializer(Condition)
  /// What holds an enumeration would not be made where there is no value of it.
  case conditionalCases([String])
  /// All that are seen do nothing but end the program.
  case unimplementedInitializer
  /// The arguments that somebody has to write gens of for it to be called, by their types.
  case sideEffect(SideEffect, of: [String])
  case limitedInitializer
  /// Comments skip all of its initialisers, or cases.
  case allSkipped(String)
  case limitedCases
  /// All that are seen are generic, or hold for some of its types only, as this one does.
  case genericInitializer(String, isGeneric: Bool)
  case asynchronousInitializer
  /// A class that is not in the sources, which may be one of Apple's frameworks.
  case unknownSuperclass(String, isOfPlatforms: Bool)
  case isolatedInitializer
  /// It makes itself of what it decodes alone, on the main actor.
  case isolatedDecoding
  case member(String, Unsupported)
  case parameter(String, Unsupported)
  case payload(String, Unsupported)
  case keepsDefault(Omission)
  case mayEndProgram(Precondition)
  case mayFindNothing(SideEffect)
  case leavesOut(String, Unsupported)
  case forbidsCase(String)
  /// What makes a type takes nothing for these members.
  case singleValue(of: [String])
  case endless
  case onlyArbitrary
  case onlyArbitraryAsAsked(SideEffect)
  /// A type with gens and no fixed value is a part of it: what the sources can add to that.
  case onlyArbitraryThrough(String, conformance: String?)
  case endlessFixedValue
}

extension PlanningNote {
  func diagnostic(for type: IndexedType) -> Diagnostic {
    let name = type.qualifiedName
    return Diagnostic(
      severity, at: type.header.location, "`\(name.bare)` \(message)",
      hint: hint(for: name, isOpen: type.isOpen))
  }

  /// For what is about a whole file.
  func diagnostic(in file: String) -> Diagnostic {
    Diagnostic(
      severity, at: SourceLocation(file: file, line: 1, column: 1), "this file \(message)",
      hint: hint(for: "…"))
  }

  private var severity: Diagnostic.Severity {
    switch self {
    case .unclearModule: .error
    case .beside, .duplicate, .endless: .warning
    default: .note
    }
  }

  private var message: String {
    switch self {
    case .unclearModule: "lies in no folder, or in several, with the name of a testable"
    case .beside(let folder, let module):
      "lies beside `\(folder)`, and is taken for a part of `\(module)`"
    case .notVisible(let level, _): "is skipped: it is \(level.rawValue)"
    case .notCopyable: "is skipped: it is not copyable"
    case .notEscapable: "is skipped: it is not escapable"
    case .packParameter: "is skipped: it has a parameter pack"
    case .openWithValue: "is skipped: it is not final, and has a value as generic parameter"
    case .preconcurrencyParameter:
      "is skipped: it is `@preconcurrency`, and a generic parameter of it has to be `Sendable`"
    case .unavailable: "is skipped: it is marked as unavailable"
    case .distributed: "is skipped: it is a distributed actor, and made with a system of such"
    case .namedAsParameter: "is skipped: inside of `Factory<T>`, its name means another type"
    case .tooManyConditions:
      "is skipped: its members stand under more than \(Variant.mostConditions) `#if` conditions"
    case .duplicate(let first, _): "is skipped here: it is declared before, at \(first)"
    case .hidesParameter(let name):
      "is skipped: its parameter `\(name)` hides that of a type around it"
    case .hidesModule(let name):
      "is skipped: its parameter `\(name)` is called as the module is, by which its types are named"
    case .insideProtocol: "is skipped: it is declared in an extension of a protocol"
    case .inSpecialCase: "is skipped: it stands in an extension of a generic type's special case"
    case .insideForeign:
      "is skipped: it stands in an extension of a generic type that is not in the sources"
    case .noInitializer: "is skipped: it has no initialiser that can be called here"
    case .conditionalInitializer(let condition):
      "is skipped: it has an initialiser that can be called here only under `#if \(condition.description)`"
    case .conditionalCases(let conditions):
      "is skipped: it has cases only under `#if \(Condition.text(of: conditions))`"
    case .unimplementedInitializer:
      "is skipped: its initialiser does nothing but end the program"
    case .sideEffect(let effect, _): "is skipped: its initialiser \(effect.text)"
    case .allSkipped(let parts): "is skipped: comments have all of its \(parts) skipped"
    case .limitedInitializer:
      "is skipped: its initialisers are deprecated, or not available everywhere"
    case .limitedCases: "is skipped: its cases are deprecated, or not available everywhere"
    case .genericInitializer(let name, isGeneric: true):
      "is skipped: its initialiser `\(name)` is generic, and no types are known that fit"
    case .genericInitializer(let name, isGeneric: false):
      "is skipped: its initialiser `\(name)` has a condition"
    case .asynchronousInitializer: "is skipped: its initialiser is asynchronous"
    case .unknownSuperclass(let name, _):
      "is skipped: it has no initialiser of its own, and inherits from `\(name.bare)`, which is not "
        + "in the sources"
    case .isolatedInitializer: "is skipped: its initialisers run on an actor"
    case .isolatedDecoding: "is skipped: it is decoded on an actor alone"
    case .member(let name, let reason): "is skipped: its member `\(name.bare)` is \(reason.text)"
    case .parameter(let name, let reason):
      "is skipped: the parameter `\(name.bare)` of its initialiser is \(reason.text)"
    case .payload(let name, let reason):
      "is skipped: a value of its case `\(name.bare)` is \(reason.text)"
    case .keepsDefault(let omission):
      "keeps `\(omission.name.bare)` at \(omission.text.map { "`\($0)`" } ?? "its default"), for it "
        + "is \(omission.reason.text)"
    case .mayEndProgram(let condition):
      "may end the program when it is drawn or provided: its initialiser relies on "
        + "`\(condition.source ?? condition.text)`, which gens cannot ask before the call"
    case .mayFindNothing(let effect):
      "may end the program when it is drawn or provided: its initialiser \(effect.text)"
    case .leavesOut(let name, let reason):
      "is never of its case `\(name.bare)`: a value of that is \(reason.text)"
    case .forbidsCase(let name):
      "is never of its case `\(name.bare)`: its members end the program for it"
    case .singleValue(let members):
      "has one value only: what makes it takes nothing for \(Self.list(members))"
    case .endless: "is skipped: it has no finite value, each one holds another"
    case .onlyArbitrary: "gets no fixed value: its initialiser may fail"
    case .onlyArbitraryAsAsked(let effect):
      "gets no fixed value: its initialiser \(effect.text)"
    case .endlessFixedValue:
      "gets no fixed value: each would hold another, in a generic type whose own holds one"
    case .onlyArbitraryThrough(let name, _): "gets no fixed value: `\(name.bare)` has none"
    }
  }

  /// - Parameter isOpen: Whether it is a class that can be subclassed, which conforms to nothing.
  private func hint(for type: String, isOpen: Bool = false) -> String {
    let final = isOpen ? "make it `final` and " : ""
    let byHand = "\(final)conform it by hand: `extension \(type): Arbitrary`"
    if let hint = reason?.hint { return hint }
    if reason == .notInferred {
      return "write out its type, or \(byHand)"
    }
    return switch self {
    case .unclearModule(let testables):
      "put it below one of \(testables.map { "`\($0)`" }.joined(separator: ", ")), exclude it, or "
        + "name the folder in the settings: `testables: { \(testables[0]): Sources/Other }`; what the "
        + "tests declare imports one of them"
    case .beside: "exclude its folder, or name its module in `testables` as well"
    case .notVisible(_, let reach): "make it \(reach.rawValue), or leave it to a type that is"
    case .unknownSuperclass(_, isOfPlatforms: true):
      "draw what it shows or keeps, and make it in the property"
    case .unknownSuperclass(let name, isOfPlatforms: false):
      "include the file that declares `\(name.bare)`, or \(byHand)"
    case .isolatedInitializer:
      "make an initialiser `nonisolated`, or draw its parts and make it on the actor"
    case .isolatedDecoding: "declare it as `nonisolated`, or \(byHand)"
    case .noInitializer(let level):
      "declare an initialiser that is \(level.rawValue), or \(byHand)"
    case .conditionalInitializer(let condition):
      "declare one without a condition, or \(final)conform it by hand under the same: "
        + "`#if \(condition.description)`, `extension \(type): Arbitrary`"
    case .conditionalCases(let conditions):
      "declare one without a condition, or conform it by hand under the same: "
        + "`#if \(Condition.text(of: conditions))`, `extension \(type): Arbitrary`"
    case .sideEffect(_, of: let arguments) where !arguments.isEmpty:
      "override \(arguments.map { "`\($0)`" }.joined(separator: " and ")) with a gen of what it may "
        + "be called with, or \(byHand)"
    case .unimplementedInitializer where isOpen: "draw types that inherit from it"
    case .allSkipped:
      "delete one of the comments, or \(byHand)"
    case .notCopyable, .notEscapable: "draw what it is made of, and make it in the property"
    case .asynchronousInitializer:
      "draw what it is made of, and make it in the property, or \(byHand)"
    case .singleValue(let members):
      "declare an initialiser that takes \(members.count > 1 ? "them" : "it"), or \(byHand)"
    case .packParameter, .preconcurrencyParameter, .openWithValue, .genericInitializer,
      .limitedInitializer, .limitedCases, .unimplementedInitializer, .sideEffect, .member,
      .parameter, .payload, .tooManyConditions, .keepsDefault, .leavesOut, .forbidsCase,
      .distributed:
      byHand
    case .mayEndProgram(let condition):
      "override \(condition.parameters.sorted().map { "`\(type).\($0)`" }.joined(separator: " or "))"
        + " with a gen of what it accepts, or have the initialiser throw"
    case .mayFindNothing:
      "provide that before the property, as where the program starts, or \(byHand)"
    case .unavailable: "nothing can be made of it"
    case .namedAsParameter: "rename it, or generate outside of its module, with `testables`"
    case .hidesModule: "call the parameter otherwise"
    case .hidesParameter: "call one of them otherwise, as Swift 6 asks for"
    case .duplicate(_, isInFile: true): "delete or rename one of them"
    case .duplicate(_, isInFile: false): "exclude one of the files"
    case .insideProtocol, .inSpecialCase, .insideForeign: "move it out of the extension"
    case .endless: "make one of the members on the way optional, or a collection"
    case .onlyArbitraryThrough(let name, let conformance?):
      "conform that one by hand: `extension \(name.withoutArguments): \(conformance)`"
    case .onlyArbitrary, .onlyArbitraryAsAsked, .onlyArbitraryThrough, .endlessFixedValue:
      "\(final)conform it by hand: `extension \(type): Providable`"
    }
  }

  /// Names, as many as are read.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(3).map { "`\($0.bare)`" }
    let more = names.count > shown.count ? ["others"] : []
    let (rest, last) = ((shown + more).dropLast(), (shown + more).last ?? "")
    return rest.isEmpty ? last : "\(rest.joined(separator: ", ")) and \(last)"
  }

  /// Why no values are made of the part that it is about.
  var reason: Unsupported? {
    switch self {
    case .member(_, let reason), .parameter(_, let reason), .payload(_, let reason),
      .leavesOut(_, let reason):
      reason
    case .keepsDefault(let omission): omission.reason
    default: nil
    }
  }
}

extension PlanningNote {
  /// What is said of one that nobody knows types for.
  static func genericInitializer(_ initializer: InitializerDeclaration) -> PlanningNote {
    let generics = initializer.generics
    let labels = initializer.parameters.map { $0.label?.withoutBackticks }.signature
    return .genericInitializer(
      "init\(generics.clause)\(labels)\(generics.whereClause)",
      isGeneric: !generics.parameters.isEmpty)
  }
}

extension SideEffect {
  fileprivate var text: String {
    switch kind {
    case .changesFiles: "changes files by `\(call)`"
    case .runsPrograms: "runs programs by `\(call)`"
    case .looksUp: "asks `\(call)` for what may not be there"
    }
  }
}
