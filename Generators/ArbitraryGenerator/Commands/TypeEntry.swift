/// A type of the sources as `list` and `explain` show it: what it has, and what becomes of it.
struct TypeEntry: Sendable, Equatable, Encodable {
  enum Outcome: String, Sendable, Encodable {
    case generated
    /// It conforms by hand.
    case handwritten
    /// Nothing is generated, for the reason in the notes: a comment is one.
    case skipped
    /// It is of a kind that nothing is generated for.
    case ignored
  }

  /// A stored property, a case or a requirement.
  struct Member: Sendable, Equatable, Encodable {
    var name: String
    /// As far as it is known without the compiler.
    var type: String?
    /// Whether the type is that of a property, and not what a case or a method takes.
    var isProperty = false

    private enum CodingKeys: CodingKey { case name, type }
  }

  var kind: String
  var module: String?
  var name: String
  var file: String
  var line: Int
  var column: Int
  var members: [Member]
  var outcome: Outcome
  /// What is generated: `fixed value`, `random values`, `2 lenses`, `mock`, `type eraser`, and a
  /// gen of what stands for a protocol.
  var makes: [String]
  /// What there is to say about it.
  var notes: [String]

  /// `Model.User`.
  var nameInModule: String { module.map { "\($0).\(name)" } ?? name }
}

extension TypeEntry {
  /// All types of the files, by name.
  static func all(in survey: Survey) -> [TypeEntry] {
    let makes = Self.makes(survey.plan)
    let converted = Dictionary(survey.plan.types.map { ($0.location, $0.converted) }) { $0 + $1 }
    let notes = Dictionary(grouping: survey.plan.diagnostics.filter { $0.location != nil }) {
      $0.location
    }
    return survey.files.flatMap(\.declarations)
      .compactMap { declaration in
        let location = declaration.header.location
        let module = survey.homes[location.file]
        let (makes, notes) = (makes[location], notes[location] ?? [])
        if let alias = declaration.alias, alias.header.isMocked {
          return TypeEntry(alias, in: module, makes: makes, notes: notes)
        }
        return declaration.nominal.map { type in
          TypeEntry(
            declaration.kind, type, in: module, makes: makes, notes: notes,
            converted: converted[location] ?? [], mocksReach: survey.mocksReach)
        }
      }
      .sorted { ($0.name, $0.file, $0.line) < ($1.name, $1.file, $1.line) }
  }

  private init(
    _ kind: String, _ type: any NominalDeclaration, in module: String?, makes: [String]?,
    notes: [Diagnostic], converted: [String], mocksReach: AccessLevel?
  ) {
    (self.kind, self.module) = (kind, module)
    name = type.qualifiedName
    file = type.header.location.file
    line = type.header.location.line
    column = type.header.location.column
    members = Self.members(of: type.members, isRequired: kind == "protocol")
    self.makes = makes ?? []
    let isLeftOut = makes == nil && kind != "protocol" && type.header.isSkipped
    outcome = Self.outcome(
      of: type, kind, isPlanned: makes != nil, isNoted: isLeftOut || !notes.isEmpty)
    self.notes = notes.map(\.message)
    if isLeftOut { self.notes.append("a comment has it skipped") }
    if !converted.isEmpty { self.notes.append(Self.lensless(converted)) }
    if kind == "protocol", outcome == .ignored, let reach = mocksReach, type.header.access < reach {
      self.notes.append(
        "no mock: it is \(type.header.access.rawValue), and mocks are \(reach.rawValue)")
    }
  }

  /// A composition of protocols that a mock is asked for.
  private init(
    _ alias: TypealiasDeclaration, in module: String?, makes: [String]?, notes: [Diagnostic]
  ) {
    let location = alias.header.location
    self.init(
      kind: "typealias", module: module, name: alias.qualifiedName, file: location.file,
      line: location.line,
      column: location.column, members: [], outcome: makes != nil ? .generated : .skipped,
      makes: makes ?? [], notes: notes.map(\.message))
  }

  private static func lensless(_ converted: [String]) -> String {
    let names = converted.map { "`\($0)`" }.joined(separator: " and ")
    return "no lens through its initialiser, which may make something else of \(names) than it is "
      + "given"
  }

  private static func outcome(
    of type: any NominalDeclaration, _ kind: String, isPlanned: Bool, isNoted: Bool
  ) -> Outcome {
    if isPlanned { return .generated }
    if isNoted { return .skipped }
    let hasValues = kind == "struct" || kind == "enum" && !type.members.cases.isEmpty
    return hasValues && !type.inheritance.haveCodingKey ? .handwritten : .ignored
  }

