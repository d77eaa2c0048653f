/// A member's type, resolved: every name is known to be one of the sources, of the library, a
/// generic parameter, or not found.
indirect enum ResolvedType: Sendable, Hashable {
  case known(KnownType, qualified: Bool, arguments: [ResolvedType])
  /// A type of the sources, by its number in the index.
  case declared(Int, path: [Component])
  /// A generic parameter, or a type that it has: `T`, `T.Element`.
  case parameter(String)
  /// What stands in the place of a type and is none: `3`, or the generic parameter `count`.
  case value(String)
  /// The argument of a generic parameter that only tells types apart: nothing is made of it.
  case tag(ResolvedType)
  /// A type that is neither known nor in the sources: the compiler has to know it. An extension in
  /// the sources may conform it, so that it has gens.
  case unknown(String, isConformed: Bool = false)
  /// `isEnd` marks the places where a recursive type's fixed value ends, in nil.
  case optional(ResolvedType, isEnd: Bool = false)
  case array(ResolvedType)
  case dictionary(key: ResolvedType, value: ResolvedType)
  /// `[3 of T]`, with the count as it is written.
  case inlineArray(count: String, element: ResolvedType)
  case tuple([Element])
  case function(Function)
  /// `any P`, or a class that others inherit from.
  case existential(Existential)
  /// The generated mock of a protocol of the sources, by the protocol's number, and what stands for
  /// the associated types of one that is drawn for all.
  case mock(Int, name: String, arguments: [ResolvedType] = [])
  /// `T.Type`, whose only known value is that of a type: the last of the parts.
  case metatype(ResolvedType)
  /// What conforms to nothing, and has factories: a class of the sources that can be subclassed,
  /// which a conformance of `Self` shuts out, or a generic type of arguments that conform to
  /// nothing.
  case open(Int, path: [Component])

  /// One name of a path: `Box<Int>` in `Model.Box<Int>.Item`.
  struct Component: Sendable, Hashable {
    var name: String
    var arguments: [ResolvedType] = []
    /// What the arguments have that values are made of, where some of it conforms to nothing.
    var lent: [Lent] = []

    fileprivate func mapTypes(_ transform: (ResolvedType) -> ResolvedType) -> Component {
      Component(
        name: name, arguments: arguments.map(transform),
        lent: lent.map { Lent(name: $0.name, type: transform($0.type)) })
    }
  }

  /// A type that the argument of a generic parameter has, by its name in the generic type:
  /// `P.Failure`.
  struct Lent: Sendable, Hashable {
    let name: String
    let type: ResolvedType
  }

  struct Element: Sendable, Hashable {
    var label: String?
    var type: ResolvedType
  }

  /// A protocol's or class' type, and what stands for it.
  struct Existential: Sendable, Hashable {
    var text: String
    /// The numbers of such protocols of the sources, or that of the class.
    var protocols: [Int] = []
    /// Types that conform to it, or inherit from it, and the class itself.
    var conformers: [ResolvedType] = []
    /// How many of the conformers, the first, need hold no other value of it.
    var leaves: Int
    /// Whether only the main actor may take a conformer for it.
    var isOnMainActor = false
    /// Whether it means the same all over the module, where one gen is enough.
    var isCommon = false

    init(text: String, protocols: [Int] = [], conformers: [ResolvedType] = []) {
      self.text = text
      self.protocols = protocols
      self.conformers = conformers
      leaves = conformers.count
    }

    /// The protocols that it names, as in `any P & Q`.
    var names: [String] { text.spacedNames }

    /// The name of the gen that draws from all that stands for it: `anyShape`. Nil where what draws
    /// it is written where it is drawn: where one type alone stands for it.
    var genName: String? {
      guard isCommon, conformers.count > 1 else { return nil }
      let plain = text.hasPrefix("any ") ? text.dropFirst(4) : text[...]
      let stems = plain.split(separator: " & ").map { path in
        String(path.split(separator: ".").last ?? path).nameStem
      }
      let name = stems.joined(separator: "And").filter { $0.isLetter || $0.isNumber || $0 == "_" }
      return "any\(name)"
    }
  }

  /// A function's type. Only of its result values are made.
  struct Function: Sendable, Hashable {
    /// `@Sendable` and its like, without `@escaping`.
    var attributes: [String] = []
    var parameters: [FunctionParameter]
    var effects = ""
    /// Whether `sending` stands before the result.
    var isSent = false
    var result: ResolvedType
    /// Errors that it throws; nil where it throws none.
    var thrown: ResolvedType?
    /// Whether a result builder may take an expression in the closure for one of its own.
    var isBuilt = false

    /// Whether it is on a global actor, and does not say that it is `@Sendable`.
    fileprivate var isOnActor: Bool {
      !attributes.contains("@Sendable") && attributes.contains(where: \.isNameOfGlobalActor)
    }
  }

  struct FunctionParameter: Sendable, Hashable {
    /// `inout`, `@escaping`.
    var words: [String] = []
    var type: ResolvedType
    var isVariadic = false
  }
}

