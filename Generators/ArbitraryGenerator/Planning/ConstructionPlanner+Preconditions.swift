/// What has to hold for the arguments of a call, or else it ends the program.
extension ConstructionPlanner {
  /// Has it asked before the call; notes what cannot be, and which arguments somebody wrote gens for
  /// that nothing else vouches for.
  func askConditions(of initializer: InitializerDeclaration, for construction: Construction) {
    let file = initializer.header.location.file
    for condition in initializer.demands.conditions where !condition.text.isEmpty {
      if construction.preconditions.contains(where: { $0.text == condition.text }) { continue }
      if let asked = index.asked(condition, of: construction.arguments, in: file) {
        construction.preconditions.append(asked)
      } else if condition.isDoubtful(for: construction.arguments) {
        construction.unasked.append(condition)
      } else {
        construction.vouched.formUnion(condition.vouched(in: construction.arguments))
      }
    }
  }
}
