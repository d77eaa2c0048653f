/// All that the sources declare and what is planned for it: what is generated, and what the
/// commands that show something look at.
struct Survey {
  let files: [FileDeclarations]
  let plan: Plan
  /// The modules that the types are of.
  let testables: [String]
  /// Which of those each file is of.
  let homes: [String: String]
  /// Who sees the mocks, where all protocols have one that they can have; nil where some are asked
  /// for.
  let mocksReach: AccessLevel?

  /// Plans what is generated for the files, whose literals are to be drawn.
  init(
    _ files: [FileDeclarations], literals: Literals = Literals(), testables: [String],
    steering: Steering = Steering(), mocks: MockSettings = MockSettings()
  ) {
    self.files = files
    self.testables = testables
    mocksReach = mocks.selection == .all ? steering.reach : nil
    let index = DeclarationIndex(testables: testables, steering: steering, mocks: mocks)
    for file in files { index.add(file) }
    index.complete()
    homes = index.homes
    plan = Planner.plan(index, literals: literals)
  }

  /// Whether the types are of several modules.
  var hasModules: Bool { testables.count > 1 }

  /// What there is to say about the files and the plan.
  var diagnostics: [Diagnostic] { files.flatMap(\.diagnostics) + plan.diagnostics }
}
