extension TypeResolver {
  /// A function's type: values are made of its result, what it takes is named only.
  func function(
    _ parameters: [TypeSyntax.Element], _ effects: Effects, _ result: TypeSyntax, depth: Int
  ) throws(Unsupported) -> ResolvedType.Function {
    var naming = self
    naming.makesValues = false
    return ResolvedType.Function(
      parameters: try parameters.map { parameter throws(Unsupported) in
        do throws(Unsupported) { return try naming.parameter(parameter, depth: depth) } catch {
          guard case .function = error else { throw error }
          let whole = TypeSyntax.function(
            parameters: parameters, effects: effects, result: result)
          throw .function("\(whole)")
        }
      },
      effects: qualified(effects, depth: depth).description,
      isSent: result.specifiers.contains("sending"),
      result: try resolve(result, depth: depth), thrown: thrown(effects, depth: depth))
  }

  /// With what is thrown by its whole name.
  private func qualified(_ effects: Effects, depth: Int) -> Effects {
    guard case .typed(let error) = effects.throwing else { return effects }
    var naming = self
    naming.makesValues = false
    guard let type = try? naming.resolve(error, depth: depth) else { return effects }
    var effects = effects
    effects.throwing = .typed(.named("\(type)"))
    return effects
  }

  /// What a function throws that is made as a value. An error that holds one throws nothing, and
  /// neither does one that throws errors of a single type: many closures of that kind crash the
  /// compiler (6.3.1).
  private func thrown(_ effects: Effects, depth: Int) -> ResolvedType? {
    guard makesValues, effects.throwing == .always,
      let error = index.thrownType(effects.throwing),
      let type = try? resolve(error, depth: depth), !type.isMadeOfUnknown
    else { return nil }
    var isHeld = false
    type.forEachDeclared { isHeld = isHeld || $0 == scope.id || blocked.contains($0) }
    guard !isHeld else { return nil }
    return type
  }

  private func parameter(
    _ parameter: TypeSyntax.Element, depth: Int
  ) throws(Unsupported) -> ResolvedType.FunctionParameter {
    let words = parameter.type.specifiers
    guard !words.contains("@autoclosure") else { throw .function("\(parameter.type)") }
    let resolved = try resolve(parameter.type.unattributed, depth: depth)
    // Answers are told apart by copies of what they are asked with.
    if let id = resolved.declaredID, index.types[id].inheritance.contains(where: \.suppressesCopies)
    {
      throw .function("\(parameter.type)")
    }
    return ResolvedType.FunctionParameter(
      words: words.filter { $0 != "@Sendable" },
      type: try resolved.attributed(by: words.filter { $0 == "@Sendable" }),
      isVariadic: parameter.isVariadic)
  }
}

extension ResolvedType {
  /// A function's type with the attributes before it that are part of it; closures of C, and values
  /// that are wrapped in one, are none that a closure can be made for.
  func attributed(by words: [String]) throws(Unsupported) -> ResolvedType {
    guard case .function(var function) = self else { return self }
    if words.contains(where: { $0.hasPrefix("@convention") || $0 == "@autoclosure" }) {
      throw .function((words + ["\(self)"]).joined(separator: " "))
    }
    let attributes = words.filter { $0 != "@escaping" && ($0.hasPrefix("@") || $0.contains("(")) }
    function.attributes = attributes + function.attributes
    return .function(function)
  }

  /// The type of a parameter or property with attributes, one of which may be a result builder.
  func built(by attributes: [Attribute]) -> ResolvedType {
    guard case .function(var function) = self, !attributes.isEmpty else { return self }
    function.isBuilt = true
    return .function(function)
  }

  /// Whether the compiler warns of a constant that is of it without saying so.
  var holdsVoid: Bool { contains { $0 == .tuple([]) } }

  /// Whether an expression that draws it gets its type from where it is used only.
  var isInferredFromUse: Bool {
    contains {
      if case .function = $0 { return true }
      if case .existential = $0 { return true }
      return false
    }
  }
}
