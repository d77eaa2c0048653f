extension TypePlan {
  /// A conformance to one of the library's protocols.
  struct Conformance {
    /// The protocol's name.
    var name: String
    /// What generic parameters have to conform to for it.
    var requirement: String
    /// The generic parameters, and types that they have, that have to.
    var parameters: [String]
    /// Prints the members.
    var emit: (inout SourceText) -> Void

    /// To `Providable`, or a protocol that asks for the same.
    static func provides(
      _ plan: TypePlan, _ name: String, emit: @escaping (inout SourceText) -> Void
    ) -> Conformance {
      let constructions = plan.parameters.isEmpty ? [] : plan.provided.map { [$0] } ?? []
      return Conformance(
        name: name, requirement: "FactoryCheck.Providable",
        parameters: constructions.providedParameters, emit: emit)
    }

    /// To `Arbitrary`, or a protocol that asks for the same.
    static func draws(
      _ plan: TypePlan, _ name: String, emit: @escaping (inout SourceText) -> Void
    ) -> Conformance {
      let constructions = plan.parameters.isEmpty ? [] : plan.constructions
      return Conformance(
        name: name, requirement: "FactoryCheck.Arbitrary",
        parameters: constructions.drawnParameters, emit: emit)
    }
  }

  /// One extension for all or, for a generic type, one for each, since each asks for its own.
  func emitConformances(_ conformances: [Conformance], to text: inout SourceText) {
    let groups = parameters.isEmpty ? [conformances] : conformances.map { [$0] }
    for (position, group) in groups.enumerated() where !group.isEmpty {
      if position > 0 { text.line() }
      emitExtension(of: group, to: &text)
    }
  }

  private func emitExtension(of conformances: [Conformance], to text: inout SourceText) {
    let names = conformances.map { "FactoryCheck.\($0.name)" }.joined(separator: ", ")
    let requirements = conformances.flatMap {
      TypePlan.requirements($0.parameters, conformTo: $0.requirement)
    }
    emitExtension(of: "\(extendedName): \(names)", requirements: requirements, to: &text) { text in
      for (position, conformance) in conformances.enumerated() {
        if position > 0 { text.line() }
        conformance.emit(&text)
      }
    }
  }
}