  /// What is generated, by the places of the declarations; a type in several branches of its
  /// conditions has that of the first.
  private static func makes(_ plan: Plan) -> [SourceLocation: [String]] {
    let pairs = plan.types.map { ($0.location, makes($0)) }
    var made = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    // The mock of a protocol itself stands before those of what it is a part of.
    for isComposed in [false, true] {
      for mock in plan.mocks where (mock.composition != nil) == isComposed {
        made[mock.location, default: []] += makes(mock)
      }
    }
    for existential in plan.existentials {
      made[existential.location, default: []].append(makes(existential))
    }
    return made
  }

  /// `` `any Shape` of 3 types ``.
  private static func makes(_ plan: ExistentialPlan) -> String {
    let count = plan.existential.conformers.count
    return "`\(plan.type)` of \(count == 1 ? "1 type" : "\(count) types")"
  }

  private static func makes(_ mock: PrintedMock) -> [String] {
    [mock.composition.map { "mock of `\($0)`" } ?? "mock"] + (mock.hasSpy ? ["spy"] : [])
      + (mock.hasEraser ? ["type eraser"] : [])
  }

  private static func makes(_ plan: TypePlan) -> [String] {
    (plan.isProvidable ? ["fixed value"] : []) + (plan.isArbitrary ? ["random values"] : [])
      + count(plan.lenses.count, "lens", "lenses") + count(plan.prisms.count, "prism", "prisms")
  }

  private static func count(_ count: Int, _ one: String, _ several: String) -> [String] {
    count == 0 ? [] : ["\(count) \(count == 1 ? one : several)"]
  }

  private static func members(of members: Members, isRequired: Bool) -> [Member] {
    guard isRequired else {
      return members.properties.filter(\.isStoredInInstances).map(member)
        + members.cases.map { Member(name: $0.name, type: payload(of: $0)) }
        + members.functions.map(member)
    }
    let all =
      members.initializers.map { ($0.header, member($0)) }
      + members.properties.map { ($0.header, member($0)) }
      + members.subscripts.map { ($0.header, member($0)) }
      + members.functions.map { ($0.header, member($0)) }
    return all.sorted { first, second in
      let (left, right) = (first.0.location, second.0.location)
      return (left.line, left.column) < (right.line, right.column)
    }
    .map(\.1)
  }

  private static func member(_ it: PropertyDeclaration) -> Member {
    // Of a literal, where the module tells the library's type from the sources'.
    var type = it.type.map { it.isTypeInferred ? "\($0)".replacing("Swift.", with: "") : "\($0)" }
    if case .computed(let accessors) = it.storage, !accessors.getter.isEmpty {
      type = [type, "{ get \(accessors.getter.description) }"].compactMap(\.self)
        .joined(separator: " ")
    }
    return Member(name: it.name, type: type, isProperty: true)
  }

  private static func member(_ it: FunctionDeclaration) -> Member {
    Member(name: it.name, type: signature(it.parameters, it.effects, it.result))
  }

  private static func member(_ it: SubscriptDeclaration) -> Member {
    Member(name: "subscript", type: signature(it.parameters, it.accessors.getter, it.result))
  }

  private static func member(_ it: InitializerDeclaration) -> Member {
    let type = [list(it.parameters), it.effects.description].filter { !$0.isEmpty }
    return Member(name: "init\(it.failability.rawValue)", type: type.joined(separator: " "))
  }

  private static func payload(of it: EnumCaseDeclaration) -> String? {
    it.payload.isEmpty ? nil : list(it.payload)
  }

  private static func signature(
    _ parameters: [Parameter], _ effects: Effects, _ result: TypeSyntax?
  ) -> String {
    [list(parameters), effects.description, "->", result?.description ?? "Void"]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func list(_ parameters: [Parameter]) -> String {
    let texts = parameters.map { it in
      (it.label.map { "\($0): " } ?? "") + it.type.description + (it.isVariadic ? "..." : "")
    }
    return "(\(texts.joined(separator: ", ")))"
  }
}

extension Declaration {
  /// The keyword of a type's kind.
  var kind: String {
    switch self {
    case .struct: "struct"
    case .enum: "enum"
    case .class: "class"
    case .actor: "actor"
    case .protocol: "protocol"
    case .extension: "extension"
    case .typealias: "typealias"
    }
  }
}
