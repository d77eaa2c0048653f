extension MockPlanner {
  /// The names of overloads by where these are declared, where something else decides on them.
  func givenNames(
    _ requirements: MockRequirements, _ directive: MockDirective?
  ) -> MockoloNames? {
    switch directive?.overloads ?? index.mocks.overloads {
    case .labels: nil
    case .mockolo: MockoloNames(of: requirements, from: index.steering.reach)
    }
  }

  /// Gives calls and storage names that no member has.
  ///
  /// - Parameter module: The one whose types have it in front of them in some mocks, and never in
  ///   names: those do not depend on what else is imported.
  func name(_ mock: MockPlan, in module: String?) {
    let properties = mock.properties.map { $0.name.nameStem }
    let setters = zip(mock.properties, properties).compactMap { $0.hasSetter ? $1 : nil }
    let calls = mock.calls
    var own = calls.map { $0.name }
    let taken = MockNames.similar(properties) + MockNames.similar(own)
    var given: [String] = []
    var open = calls
    if calls.contains(where: { $0.givenName != nil }) {
      given = takeGivenNames(calls, besides: Set(MockNames.bases(of: taken, setters: setters)))
      open = calls.filter { $0.givenName == nil }
      own = open.map { $0.name }
    }
    let names = MockNames.names(for: own, taken: taken, setters: setters, given: given) {
      open[$0].subject(in: module)
    }
    for (call, name) in zip(open, names) where call.name != name { call.name = name }
    for call in calls {
      if let setter = call.setter { setter.name = setterName(for: call, among: calls) }
    }
    for (property, name) in zip(mock.properties, properties) {
      property.storage = storage(named: name, besides: taken)
      if property.hasSetter, !taken.isEmpty, taken.contains("\(name)SetCallCount") {
        property.setterWord = "Setter"
      }
    }
  }

  /// Gives calls the names that are meant for them; not those that are no names, or would be of
  /// two members that are compiled together. What is compiled always comes first.
  ///
  /// - Returns: The names that are given.
  private func takeGivenNames(_ calls: [MockCall], besides taken: Set<String>) -> [String] {
    var holders: [String: [MockCall]] = [:]
    let always = calls.filter(\.shell.conditions.isEmpty)
    for call in always + calls.filter({ !$0.shell.conditions.isEmpty }) {
      guard let given = call.givenName else { continue }
      let isFree = !taken.contains(given) && holders[given, default: []].allSatisfy(call.excludes)
      guard isFree, given.isNamePart else {
        call.givenName = nil
        continue
      }
      call.name = given
      holders[given, default: []].append(call)
    }
    return Array(holders.keys)
  }

  private func setterName(for call: MockCall, among calls: [MockCall]) -> String {
    let usual = "\(call.name)Set"
    return calls.contains { $0.name == usual } ? "\(call.name)Setter" : usual
  }

  private func storage(named name: String, besides taken: [String]) -> String {
    let usual = "\(name)Value"
    // What can be hashed has a member of that name.
    guard taken.contains(usual) || usual == "hashValue" else { return usual }
    let others = ["Stored", "MockValue"].map { name + $0 }
    return others.first { !taken.contains($0) } ?? "\(name)_"
  }
}

extension MockCall {
  /// What its name can be made of.
  fileprivate func subject(in module: String?) -> MockNames.Subject {
    MockNames.Subject(
      base: name, labels: parameters.map { $0.label ?? "" },
      names: parameters.map { $0.label == nil ? $0.name : "" },
      types: parameters.map(\.handlerType), result: result?.description, effects: effects,
      isStatic: shell.isStatic, module: module)
  }

  /// Whether it is never compiled where the other one is.
  fileprivate func excludes(_ other: MockCall) -> Bool {
    Condition.exclude(shell.conditions, other.shell.conditions)
  }
}

extension String {
  /// Whether names can begin with it.
  fileprivate var isNamePart: Bool {
    first?.isNumber == false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
