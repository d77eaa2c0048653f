/// Types that no source declares and none that is read conforms, of which values are made all the
/// same: somebody may conform them elsewhere, and where nobody does, what is generated does not
/// compile.
struct AssumedTypes {
  private struct Use {
    var members = 0
    var first: SourceLocation

    mutating func add(_ member: SourceLocation) {
      members += 1
      if (member.file, member.line, member.column) < (first.file, first.line, first.column) {
        first = member
      }
    }
  }

  /// So many are named; the others come up as these are conformed.
  private static let mostNamed = 20

  private let index: DeclarationIndex
  private var uses: [String: Use] = [:]

  init(in index: DeclarationIndex) { self.index = index }

  /// Takes those that the values of a type are drawn of.
  mutating func add(_ draft: Draft) {
    for construction in draft.constructions {
      for argument in construction.arguments
      where argument.override == nil && argument.type.isMadeOfUnknown {
        for name in Set(argument.type.unknownNames.compactMap(assumedName)) {
          uses[name, default: Use(first: argument.location)].add(argument.location)
        }
      }
    }
  }

  /// The type that somebody has to conform for a name, which may be that of a typealias; nil where it
  /// is one of the library's, or of the sources.
  private func assumedName(_ written: String) -> String? {
    let name = index.foreignName(written)
    // What extends another module's type is of its own module.
    let isDeclared = ([nil] + index.testables).contains {
      !index.types(named: name, module: $0).isEmpty
    }
    return isDeclared || NameClashes.isOfLibrary(String(name.prefix { $0 != "." })) ? nil : name
  }

  /// One note for all of them, the ones that most members need first, at the first of those members.
  var note: Diagnostic? {
    guard !uses.isEmpty else { return nil }
    let mocks = Set(index.types.filter(index.isMocked).map(\.qualifiedMockName))
    let sorted = uses.filter { !mocks.contains($0.key) }
      .sorted { ($1.value.members, $0.key) < ($0.value.members, $1.key) }
    guard let (most, use) = sorted.first else { return nil }
    let names = sorted.prefix(Self.mostNamed).map { name, use in
      "`\(name.bare)` (\(use.members) \(use.members == 1 ? "member" : "members"))"
    }
    let rest = sorted.count - names.count
    return Diagnostic(
      .note, at: use.first,
      "types that are not in the sources are taken to be conformed elsewhere: "
        + names.joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : ""),
      hint: "conform those that nothing conforms, in the tests: "
        + "`extension \(most): @retroactive Arbitrary`")
  }
}

extension ResolvedType {
  /// The names of what values of it are made of that is not found and that nothing conforms.
  fileprivate var unknownNames: [String] {
    if case .unknown(let name, isConformed: false) = self { return [name] }
    return parts.flatMap(\.unknownNames)
  }
}

extension Unsupported {
  /// For a type, as it is written, that is made of such a part.
  static func unknown(_ type: String, of resolved: ResolvedType) -> Unsupported {
    .unknown(type, part: resolved.unknownNames.first?.withoutArguments ?? type)
  }
}
