import SwiftParser
import SwiftSyntax

/// What swift-syntax says of a file, in the same words as our reader.
///
/// It walks declarations only: what stands in bodies is nobody's business here.
struct SwiftSyntaxReader {
  /// Where the walk is.
  struct Place {
    /// The name through all types around.
    var name: String?
    /// The level of what states none.
    var access = "internal"
    var conditions: [String] = []
    /// How many of the conditions are around the type whose members are walked.
    var outerConditions = 0
  }

  let bytes: [UInt8]
  private let converter: SourceLocationConverter
  private(set) var facts: [Fact] = []

  /// Nil where the file has errors: what swift-syntax makes of those is no measure.
  static func facts(of bytes: [UInt8]) -> [Fact]? {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard !tree.hasError else { return nil }
    var reader = SwiftSyntaxReader(bytes, tree)
    reader.read(tree.statements, in: Place())
    return reader.facts
  }

  private init(_ bytes: [UInt8], _ tree: SourceFileSyntax) {
    self.bytes = bytes
    converter = SourceLocationConverter(fileName: "", tree: tree)
  }

  private mutating func add(
    _ kind: String, _ name: String, at node: some SyntaxProtocol, _ header: Header,
    in place: Place, _ details: [String] = [], allConditions: Bool = false
  ) {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    facts.append(
      Fact(
        line: location.line, column: location.column, kind: kind, name: name,
        access: header.access ?? place.access, setterAccess: header.setterAccess,
        modifiers: header.modifiers.sorted(), attributes: header.attributes,
        conditions: Array(place.conditions.dropFirst(allConditions ? 0 : place.outerConditions)),
        details: details.filter { !$0.isEmpty }))
  }
}

// MARK: - Items

extension SwiftSyntaxReader {
  private mutating func read(_ items: CodeBlockItemListSyntax, in place: Place) {
    for item in items {
      if let declaration = item.item.as(DeclSyntax.self) { read(declaration, in: place) }
    }
  }

  private mutating func read(_ members: MemberBlockItemListSyntax, in place: Place) {
    for member in members { read(member.decl, in: place) }
  }

  private mutating func read(_ declaration: DeclSyntax, in place: Place) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .ifConfigDecl(let it): read(it, in: place)
    case .importDecl(let it): read(it, in: place)
    case .structDecl(let it):
      read("struct", it, it.name, it.genericParameterClause, in: place)
    case .enumDecl(let it): read("enum", it, it.name, it.genericParameterClause, in: place)
    case .classDecl(let it): read("class", it, it.name, it.genericParameterClause, in: place)
    case .actorDecl(let it): read("actor", it, it.name, it.genericParameterClause, in: place)
    case .protocolDecl(let it): read(it, in: place)
    case .extensionDecl(let it): read(it, in: place)
    case .typeAliasDecl(let it): read(it, in: place)
    default: if place.name != nil { readMember(declaration, in: place) }
    }
  }

  private mutating func readMember(_ declaration: DeclSyntax, in place: Place) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let it): read(it, in: place)
    case .initializerDecl(let it): read(it, in: place)
    case .enumCaseDecl(let it): read(it, in: place)
    case .functionDecl(let it): read(it, in: place)
    case .subscriptDecl(let it): read(it, in: place)
    case .associatedTypeDecl(let it): read(it, in: place)
    default: break
    }
  }

  /// Each branch holds where its own condition does and no earlier one.
  private mutating func read(_ block: IfConfigDeclSyntax, in place: Place) {
    var earlier: [String] = []
    for clause in block.clauses {
      let condition = clause.condition?.trimmedDescription
      let own = condition.map { earlier.isEmpty ? $0 : Self.operand($0) }
      var inner = place
      inner.conditions.append((earlier + (own.map { [$0] } ?? [])).joined(separator: " && "))
      switch clause.elements {
      case .statements(let it): read(it, in: inner)
      case .decls(let it): read(it, in: inner)
      default: break
      }
      if let condition { earlier.append("!\(Self.operand(condition))") }
    }
  }

  /// The condition in parentheses, unless it is a name or a call.
  private static func operand(_ condition: String) -> String {
    let isCallOrName = condition.wholeMatch(of: /[\w$]+(\([^)]*\))?/) != nil
    return isCallOrName ? condition : "(\(condition))"
  }
}

