import SwiftSyntax

// MARK: - Headers

extension SwiftSyntaxReader {
  /// Attributes and modifiers, sorted out.
  struct Header {
    var access: String?
    var setterAccess = ""
    var modifiers: Set<String> = []
    var attributes: [String] = []
  }

  private static let levels = ["private", "fileprivate", "internal", "package", "public", "open"]

  /// Other spellings of modifiers.
  private static let spellings = [
    "__consuming": "consuming", "__owned": "consuming", "__shared": "borrowing",
  ]

  func header(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Header {
    var header = Header(attributes: texts(attributes))
    for modifier in modifiers {
      let word = modifier.name.text
      if !Self.levels.contains(word) {
        if !word.hasPrefix("_") || Self.spellings[word] != nil {
          header.modifiers.insert(Self.spellings[word] ?? word)
        }
      } else if modifier.detail == nil {
        header.access = word
      } else {
        header.setterAccess = word
      }
    }
    return header
  }

  /// All attributes, those inside an `#if` too.
  private func texts(_ attributes: AttributeListSyntax) -> [String] {
    attributes.flatMap { element -> [String] in
      switch element {
      case .attribute(let it): [text(it)]
      case .ifConfigDecl(let it):
        it.clauses.flatMap { clause -> [String] in
          if case .attributes(let inner) = clause.elements { texts(inner) } else { [] }
        }
      }
    }
  }

  private func text(_ attribute: AttributeSyntax) -> String {
    let name = "@\(Self.text(attribute.attributeName))"
    guard let open = attribute.leftParen, let close = attribute.rightParen else { return name }
    let range =
      open.endPositionBeforeTrailingTrivia
      .utf8Offset..<close.positionAfterSkippingLeadingTrivia
      .utf8Offset
    return name + "(\(String(decoding: bytes[range], as: UTF8.self)))"
  }
}

// MARK: - Types and generics

extension SwiftSyntaxReader {
  /// The node's tokens without what stands between them, and without trailing commas.
  static func text(_ node: some SyntaxProtocol) -> String {
    var words: [String] = []
    for token in node.tokens(viewMode: .sourceAccurate) {
      if words.last == ",", [")", ">", "]"].contains(token.text) { words.removeLast() }
      words.append(token.text)
    }
    return Fact.squeezed(words.joined(separator: " "))
  }

  func text(_ type: TypeSyntax) -> String { Self.text(type) }

  func text(_ clause: GenericParameterClauseSyntax?) -> String {
    guard let clause else { return "" }
    let parameters = clause.parameters.map { parameter in
      [parameter.specifier?.text, parameter.name.text].compactMap(\.self).joined(separator: " ")
        + (parameter.inheritedType.map { ":\(text($0))" } ?? "")
    }
    return "<\(parameters.joined(separator: ","))>"
  }

  func text(_ clause: GenericWhereClauseSyntax?) -> String {
    guard let clause else { return "" }
    return "where " + clause.requirements.map { Self.text($0.requirement) }.joined(separator: ",")
  }

  /// The old `: class` is `AnyObject`.
  func inheritance(_ clause: InheritanceClauseSyntax?) -> String {
    guard let clause else { return "" }
    let types = clause.inheritedTypes.map {
      $0.type.is(ClassRestrictionTypeSyntax.self) ? "AnyObject" : text($0.type)
    }
    return ": \(types.joined(separator: ","))"
  }
}

// MARK: - Parameters and effects

extension SwiftSyntaxReader {
  func text(_ parameters: FunctionParameterListSyntax, isSubscript: Bool = false) -> String {
    let list = parameters.map { parameter in
      let (first, second) = (parameter.firstName.text, parameter.secondName?.text)
      let label = second == nil && isSubscript ? "_" : first
      return text(
        texts(parameter.attributes), label: label, name: second ?? first, parameter.type,
        isVariadic: parameter.ellipsis != nil, parameter.defaultValue)
    }
    return "(\(list.joined(separator: ", ")))"
  }

  func text(_ parameters: EnumCaseParameterListSyntax) -> String {
    let list = parameters.map { parameter in
      text(
        [], label: parameter.firstName?.text ?? "_", name: parameter.secondName?.text ?? "_",
        parameter.type, isVariadic: false, parameter.defaultValue)
    }
    return "(\(list.joined(separator: ", ")))"
  }

  private func text(
    _ attributes: [String], label: String, name: String, _ type: TypeSyntax, isVariadic: Bool,
    _ value: InitializerClauseSyntax?
  ) -> String {
    (attributes + ["\(label) \(name):", text(type)] + (isVariadic ? ["..."] : [])
      + (value.map { ["= \($0.value.trimmedDescription)"] } ?? []))
      .joined(separator: " ")
  }

  func text(_ effects: FunctionEffectSpecifiersSyntax?) -> String {
    text(effects?.asyncSpecifier, effects?.throwsClause)
  }

  private func text(_ async: TokenSyntax?, _ throwing: ThrowsClauseSyntax?) -> String {
    [async == nil ? "" : "async", throwing.map { Self.text($0) } ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}

// MARK: - Accessors

extension SwiftSyntaxReader {
  private static let observers: Set<String> = ["willSet", "didSet"]
  private static let setters: Set<String> = [
    "set", "_modify", "modify", "mutate", "unsafeMutableAddress",
  ]

  func storage(_ block: AccessorBlockSyntax?) -> String {
    guard let block else { return "stored" }
    guard case .accessors(let accessors) = block.accessors else { return "computed" }
    let words = Set(accessors.map(\.accessorSpecifier.text))
    guard words.isDisjoint(with: Self.observers) else { return "observed" }
    let getter = accessors.last { $0.accessorSpecifier.text == "get" }
    let setter = accessors.last { $0.accessorSpecifier.text == "set" }
    let parts = [
      "computed",
      text(getter?.effectSpecifiers?.asyncSpecifier, getter?.effectSpecifiers?.throwsClause),
      getter?.modifier?.name.text == "mutating" ? "mutating get" : "",
      words.isDisjoint(with: Self.setters) ? "" : "set",
      setter?.modifier?.name.text == "nonmutating" ? "nonmutating set" : "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
