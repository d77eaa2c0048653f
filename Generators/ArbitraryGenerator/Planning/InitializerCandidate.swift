/// An explicit initialiser that values can be made by, and how well it fits.
struct InitializerCandidate {
  let construction: Construction
  let access: AccessLevel
  /// The variables that it leaves at their initial values.
  let untouched: [String]
  /// Whether nothing that it takes goes without values of the type itself.
  let takesItself: Bool
  /// How many stored properties an argument has the name of.
  private let covered: Int
  /// How many stored properties no argument has the name of.
  let missing: Int
  /// How many of those are set to an argument of another name.
  private let renamed: Int
  /// How many arguments have the name of no stored property.
  let extra: Int
  private let doubt: Construction.Doubt

  /// An initialiser's call, for a type with these stored properties.
  init(
    construction: Construction, access: AccessLevel, untouched: [String] = [],
    takesItself: Bool = false, stored: Set<String>
  ) {
    self.construction = construction
    self.access = access
    self.untouched = untouched
    self.takesItself = takesItself
    let names = construction.arguments.map(\.name)
    let labels = construction.arguments.compactMap(\.label)
    covered = stored.intersection(names + labels).count
    missing = stored.count - covered
    extra = max(0, names.count - covered)
    doubt = construction.doubt
    let members = construction.given.lazy.map { String($0.name.trimmingPrefix("_")) }
    renamed =
      construction.keeping.renamed.isEmpty
      ? 0 : stored.subtracting(names + labels).intersection(members).count
  }

  /// The best one. Of a public type, a public initialiser goes before one that covers no more: it
  /// keeps what holds for every value, where one for use inside of the module may leave that to
  /// its callers.
  ///
  /// Of those that may fail and set as many properties, the one that is likeliest to accept what is
  /// drawn goes first, before others that take less, and to a public type's public ones as well.
  ///
  /// One for literals may trap where another one throws, as may one that checks nothing; both go
  /// behind those that take something, and where the program may end behind all.
  static func best(of candidates: [Self], isPublic: Bool) -> Self? {
    let hasOthers = candidates.contains { !$0.mayTrap && !$0.isConstant }
    let safe = candidates.filter { !$0.mayTrap || !hasOthers && $0.asksNothing }
    let candidates = safe.isEmpty ? candidates : safe
    guard let best = settled(candidates) else { return nil }
    guard isPublic else { return best }
    let others = candidates.filter {
      $0.access >= .public && $0.covers(alike: best) && !best.isLikelier(than: $0)
    }
    return settled(others) ?? best
  }

  private static func settled(_ candidates: [Self]) -> Self? {
    nearest(candidates).map { $0.fuller(in: candidates).surer(in: candidates) }
  }

  /// Another one that sets more members, some of them to arguments of other names, where this one
  /// leaves those out and keeps what it takes. One that takes something else may check that and hand
  /// it on, and one that makes something else of a member may make the others of that as well. In
  /// place of one that makes a single value, it may also be one that rejects some of what it takes,
  /// and not most.
  private func fuller(in candidates: [Self]) -> Self {
    guard extra == 0, missing > 0, !converts else { return self }
    let others = candidates.filter {
      (isConstant
        ? $0.doubt == .none : $0.renamed > 0 && $0.construction.failure == construction.failure)
        && $0.extra == $0.renamed && $0.missing - $0.renamed < missing
        && $0.access >= access && $0.isSure && !$0.takesItself && !$0.takesUnknown
    }
    return others.min { $0.missing - $0.renamed < $1.missing - $1.renamed } ?? self
  }

  /// Whether it sets a member to something else than it takes by the member's name.
  private var converts: Bool {
    let converted = construction.keeping.converted
    return !converted.isEmpty && construction.arguments.contains { converted.contains($0.name) }
  }

  /// Another one that covers as much, or takes the same, where this one may end the program for what
  /// gens cannot ask before the call: `init?(validating:)` beside `init(_:)`. One that makes values of
  /// others of the type has nothing to begin with.
  private func surer(in candidates: [Self]) -> Self {
    guard !isSure else { return self }
    let others = candidates.filter {
      $0.isSure && !$0.takesItself && !$0.takesUnknown
        && (covered > 0 && $0.covers(alike: self) || $0.takes(alike: self))
    }
    return Self.nearest(others) ?? self
  }

  /// Whether it asks nothing of its arguments that cannot be asked before. What is made of them may
  /// well be what the initialiser takes for granted.
  private var isSure: Bool { construction.unasked.allSatisfy(\.isUncertain) }

  /// Whether nothing ends the program for what it takes, as equal keys may for a dictionary's literal.
  private var asksNothing: Bool {
    construction.unasked.isEmpty && construction.preconditions.isEmpty
      && construction.repetition?.conditions.isEmpty ?? true
  }

  private func takes(alike other: Self) -> Bool {
    construction.arguments.map(\.type) == other.construction.arguments.map(\.type)
  }

  private static func nearest(_ candidates: [Self]) -> Self? {
    candidates.min { $0.score.lexicographicallyPrecedes($1.score) }
  }

  private func covers(alike other: Self) -> Bool {
    missing == other.missing && isConstant == other.isConstant
  }

  /// Whether both may fail, and this one accepts more of what is drawn.
  private func isLikelier(than other: Self) -> Bool {
    construction.failure != .never && doubt < other.doubt
  }

  private var takesUnknown: Bool { construction.arguments.contains(where: \.type.hasUnknown) }

  /// Whether it makes one value only.
  private var isConstant: Bool {
    construction.arguments.isEmpty && construction.repetition == nil
  }

  /// Whether it is for literals, also where it takes none of their elements, or its labels say that
  /// what it takes is not checked.
  private var mayTrap: Bool {
    let labels = (construction.arguments + [construction.repetition?.argument].compactMap(\.self))
      .compactMap(\.label)
    return labels.first.map(Self.literals.contains) == true
      || labels.contains { label in
        let word = label.drop { $0 == "_" }
        return word.hasPrefix("unchecked") || word.hasPrefix("unsafe")
      }
  }

  private static let literals: Set = [
    "arrayLiteral", "booleanLiteral", "dictionaryLiteral", "extendedGraphemeClusterLiteral",
    "floatLiteral", "integerLiteral", "nilLiteral", "stringInterpolation", "stringLiteral",
    "unicodeScalarLiteral",
  ]

  /// Whether it is no conversion, which has no label, of what the type stores in another form.
  private var isLabelled: Bool { construction.arguments.first?.label != nil }

  /// Smaller is better: one that cannot fail, that sets all properties, that accepts what is drawn,
  /// that makes more than one value, and more than a few, that wants nothing else, that needs no
  /// unknown type, that converts without loss.
  private var score: [Int] {
    [
      construction.failure == .never ? 0 : 1, missing, doubt.rawValue,
      isConstant ? 2 : construction.arguments.isEmpty ? 1 : 0, extra,
      construction.arguments.filter(\.type.hasUnknown).count, isLabelled ? 1 : 0,
    ]
  }
}