// MARK: - Types

extension SwiftSyntaxReader {
  private mutating func read(
    _ kind: String, _ type: some DeclGroupSyntax & WithGenericParametersSyntax & NamedDeclSyntax,
    _ name: TokenSyntax, _ parameters: GenericParameterClauseSyntax?, in place: Place,
    names: String = ""
  ) {
    let details = [
      text(parameters), names, inheritance(type.inheritanceClause),
      text(type.genericWhereClause),
    ]
    let header = header(type.attributes, type.modifiers)
    let qualifiedName = qualified(name.text, in: place)
    add(kind, qualifiedName, at: name, header, in: place, details, allConditions: true)
    let access = kind == "protocol" ? header.access ?? place.access : "internal"
    read(type.memberBlock.members, in: inside(qualifiedName, access: access, of: place))
  }

  private func qualified(_ name: String, in place: Place) -> String {
    place.name.map { "\($0).\(name)" } ?? name
  }

  private func inside(_ name: String, access: String, of place: Place) -> Place {
    Place(
      name: name, access: access, conditions: place.conditions,
      outerConditions: place.conditions.count)
  }

  private mutating func read(_ it: ProtocolDeclSyntax, in place: Place) {
    let names = it.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? []
    let details = [
      names.joined(separator: ","), inheritance(it.inheritanceClause),
      text(it.genericWhereClause),
    ]
    let header = header(it.attributes, it.modifiers)
    let name = qualified(it.name.text, in: place)
    add("protocol", name, at: it.name, header, in: place, details, allConditions: true)
    let access = header.access ?? place.access
    read(it.memberBlock.members, in: inside(name, access: access, of: place))
  }

  private mutating func read(_ it: ExtensionDeclSyntax, in place: Place) {
    let header = header(it.attributes, it.modifiers)
    let details = [inheritance(it.inheritanceClause), text(it.genericWhereClause)]
    let type = text(it.extendedType)
    add("extension", type, at: it.extendedType, header, in: place, details)
    let access = header.access == "private" ? "fileprivate" : header.access ?? "internal"
    let name = Self.withoutArguments(it.extendedType)
    read(it.memberBlock.members, in: inside(name, access: access, of: place))
  }

  /// `A.B` for `A<Int>.B`.
  private static func withoutArguments(_ type: TypeSyntax) -> String {
    if let member = type.as(MemberTypeSyntax.self) {
      return "\(withoutArguments(member.baseType)).\(member.name.text)"
    }
    return type.as(IdentifierTypeSyntax.self)?.name.text ?? text(type)
  }

  private mutating func read(_ it: TypeAliasDeclSyntax, in place: Place) {
    let details = [
      text(it.genericParameterClause), text(it.initializer.value), text(it.genericWhereClause),
    ]
    let header = header(it.attributes, it.modifiers)
    let name = qualified(it.name.text, in: place)
    add("typealias", name, at: it.name, header, in: place, details, allConditions: true)
  }

  private mutating func read(_ it: ImportDeclSyntax, in place: Place) {
    let path = it.path.trimmedDescription
    add(
      "import", path, at: it.path, header(it.attributes, it.modifiers), in: place,
      [it.importKindSpecifier?.text ?? ""])
  }
}

// MARK: - Members

extension SwiftSyntaxReader {
  /// One name of a binding, with its part of the type and of the value.
  private struct Name {
    var token: TokenSyntax
    var type: String?
    var value: String?
  }

