/// What the settings say on how code is generated, beyond where it comes from and goes to.
struct Steering: Sendable, Equatable {
  /// The gen of a member, `User.age`, of a case's payload, `Role.admin`, or of a type, `User`.
  struct Override: Sendable, Equatable {
    let path: String
    /// The path as it is looked for, for each member of the sources.
    let typedPath: String
    let gen: String
    let location: SourceLocation

    init(path: String, gen: String, location: SourceLocation) {
      (self.path, self.gen, self.location) = (path, gen, location)
      typedPath = path.asTyped
    }

    /// The gen with its place, seen from the settings' folder as those of all sources are.
    var written: WrittenGen {
      var place = location
      place.file = FilePath.name(of: place.file)
      return WrittenGen(text: gen, location: place)
    }
  }

  var overrides: [Override] = []
  /// Modules that the generated file imports besides.
  var imports: [String] = []
  /// Modules that sources import, and generated files do not.
  var excludedImports: [String] = []
  /// `public` generates for what is public alone, and `package` for what the package sees, which
  /// needs no testable import; `internal` keeps factories and lenses internal; nil follows each
  /// type.
  var access: AccessLevel?
  /// How many values of recursive types are nested in each other at most; nil leaves that to the
  /// library.
  var depth: Int?
  /// The folders of modules, seen from the settings', that do not go by their names.
  var moduleFolders: [String: [ConfiguredPath]] = [:]
  /// The folder of the tests, seen from the settings', where it is included as a whole: all in it is
  /// theirs.
  var testFolder: String?
  /// The modules that are on the main actor where they do not say otherwise.
  var mainActorModules = MainActorModules.none
  /// Whether lenses and prisms are generated.
  var hasLenses = true
  /// Whether literals of the sources become edge values.
  var hasConstants = true
  /// What stands around the declarations of each generated file.
  var frame = FileFrame()
  /// Whether gens and factories are generated, and not mocks alone.
  var hasGens = true
}

extension Steering {
  /// The depths that there are: at the last one, the library ends every recursion.
  static let depths = 1...24

  /// The levels that there are for what is generated.
  static let levels: [AccessLevel] = [.public, .package, .internal]

  /// The least level of what is generated for.
  var reach: AccessLevel { access ?? .internal }

  /// The same for a run that writes mocks and nothing else.
  var forMocksOnly: Steering {
    var copy = self
    (copy.hasGens, copy.hasLenses, copy.hasConstants) = (false, false, false)
    return copy
  }

  /// The gen of a member or type, by its path, which is not even made where there are no overrides:
  /// that of its module, where one names it, goes before the others.
  func gen(of path: @autoclosure () -> String, in module: String?) -> WrittenGen? {
    guard !overrides.isEmpty else { return nil }
    let path = path().asTyped
    let ofModule = module.flatMap { override(of: "\($0).\(path)") }
    return (ofModule ?? override(of: path))?.written
  }
}

extension Steering {
  private func override(of path: String) -> Override? {
    overrides.first { $0.typedPath == path }
  }
}

extension DeclarationHeader {
  /// What a comment at the declaration says: `// arbitrary: .int(in: 0...150)`.
  var gen: WrittenGen? { directives.gen }

  /// How deep values may be nested, by a comment at the type: `// arbitrary: depth 3`.
  var depth: Int? { directives.steering?.depth }

  /// Whether a comment at the declaration says `// arbitrary: skip`.
  var isSkipped: Bool { directives.steering?.isSkip ?? false }
}

extension Parameter {
  /// What a comment at the parameter, or at the value of a case, says.
  var gen: WrittenGen? { directives.gen }

  /// Whether a comment at it says `// arbitrary: skip`.
  var isSkipped: Bool { directives.steering?.isSkip ?? false }
}

extension [Directive] {
  /// The one that says how values are drawn.
  var steering: Directive? { first(where: \.isOfValues) }

  fileprivate var gen: WrittenGen? {
    guard let directive = steering, let gen = directive.gen else { return nil }
    return WrittenGen(text: gen, location: directive.location)
  }
}

extension Directive {
  /// The gen that it says, nil where it says something else.
  var gen: String? { isSkip || depth != nil ? nil : arbitraryText }

  /// Whether it is spelt as what steers the generator is.
  var steers: Bool { arbitraryText != nil || text.hasPrefix("@mockable") }

  /// What one that does not steer was surely meant to be: `// Arbitrary: skip`, `// arbitary: skip`,
  /// `// arbitrary .int(in: 0...9)` and `/// @Mockable` are no prose.
  var meant: String? {
    if text.hasPrefix("@") { return meantMock }
    let word = text.prefix(while: \.isLetter)
    let rest = text[word.endIndex...]
    let said = rest.drop { " :=;-".contains($0) }
    guard NearestName.of(String(word), among: ["arbitrary"]) != nil,
      said.startIndex > rest.startIndex
    else { return nil }
    let meant = Directive(text: "arbitrary: \(said)", location: location)
    return meant.isSkip || meant.depth != nil || said.isMember ? meant.text : nil
  }

  private var meantMock: String? {
    let word = text.dropFirst().prefix(while: \.isLetter)
    let options = text[word.endIndex...]
    guard NearestName.of(String(word), among: ["mockable"]) != nil,
      options.isEmpty || options.hasPrefix("(")
    else { return nil }
    return "@mockable\(options)"
  }

  /// Whether it says how values are drawn.
  var isOfValues: Bool { arbitraryText != nil }

  /// Whether it is no prose for certain: not in a body, where nothing is read but comments.
  var isSurelyMeant: Bool { meant == text || arbitraryText?.hasPrefix("Gen") == true }

  var isSkip: Bool { arbitraryText == "skip" }

  var depth: Int? {
    guard let text = arbitraryText, text.hasPrefix("depth ") else { return nil }
    return Int(text.dropFirst("depth ".count)).flatMap { Steering.depths.contains($0) ? $0 : nil }
  }

  /// What stands behind `arbitrary:`; nil for another directive.
  fileprivate var arbitraryText: String? {
    text.hasPrefix("arbitrary:") ? text.dropFirst("arbitrary:".count).trimmed : nil
  }
}

extension Substring {
  /// Whether it reads as an implicit member, `.any` or `.int(in: 0...9)`.
  fileprivate var isMember: Bool {
    let name = dropFirst().prefix { $0.isLetter || $0.isNumber }
    guard hasPrefix("."), name.first?.isLowercase == true else { return false }
    let tail = self[name.endIndex...]
    return tail.isEmpty || tail.hasPrefix("(") || tail.hasPrefix(".")
  }

  /// Without blanks at its ends.
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
