/// A gen that is written out: by a person, in a comment or in the settings, or for a member whose
/// name says what is in it. An object, because few types and members have one.
final class WrittenGen: Sendable, Equatable {
  let text: String
  /// Where it stands, which is where the compiler's errors on it belong; nil for one that goes by a
  /// member's name.
  let location: SourceLocation?
  /// Whether it names arguments that are drawn before.
  let namesArguments: Bool

  init(text: String, location: SourceLocation?, namesArguments: Bool = false) {
    self.text = text
    self.location = location
    self.namesArguments = namesArguments
  }

  static func == (left: WrittenGen, right: WrittenGen) -> Bool {
    left.text == right.text && left.location == right.location
  }
}
