/// All that the sources declare and what is planned for it: what the commands that show something look
/// at.
struct Survey: Sendable {
  var files: [FileDeclarations]
  var plan: Plan
  /// What there is to say about the settings and the files.
  var diagnostics: [Diagnostic]
}
