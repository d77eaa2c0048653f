/// What initialisers end the program without, and which of it can be asked where one is called.
extension DeclarationIndex {
  /// What an initialiser, and those that it calls, ask for, in terms of its parameters.
  func demands(
    of initializer: InitializerDeclaration, in type: IndexedType, depth: Int = 0
  ) -> Demands {
    var demands = initializer.demands
    demands.conditions = demands.conditions.map { fullyNamed($0, from: type) }
    demands.checks = demands.checks.map { fullyNamed($0, from: type) }
    guard depth < DeclarationIndex.mostCallers else { return demands }
    for call in demands.calls.compactMap({ named($0, in: type) }) {
      guard let (callee, home) = callee(of: call, in: type) else { continue }
      let handed = handed(by: initializer, of: type, to: callee, of: home, call)
      let asked = self.demands(of: callee, in: home, depth: depth + 1)
      let facts = call.facts.map { fullyNamed($0, from: type) }
      let hasConstants = handed.values.contains(where: \.parameters.isEmpty)
      demands.conditions += asked.conditions.compactMap { condition in
        let handedOn = condition.renamed(handed) ?? condition.doubted(handed)
        if hasConstants, let handedOn, Formula(handedOn.text).isCertain { return nil }
        return facts.reversed().reduce(handedOn) { $0?.given($1) }
      }
      // Whoever makes a value of another type may do without it.
      guard call.isDelegation, facts.isEmpty else { continue }
      demands.checks += asked.checks.compactMap { $0.renamed(handed) }
    }
    return demands
  }

  /// Calls of calls are followed so far.
  static let mostCallers = 3

  /// What the parameters of an initialiser are given that another one calls, in terms of that one's
  /// parameters.
  private func handed(
    by initializer: InitializerDeclaration, of type: IndexedType,
    to callee: InitializerDeclaration, of home: IndexedType, _ call: InitializerCall
  ) -> [String: Precondition] {
    var handed: [String: Precondition] = [:]
    var arguments = call.arguments[...]
    for parameter in callee.parameters {
      var argument = argument(for: parameter, takenFrom: &arguments)
      argument.nameType(call.typeName(of: parameter, in: callee, by: initializer))
      guard let name = parameter.plainName, handed[name] == nil else { continue }
      let open = Set(home.parameters.map(\.name) + callee.generics.parameters.map(\.name))
      handed[name] = self.handed(argument, by: initializer, of: type) { made in
        made?.fits(parameter.type, open: open)
          ?? parameter.typeInBody.takesUntyped(
            isLiteral: argument.value?.parameters.isEmpty ?? false)
      }
      if handed[name] == nil, let written = argument.written {
        handed[name] = Precondition(text: written, parameters: [], isReadable: false)
      }
    }
    return handed
  }

  /// What a call hands on for a parameter; what that has as its default where it is nothing.
  private func argument(
    for parameter: Parameter, takenFrom arguments: inout ArraySlice<InitializerCall.Argument>
  ) -> InitializerCall.Argument {
    guard let next = arguments.first, next.label == parameter.label?.withoutBackticks else {
      let value = parameter.defaultValue.map(PreconditionScanner.arguments(written:)) ?? []
      // What a member is there depends on the type that declares the parameter.
      return value.first { $0.value?.statics.isEmpty ?? true } ?? InitializerCall.Argument()
    }
    arguments.removeFirst()
    guard parameter.isVariadic else { return next }
    let rest = arguments.prefix { $0.label == nil }
    arguments.removeFirst(rest.count)
    return InitializerCall.Argument(listing: [next] + rest)
  }

  /// What is handed on, by the initialiser's names: a parameter as it is, a member of one, or what is
  /// computed of some or written in literals. Nil where it becomes another type, such as an optional.
  private func handed(
    _ argument: InitializerCall.Argument, by initializer: InitializerDeclaration,
    of type: IndexedType, where fits: (TypeSyntax?) -> Bool
  ) -> Precondition? {
    guard let name = argument.parameter else {
      guard let value = argument.value,
        value.text == "nil" || fits(value.parameters.isEmpty ? nil : argument.type)
      else { return nil }
      return fullyNamed(value, from: type)
    }
    guard let parameter = initializer.parameters.first(where: { $0.plainName == name }) else {
      return nil
    }
    let text = name.isReserved ? name.quoted : name
    guard let member = argument.member else {
      return fits(parameter.typeInBody) ? Precondition(text: text, parameters: [name]) : nil
    }
    guard let owner = parameter.type.qualifiedName,
      case .type(let id)? = lookUp(owner, from: type), types[id].parameters.isEmpty,
      let made = types[id].type(ofProperty: member), fits(made)
    else { return nil }
    return Precondition(text: "\(text).\(member)", parameters: [name], members: [member])
  }

