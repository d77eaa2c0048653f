extension TypePlan {
  /// A conformance to one of the library's pairs of protocols.
  enum Conformance {
    /// To `Providable`, or a protocol that asks for the same.
    case provides
    /// To `Arbitrary`, or a protocol that asks for the same.
    case draws

    fileprivate var name: StaticString {
      switch self {
      case .provides: "Providable"
      case .draws: "Arbitrary"
      }
    }
  }

  /// One extension for all or, for a generic type, one for each, since each asks for its own.
  ///
  /// - Parameters:
  ///   - prefix: What the protocols' names begin with.
  ///   - emit: Prints the members of one.
  func emitConformances(
    _ conformances: [Conformance], prefix: StaticString = "", to text: inout SourceText,
    emit: (Conformance, inout SourceText) -> Void
  ) {
    guard !parameters.isEmpty else {
      return conformances.isEmpty ? () : emitExtension(of: conformances, prefix, to: &text, emit)
    }
    for (position, conformance) in conformances.enumerated() {
      if position > 0 { text.line() }
      emitExtension(of: [conformance], prefix, to: &text, emit)
    }
  }

  private func emitExtension(
    of conformances: [Conformance], _ prefix: StaticString, to text: inout SourceText,
    _ emit: (Conformance, inout SourceText) -> Void
  ) {
    emitExtension(
      of: ConformingType(name: extendedName, conformances: conformances, prefix: prefix),
      requirements: parameters.isEmpty ? [] : conformances.flatMap { requirements(of: $0) },
      to: &text
    ) { text in
      for (position, conformance) in conformances.enumerated() {
        if position > 0 { text.line() }
        emit(conformance, &text)
      }
    }
  }

  /// What generic parameters, and types that they have, have to conform to for it.
  private func requirements(of conformance: Conformance) -> [String] {
    switch conformance {
    case .provides:
      return TypePlan.requirements(
        provided.map { [$0].providedParameters.adding(dependentParameters) } ?? [],
        conformTo: "FactoryCheck.Providable")
    case .draws:
      return TypePlan.requirements(
        constructions.drawnParameters.adding(dependentParameters),
        conformTo: "FactoryCheck.Arbitrary")
    }
  }
}

/// A type with what stands behind the colon.
private struct ConformingType: SourceWritable {
  let name: String
  let conformances: [TypePlan.Conformance]
  let prefix: StaticString

  func write(to buffer: SourceBuffer) {
    buffer.append("", name, ": ")
    buffer.append(conformances) { conformance, buffer in
      buffer.append("FactoryCheck.")
      buffer.append(prefix)
      buffer.append(conformance.name)
    }
  }
}