// MARK: - Walking

extension ResolvedType {
  /// The types that values of this one are made of.
  var parts: [ResolvedType] {
    var parts: [ResolvedType] = []
    forEachPart { parts.append($0) }
    return parts
  }

  func forEachPart(_ body: (ResolvedType) -> Void) {
    _ = hasPart { part in
      body(part)
      return false
    }
  }

  /// Whether one of the types that values of this one are made of is like that.
  func hasPart(where predicate: (ResolvedType) -> Bool) -> Bool {
    switch self {
    case _ where isWord: false
    case .known(let type, _, let arguments) where type.isCalled:
      arguments.indices.contains { type.isCalled(with: $0) && predicate(arguments[$0]) }
    case .known(_, _, let arguments): arguments.contains(where: predicate)
    case .declared(_, let path), .open(_, let path):
      path.contains {
        $0.arguments.contains(where: predicate) || $0.lent.contains { predicate($0.type) }
      }
    case .mock(_, _, let arguments): arguments.contains(where: predicate)
    case .parameter, .value, .tag, .unknown: false
    case .function(let function):
      predicate(function.result) || function.thrown.map(predicate) ?? false
    case .existential(let existential): existential.conformers.contains(where: predicate)
    case .metatype(let type): predicate(type)
    case .optional(let wrapped, _): predicate(wrapped)
    case .array(let element), .inlineArray(_, let element): predicate(element)
    case .dictionary(let key, let value): predicate(key) || predicate(value)
    case .tuple(let elements): elements.contains { predicate($0.type) }
    }
  }

  /// The type with each part replaced.
  func mapParts(_ transform: (ResolvedType) -> ResolvedType) -> ResolvedType {
    switch self {
    case .known(let type, let qualified, let arguments):
      .known(type, qualified: qualified, arguments: arguments.map(transform))
    case .declared(let id, let path): .declared(id, path: path.map { $0.mapTypes(transform) })
    case .open(let id, let path): .open(id, path: path.map { $0.mapTypes(transform) })
    case .mock(let id, let name, let arguments):
      .mock(id, name: name, arguments: arguments.map(transform))
    case .parameter, .value, .unknown: self
    case .tag(let type): .tag(transform(type))
    case .function(let function): .function(function.mapTypes(transform))
    case .existential(let existential): .existential(existential.mapTypes(transform))
    case .metatype(let type): .metatype(transform(type))
    case .optional(let wrapped, let isEnd): .optional(transform(wrapped), isEnd: isEnd)
    case .array(let element): .array(transform(element))
    case .inlineArray(let count, let element):
      .inlineArray(count: count, element: transform(element))
    case .dictionary(let key, let value): .dictionary(key: transform(key), value: transform(value))
    case .tuple(let elements):
      .tuple(elements.map { Element(label: $0.label, type: transform($0.type)) })
    }
  }

