/// A comment that steers the generator: `/// @mockable(history: all)` or `// arbitrary: skip`.
///
/// It belongs to the declaration below it or, after a member, a case or a parameter on the same line,
/// to that.
struct Directive: Sendable, Hashable {
  /// The comment's text without its slashes and outer spaces, `arbitrary: skip`.
  var text: String
  /// Where the text starts.
  var location: SourceLocation
}
