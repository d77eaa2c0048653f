/// Initialisers that rethrow what a function throws that they are given.
extension ConstructionPlanner {
  /// One that rethrows as it is called with functions that throw nothing: it throws nothing either.
  /// Left alone where a function is named by a typealias, or optional, as the compiler takes it to
  /// throw then.
  func withoutRethrowing(_ initializer: InitializerDeclaration) -> InitializerDeclaration {
    guard initializer.effects.throwing == .rethrows else { return initializer }
    var plain = initializer
    plain.effects.throwing = .never
    for (position, parameter) in initializer.parameters.enumerated() {
      if let function = parameter.type.throwing(.never) {
        plain.parameters[position].type = function
      } else if mayBeFunction(parameter.type) {
        return initializer
      }
    }
    return plain
  }

  /// Whether the call may throw: one that rethrows does so where an argument is a function.
  func mayThrow(_ initializer: InitializerDeclaration, with arguments: [Argument]) -> Bool {
    guard initializer.effects.throwing == .rethrows else { return initializer.effects.canThrow }
    return arguments.contains(where: \.type.holdsFunction)
  }

  private func mayBeFunction(_ type: TypeSyntax) -> Bool {
    type.unattributed.unparenthesized.isOptional
      || index.isFunction(type, from: self.type, where: [:])
      || index.namesOptional(type, from: self.type, where: [:])
  }
}
