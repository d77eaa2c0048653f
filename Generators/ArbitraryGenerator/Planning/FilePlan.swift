/// What one generated file says.
struct FilePlan {
  /// Empty where there is one file for all.
  var name = ""
  var imports: [ImportPlan] = []
  /// The literals that are declared in it.
  var literals = LiteralPlan()
  var types: [TypePlan] = []
  var existentials: [ExistentialPlan] = []
  var mocks: [PrintedMock] = []

  /// Whether others are generated beside it.
  var isPart: Bool { !name.isEmpty }
}
