/// Which types and protocols are on a global actor, and what follows from it.
extension DeclarationIndex {
  /// Why there are no values of a type that is made of a skipped one; nil where it is made of none.
  func reason(
    ofSkipped blocked: Set<Int>, in type: ResolvedType, _ written: TypeSyntax
  ) -> Unsupported? {
    var found: Int?
    type.forEachDeclared { if blocked.contains($0) { found = found ?? $0 } }
    guard let skipped = found.map({ types[$0] }) else { return nil }
    let isEmpty = skipped.kind == .enum && skipped.members.cases.isEmpty
    if type.hasArgument(skipped.id) {
      return .unmadeArgument("\(written)", skipped.name, isEmpty ? nil : skipped.id)
    }
    if isEmpty { return .uninhabited(skipped.name) }
    return skipped.isOnActor ? .onActor(skipped.name) : .skipped(skipped.name, skipped.id)
  }

  /// The attribute of the global actor that keeps a type or protocol: one that stands before it or,
  /// unless it is `nonisolated`, before a class or protocol that it is declared with; in sources
  /// that are on the main actor by default, that one where nothing says otherwise.
  ///
  /// - Parameter byWrappers: Whether wrappers of properties count.
  func isolation(
    of type: IndexedType, byWrappers: Bool = true, besides seen: [Int] = []
  ) -> String? {
    let own = type.header.attributes.first(where: isGlobalActor)
    if let own { return own.description }
    guard !seen.contains(type.id), !type.isNonisolated else { return nil }
    // A protocol is on the actor of a class that a where clause asks for, too.
    let parents = type.kind == .protocol ? type.conformances : type.inheritance
    for name in parents.lazy.compactMap(\.unattributed.qualifiedName) {
      guard let id = inheritedID(named: name, by: type) else {
        guard let module = KnownType.moduleOnMainActor(name) else { continue }
        guard module != "SwiftUI" || modulesSeen(from: type.file).contains(module) else { continue }
        return "@MainActor"
      }
      let found = isolation(of: types[id], byWrappers: byWrappers, besides: seen + [type.id])
      if let found { return found }
    }
    if byWrappers, let found = isolationOfWrappers(in: type) { return found }
    return isOnMainActorByDefault(type) ? "@MainActor" : nil
  }

  /// Whether a protocol says nothing of the actor that it is on, and what it inherits does.
  func inheritsIsolation(_ type: IndexedType) -> Bool {
    type.kind == .protocol && type.isOnActor && !isOnMainActorByDefault(type)
      && !type.header.attributes.contains(where: isGlobalActor)
  }

  /// Whether wrappers alone put a type on an actor, which they do in the language of Swift 5 and not
  /// in that of Swift 6.
  func isOnActorByWrappers(_ type: IndexedType) -> Bool {
    type.isOnActor && isolation(of: type, byWrappers: false) == nil
  }

  /// The actor that wrappers of a type's properties keep their values on.
  private func isolationOfWrappers(in type: IndexedType) -> String? {
    guard type.mayHaveWrappers else { return nil }
    return type.members.properties.lazy.filter(\.mayBeWrapped)
      .compactMap { PropertyWrapper.isolation(of: $0, in: type, index: self) }.first
  }

  /// Whether an attribute puts a declaration on an actor: on one that the sources mark as global,
  /// or on one of another module that is called as those usually are, as `@MainActor` is.
  func isGlobalActor(_ attribute: Attribute) -> Bool {
    attribute.name.lastName.map { isGlobalActor(named: $0) } ?? false
  }

  /// The same for a word in front of a function's type.
  func isGlobalActor(written attribute: String) -> Bool {
    isGlobalActor(named: String(attribute.dropFirst().split(separator: ".").last ?? ""))
  }

  private func isGlobalActor(named last: String) -> Bool {
    if globalActors.contains(last) { return true }
    return last.hasSuffix("Actor") && last != "globalActor" && idsByLastName[last] == nil
  }

  /// A class is where its superclass is. Extensions do not say `nonisolated` for what stands in
  /// them.
  private func isOnMainActorByDefault(_ type: IndexedType) -> Bool {
    guard type.home.isOnMainActor, !type.isFreeByDefault else { return false }
    if type.kind == .class, case .declared = superclass(of: type) { return false }
    for type in enclosingTypes(of: type) {
      if type.isNonisolated { return false }
      if type.header.surrounding != nil { return true }
    }
    return true
  }

  /// Whether a class that is on the main actor by default has an initialiser of the compiler's on
  /// no actor. The compiler puts that of a subclass on the actor, which does not fit.
  func hasFreeInitializer(_ type: IndexedType) -> Bool {
    guard type.home.isOnMainActor, type.isOnActor, type.members.initializers.isEmpty,
      case .none = superclass(of: type),
      // What decodes itself has another one, which a subclass with this one would not inherit.
      !inherited(by: type.id).names.contains("Decodable")
    else { return false }
    return keepsSendables(type)
  }
}

// MARK: - Sendable

extension DeclarationIndex {
  /// Whether values of a type may go from one actor to another, as far as the sources tell: a doubt
  /// is a no. `scope` is where the type is written.
  func isSendable(_ type: ResolvedType, in scope: IndexedType) -> Bool {
    isSendable(type, in: scope, besides: [])
  }

