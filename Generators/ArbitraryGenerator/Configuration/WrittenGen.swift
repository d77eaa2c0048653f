/// A gen that a person wrote, in a comment or in the settings.
struct WrittenGen: Sendable, Hashable {
  var text: String
  /// Where it stands, which is where the compiler's errors on it belong.
  var location: SourceLocation
}
