/// What initialisers do to the machine, by themselves and by what they use of other files.
extension DeclarationIndex {
  /// What an initialiser does, or what it calls: another one with a parameter, or one in any file that
  /// is known to do so or to look something up, and functions and setters that are.
  func sideEffect(
    of initializer: InitializerDeclaration, in type: IndexedType, depth: Int = 0
  ) -> SideEffect? {
    if let effect = initializer.sideEffect { return effect }
    guard depth < DeclarationIndex.mostCallers else { return nil }
    let ofCalls = initializer.demands.calls.lazy.compactMap { self.named($0, in: type) }
      .map { call in
        self.callee(of: call, in: type)
          .flatMap { self.sideEffect(of: $0, in: $1, depth: depth + 1) }
      }
    return .worst(
      of: { .worst(of: ofCalls) },
      { self.sideEffect(ofUsesIn: initializer, of: type, depth) },
      { self.sideEffectOfInitialValues(of: type, depth: depth) })
  }

  /// What the initial values of a type's members do that any initialiser has made.
  ///
  /// - Parameter given: The variables that are given a value instead.
  func sideEffectOfInitialValues(
    of type: IndexedType, given: () -> Set<String> = { [] }, depth: Int = 0
  ) -> SideEffect? {
    guard depth < DeclarationIndex.mostCallers, !effectfulNames.names.isEmpty,
      type.kind == .class
        || type.members.properties.contains(where: { $0.initialValue != nil || $0.mayBeWrapped })
    else { return nil }
    let given = given()
    let key = EffectKey(type: type.id, location: nil, given: given, depth: depth)
    return remembering(key) { findEffectOfInitialValues(of: type, given, depth) }
  }

  private func findEffectOfInitialValues(
    of type: IndexedType, _ given: Set<String>, _ depth: Int
  ) -> SideEffect? {
    let properties = type.members.properties.lazy.filter { $0.isStoredInInstances && !$0.isLazy }
    let ofValues = properties.filter { $0.isLet || !given.contains($0.name.withoutBackticks) }
      .map { self.sideEffect(ofValueOf: $0, in: type, depth) }
    let ofWrappers = properties.map { self.sideEffect(ofWrapperOf: $0, in: type, depth) }
    return .worst(
      of: { .worst(of: ofValues) }, { .worst(of: ofWrappers) },
      {
        guard type.kind == .class, case .declared(let id) = self.superclass(of: type) else {
          return nil
        }
        return self.sideEffectOfInitialValues(of: self.types[id], depth: depth + 1)
      })
  }

  /// The names of what changes files, runs programs or looks something up: of functions, properties
  /// that are set, and types that are made.
  func findEffectfulNames() -> UsedNames {
    var names = Set(effects.members.keys)
    for type in types where type.kind != .protocol {
      let isEffectful =
        type.allInitializers.contains { $0.sideEffect != nil }
        || effects.files.contains(type.file) && type.hasEffectfulValues
      if isEffectful { names.insert(type.name) }
    }
    guard !names.isEmpty else { return UsedNames(names) }
    // What members are wrapped in does what it calls elsewhere.
    let called = UsedNames(names)
    for type in types where type.header.attribute("propertyWrapper") != nil {
      let code =
        type.allInitializers.map(\.body) + type.members.properties.compactMap(\.initialValue)
      if code.contains(where: called.areUsed) { names.insert(type.name) }
    }
    return UsedNames(names)
  }

  /// An answer that may be asked for often: types make others, which make others.
  private func remembering(_ key: EffectKey, _ find: () -> SideEffect?) -> SideEffect? {
    if let known = foundEffects[key] { return known }
    let found = find()
    foundEffects[key] = .some(found)
    return found
  }

  private func sideEffect(
    ofValueOf property: PropertyDeclaration, in type: IndexedType, _ depth: Int
  ) -> SideEffect? {
    guard let value = property.initialValue else { return nil }
    if effects.files.contains(type.file), let effect = SideEffectScanner.effect(ofValue: value) {
      return effect
    }
    guard effectfulNames.areUsed(in: value) else { return nil }
    return sideEffect(of: SideEffectScanner.uses(inValue: value), in: type, besides: [], depth)
  }

  /// What the wrapper of a property does where it is made, of a value or of what its attribute hands on.
  private func sideEffect(
    ofWrapperOf property: PropertyDeclaration, in type: IndexedType, _ depth: Int
  ) -> SideEffect? {
    guard property.mayBeWrapped, let (name, _) = property.wrapping(in: self),
      effectfulNames.names.contains(name.lastPathName)
    else { return nil }
    let value = InitializerCall.Argument(label: "wrappedValue")
    let calls = [[value], []].compactMap {
      PropertyWrapper.call(of: property, madeOf: $0, index: self)
    }
    return .worst(
      of: calls.lazy.compactMap { self.callee(of: $0, in: type) }
        .map { self.sideEffect(of: $0, in: $1, depth: depth + 1) })
  }

  private func sideEffect(
    ofUsesIn initializer: InitializerDeclaration, of type: IndexedType, _ depth: Int
  ) -> SideEffect? {
    let setsWrapped = type.mayHaveWrappers && effects.members["wrappedValue"] != nil
    guard !initializer.body.isEmpty,
      setsWrapped || effectfulNames.areUsed(in: initializer.body)
    else { return nil }
    let key = EffectKey(
      type: type.id, location: initializer.header.location, given: [], depth: depth)
    return remembering(key) {
      let parameters = initializer.parameters.compactMap { ($0.name ?? $0.label)?.withoutBackticks }
      return sideEffect(
        of: SideEffectScanner.uses(in: initializer.body), in: type, besides: Set(parameters), depth)
    }
  }

