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
    for call in demands.calls {
      guard let (callee, home) = callee(of: call, in: type) else { continue }
      let names = zip(callee.parameters, call.arguments).compactMap { parameter, argument in
        parameter.plainName.map {
          ($0, handed(argument, as: parameter.type, by: initializer, of: type))
        }
      }
      let renamed = Dictionary(names) { first, _ in first }
      let asked = self.demands(of: callee, in: home, depth: depth + 1)
      demands.conditions += asked.conditions.compactMap { $0.renamed(renamed) }
      // Whoever makes a value of another type may do without it.
      if call.isDelegation { demands.checks += asked.checks.compactMap { $0.renamed(renamed) } }
    }
    return demands
  }

  /// Calls of calls are followed so far.
  private static let mostCallers = 3

  /// What is handed on, by the initialiser's names: a parameter as it is, or a member of one. Nil
  /// where it becomes another type, such as an optional.
  private func handed(
    _ argument: InitializerCall.Argument, as wanted: TypeSyntax,
    by initializer: InitializerDeclaration, of type: IndexedType
  ) -> String? {
    guard let name = argument.parameter,
      let parameter = initializer.parameters.first(where: { $0.plainName == name })
    else { return nil }
    guard let member = argument.member else { return parameter.typeInBody == wanted ? name : nil }
    guard let owner = parameter.type.qualifiedName,
      case .type(let id)? = lookUp(owner, from: type), types[id].parameters.isEmpty,
      let property = types[id].members.properties.first(where: { $0.name == member }),
      !property.header.isStatic, property.type == wanted
    else { return nil }
    return "\(name).\(member)"
  }

  /// The initialiser that is called: the only one of its labels.
  private func callee(
    of call: InitializerCall, in type: IndexedType
  ) -> (InitializerDeclaration, IndexedType)? {
    guard let home = home(of: call, in: type) else { return nil }
    let labels = call.arguments.map(\.label)
    let all = (home.members.initializers + home.extensionInitializers).filter {
      $0.parameters.map { $0.label?.withoutBackticks } == labels
    }
    return all.count == 1 ? (all[0], home) : nil
  }

  private func home(of call: InitializerCall, in type: IndexedType) -> IndexedType? {
    switch call.type {
    case "self": return type
    case "super":
      guard case .declared(let id) = superclass(of: type) else { return nil }
      return types[id]
    default:
      guard case .type(let id)? = lookUp(call.type, from: type) else { return nil }
      return types[id]
    }
  }

  /// A condition with the full names of the types whose constants it names; not readable where one
  /// cannot be seen.
  private func fullyNamed(_ condition: Precondition, from type: IndexedType) -> Precondition {
    guard !condition.statics.isEmpty else { return condition }
    var condition = condition
    var names: [String: String] = [:]
    for item in condition.statics {
      guard let owner = owner(of: item, from: type) else {
        condition.isReadable = false
        return condition
      }
      names[item.type] = owner
    }
    condition.statics = []
    condition.text = condition.text.renamingWords { names[$0] }
    return condition
  }

  /// The full name of the type whose constant or function is named; nil where that cannot be seen.
  private func owner(of item: Precondition.Static, from type: IndexedType) -> String? {
    var owner = type
    if item.type != "Self" {
      guard case .type(let id)? = lookUp(item.type, from: type) else { return nil }
      owner = types[id]
    }
    let isConstant = owner.members.properties.contains {
      $0.name == item.name && $0.header.isStatic && $0.header.access >= steering.reach
        && !$0.header.attributes.contains(where: isGlobalActor)
    }
    guard isConstant || isQuery("\(owner.name).\(item.name)"), !owner.isOnActor,
      owner.parameters.isEmpty, owner.access >= steering.reach
    else { return nil }
    return names(of: owner).full
  }

  /// A condition of a file as it can be asked of arguments: what it names is there, and can be seen
  /// from any actor. Nil where it cannot be.
  func asked(
    _ condition: Precondition, of arguments: [Argument], in file: String
  ) -> Precondition? {
    guard condition.isReadable else { return nil }
    let isThere = condition.parameters.allSatisfy { name in
      // What is left at its default is not there.
      guard let argument = arguments.first(where: { $0.name == name }) else { return false }
      return !argument.type.contains { hides(condition.members, of: $0) }
    }
    guard isThere else { return nil }
    var asked = condition
    for member in condition.members.subtracting(PreconditionScanner.members)
    where !isSeen(member) && !condition.labels(member, in: arguments) {
      guard isImported(member, in: file) else { return nil }
      asked.needsFoundation = asked.needsFoundation || importsFoundation(file)
    }
    return asked
  }

  /// Whether a member is none of the sources' types, so that it is one of the library's, or that an
  /// extension of such a type adds it, and all of these can be seen.
  private func isImported(_ member: String, in file: String) -> Bool {
    guard !importsUnknown(file), queries[String(member.prefix { $0 != "(" })] == nil else {
      return false
    }
    return foreignMembers[member] ?? .open >= steering.reach
      && !types.contains { $0.hasMember(member) || $0.hasCase(member) }
  }

  private func importsFoundation(_ file: String) -> Bool {
    modulesSeen(from: file).contains { $0.hasPrefix("Foundation") || handsOnFoundation($0) }
  }

  /// Whether all members of a name, of which there are some, can be seen by what is generated. Those
  /// of types that cannot be seen do not matter: nothing that is seen leads there.
  private func isSeen(_ member: String) -> Bool {
    if member.hasSuffix("()") { return isQuery(String(member.dropLast(2))) }
    let owners = types.filter {
      $0.access >= steering.reach && ($0.hasMember(member) || $0.hasCase(member))
    }
    return !owners.isEmpty && !owners.contains { hides([member], in: $0) }
  }

  /// Whether all functions of a name can be seen that answer something and change nothing.
  private func isQuery(_ name: String) -> Bool {
    queries[name].map { $0 >= steering.reach } ?? false
  }

  private func hides(_ members: Set<String>, of type: ResolvedType) -> Bool {
    var isHiding = false
    type.forEachDeclaration { id in
      isHiding =
        isHiding || ([id] + ancestors(of: id).ids).contains { hides(members, in: types[$0]) }
    }
    return isHiding
  }

  private func hides(_ members: Set<String>, in type: IndexedType) -> Bool {
    guard !type.isOnActor, type.hiddenExtensionNames.isDisjoint(with: members) else { return true }
    // Requirements are as visible as their protocol.
    return type.kind != .protocol
      && type.members.properties.contains { property in
        members.contains(property.name)
          && (property.header.access < steering.reach
            || property.header.attributes.contains(where: isGlobalActor))
      }
  }
}

