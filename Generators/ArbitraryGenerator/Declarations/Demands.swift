/// What an initialiser, or a function that makes a value, asks of its arguments and ends the program
/// without.
struct Demands: RareValues {
  /// The conditions, as far as they are about parameters alone.
  var conditions: [Precondition] = []
  /// What it checks itself: where that does not hold, it makes nothing.
  var checks: [Precondition] = []
  /// The initialisers that are called with some of the parameters.
  var calls: [InitializerCall] = []
}

extension Demands {
  /// What is asked of a parameter, in words, whether or not the initialiser checks it itself.
  func texts(naming parameter: String) -> [String] {
    (conditions + checks).filter { $0.isReadable && $0.parameters.contains(parameter) }.map(\.text)
  }

  /// The same as trees.
  func formulas(naming parameter: String) -> [Formula] {
    texts(naming: parameter).map(Formula.init)
  }

  /// How large the integers of a parameter may be that are computed with: those in values of other
  /// types where it is any.
  func magnitudes(of parameter: String) -> [Precondition.Magnitude] {
    conditions.filter { $0.text.isEmpty && $0.parameters == [parameter] }.map(\.magnitude)
  }
}
