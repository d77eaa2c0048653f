/// All that is generated, in order: an object, so that a run can leave it to the system to free.
final class Plan {
  let types: [TypePlan]
  let existentials: [ExistentialPlan]
  let mocks: [PrintedMock]
  /// Which file says what of it.
  let files: [FilePlan]
  let diagnostics: [Diagnostic]
  /// The drafts that it was made of, which the system is to free too.
  private let drafts: ByType<Draft>

  init(
    types: [TypePlan], existentials: [ExistentialPlan] = [], mocks: [PrintedMock],
    files: [FilePlan], diagnostics: [Diagnostic], drafts: ByType<Draft> = ByType()
  ) {
    self.types = types
    self.existentials = existentials
    self.mocks = mocks
    self.files = files
    self.diagnostics = diagnostics
    self.drafts = drafts
  }
}
