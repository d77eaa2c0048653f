extension MockPlanner {
  /// What the comments say of members: the one above a type, and those above what it inherits.
  func memberOptions(
    _ own: MockDirective?, _ types: [IndexedType]
  ) -> [MockDirective.Member] {
    var options = own?.members ?? []
    for type in types where MockDirective.hasOptions(type.header.directives) {
      guard type !== types[0] else { continue }
      options += (try? MockDirective(type.header.directives))?.members ?? []
    }
    return options
  }

  /// A property that publishes, and the parts of its type.
  struct Publishing {
    let property: MockProperty
    let type: TypeSyntax.Publisher
  }

  /// The parts of a property's type, where it is a publisher of Combine's and the mock makes the
  /// subject of it.
  func publisher(_ type: TypeSyntax, _ planner: MockCallPlanner) -> TypeSyntax.Publisher? {
    guard !planner.mock.overrides, let publisher = type.publisher, hasSubjects(planner.scope)
    else { return nil }
    return publisher
  }

  /// Whether `AnyPublisher` means the one that there are subjects for: where the sources have one of
  /// their own, they have to have those as well.
  private func hasSubjects(_ scope: IndexedType) -> Bool {
    index.lookUp("AnyPublisher", from: scope) == nil
      || index.lookUp("PassthroughSubject", from: scope) != nil
  }

  /// Gives a subject to each publisher of a mock.
  func publish(
    _ publishing: [Publishing], by mock: MockPlan, _ planner: MockCallPlanner
  ) {
    for item in publishing {
      let source = mock.source(of: item.property.name) ?? .passthroughSubject
      item.property.connect().subject = subject(
        of: item.property, item.type, source, mock, planner)
    }
  }

  private func subject(
    of property: MockProperty, _ publisher: TypeSyntax.Publisher, _ source: MockDirective.Source,
    _ mock: MockPlan, _ planner: MockCallPlanner
  ) -> MockSubject {
    switch source {
    case .passthroughSubject: break
    case .currentValueSubject:
      let value = planner.fixedValue(of: publisher.output, planner.found(publisher.output))
      if let value, !value.isOnMainActor {
        return subject("CurrentValueSubject", property, publisher, initial: value, mock)
      }
      mock.notes.append(
        .misdirected(.noFirstValue(property.name, type: "\(publisher.output)")))
    case .property(let name):
      if let source = mock.properties.first(where: { $0.isCalled(name, like: property) }) {
        let subject = subject("CurrentValueSubject", property, publisher, from: source, mock)
        source.connect().publishers.append(subject)
        return subject
      }
    }
    return subject("PassthroughSubject", property, publisher, mock)
  }

  private func subject(
    _ kind: String, _ property: MockProperty, _ publisher: TypeSyntax.Publisher,
    initial: FixedValue? = nil, from source: MockProperty? = nil, _ mock: MockPlan
  ) -> MockSubject {
    let skipsNil = source?.storedType.mayBeNil == true && !publisher.output.mayBeNil
    let output = skipsNil ? TypeSyntax.optional(publisher.output) : publisher.output
    let isOfInitializer = source.map { mock.initializes($0) && mock.initializes(property) }
    let shell = property.shell
    return MockSubject(
      kind: publisher.module + kind, name: name(ofSubjectOf: property, mock),
      arguments: "\(output), \(publisher.failure)",
      initial: isOfInitializer == false ? source?.initial ?? FixedValue(text: "nil") : initial,
      skipsNil: skipsNil, isOfInitializer: isOfInitializer ?? false, isShared: mock.shares(shell),
      conditions: shell.conditions)
  }

  /// A name that no member has.
  private func name(ofSubjectOf property: MockProperty, _ mock: MockPlan) -> String {
    let name = "\(property.name.nameStem)Subject"
    let isTaken =
      mock.properties.contains { $0.name == name } || mock.calls.contains { $0.name == name }
    return isTaken ? "\(property.name.nameStem)MockSubject" : name
  }

  // MARK: - What does not fit

  /// Notes what the comment above a type says of members that does not fit them.
  func check(_ directive: MockDirective, of mock: MockPlan, types: [String]) {
    var found = directive.members.compactMap { misdirection(of: $0, mock) }
    let methods = mock.calls.compactMap(\.methodName)
    found += unknown(directive.history.keys, among: methods, option: "history")
    found += unknown(directive.typealiases.keys, among: types, option: "typealias")
    mock.notes += found.map(MockNote.misdirected)
  }

  private func unknown(
    _ names: some Collection<String>, among known: [String], option: String
  ) -> [MockMisdirection] {
    names.filter { !known.contains($0) }.sorted()
      .map { .noMember(option: option, $0, nearest: NearestName.of($0, among: known)) }
  }

  private func misdirection(
    of member: MockDirective.Member, _ mock: MockPlan
  ) -> MockMisdirection? {
    switch member.option {
    case .modifier(let modifier): misdirection(of: member.name, modifier, mock)
    case .source where mock.overrides: .ofClass(option: "combine")
    case .source(let source): misdirection(of: member.name, source, mock)
    }
  }

  private func misdirection(
    of name: String, _ source: MockDirective.Source, _ mock: MockPlan
  ) -> MockMisdirection? {
    guard let property = mock.property(called: name) else {
      let nearest = mock.nearestProperty(to: name) { $0.connection?.subject != nil }
      return .noMember(option: "combine", name, nearest: nearest)
    }
    guard property.connection?.subject != nil else {
      return .noPublisher(name, type: property.type)
    }
    guard case .property(let source) = source,
      !mock.properties.contains(where: { $0.isCalled(source, like: property) })
    else { return nil }
    let nearest = mock.nearestProperty(to: source) { $0.connection?.subject == nil }
    return .noSource(publisher: name, property: source, nearest: nearest)
  }

  private func misdirection(
    of name: String, _ modifier: MockDirective.Modifier, _ mock: MockPlan
  ) -> MockMisdirection? {
    if let property = mock.property(called: name) {
      guard modifier == .weak, property.connection?.isWeak != true else { return nil }
      return mock.overrides ? .ofClass(option: "weak") : .notWeak(name, type: property.type)
    }
    guard mock.calls.contains(where: { $0.isCalled(name) }) else {
      return .noMember(
        option: "modifiers", name, nearest: mock.nearestProperty(to: name) { _ in true })
    }
    return modifier == .weak ? .notWeak(name, type: nil) : nil
  }
}