  /// The initialiser that is called: the only one of its labels, or that may be called with those.
  func callee(
    of call: InitializerCall, in type: IndexedType
  ) -> (InitializerDeclaration, IndexedType)? {
    let labels = call.arguments.map(\.label)
    if case .answer(let name, let owner) = call.made {
      return trappingMember(named: name, labels: labels, of: owner).map { ($0, type) }
    }
    guard let home = home(of: call, in: type) else { return nil }
    let all = home.members.initializers + home.extensionInitializers
    let exact = all.filter { $0.parameters.map { $0.label?.withoutBackticks } == labels }
    let fitting = exact.isEmpty ? all.filter { $0.accepts(labels) } : exact
    return fitting.count == 1 ? (fitting[0], home) : nil
  }

  /// A function, or what else may end the program, as an initialiser: the only one of a name that
  /// takes arguments of some labels, of a type or of none.
  private func trappingMember(
    named name: String, labels: [String?], of type: TypeSyntax?
  ) -> InitializerDeclaration? {
    let homes = type?.homes ?? [""]
    let fitting = (trappingMembers[name] ?? []).filter {
      homes.contains($0.home.lastPathName) && $0.call.accepts(labels)
    }
    return fitting.count == 1 ? fitting[0].call : nil
  }

  private func home(of call: InitializerCall, in type: IndexedType) -> IndexedType? {
    switch call.made {
    case .itself: return type
    case .part:
      guard case .declared(let id) = superclass(of: type) else { return nil }
      return types[id]
    case .type(let name): return declaredType(named: name, from: type).map { types[$0] }
    case .answer, .member, .wrapper: return nil
    }
  }

  /// The number of a type of the sources, which typealiases may stand for.
  func declaredType(named name: String, from type: IndexedType) -> Int? {
    var name = name
    for _ in 0..<TypealiasDeclaration.mostFollowed {
      switch lookUp(name, from: type) {
      case .type(let id)?: return id
      case .alias(let alias)?:
        guard let target = alias.type.qualifiedName else { return nil }
        name = target
      case nil: return nil
      }
    }
    return nil
  }

  /// A call by the name of the type that it makes. Where a member that has a wrapper is set, that is
  /// made anew until all members have values; from then on the value is set, and a setter that checks
  /// is taken to ask the same.
  func named(_ call: InitializerCall, in type: IndexedType) -> InitializerCall? {
    let properties = type.members.properties
    func property(_ name: some StringProtocol) -> PropertyDeclaration? {
      properties.first { $0.name.withoutBackticks == name }
    }
    switch call.made {
    case .answer, .itself, .part, .type: return call
    case .wrapper(let name):
      let areAllSet = properties.allSatisfy { !$0.isStoredInInstances || $0.hasDefault }
      guard let property = property(name), property.mayBeWrapped,
        !areAllSet
          || PropertyWrapper.value(of: property, in: type, index: self)?.isCheckedWhereSet == true
      else { return nil }
      return PropertyWrapper.call(of: property, madeOf: call.arguments, index: self)
    case .member(let name):
      let wrapped = name.hasPrefix("_") ? property(name.dropFirst()) : nil
      let made = property(name).map { $0.type?.qualifiedName } ?? wrapped?.wrapping(in: self)?.name
      return made.map { InitializerCall(made: .type($0), arguments: call.arguments) }
    }
  }
}

extension InitializerCall.Argument {
  /// Names the type of `.max`, which stands without it; where that is not known, nothing is.
  fileprivate mutating func nameType(_ type: String?) {
    guard let text = value?.text, text.first == ".", text.dropFirst().first != "." else { return }
    value = type.map { .member(String(text.dropFirst()), of: $0) }
  }

  /// Those of a variadic parameter, as a list.
  fileprivate init(listing arguments: [Self]) {
    self.init(label: arguments.first?.label)
    let texts = arguments.compactMap { $0.written ?? $0.value?.text }
    written = "[\(texts.joined(separator: ", "))]"
    let values = arguments.compactMap(\.value)
    guard values.count == arguments.count, let first = values.first else { return }
    value = values.dropFirst().reduce(first) { $0.joined(with: $1, as: "") }
    value?.text = "[\(values.map(\.text).joined(separator: ", "))]"
  }
}

extension InitializerCall {
  /// The type of a parameter that is one of the library's, or of what a wrapper wraps, where the member
  /// that has the wrapper tells it; nil for all else.
  fileprivate func typeName(
    of parameter: Parameter, in callee: InitializerDeclaration,
    by initializer: InitializerDeclaration
  ) -> String? {
    if case .named(let name, []) = parameter.type, PreconditionScanner.functions.contains(name) {
      return name
    }
    let wrapped = callee.parameters.first { $0.label == "wrappedValue" }
    let member = arguments.first { $0.label == "wrappedValue" }?.parameter
    guard let member, wrapped?.type == parameter.type,
      let type = initializer.parameters.first(where: { $0.plainName == member })?.type,
      case .named(let name, []) = type
    else { return nil }
    return name
  }
}

