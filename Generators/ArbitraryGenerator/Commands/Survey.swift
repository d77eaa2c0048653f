/// All that the sources declare and what is planned for it: what is generated, and what the commands
/// that show something look at.
struct Survey: Sendable {
  let files: [FileDeclarations]
  let plan: Plan

  /// Plans what is generated for the files, whose literals are to be drawn.
  init(
    _ files: [FileDeclarations], literals: Literals = Literals(), testables: [String],
    steering: Steering = Steering(), mocks: MockSettings = MockSettings(), isSplit: Bool = false
  ) {
    self.files = files
    plan = Planner.plan(
      files, literals: literals, testables: testables, steering: steering, mocks: mocks,
      isSplit: isSplit)
  }

  /// What there is to say about the files and the plan.
  var diagnostics: [Diagnostic] { files.flatMap(\.diagnostics) + plan.diagnostics }
}
