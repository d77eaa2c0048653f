/// A prism to the payload of one case.
struct PrismPlan {
  /// An underscore before the case's name.
  var name: String
  /// The call that makes the case.
  var construction: Construction
  var access = AccessLevel.internal
  /// Whether the enum has no other case.
  var isOnlyCase = false

  /// One value, or a tuple of several.
  var type: ResolvedType {
    let arguments = construction.arguments
    if arguments.count == 1 { return arguments[0].type }
    return .tuple(arguments.map { .init(label: $0.label, type: $0.type) })
  }
}
