/// A gen that is written out: by a person, in a comment or in the settings, or for a member whose
/// name says what is in it. An object, because few types and members have one.
final class WrittenGen: Sendable, Equatable {
  let text: String
  /// Where it stands, which is where the compiler's errors on it belong; nil for one that goes by a
  /// member's name.
  let location: SourceLocation?

  init(text: String, location: SourceLocation?) {
    self.text = text
    self.location = location
  }

  static func == (left: WrittenGen, right: WrittenGen) -> Bool {
    left.text == right.text && left.location == right.location
  }
}