  private mutating func read(_ it: VariableDeclSyntax, in place: Place) {
    let header = header(it.attributes, it.modifiers)
    var following: String?
    var bindings: [(names: [Name], storage: String)] = []
    for binding in it.bindings.reversed() {
      let value = binding.initializer?.value.trimmedDescription
      let annotation = binding.typeAnnotation.map { Self.text($0.type) }
      // In `let a, b: Int` the type is that of both.
      let type = annotation ?? (value == nil ? following : nil)
      following = type
      let names = Self.names(
        in: binding.pattern, binding.typeAnnotation?.type, text: type, value: value)
      bindings.insert((names, storage(binding.accessorBlock)), at: 0)
    }
    for (names, storage) in bindings {
      for name in names {
        add(
          it.bindingSpecifier.text, name.token.text, at: name.token, header, in: place,
          [name.type ?? "", name.value.map { "= \($0)" } ?? "", storage])
      }
    }
  }

  private static func names(
    in pattern: PatternSyntax, _ type: TypeSyntax?, text: String?, value: String?
  ) -> [Name] {
    if let it = pattern.as(IdentifierPatternSyntax.self) {
      return [Name(token: it.identifier, type: text, value: value)]
    }
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
    let types = type?.as(TupleTypeSyntax.self)?.elements.map(\.type) ?? []
    return tuple.elements.enumerated().flatMap { index, element in
      let type = types.count == tuple.elements.count ? types[index] : nil
      return names(
        in: element.pattern, type, text: type.map { Self.text($0) },
        value: value.map { "(\($0)).\(index)" })
    }
  }

  private mutating func read(_ it: InitializerDeclSyntax, in place: Place) {
    let details = [
      text(it.genericParameterClause), text(it.signature.parameterClause.parameters),
      text(it.signature.effectSpecifiers), text(it.genericWhereClause),
    ]
    let kind = "init" + (it.optionalMark?.text ?? "")
    add(kind, "", at: it.initKeyword, header(it.attributes, it.modifiers), in: place, details)
  }

  private mutating func read(_ it: EnumCaseDeclSyntax, in place: Place) {
    for element in it.elements {
      let payload = element.parameterClause.map { text($0.parameters) } ?? ""
      let value = element.rawValue.map { "= \($0.value.trimmedDescription)" } ?? ""
      let header = header(it.attributes, it.modifiers)
      let isEmpty = element.parameterClause?.parameters.isEmpty ?? true
      add(
        "case", element.name.text, at: element.name, header, in: place,
        [isEmpty ? "" : payload, value])
    }
  }

  private mutating func read(_ it: FunctionDeclSyntax, in place: Place) {
    let details = [
      text(it.genericParameterClause), text(it.signature.parameterClause.parameters),
      text(it.signature.effectSpecifiers),
      it.signature.returnClause.map { "-> \(Self.text($0.type))" } ?? "",
      text(it.genericWhereClause),
    ]
    add(
      "func", it.name.text, at: it.name, header(it.attributes, it.modifiers), in: place, details)
  }

  private mutating func read(_ it: SubscriptDeclSyntax, in place: Place) {
    let storage = storage(it.accessorBlock)
    let details = [
      text(it.genericParameterClause), text(it.parameterClause.parameters, isSubscript: true),
      "-> \(Self.text(it.returnClause.type))", text(it.genericWhereClause),
      storage == "stored" ? "computed" : storage,
    ]
    add(
      "subscript", "", at: it.subscriptKeyword, header(it.attributes, it.modifiers), in: place,
      details)
  }

  private mutating func read(_ it: AssociatedTypeDeclSyntax, in place: Place) {
    let details = [
      inheritance(it.inheritanceClause),
      it.initializer.map { "= \(Self.text($0.value))" } ?? "", text(it.genericWhereClause),
    ]
    add(
      "associatedtype", it.name.text, at: it.name, header(it.attributes, it.modifiers),
      in: place, details)
  }
}
