extension TypePlan {
  /// `extension` with the attributes that it needs on lines before it.
  func emitExtension(
    of name: some SourceWritable, requirements: [String] = [], to text: inout SourceText,
    _ body: (inout SourceText) -> Void
  ) {
    for attribute in attributes { text.line("\(attribute)") }
    // Where declarations are on the main actor by default, gens have to stay off it.
    let head: SourceLine = "nonisolated extension \(name)"
    let clause = Generics.whereClause(requirements)
    guard !clause.isEmpty else { return text.block(head, body) }
    if head.count + clause.utf8.count + 2 <= SourceText.width {
      text.block("\(head)\(clause)", body)
    } else {
      text.line(head)
      text.block("\(clause.dropFirst())", body)
    }
  }

  /// That types conform to a protocol.
  static func requirements(_ types: [String], conformTo conformed: String) -> [String] {
    types.map { "\($0): \(conformed)" }
  }
}

extension AccessLevel {
  /// The modifier with a space behind it; nothing for internal.
  var modifier: StaticString {
    switch self {
    case .open, .public: "public "
    case .package: "package "
    case .internal, .fileprivate, .private: ""
    }
  }
}

extension [Construction] {
  /// The generic parameters, and types that they have, which gens are needed of.
  var drawnParameters: [String] {
    unique(flatMap(\.arguments).flatMap { $0.type.drawnParameters })
  }

  /// Those which fixed values are needed of.
  var providedParameters: [String] {
    unique(flatMap(\.arguments).flatMap { $0.type.providedParameters })
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

extension [String] {
  /// The names, and behind them those that are new.
  func adding(_ names: [String]) -> [String] {
    names.reduce(into: self) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension ResolvedType {
  /// The generic parameters, and types that they have, which gens of it need gens of.
  var drawnParameters: [String] {
    if case .parameter(let name) = self { return [name] }
    return parts.flatMap(\.drawnParameters)
  }

  fileprivate var providedParameters: [String] {
    switch self {
    case .parameter(let name): [name]
    case .optional(_, isEnd: true), .array, .dictionary: []
    case .known(let type, _, _) where type.literal != nil: []
    case .mock: []
    default: parts.flatMap(\.providedParameters)
    }
  }
}
