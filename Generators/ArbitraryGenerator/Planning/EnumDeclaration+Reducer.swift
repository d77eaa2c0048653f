/// What the Composable Architecture's `@Reducer` declares in an enum of reducers: a state and an action
/// with the cases of the enum, each of the state, or the action, of the case's reducer.
extension EnumDeclaration {
  /// Those of both types that are not written.
  ///
  /// - Parameter written: The names of the types that the enum's body declares.
  func declaredByReducer(besides written: @autoclosure () -> Set<String>) -> [EnumDeclaration] {
    guard
      header.attribute("Reducer") != nil
        || header.attribute("ComposableArchitecture.Reducer") != nil
    else { return [] }
    let parts: [(name: String, cases: [EnumCaseDeclaration])] = [
      ("State", members.cases.map(\.ofState)), ("Action", members.cases.compactMap(\.ofAction)),
    ]
    let written = written()
    return parts.filter { !written.contains($0.name) }.map { declared($0.name, $0.cases) }
  }

  private func declared(_ name: String, _ cases: [EnumCaseDeclaration]) -> EnumDeclaration {
    var header = DeclarationHeader(location: self.header.location)
    header.access = max(self.header.access, .internal)
    header.conditions = self.header.conditions
    var declaration = EnumDeclaration(header: header, name: name, enclosing: qualifiedName)
    declaration.members.cases = cases
    return declaration
  }
}

extension FileDeclarations {
  /// The names of the types and typealiases in the body of a type.
  func names(inside type: some NominalDeclaration) -> Set<String> {
    let names = declarations.compactMap { declaration -> String? in
      if let alias = declaration.alias {
        return alias.enclosing == type.qualifiedName ? alias.name : nil
      }
      return declaration.nominal.flatMap { $0.enclosing == type.qualifiedName ? $0.name : nil }
    }
    return Set(names)
  }
}

extension EnumCaseDeclaration {
  /// The case of the state: what is no reducer is the state itself.
  fileprivate var ofState: EnumCaseDeclaration {
    isOfReducer && !isEphemeral ? holding { .member(of: $0, "State") } : plain
  }

  /// The case of the action; nil where there is none, and the macro says so by a `Never`.
  fileprivate var ofAction: EnumCaseDeclaration? {
    guard isOfReducer else { return nil }
    let dialog = payload[0].type
    if dialog.isDialog, dialog.arguments.count == 1 { return holding { $0.arguments[0] } }
    return holding { .member(of: $0, "Action") }
  }

  private var isOfReducer: Bool {
    guard payload.count == 1, header.attribute("ReducerCaseIgnored") == nil else { return false }
    switch payload[0].type {
    case .named, .member: return true
    default: return false
    }
  }

  /// Whether it is gone as soon as it has sent an action, and has no reducer.
  private var isEphemeral: Bool {
    header.attribute("ReducerCaseEphemeral") != nil || payload[0].type.isDialog
  }

  private func holding(_ type: (TypeSyntax) -> TypeSyntax) -> EnumCaseDeclaration {
    var copy = plain
    copy.payload = payload.map { Parameter(label: $0.label, name: $0.name, type: type($0.type)) }
    return copy
  }

  /// The case without the macro's attributes.
  private var plain: EnumCaseDeclaration {
    var copy = self
    copy.header.attributes = []
    return copy
  }
}

extension TypeSyntax {
  fileprivate var isDialog: Bool {
    if case .named(let name, _) = self {
      ["AlertState", "ConfirmationDialogState"].contains(name)
    } else {
      false
    }
  }
}