extension MockPlan {
  /// What comments say that a publisher publishes.
  fileprivate func source(of name: String) -> MockDirective.Source? {
    for option in options where option.name == name.withoutBackticks {
      if case .source(let source) = option.option { return source }
    }
    return nil
  }

  fileprivate func property(called name: String) -> MockProperty? {
    properties.first { $0.name.withoutBackticks == name }
  }

  fileprivate func nearestProperty(
    to name: String, where isMeant: (MockProperty) -> Bool
  ) -> String? {
    NearestName.of(name, among: properties.filter(isMeant).map(\.name.withoutBackticks))
  }
}

extension MockProperty {
  /// Whether it has a name, and belongs to the type or to its instances as another one does.
  fileprivate func isCalled(_ name: String, like other: MockProperty) -> Bool {
    self.name.withoutBackticks == name && shell.isStatic == other.shell.isStatic && self !== other
  }
}

extension MockCall {
  fileprivate var methodName: String? {
    if case .function(let name) = kind { name.withoutBackticks } else { nil }
  }

  fileprivate func isCalled(_ name: String) -> Bool {
    switch kind {
    case .function(let own), .getter(let own): own.withoutBackticks == name
    case .subscript, .initializer: false
    }
  }
}

extension TypeSyntax {
  /// The parts of `AnyPublisher<Output, Failure>`.
  struct Publisher {
    let output, failure: TypeSyntax
    /// `Combine.`, or nothing where it is written without.
    let module: String
  }

  /// The same of a type that is written so.
  var publisher: Publisher? {
    let (arguments, module): ([TypeSyntax], String)
    switch self {
    case .named("AnyPublisher", let given): (arguments, module) = (given, "")
    case .member(of: .named(let name, []), "AnyPublisher", let given):
      (arguments, module) = (given, "\(name).")
    default: return nil
    }
    guard arguments.count == 2 else { return nil }
    return Publisher(output: arguments[0], failure: arguments[1], module: module)
  }

  /// Whether it is written as one that `nil` is a value of.
  var mayBeNil: Bool {
    switch unparenthesized {
    case .optional, .implicitlyUnwrapped: true
    case .named("Optional", _): true
    default: false
    }
  }
}
