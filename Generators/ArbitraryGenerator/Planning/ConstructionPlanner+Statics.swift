/// Static members that answer a value of the type, for one whose initialisers cannot be called.
extension ConstructionPlanner {
  /// The properties.
  func constants() -> [Construction] {
    guard !isOnActor || type.isOnMainActor else { return [] }
    return type.ownStatics(in: index).map { name in
      let constant = Construction(callee: ".\(name.withoutBackticks.memberQuoted)", isCall: false)
      constant.isOnMainActor = isOnActor
      return constant
    }
  }

  /// The fixed value of a type whose call may fail: a static property, or what an initialiser makes
  /// of nothing.
  func constant() -> Construction? {
    constants().first
      ?? variant.allInitializers.lazy
      .filter { $0.parameters.isEmpty && !$0.isChecked && !$0.header.isSkipped }
      .compactMap { try? call($0, as: callee) }
      .first { $0.unasked.isEmpty }
  }

  /// The functions that cannot fail and take something: what takes nothing often answers another
  /// value each time, or one that all share. None of a type whose initialisers change files.
  func makers() -> [Construction] {
    // They mostly hand what they are given on to an initialiser.
    let isEffectful = type.allInitializers.contains {
      index.sideEffect(of: $0, in: type)?.isHarmful == true
    }
    guard !isEffectful else { return [] }
    let makers = (type.members.makers + type.extensionMakers).filter {
      $0.header.conditions.isEmpty && !$0.header.isSkipped && $0.effects == Effects()
        && makesValue($0)
    }
    return makers.compactMap { maker in
      let callee = ".\(maker.name.withoutBackticks.memberQuoted)"
      guard let call = try? call(maker.asInitializer, as: callee) else { return nil }
      let isOverloaded = makers.count { $0.isCalled(like: maker) } > 1
      guard !call.arguments.isEmpty, call.blanks.isEmpty || !isOverloaded else { return nil }
      if isOverloaded { call.isOverloaded = true }
      return call
    }
  }

  /// Whether a static function is called as a case is, so that types alone tell them apart.
  func isOverloaded(_ declaration: EnumCaseDeclaration) -> Bool {
    type.members.makers.contains { $0.isCalled(like: declaration) }
      || type.extensionMakers.contains { $0.isCalled(like: declaration) }
  }

  private func makesValue(_ maker: FunctionDeclaration) -> Bool {
    guard let result = maker.result else { return false }
    return result == .named("Self") || (try? resolver.resolve(result))?.description == callee
  }
}

extension FunctionDeclaration {
  /// Whether a call of it and one of another look the same but for the types.
  fileprivate func isCalled(like other: FunctionDeclaration) -> Bool {
    name == other.name && parameters.map(\.label) == other.parameters.map(\.label)
  }

  fileprivate func isCalled(like declaration: EnumCaseDeclaration) -> Bool {
    name.withoutBackticks == declaration.name.withoutBackticks
      && parameters.map(\.label) == declaration.payload.map(\.label)
  }

  /// An initialiser that asks for the same.
  fileprivate var asInitializer: InitializerDeclaration {
    InitializerDeclaration(
      header: header, generics: generics, parameters: parameters, demands: demands,
      sideEffect: sideEffect)
  }
}