  /// The same, where a type that the sources do not declare is a doubt.
  func isSurelySendable(_ type: ResolvedType, in scope: IndexedType) -> Bool {
    switch type {
    case .unknown: false
    case .function: isSendable(type, in: scope)
    default:
      isSendable(type, in: scope) && !type.hasPart { !isSurelySendable($0, in: scope) }
    }
  }

  /// The same for a type without generic parameters that need not say so: one that is not public,
  /// and holds nothing else.
  func isSurelySendable(_ type: IndexedType) -> Bool {
    guard isSendable(type, besides: []) else { return false }
    var resolver = TypeResolver(index: self, scope: type)
    resolver.makesValues = false
    return type.typesHeld.allSatisfy { held in
      guard let held, let resolved = try? resolver.resolve(held) else { return false }
      return isSurelySendable(resolved, in: type)
    }
  }

  /// Whether everyone may set what objects of the class keep, so that an initialiser which the
  /// compiler makes is on no actor.
  func keepsSendables(_ type: IndexedType) -> Bool {
    let kept = type.members.properties.filter(\.isStoredInInstances).compactMap(\.type)
    return areSendable(kept, in: type, besides: [])
  }

  private func areSendable(
    _ held: [TypeSyntax], in type: IndexedType, besides seen: Set<Int>
  ) -> Bool {
    var resolver = TypeResolver(index: self, scope: type)
    resolver.makesValues = false
    return held.allSatisfy { held in
      guard let resolved = try? resolver.resolve(held) else { return false }
      return isSendable(resolved, in: type, besides: seen)
    }
  }

  private func isSendable(
    _ type: ResolvedType, in scope: IndexedType, besides seen: Set<Int>
  ) -> Bool {
    switch type {
    // What sends may be handed to others by who holds it.
    case .known(let type, _, _) where type.module == .combine: false
    case .known(let type, _, _) where type.isCalledAlone:
      type.module == .swift || type.cases != nil
    case .known, .optional, .array, .dictionary, .tuple, .inlineArray:
      type.parts.allSatisfy { isSendable($0, in: scope, besides: seen) }
    case .value, .tag, .unknown, .metatype: true
    case .function(let function):
      function.attributes.contains { $0 == "@Sendable" || isGlobalActor(written: $0) }
    case .existential(let it):
      ["any Error", "any Clock<Duration>"].contains(it.text)
        || it.text.split(separator: " ").contains("Sendable")
        || it.protocols.contains { id in
          inherited(by: id).names.contains("Sendable")
            || types[id].kind == .class && isSendable(types[id], besides: seen)
        }
    case .declared(let id, _), .open(let id, _):
      seen.contains(id) || isSendable(types[id], besides: seen.union([id]))
    case .parameter(let name): scope.generics.saysSendable(name)
    case .mock: false
    }
  }

  /// What is not public is `Sendable` by itself where all that it holds is.
  private func isSendable(_ type: IndexedType, besides seen: Set<Int>) -> Bool {
    if type.isSendableForSome { return false }
    if type.kind == .actor || type.isOnActor { return true }
    if inherited(by: type.id).names.contains("Sendable") { return true }
    guard !type.isReference, type.access < .public,
      !type.conformances.contains(.suppressed(.named("Sendable")))
    else { return false }
    let held = type.typesHeld
    let known = held.compactMap(\.self)
    return known.count == held.count && areSendable(known, in: type, besides: seen)
  }
}

extension IndexedType {
  /// The types of its members and of what its cases hold; nil for those that are not known.
  var typesHeld: [TypeSyntax?] {
    members.properties.map(\.type) + members.cases.flatMap(\.payload).map(\.type)
  }

  /// Whether it is on a global actor.
  var isOnActor: Bool { isolation != nil }

  /// Whether it is on the main one.
  var isOnMainActor: Bool { isolation.map(\.namesMainActor) ?? false }

  fileprivate var isNonisolated: Bool {
    kind == .actor || header.modifiers.contains(.nonisolated)
  }

  /// Errors are on no actor by default, and what an actor conforms to is not on another.
  fileprivate var isFreeByDefault: Bool {
    let names = conformances.compactMap(\.unattributed.qualifiedName).map(KnownType.plainName)
    return names.contains(kind == .protocol ? "Actor" : "Error")
  }
}

extension String {
  /// Whether an attribute is that of the main actor.
  var namesMainActor: Bool { self == "@MainActor" || hasSuffix(".MainActor") }

  /// Whether an attribute of a function's type is that of a global actor: no other begins with a
  /// capital but `@Sendable`.
  var isNameOfGlobalActor: Bool {
    self != "@Sendable" && first == "@" && dropFirst().first?.isUppercase == true
  }
}

extension Generics {
  func saysSendable(_ name: String) -> Bool {
    parameters.contains { $0.name == name && $0.constraint?.mentions(["Sendable"]) == true }
  }
}

extension TypeSyntax {
  /// Whether it is the protocol of what may go from one actor to another.
  var namesSendable: Bool { plainName == "Sendable" }

  /// Whether it is that of what may be used as often as one likes.
  var namesCopyable: Bool { plainName == "Copyable" }

  private var plainName: String? { unattributed.qualifiedName.map(KnownType.plainName) }
}
