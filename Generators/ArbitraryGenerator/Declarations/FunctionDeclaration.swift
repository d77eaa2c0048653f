/// A function's signature; its body is not kept. An object, because it is looked at much.
final class FunctionDeclaration: Sendable {
  let header: DeclarationHeader
  /// The name, or the operator.
  let name: String
  let generics: Generics
  let parameters: [Parameter]
  /// What stands behind `->`; nil where nothing does.
  let result: TypeSyntax?
  private let rareDemands: Rare<Demands>
  // Behind all that takes whole words: there are many functions.
  let effects: Effects
  /// What it does to the machine where it makes a value of its type.
  let sideEffect: SideEffect?

  init(
    header: DeclarationHeader, name: String, generics: Generics, parameters: [Parameter],
    effects: Effects, result: TypeSyntax?, demands: Demands = Demands(),
    sideEffect: SideEffect? = nil
  ) {
    self.header = header
    self.name = name
    self.generics = generics
    self.parameters = parameters
    self.effects = effects
    self.result = result
    rareDemands = Rare(demands)
    self.sideEffect = sideEffect
  }

  /// What it asks of its arguments where it makes a value of its type.
  var demands: Demands { rareDemands.values }

  /// The same but for what is given.
  func with(
    header: DeclarationHeader? = nil, generics: Generics? = nil, effects: Effects? = nil
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      header: header ?? self.header, name: name, generics: generics ?? self.generics,
      parameters: parameters, effects: effects ?? self.effects, result: result,
      demands: demands, sideEffect: sideEffect)
  }
}

extension FunctionDeclaration: Equatable {
  static func == (left: FunctionDeclaration, right: FunctionDeclaration) -> Bool {
    left.header == right.header && left.name == right.name && left.generics == right.generics
      && left.parameters == right.parameters && left.effects == right.effects
      && left.result == right.result && left.demands == right.demands
      && left.sideEffect == right.sideEffect
  }
}
