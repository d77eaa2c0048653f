/// Which members of a class a mock overrides, and how it is a subclass.
extension Members {
  /// The members that mocks override: those that a subclass in another file may replace. Values of
  /// an opaque type, or of `Self`, are for the class alone to make.
  func overridable(from reach: AccessLevel) -> Members {
    let least = reach.ofOverrides
    var members = Members()
    members.properties = properties.compactMap { $0.overridable(least) }
    members.functions = functions.filter {
      $0.header.isOverridable(least) && $0.generics.isOverridable
        && ($0.parameters.map(\.type) + [$0.result ?? .tuple([])]).allSatisfy(\.isOverridable)
    }
    members.subscripts = subscripts.filter {
      $0.header.isOverridable(least) && $0.generics.isOverridable
        && ($0.parameters.map(\.type) + [$0.result]).allSatisfy(\.isOverridable)
    }
    return members
  }
}

extension Members {
  /// What no subclass can override.
  var closed: Members {
    Members(
      properties: properties.filter(\.header.isFinal),
      functions: functions.filter(\.header.isFinal),
      subscripts: subscripts.filter(\.header.isFinal))
  }

  /// The members but for those that a subclass overrides as some others.
  func without(_ others: Members) -> Members {
    var open = self
    open.functions.removeAll(where: others.functions.contains(like:))
    open.subscripts.removeAll(where: others.subscripts.contains(like:))
    open.properties.removeAll { property in
      others.properties.contains { $0.name == property.name }
    }
    return open
  }

  /// Who sees the least visible one of them.
  var leastAccess: AccessLevel {
    let all =
      properties.map(\.header.access) + functions.map(\.header.access)
      + subscripts.map(\.header.access)
    return all.min() ?? .open
  }

  /// Drops what a where clause of its own gives to some of a generic class only, which no class that
  /// inherits from one of them can say again; the names of those that could be overridden otherwise.
  mutating func removeBound(by parameters: Set<String>, from reach: AccessLevel) -> [String] {
    var bound = Members()
    bound.functions = functions.filter { $0.generics.bind(parameters) }
    bound.subscripts = subscripts.filter { $0.generics.bind(parameters) }
    functions.removeAll { $0.generics.bind(parameters) }
    subscripts.removeAll { $0.generics.bind(parameters) }
    let open = bound.overridable(from: reach)
    return open.functions.map { $0.name + $0.parameters.map(\.label).signature }
      + open.subscripts.map(\.overloadName)
  }

  /// The members, and others.
  func adding(_ others: Members) -> Members {
    Members(
      properties: properties + others.properties, functions: functions + others.functions,
      subscripts: subscripts + others.subscripts)
  }
}

extension DeclarationHeader {
  fileprivate var isFinal: Bool { modifiers.contains(.final) }
}

extension Generics {
  /// Whether a where clause says something of the parameters of the type around it alone.
  fileprivate func bind(_ outer: Set<String>) -> Bool {
    requirements.contains { requirement in
      let own = names
      return !requirement.left.mentions(own) && !requirement.right.mentions(own)
        && (requirement.left.mentions(outer) || requirement.right.mentions(outer))
    }
  }

  /// Whether a handler can stand for what has the parameters.
  fileprivate var isOverridable: Bool {
    parameters.allSatisfy { $0.kind == .type && $0.constraint?.suppressesCopies != true }
  }
}

extension IndexedType {
  /// Whether a mock can be a subclass of it.
  func canBeOverridden(from reach: AccessLevel) -> Bool {
    kind == .class && !header.modifiers.contains(.final)
      && (access < .internal || access >= reach.ofOverrides)
  }

  /// Whether no subclass in another file can be made.
  var lacksInitializers: Bool {
    let designated = members.initializers.filter { !$0.header.modifiers.contains(.convenience) }
    return kind == .class && !designated.isEmpty
      && designated.allSatisfy { $0.header.access < .internal }
  }
}

extension MockPlanner {
  /// Makes a mock the subclass that it is: generic as its class is, made by the same initialisers
  /// and, as a spy, answering as its class does.
  func inherit(
    _ type: IndexedType, _ requirements: MockRequirements, _ directive: MockDirective?,
    by mock: MockPlan
  ) {
    mock.isDrawn = false
    mock.freesInitializer = index.hasFreeInitializer(type)
    mock.notes += requirements.notOverridden
    if directive?.makesEraser == true { mock.notes.append(.noEraserOfClass) }
    if !type.generics.parameters.isEmpty {
      mock.protocolNames[0] += "<\(type.generics.parameters.map(\.name).joined(separator: ", "))>"
      mock.generics = type.generics
    }
    guard directive?.makesSpy == true else { return }
    for property in mock.properties { property.isInherited = property.hasSetter }
    for call in mock.calls {
      if call.parameters.contains(where: { $0.declaration.isVariadic }) {
        mock.notes.append(.notSpied(call.title, .variadic))
      } else if call.parameters.contains(where: { $0.erasedCopy != nil }) {
        call.askFirst()
      } else {
        call.inheritAnswer()
      }
    }
  }
}

extension MockCall {
  fileprivate func inheritAnswer() {
    answer = .inherited
    setter?.answer = .inherited
  }
}

extension AccessLevel {
  /// What can be overridden by those who see so much.
  fileprivate var ofOverrides: AccessLevel { self == .internal ? .internal : .open }
}

extension DeclarationHeader {
  fileprivate func isOverridable(_ least: AccessLevel) -> Bool {
    access >= least && modifiers.isDisjoint(with: [.static, .class, .final])
      && !attributes.contains(where: \.isUnavailableEverywhere)
  }
}

extension PropertyDeclaration {
  /// The property as something that is computed; nil where it cannot be overridden.
  fileprivate func overridable(_ least: AccessLevel) -> PropertyDeclaration? {
    guard header.isOverridable(least), !isLet, type?.isOverridable == true else { return nil }
    let isSettable = (header.setterAccess ?? header.access) >= least
    guard case .computed(var accessors) = storage else {
      return with(storage: .computed(Accessors(setter: isSettable ? Accessors.Setter() : nil)))
    }
    if !isSettable { accessors.setter = nil }
    return with(storage: .computed(accessors))
  }
}

extension TypeSyntax {
  /// Whether an override can name the type.
  fileprivate var isOverridable: Bool {
    if case .some = self { return false }
    return !mentions(["Self"])
  }
}