  private func sideEffect(
    of uses: [SideEffectScanner.Use], in type: IndexedType, besides parameters: Set<String>,
    _ depth: Int
  ) -> SideEffect? {
    let uses = uses.prefix(DeclarationIndex.mostUses).lazy
      .filter { $0.receiver != .none || !parameters.contains($0.name) }
    return .worst(
      of: uses.map { use in
        use.isSetting
          ? self.sideEffect(ofSetting: use, in: type)
          : .worst(
            of: { self.sideEffect(ofMaking: use, in: type, depth) },
            { self.sideEffect(ofCalling: use, in: type) })
      })
  }

  /// So many of the names in a body are looked up.
  private static let mostUses = 1000

  private func sideEffect(
    ofMaking use: SideEffectScanner.Use, in type: IndexedType, _ depth: Int
  ) -> SideEffect? {
    guard use.name.isTypeName, effectfulNames.names.contains(use.name) else { return nil }
    var name = use.name
    if case .type(let outer) = use.receiver { name = "\(outer).\(name)" }
    let call = InitializerCall(
      made: .type(name), arguments: use.labels.map { InitializerCall.Argument(label: $0) })
    if let (callee, home) = callee(of: call, in: type) {
      return sideEffect(of: callee, in: home, depth: depth + 1)
    }
    guard let id = declaredType(named: name, from: type), types[id].allInitializers.isEmpty
    else { return nil }
    return sideEffectOfInitialValues(
      of: types[id], given: { Set(use.labels.compactMap(\.self)) }, depth: depth + 1)
  }

  private func sideEffect(
    ofCalling use: SideEffectScanner.Use, in type: IndexedType
  ) -> SideEffect? {
    .worst(of: members(meantBy: use, in: type).lazy.filter { $0.kind == .function }.map(\.effect))
  }

  private func sideEffect(
    ofSetting use: SideEffectScanner.Use, in type: IndexedType
  ) -> SideEffect? {
    let isOwn = use.receiver == .none || use.receiver == .own
    let name = use.name.withoutBackticks
    if isOwn, let property = type.members.properties.first(where: { $0.name == name }) {
      if property.mayBeWrapped { return sideEffect(ofWrappedSetting: property, in: type) }
      if case .observed = property.storage { return nil }
    }
    return members(meantBy: use, in: type).first { $0.kind != .function }?.effect
  }

  /// What the setter of a wrapper does, which is called where the property has a value before.
  private func sideEffect(
    ofWrappedSetting property: PropertyDeclaration, in type: IndexedType
  ) -> SideEffect? {
    guard property.initialValue != nil, let (name, _) = property.wrapping(in: self) else {
      return nil
    }
    let use = SideEffectScanner.Use(
      name: "wrappedValue", receiver: .type(name), isSetting: true)
    return members(meantBy: use, in: type).first { $0.kind != .function }?.effect
  }

  /// The members that a name means, of those that do something.
  private func members(
    meantBy use: SideEffectScanner.Use, in type: IndexedType
  ) -> [EffectfulMember] {
    guard let all = effects.members[use.name.withoutBackticks],
      let owners = owners(of: use, in: type)
    else { return [] }
    let near = all.filter { item in
      owners.contains {
        types[$0].module == item.module
          && plain(item.member.home, module: item.module) == types[$0].qualifiedName
      }
    }
    guard use.receiver == .none else { return near.map(\.member) }
    let isOwn = effects.declaresFunction(named: use.name, in: type.file)
    let free = all.filter { item in
      // Another one of the name does no harm where the file has its own, of which it is known.
      item.member.home.isEmpty && item.module == type.module
        && !(isOwn && item.member.effect.isHarmful)
    }
    return (near + free).map(\.member)
  }

  /// The types whose members may be meant; nil where nobody knows.
  private func owners(of use: SideEffectScanner.Use, in type: IndexedType) -> [Int]? {
    let id: Int?
    switch use.receiver {
    case .none, .own: id = type.id
    case .type(let name): id = declaredType(named: name, from: type)
    case .value(let name):
      let property = type.members.properties.first { $0.name.withoutBackticks == name }
      id = property?.type?.unwrapped.qualifiedName.flatMap { declaredType(named: $0, from: type) }
    case .unknown: id = nil
    }
    return id.map { [$0] + ancestors(of: $0).ids }
  }
}

extension DeclarationIndex {
  /// What is asked for side effects: an initialiser, or what the initial values of a type are, so
  /// many calls away from what is planned.
  struct EffectKey: Hashable {
    var type: Int
    var location: SourceLocation?
    var given: Set<String>
    var depth: Int
  }
}

extension IndexedType {
  /// Whether initial values of its members change files or run programs themselves.
  fileprivate var hasEffectfulValues: Bool {
    members.properties.contains { property in
      guard property.isStoredInInstances, !property.isLazy, let value = property.initialValue
      else { return false }
      return SideEffectScanner.effect(ofValue: value) != nil
    }
  }
}

extension UsedNames {
  /// Whether some code calls, or sets, one of them.
  fileprivate func areUsed(in code: String) -> Bool {
    guard !names.isEmpty else { return false }
    var code = code
    return code.withUTF8 { areUsed(in: 0..<$0.count, of: SourceBytes($0)) }
  }
}
