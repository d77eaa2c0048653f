/// What the settings say on how code is generated, beyond where it comes from and goes to.
struct Steering: Sendable, Equatable {
  /// The gen of a member, `User.age`, of a case's payload, `Role.admin`, or of a type, `User`.
  struct Override: Sendable, Equatable {
    var path: String
    var gen: String
    var location: SourceLocation
  }

  var overrides: [Override] = []
  /// Modules that the generated file imports besides.
  var imports: [String] = []
  /// `public` generates for what is public alone, which needs no testable import; `internal` keeps
  /// factories and lenses internal; nil follows each type.
  var access: AccessLevel?
  /// Whether lenses and prisms are generated.
  var hasLenses = true
  /// Whether literals of the sources become edge values.
  var hasConstants = true
}

extension Steering {
  /// The least level of what is generated for.
  var reach: AccessLevel { access == .public ? .public : .internal }

  /// The gen of a member or type, by its path.
  func gen(of path: @autoclosure () -> String) -> String? {
    guard !overrides.isEmpty else { return nil }
    let path = path()
    return overrides.first { $0.path == path }?.gen
  }
}

extension DeclarationHeader {
  /// What a comment at the declaration says: `// arbitrary: .int(in: 0...150)`.
  var gen: String? {
    directiveText.flatMap { $0 == "skip" ? nil : $0 }
  }

  /// Whether a comment at the declaration says `// arbitrary: skip`.
  var isSkipped: Bool { directiveText == "skip" }

  private var directiveText: String? {
    directives.lazy.compactMap { directive in
      guard directive.text.hasPrefix("arbitrary:") else { return nil }
      return directive.text.dropFirst("arbitrary:".count).trimmed
    }.first
  }
}

extension Substring {
  /// Without spaces at its ends.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
