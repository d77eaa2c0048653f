/// Types that come with the compiler.
extension TypeResolver {
  /// The type of the library that a path names; nil where it names none.
  func resolveKnown(_ path: [Name], depth: Int) throws(Unsupported) -> ResolvedType? {
    let name = path.map(\.name).joined(separator: ".")
    let arguments = path.last?.arguments ?? []
    if let known = try existential(known: name, arguments, depth: depth) { return known }
    // A gen that is written by hand is found by the compiler.
    if makesValues, index.isDrawnByHand(name) { return nil }
    if makesValues, let whole = whole(name, arguments) {
      do { return try resolve(whole, depth: depth) } catch { throw .withoutGen("\(whole)") }
    }
    if makesValues, let called = try resolveCalled(name, arguments, depth: depth) { return called }
    if KnownType.withoutValues.contains(path[0].name) || isPartOfStream(path) {
      return try ofTheProgram(name, arguments, in: .swift, depth: depth)
    }
    if KnownType.units.contains(name), index.isLibrarys(name, in: scope.file) {
      return try ofTheProgram(name, arguments, in: .foundation, depth: depth)
    }
    if makesValues { try refuseUnmade(name, outermost: path[0], depth: depth) }
    switch (name, arguments.count) {
    case ("Never", 0):
      guard !makesValues else { throw .uninhabited(name) }
      return .known(
        KnownType(name: name), qualified: index.takenNames.contains(name), arguments: [])
    case ("Void", 0): return .tuple([])
    case ("Optional", 1): return .optional(try resolve(arguments[0], depth: depth))
    case ("Array", 1): return .array(try resolve(arguments[0], depth: depth))
    case ("Dictionary", 2):
      return try resolve(.dictionary(key: arguments[0], value: arguments[1]), depth: depth)
    case ("InlineArray", 2):
      return try resolve(.inlineArray(count: arguments[0], element: arguments[1]), depth: depth)
    case ("Optional", 0), ("Array", 0), ("Dictionary", 0): throw .notInferred
    default: break
    }
    let alias = KnownType.aliases[name]
    guard let known = KnownType.all[alias ?? name],
      known.arity == arguments.count || arguments.isEmpty,
      isKnown(known, as: path[0].name)
    else { return nil }
    if known.arity > 0, arguments.isEmpty { throw .notInferred }
    if makesValues, known.isUninhabited(with: arguments) { throw .uninhabited("Never") }
    let resolved = try arguments.map { type throws(Unsupported) in
      try argument(type, of: known, depth: depth)
    }
    // One that throws errors of a type of its own can be named, and not made.
    if makesValues, known.isStream, !(resolved.dropFirst().allSatisfy(\.isAnyError)) {
      throw .ofTheProgram("\(name)<\(arguments[0]), \(arguments[1])>")
    }
    let outermost = alias.map { String($0.prefix { $0 != "." }) } ?? path[0].name
    return try named(.known(known, qualified: isTaken(outermost), arguments: resolved))
  }

  /// Whether a type is meant by a name in this file.
  private func isKnown(_ type: KnownType, as name: String) -> Bool {
    switch type.module {
    case .swift: true
    case .foundation: index.isLibrarys(name, in: scope.file)
    case .combine: index.hasCombine(in: scope.file)
    default: false
    }
  }

  /// Whether a name of the library's means something else in the sources, or a type that a mock
  /// leaves open.
  func isTaken(_ name: String) -> Bool {
    index.takenNames.contains(name) || aliasParameters.contains { $0.name == name }
  }

  /// A type whose values are made by a call, unless the names in that mean something of the sources
  /// where it is written. Those of Foundation itself can be told by the module before them.
  func resolveCalled(
    _ name: String, _ arguments: [TypeSyntax], depth: Int
  ) throws(Unsupported) -> ResolvedType? {
    guard let type = KnownType.called[name] ?? index.calledType(name, in: scope.file),
      type.arity == arguments.count,
      index.isLibrarys(name, in: scope.file),
      !type.namesInCall.contains(where: { index.hides($0, from: scope) }),
      type.isOfFoundation || !index.hidesOutermost(name)
    else { return nil }
    var naming = self
    naming.makesValues = false
    let called = ResolvedType.known(
      type,
      qualified: type.isOfFoundation
        ? index.takenNames.contains(name) : index.hides(name, from: scope),
      arguments: try arguments.enumerated().map { place, argument throws(Unsupported) in
        if type.isCalledWithResult {
          return try self.argument(argument, of: .result, depth: depth)
        }
        return try (type.isCalled(with: place) ? self : naming).resolve(argument, depth: depth)
      })
    // Macros declare states and actions of reducers, which nobody conforms.
    if type.module == .reducers, called.isMadeOfUnknown { throw .withoutGen("\(called)") }
    return called
  }

