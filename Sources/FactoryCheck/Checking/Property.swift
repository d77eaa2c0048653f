/// A property and its gens, with their types erased: what the runner needs to check it.
@usableFromInline
struct Property {
  /// The name of the type of what the body returns.
  let answerType: Any.Type
  /// Runs random cases until the sweep ends.
  var sweep: (inout Sweep) async -> Void
  /// Runs one case.
  var check: (inout Choices) async -> Verdict
  /// Draws the values of one case, without running the body.
  let values: (inout Choices) throws(Discard) -> [Any]
  /// How many fixed examples there are.
  let exampleCount: Int
  /// Runs the body on a fixed example.
  var checkExample: (Int) async -> Verdict
  /// The values of a fixed example.
  let exampleValues: (Int) -> [Any]

  @usableFromInline
  init<R>(
    answering type: R.Type,
    sweep: @escaping (inout Sweep) async -> Void,
    check: @escaping (inout Choices) async -> Verdict,
    values: @escaping (inout Choices) throws(Discard) -> [Any],
    exampleCount: Int,
    checkExample: @escaping (Int) async -> Verdict,
    exampleValues: @escaping (Int) -> [Any]
  ) {
    answerType = type
    self.sweep = sweep
    self.check = check
    self.values = values
    self.exampleCount = exampleCount
    self.checkExample = checkExample
    self.exampleValues = exampleValues
  }
}
