extension MockPlan {
  /// What drawing the mock asks of the associated types that stay open, and of types that those
  /// have: gens of what calls answer and, where handlers run on actors or in any task, that they may
  /// go there.
  var needs: [GenericRequirement] {
    guard isGeneric else { return [] }
    var drawn: [String] = []
    forEachDrawnType { drawn = drawn.adding($0.drawnParameters) }
    return requirements(on: drawn, "FactoryCheck.Arbitrary")
      + requirements(on: runsElsewhere ? unsentTypes : [], Self.marker)
  }

  /// Whether it asks that types may go anywhere, which no conformance can ask of them.
  var needsMarkers: Bool { needs.contains { $0.right == .named(Self.marker) } }

  private static let marker = "SendableMetatype"

  /// The types that stay open and do not say themselves that they may go anywhere.
  private var unsentTypes: [String] {
    let unsent = generics.parameters.kept {
      $0.constraint?.composed.contains(.named("Sendable")) != true
    }
    return unsent.map(\.name)
  }

  /// Whether drawing it asks for no gens of what the types that stay open have.
  var needsNoInnerGens: Bool {
    var isInner = false
    forEachDrawnType { isInner = isInner || $0.drawnParameters.contains(where: \.isPath) }
    return !isInner
  }

  /// Whether something is cast from what handlers know of it to what is asked for.
  var castsAnswers: Bool {
    castsFunctions || castsValues
      || calls.contains { call in
        call.castsResult || call.castsError
          || call.parameters.contains { $0.erasedCopy != nil }
      }
  }

  /// Whether what answers calls runs on an actor, or in any task.
  var runsElsewhere: Bool {
    calls.contains { $0.drawn != nil && !$0.handlerAttributes.isEmpty }
  }

  private func requirements(on types: [String], _ name: String) -> [GenericRequirement] {
    types.compactMap(DeclarationParser.parseType).map {
      GenericRequirement(left: $0, relation: .conforms, right: .named(name))
    }
  }
}
