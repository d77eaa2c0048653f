@testable import ArbitraryGenerator

/// What our reader says of a file.
enum OurReader {
  /// - Parameter wantsLiterals: Whether to gather literals on the way, as whole runs do: bodies are
  ///   read in another way then.
  static func facts(
    of bytes: [UInt8], functions: DeclarationParser.KeptFunctions = .all, wantsLiterals: Bool = true
  ) -> [Fact] {
    var literals = wantsLiterals ? Literals() : nil
    let file = DeclarationParser.parse(
      SourceFile(path: "", bytes: bytes), functions: functions, names: NamedTypes(),
      literals: &literals)
    return file.imports.map(fact) + file.declarations.flatMap(facts)
      + file.diagnostics.map(problem)
  }

  /// What could not be read is a fact that no other reader has.
  private static func problem(_ diagnostic: Diagnostic) -> Fact {
    Fact(
      line: diagnostic.location?.line ?? 0, column: diagnostic.location?.column ?? 0,
      kind: "problem", name: diagnostic.message)
  }

  private static func fact(
    _ kind: String, _ name: String, _ header: DeclarationHeader, _ details: [String] = []
  ) -> Fact {
    Fact(
      line: header.location.line, column: header.location.column, kind: kind, name: name,
      access: header.access.rawValue, setterAccess: header.setterAccess?.rawValue ?? "",
      modifiers: header.modifiers.names, attributes: texts(header.attributes),
      conditions: header.conditions, details: details.filter { !$0.isEmpty })
  }
}

// MARK: - Declarations

extension OurReader {
  private static func fact(_ it: ImportDeclaration) -> Fact {
    fact("import", it.path, it.header, [it.kind ?? ""])
  }

  private static func facts(_ declaration: Declaration) -> [Fact] {
    switch declaration {
    case .struct(let it): facts("struct", it)
    case .enum(let it): facts("enum", it)
    case .class(let it): facts("class", it)
    case .actor(let it): facts("actor", it)
    case .protocol(let it): facts("protocol", it, names: it.primaryAssociatedTypes)
    case .extension(let it): facts(it)
    case .typealias(let it):
      [
        fact(
          "typealias", it.qualifiedName, it.header,
          [text(it.generics.parameters), text(it.type), text(it.generics.requirements)])
      ]
    }
  }

  private static func facts(
    _ kind: String, _ it: some NominalDeclaration, names: [String] = []
  ) -> [Fact] {
    let details = [
      text(it.generics.parameters), names.joined(separator: ","), inheritance(it.inheritance),
      text(it.generics.requirements),
    ]
    return [fact(kind, it.qualifiedName, it.header, details)] + facts(it.members)
  }

  private static func facts(_ it: ExtensionDeclaration) -> [Fact] {
    let details = [inheritance(it.inheritance), text(it.requirements)]
    return [fact("extension", text(it.extendedType), it.header, details)] + facts(it.members)
  }

  private static func facts(_ members: Members) -> [Fact] {
    members.properties.map(fact) + members.initializers.map(fact) + members.cases.map(fact)
      + members.functions.map(fact) + members.subscripts.map(fact)
      + members.associatedTypes.map(fact)
  }
}

// MARK: - Members

extension OurReader {
  private static func fact(_ it: PropertyDeclaration) -> Fact {
    let type = it.isTypeInferred ? nil : it.type
    return fact(
      it.isLet ? "let" : "var", it.name, it.header,
      [type.map(text) ?? "", it.initialValue.map { "= \($0)" } ?? "", text(it.storage)])
  }

  private static func fact(_ it: InitializerDeclaration) -> Fact {
    fact(
      "init" + it.failability.rawValue, "", it.header,
      [
        text(it.generics.parameters), text(it.parameters), text(it.effects),
        text(it.generics.requirements),
      ])
  }

  private static func fact(_ it: EnumCaseDeclaration) -> Fact {
    let payload = it.payload.isEmpty ? "" : text(it.payload)
    return fact("case", it.name, it.header, [payload, it.rawValue.map { "= \($0)" } ?? ""])
  }

  private static func fact(_ it: FunctionDeclaration) -> Fact {
    fact(
      "func", it.name, it.header,
      [
        text(it.generics.parameters), text(it.parameters), text(it.effects),
        it.result.map { "-> \(text($0))" } ?? "", text(it.generics.requirements),
      ])
  }

  private static func fact(_ it: SubscriptDeclaration) -> Fact {
    fact(
      "subscript", "", it.header,
      [
        text(it.generics.parameters), text(it.parameters), "-> \(text(it.result))",
        text(it.generics.requirements), text(.computed(it.accessors)),
      ])
  }

  private static func fact(_ it: AssociatedTypeDeclaration) -> Fact {
    fact(
      "associatedtype", it.name, it.header,
      [
        inheritance(it.inheritance), it.defaultType.map { "= \(text($0))" } ?? "",
        text(it.requirements),
      ])
  }
}

// MARK: - Parts

extension OurReader {
  private static func text(_ type: TypeSyntax) -> String { Fact.squeezed(type.description) }

  private static func texts(_ attributes: [Attribute]) -> [String] {
    attributes.map { "@\(text($0.name))" + ($0.arguments.map { "(\($0))" } ?? "") }
  }

  private static func text(_ parameters: [GenericParameter]) -> String {
    parameters.isEmpty
      ? "" : "<\(parameters.map { Fact.squeezed($0.description) }.joined(separator: ","))>"
  }

  private static func text(_ requirements: [GenericRequirement]) -> String {
    requirements.isEmpty
      ? "" : "where \(requirements.map { Fact.squeezed($0.description) }.joined(separator: ","))"
  }

  private static func inheritance(_ types: [TypeSyntax]) -> String {
    types.isEmpty ? "" : ": \(types.map(text).joined(separator: ","))"
  }

  private static func text(_ parameters: [Parameter]) -> String {
    "(\(parameters.map(text).joined(separator: ", ")))"
  }

  private static func text(_ it: Parameter) -> String {
    (texts(it.attributes) + ["\(it.label ?? "_") \(it.name ?? "_"):", text(it.type)]
      + (it.isVariadic ? ["..."] : []) + (it.defaultValue.map { ["= \($0)"] } ?? []))
      .joined(separator: " ")
  }

  private static func text(_ effects: Effects) -> String { Fact.squeezed(effects.description) }

  private static func text(_ storage: PropertyDeclaration.Storage) -> String {
    switch storage {
    case .stored: return "stored"
    case .observed: return "observed"
    case .computed(let it):
      let words = [
        "computed", text(it.getter), it.isGetterMutating ? "mutating get" : "",
        it.hasSetter ? "set" : "", it.setter?.isNonmutating == true ? "nonmutating set" : "",
      ]
      return words.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}

extension Modifiers {
  /// The words for the modifiers; of several spellings of one, the one that is used today.
  fileprivate var names: [String] { Self.words.filter { contains($0.value) }.map(\.key).sorted() }

  private static let words: [String: Modifiers] = [
    "static": .static, "class": .class, "final": .final, "lazy": .lazy, "weak": .weak,
    "unowned": .unowned, "mutating": .mutating, "nonmutating": .nonmutating,
    "override": .override, "required": .required, "convenience": .convenience,
    "indirect": .indirect, "nonisolated": .nonisolated, "isolated": .isolated,
    "dynamic": .dynamic, "optional": .optional, "prefix": .prefix, "postfix": .postfix,
    "infix": .infix, "distributed": .distributed, "consuming": .consuming,
    "borrowing": .borrowing,
  ]
}