  /// What the Composable Architecture's names for the actions of a reducer stand for.
  private func whole(_ name: String, _ arguments: [TypeSyntax]) -> TypeSyntax? {
    guard name == "IdentifiedActionOf" || name == "StackActionOf", arguments.count == 1,
      index.imports("ComposableArchitecture", in: scope.file)
    else { return nil }
    let state = TypeSyntax.member(of: arguments[0], "State")
    let action = TypeSyntax.member(of: arguments[0], "Action")
    return name == "StackActionOf"
      ? .named("StackAction", arguments: [state, action])
      : .named("IdentifiedAction", arguments: [.member(of: state, "ID"), action])
  }

  /// Whether it is a stream's continuation or iterator.
  private func isPartOfStream(_ path: [Name]) -> Bool {
    path.count > 1 && KnownType.all[path[0].name]?.isStream == true
  }

  private func argument(
    _ type: TypeSyntax, of known: KnownType, depth: Int
  ) throws(Unsupported) -> ResolvedType {
    // What never fails has no gen of what it fails with.
    if known.namesArguments || known.mayLackEnds && type.isNever {
      var naming = self
      naming.makesValues = false
      return try naming.resolve(type, depth: depth)
    }
    return known.genMaker != nil && makesValues
      ? try drawnArgument(type, depth: depth) : try argument(type, depth: depth)
  }

  /// Fails for the library's types that no values are made of.
  private func refuseUnmade(_ name: String, outermost: Name, depth: Int) throws(Unsupported) {
    let known = KnownType.all[KnownType.aliases[name] ?? name]
    guard known.map({ $0.module == .combine && !isKnown($0, as: name) }) ?? true,
      index.isLibrarys(outermost.name, in: scope.file)
    else { return }
    if KnownType.objects.contains(name) { throw .ofTheProgram(name) }
    if KnownType.isPlainObject(name) { throw .object(name) }
    // A typealias that the sources add to the library's types: nobody can extend what it may be.
    if name != outermost.name, let last = name.split(separator: ".").last,
      index.mayBeAlias(String(last)), NameClashes.isOfLibrary(outermost.name)
    {
      throw .notInferred
    }
    let givesArguments = !outermost.arguments.isEmpty
    if KnownType.isUnmade(name, givesArguments: givesArguments) { throw .withoutGen(name) }
    guard index.isOfPlatforms(outermost.name, in: scope.file) else { return }
    if name != outermost.name { throw .withoutGen(name) }
    guard KnownType.isPlatformValue(name) else {
      throw KnownType.isOfTheProgram(name) ? .ofTheProgram(name) : .ofFramework(name)
    }
    // One gen for all arguments of a generic type can hardly be written.
    throw .withoutGen((try? text(of: [outermost], depth: depth)) ?? name)
  }

  /// What functions take may stand for something of the running program: it is named only.
  private func ofTheProgram(
    _ name: String, _ arguments: [TypeSyntax], in module: KnownType.Module, depth: Int
  ) throws(Unsupported) -> ResolvedType {
    guard !makesValues else { throw .ofTheProgram(name) }
    return .known(
      KnownType(name: name, module: module), qualified: false,
      arguments: try arguments.map { type throws(Unsupported) in try resolve(type, depth: depth) })
  }
}

extension KnownType {
  /// Whether there are values of it though one of its arguments has none.
  fileprivate var mayLackEnds: Bool { self == .publisher || self == .result }

  /// Whether it has no values for what its arguments are: a publisher needs something to publish.
  fileprivate func isUninhabited(with arguments: [TypeSyntax]) -> Bool {
    switch self {
    case .publisher: arguments[0].isNever
    case .result: arguments.allSatisfy(\.isNever)
    default: false
    }
  }
}

extension ResolvedType {
  /// What a recording of a stream or publisher has, and how that is played; nil for anything else.
  var recorded: Recorded? {
    guard case .known(let type, _, let arguments) = self, !arguments.isEmpty else { return nil }
    switch type.name {
    case "AsyncStream": return Recorded(parts: arguments, play: ".stream")
    case "AsyncThrowingStream": return Recorded(parts: arguments, play: ".throwingStream")
    case KnownType.publisher.name:
      return Recorded(parts: arguments.filter { !$0.isNever }, play: ".publisher()")
    default: return nil
    }
  }

  /// What a stream or publisher gives and, where it may fail, the errors.
  struct Recorded {
    let parts: [ResolvedType]
    /// What makes it of a recording.
    let play: StaticString
  }

  var isNever: Bool {
    if case .known(let type, _, _) = self { type.name == "Never" } else { false }
  }

  /// Whether it is the type of all errors.
  var isAnyError: Bool {
    guard case .existential(let existential) = self else { return false }
    return ["any Error", "any Swift.Error"].contains(existential.text)
  }
}