  /// The numbers of all types of the sources in it.
  func forEachDeclared(_ body: (Int) -> Void) {
    if let declaredID { body(declaredID) }
    forEachPart { $0.forEachDeclared(body) }
  }

  /// Whether another type of the sources has one of them as an argument.
  func hasArgument(_ id: Int) -> Bool {
    contains { part in
      guard let own = part.declaredID, own != id else { return false }
      return part.hasPart { $0.contains { $0.declaredID == id } }
    }
  }

  /// The type's number, where it is one of the sources.
  var declaredID: Int? {
    switch self {
    case .declared(let id, _), .open(let id, _): id
    default: nil
    }
  }

  /// The numbers of the declarations that its own name, but not its parts, means.
  func forEachDeclaration(_ body: (Int) -> Void) {
    switch self {
    case .declared(let id, _), .open(let id, _), .mock(let id, _, _): body(id)
    case .existential(let existential): existential.protocols.forEach(body)
    default: break
    }
  }

  /// All types that are named in it: its parts, what its functions take, and the arguments of what
  /// is made without them.
  func forEachNamed(_ body: (ResolvedType) -> Void) {
    forEachPart(body)
    switch self {
    case .function(let function): for it in function.parameters { body(it.type) }
    case .known(let type, _, let arguments) where type.isCalled:
      for place in arguments.indices where !type.isCalled(with: place) { body(arguments[place]) }
    default: break
    }
  }

  /// Whether it is a name without arguments, as most are, so that it has no parts.
  private var isWord: Bool {
    switch self {
    case .known(_, _, let arguments): arguments.isEmpty
    case .declared(_, let path): path.count == 1 && path[0].arguments.isEmpty
    default: false
    }
  }

  var isOptional: Bool { if case .optional = self { true } else { false } }

  /// Whether it is a generic parameter, or a type that one has.
  var isParameter: Bool { if case .parameter = self { true } else { false } }

  /// The type and all others that are written where it is.
  func forEachSpelled(_ body: (ResolvedType) -> Void) {
    body(self)
    if isWord { return }
    if case .tag(let type) = self { type.forEachSpelled(body) }
    forEachNamed { $0.forEachSpelled(body) }
  }

  func contains(where predicate: (ResolvedType) -> Bool) -> Bool {
    if predicate(self) { return true }
    if isWord { return false }
    if hasPart(where: { $0.contains(where: predicate) }) { return true }
    guard case .function(let function) = self else { return false }
    return function.parameters.contains { $0.type.contains(where: predicate) }
  }

  var isFunction: Bool { if case .function = self { true } else { false } }

  /// Whether it is a tuple of several values.
  var isTuple: Bool { if case .tuple(let elements) = self { !elements.isEmpty } else { false } }

  /// Whether its values hold functions.
  var holdsFunction: Bool { contains { if case .function = $0 { true } else { false } } }

  /// Whether its values hold functions that answer or throw, which are drawn.
  var drawsFunction: Bool {
    guard case .function(let function) = self else { return hasPart(where: \.drawsFunction) }
    return function.draws
  }

  /// Whether its values hold functions on a global actor that are `@Sendable` in Swift 6 and not in
  /// Swift 5: those of one cannot be set in the other.
  var holdsFunctionOnActor: Bool {
    contains { if case .function(let function) = $0 { function.isOnActor } else { false } }
  }

  /// Whether it is no optional, nor may turn out to be one.
  var isSurelyPresent: Bool {
    switch self {
    case .optional, .unknown: false
    default: true
    }
  }

  /// Whether it is made of the library's types alone.
  var isOfLibrary: Bool {
    switch self {
    case .known(let type, _, _) where type.isCalled: false
    case .known, .optional, .array, .dictionary: !hasPart { !$0.isOfLibrary }
    default: false
    }
  }