extension Parameter {
  fileprivate var plainName: String? { (name ?? label)?.withoutBackticks }
}

extension Precondition {
  /// Whether it is about some arguments that are drawn, of which nobody said how.
  func isDoubtful(for arguments: [Argument]) -> Bool {
    let drawn = arguments.filter { parameters.contains($0.name) }
    return !drawn.isEmpty && drawn.allSatisfy { $0.override?.location == nil }
  }

  /// The arguments that it is about of which somebody wrote a gen.
  func vouched(in arguments: [Argument]) -> [String] {
    arguments.filter { parameters.contains($0.name) && $0.override?.location != nil }.map(\.name)
  }

  /// Whether a member that it names is an element of a tuple that it is about, as in
  /// `size.width > 0`.
  fileprivate func labels(_ member: String, in arguments: [Argument]) -> Bool {
    arguments.contains { argument in
      parameters.contains(argument.name)
        && argument.type.contains {
          if case .tuple(let elements) = $0 {
            elements.contains { $0.label == member }
          } else {
            false
          }
        }
    }
  }

  /// The same by other names, or by those of members; nil where something else has one.
  fileprivate func renamed(_ names: [String: String?]) -> Precondition? {
    let renamed = parameters.compactMap { names[$0] ?? nil }
    guard renamed.count == parameters.count else { return nil }
    let paths = renamed.map { $0.split(separator: ".") }
    var copy = self
    copy.parameters = Set(paths.map { String($0[0]) })
    copy.members.formUnion(paths.flatMap { $0.dropFirst().map(String.init) })
    copy.text = text.renamingWords { word in names[word.withoutBackticks].flatMap(\.self) }
    return copy
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
