/// Initialisers that change files or run programs, which nobody wants for whatever is drawn.
extension ConstructionPlanner {
  /// Fails for one that does so, unless somebody wrote gens of all that tells where, or what: of all
  /// but numbers, if it takes anything else.
  func checkSideEffect(
    of initializer: InitializerDeclaration, in construction: Construction
  ) throws(PlanningNote) {
    try check(index.sideEffect(of: initializer, in: type), in: construction)
  }

  /// The same for the memberwise initialiser, by the initial values that it is given no others for
  /// and by the wrappers of members.
  func checkInitialValues(in construction: Construction) throws(PlanningNote) {
    let effect = index.sideEffectOfInitialValues(
      of: type, given: { Set(construction.arguments.map(\.name)) })
    try check(effect, in: construction)
  }

  private func check(
    _ effect: SideEffect?, in construction: Construction
  ) throws(PlanningNote) {
    construction.sideEffect = effect
    guard let effect, effect.isHarmful else { return }
    let naming = construction.arguments.filter(\.type.mayName)
    let telling = naming.isEmpty ? construction.arguments : naming
    let open = telling.filter { $0.override?.location == nil }
    guard !telling.isEmpty, open.isEmpty else {
      throw .sideEffect(effect, of: open.map { "\(type.qualifiedName).\($0.name)" })
    }
  }
}

extension ResolvedType {
  /// Whether a value may name something outside of the program, as no number does.
  fileprivate var mayName: Bool {
    switch self {
    case .optional(let wrapped, _): wrapped.mayName
    case .known(let type, _, _): !isNumber && type.name != "Bool"
    default: true
    }
  }
}
