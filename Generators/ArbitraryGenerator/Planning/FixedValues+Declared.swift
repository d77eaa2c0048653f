/// Fixed values of the types of the sources.
extension FixedValues {
  /// The fixed value of a type of the sources; nil where none is known of a part.
  func value(
    ofDeclared id: Int, as path: [ResolvedType.Component], depth: Int
  ) -> FixedValue? {
    // The file of the mocks does without the library, by which alone such a type can be named.
    guard let construction = call(id), !path.meansMetatype else { return nil }
    if construction.taken == 0 { return bare(id, construction) }
    let given = index.types[id].given(path)
    var values: [FixedValue] = []
    values.reserveCapacity(construction.arguments.count)
    for argument in construction.arguments.prefix(construction.taken ?? .max) {
      guard let value = value(of: argument.type.replacing(given), depth: depth) else { return nil }
      values.append(value)
    }
    // The file of the protocol need not import what its types are made of.
    guard !isAmbiguous(construction, values), !values.contains(where: \.needsImport) else {
      return nil
    }
    let isCase = construction.isOneOfSeveral
    let argued = index.types[id].parameters.isEmpty ? nil : path.argued
    let text = String { text in
      if isCase { text.append(argued ?? index.types[id].path.names) }
      text.append(isCase ? construction.callee : argued ?? construction.callee)
      if construction.isCall { write(values, for: construction, to: text) }
    }
    var made = FixedValue(text: text, of: values)
    made.mayBeHidden = made.mayBeHidden || construction.isCall && index.types[id].kind != .enum
    made.isOnMainActor = made.isOnMainActor || construction.isOnMainActor
    if index.testables.count > 1, let module = index.types[id].module {
      made.modules.insert(module)
    }
    return made
  }

  /// The value before its members are set.
  private func bare(_ id: Int, _ construction: Construction) -> FixedValue {
    var made = FixedValue(text: "\(construction.callee)()", mayBeHidden: true)
    made.isOnMainActor = construction.isOnMainActor
    if index.testables.count > 1, let module = index.types[id].module {
      made.modules.insert(module)
    }
    return made
  }

  /// Whether `[]` or `nil` would fit several initialisers, and its type cannot be written behind it.
  private func isAmbiguous(_ construction: Construction, _ values: [FixedValue]) -> Bool {
    guard construction.isOverloaded else { return false }
    return zip(construction.arguments, values).contains { argument, value in
      switch argument.type {
      case .array, .dictionary, .optional: value.isLiteral && !argument.type.isNamed
      default: false
      }
    }
  }

  /// Writes the arguments, with their types where literals alone would fit several initialisers.
  private func write(
    _ values: [FixedValue], for construction: Construction, to text: SourceBuffer
  ) {
    text.append("(")
    var isFirst = true
    construction.forEachInCall { item, label in
      if !isFirst { text.append(", ") }
      isFirst = false
      if let label { text.append("", label, ": ") }
      switch item {
      case .blank(let blank): text.append(blank)
      case .argument(let position):
        let type = construction.arguments[position].type
        text.append(values[position].text)
        if construction.isOverloaded, values[position].isLiteral, type.isNamed {
          text.append(" as ", type, "")
        }
      }
    }
    text.append(")")
  }
}

extension [ResolvedType.Component] {
  /// The name of a generic type with its arguments, or without where some are not known: the place
  /// where its value stands decides of those.
  fileprivate var argued: String {
    let isSettled = allSatisfy { $0.arguments.allSatisfy(\.isSettled) }
    let path = isSettled ? self : map { .init(name: $0.name) }
    return path.map(\.description).joined(separator: ".")
  }
}

extension ResolvedType {
  /// Whether no generic parameter is part of it.
  fileprivate var isSettled: Bool {
    switch self {
    case .parameter, .value, .unknown: false
    case .tag(let type): type.isSettled
    case .existential(let existential): !existential.text.contains("<")
    case .function(let function):
      function.result.isSettled && function.parameters.allSatisfy(\.type.isSettled)
    default: !hasPart { !$0.isSettled }
    }
  }
}
