/// What stands around a member of a mock.
struct MockShell: Sendable {
  var attributes: [String] = []
  /// `nonisolated`, `static`, `prefix`, each with a space behind it.
  var modifiers = ""
  var isStatic = false
  var isNonisolated = false
  var conditions: [String] = []
  /// The attributes that deprecate the member, for what asks it.
  var deprecation: [String] = []
  /// What is deprecated that the member names, for which all that tells of it is so as well: the
  /// compiler warns of the name in anything else.
  var deprecatedName: String?

  /// What stands above each declaration that tells of the member.
  var marks: [String] { deprecatedName == nil ? [] : deprecation }

  /// What stands above the member itself.
  var heading: [String] {
    deprecatedName == nil ? attributes : attributes + marks.filter { !attributes.contains($0) }
  }
}