extension Parameter {
  fileprivate var plainName: String? { (name ?? label)?.withoutBackticks }
}

extension Precondition {
  /// A longer one, in terms of what another initialiser hands on, is not asked.
  private static let longestHanded = 1_200

  /// Whether it is about some arguments that are drawn, of which nobody said how.
  func isDoubtful(for arguments: [Argument]) -> Bool {
    let drawn = arguments.filter { parameters.contains($0.name) }
    return !drawn.isEmpty && drawn.allSatisfy { $0.override?.location == nil }
  }

  /// The arguments that it is about of which somebody wrote a gen.
  func vouched(in arguments: [Argument]) -> [String] {
    arguments.filter { parameters.contains($0.name) && $0.override?.location != nil }.map(\.name)
  }

  /// The same of other values; nil where something else has one of its names, or nothing that it is
  /// about is a parameter.
  fileprivate func renamed(_ values: [String: Precondition]) -> Precondition? {
    let handed = parameters.compactMap { values[$0] }
    guard handed.count == parameters.count else { return nil }
    var copy = handed.reduce(self) { $0.joined(with: $1, as: text) }
    copy.parameters = Set(handed.flatMap(\.parameters))
    copy.isUncertain = isUncertain
    copy.isOfAll = isOfAll
    copy.source = shown(for: handed)
    copy.text = text.renamingWords { values[$0.withoutBackticks]?.text }
    copy.isReadable =
      isReadable && handed.allSatisfy(\.isReadable) && copy.text.utf8.count < Self.longestHanded
    return copy.parameters.isEmpty ? nil : copy
  }

  /// What is shown of it where some values are handed on for its parameters: what it asks of nil
  /// would not tell what that is.
  private func shown(for handed: [Precondition]) -> String? {
    source ?? (handed.contains { $0.text == "nil" } ? text : nil)
  }

  /// The same of some other values, where the others are not known, so that it cannot be asked; nil
  /// where none is, or it says nothing.
  fileprivate func doubted(_ values: [String: Precondition]) -> Precondition? {
    let handed = parameters.compactMap { values[$0] }
    let known = Set(handed.flatMap(\.parameters))
    guard !known.isEmpty, !text.isEmpty else { return nil }
    var copy = self
    copy.parameters = known
    copy.isReadable = false
    copy.source = shown(for: handed)
    copy.text = text.renamingWords { values[$0.withoutBackticks]?.text }
    return copy
  }
}

extension InitializerDeclaration {
  /// Whether a call with some labels may mean it, which leaves out what has a default.
  fileprivate func accepts(_ labels: [String?]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if let label = rest.first, label == parameter.label?.withoutBackticks {
        rest.removeFirst()
        if parameter.isVariadic { rest = rest.drop { $0 == nil } }
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension TypeSyntax {
  /// Whether a parameter of a type takes it as it is, where any type may stand for some names.
  fileprivate func fits(_ wanted: TypeSyntax, open: Set<String>) -> Bool {
    switch (self, wanted) {
    case (_, .named(let name, [])) where open.contains(name): true
    case (.array(let own), .array(let other)), (.optional(let own), .optional(let other)):
      own.fits(other, open: open)
    case (.named(let name, let own), .named(let other, let others))
    where name == other && own.count == others.count:
      zip(own, others).allSatisfy { $0.fits($1, open: open) }
    default: self == wanted
    }
  }

  /// Whether what is of no known type means the same where a parameter of this one is given it:
  /// it becomes no optional, and no value of a protocol.
  fileprivate func takesUntyped(isLiteral: Bool) -> Bool {
    switch self {
    case .named(let name, []) where !isLiteral:
      PreconditionScanner.integers.contains(name) || ["Double", "Float", "String"].contains(name)
    case .named, .member, .array, .dictionary: isLiteral
    default: false
    }
  }
}

extension String {
  /// Replaces the words that stand behind no dot and in no literal.
  func renamingWords(_ name: (String) -> String?) -> String {
    var result = ""
    var isQuoted = false
    var rest = self[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || "_$`".contains($0) }
      let isMember = result.last == "." && !result.hasSuffix("..")
      if first == "\"" { isQuoted.toggle() }
      let isEscape = isQuoted && first == "\\"
      let piece = word.isEmpty ? String(rest.prefix(isEscape ? 2 : 1)) : String(word)
      result += isMember || isQuoted || word.isEmpty ? piece : name(piece) ?? piece
      rest = rest.dropFirst(piece.count)
    }
    return result
  }
}
