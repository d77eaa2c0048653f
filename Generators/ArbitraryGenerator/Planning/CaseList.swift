/// The cases of an enum, or the static members that make a type, in the order in which they are
/// drawn.
struct CaseList {
  /// Those that end a recursion come first.
  var cases: [Construction]
  /// How many end it.
  var leaves: Int
  /// The index of the case that is the fixed value.
  var provided = 0
}