  /// Whether any file can name it: it is made of the library's types and of those of the sources.
  var isNamed: Bool {
    switch self {
    case .declared(_, let path), .open(_, let path):
      !path.meansMetatype && !hasPart { !$0.isNamed }
    case .known(let type, _, _) where type.isCalled: false
    case .known, .optional, .array, .dictionary: !hasPart { !$0.isNamed }
    default: false
    }
  }

  /// Whether it has a part that is not found and that nothing in the sources conforms.
  var hasUnknown: Bool {
    contains { if case .unknown(_, isConformed: false) = $0 { true } else { false } }
  }

  /// Whether values of it are made of such a part, which is not what functions take.
  var isMadeOfUnknown: Bool {
    if case .unknown(_, isConformed: false) = self {
      true
    } else {
      hasPart(where: \.isMadeOfUnknown)
    }
  }

  /// True where no type has the gen, because tuples, functions and their like conform to nothing.
  var isBare: Bool {
    switch self {
    case .tuple, .function, .existential, .mock, .metatype, .open, .inlineArray: true
    case .known(let type, _, _) where type.isCalled: true
    case .known(let type, _, let arguments) where type === KnownType.result:
      arguments.contains { $0.isNever || $0.isBare }
    default: hasPart(where: \.isBare)
    }
  }

  /// With generic parameters renamed.
  func renaming(_ names: [String: String]) -> ResolvedType {
    names.isEmpty ? self : replacing(names.mapValues { .parameter($0) })
  }

  /// With types in the place of generic parameters; the compiler has to know what such a type has.
  func replacing(_ types: [String: ResolvedType]) -> ResolvedType {
    guard !types.isEmpty else { return self }
    if case .existential(var existential) = self, existential.text.contains("<") {
      existential.text = existential.text.replacingParameters(by: types)
      return ResolvedType.existential(existential).mapParts { $0.replacing(types) }
    }
    if case .unknown(let text, let isConformed) = self, text.contains("<") {
      return .unknown(text.replacingParameters(by: types), isConformed: isConformed)
    }
    guard case .parameter(let text) = self else { return mapParts { $0.replacing(types) } }
    if let new = types[text] { return new }
    let parts = text.split(separator: ".", maxSplits: 1)
    guard parts.count > 1, let new = types[String(parts[0])] else { return self }
    let member = "\(new).\(parts[1])"
    return if case .parameter = new { .parameter(member) } else { .unknown(member) }
  }

  /// With the optionals marked where the fixed value of one of these types ends: not those that are
  /// arguments of a generic type, which makes its own value.
  func ending(at ids: Set<Int>) -> ResolvedType {
    switch self {
    case .optional(let wrapped, _):
      .optional(wrapped.ending(at: ids), isEnd: wrapped.provides(ids))
    case .known, .declared, .open: self
    default: mapParts { $0.ending(at: ids) }
    }
  }

  /// Whether each value holds one of these types.
  func holds(_ ids: Set<Int>) -> Bool { HeldTypes(.drawn).holds(self, ids) }

  /// Whether the fixed value is made from one of these types: as `holds(_:)`, and behind optionals
  /// too, but for those that end.
  func provides(_ ids: Set<Int>) -> Bool { HeldTypes(.provided).holds(self, ids) }
}

extension ResolvedType.Existential {
  fileprivate func mapTypes(_ transform: (ResolvedType) -> ResolvedType) -> Self {
    var copy = self
    copy.conformers = conformers.map(transform)
    return copy
  }
}

extension ResolvedType.Function {
  fileprivate func mapTypes(_ transform: (ResolvedType) -> ResolvedType) -> Self {
    var copy = self
    copy.result = transform(result)
    for position in parameters.indices {
      copy.parameters[position].type = transform(parameters[position].type)
    }
    return copy
  }
}

extension String {
  /// The text of a type with others in the place of generic parameters.
  fileprivate func replacingParameters(by types: [String: ResolvedType]) -> String {
    let names = types.mapValues { TypeSyntax.named("\($0)") }
    return DeclarationParser.parseType(self)?.replacing(names).description ?? self
  }
}
