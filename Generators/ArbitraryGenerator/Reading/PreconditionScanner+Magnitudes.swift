/// How large the integers may be that an initialiser computes with: most pairs of them have no product,
/// and some no sum.
extension PreconditionScanner {
  /// The parameters that are computed with anywhere, those whose elements are, as in
  /// `prices.reduce(0, +)`, and those of which something is that they hold: `size.width`.
  ///
  /// - Parameter conditions: What is asked: sums that are numbers then may be of any.
  func magnitudes(beside conditions: [Precondition] = []) -> [Precondition] {
    var seen: Set<Look> = []
    let terms = terms(but: sums(askedBy: conditions), besides: &seen)
    let numbers = Set(known.keys.filter { given[$0]?.type?.holdsIntegers ?? false })
    let others = terms.values.union(terms.holders).subtracting(numbers)
      .filter { !(given[$0]?.type?.isText ?? false) }
    return terms.values.intersection(numbers).union(others).sorted().map { name in
      let isProduct = terms.factors.contains(name) && !(given[name]?.type?.isInteger ?? true)
      let magnitude: Precondition.Magnitude = isProduct ? .factor : .term
      return Precondition(
        text: "", parameters: [name], magnitude: numbers.contains(name) ? magnitude : .any)
    }
  }

  /// The parameters that are computed with, and those of which something is.
  private struct Terms {
    var values: Set<String> = []
    var holders: Set<String> = []
    /// Those that are multiplied with what was multiplied before.
    var factors: Set<String> = []
  }

  /// What names stand for where the body begins.
  private var known: [String: Set<String>] {
    looksAtAll ? given.parametersAndMembers : given.parameters
  }

  /// Whether something may be computed there, be it in a function that is called or a setter.
  private func mayCompute(_ position: Int) -> Bool {
    computesAny(position) || isCall(position) || counts(rangeAt: position)
      || setter(at: position) != nil || isUse(position)
  }

  /// A body that is looked into, with what is known of the names in it.
  private struct Look: Hashable {
    var start, end: Int?
    var origins: [String: Set<String>]
    var types: [String: TypeSyntax]
  }

  /// - Parameter seen: What was looked into before, which tells nothing new.
  private func terms(but askedSums: Set<Int> = [], besides seen: inout Set<Look>) -> Terms {
    var terms = Terms()
    guard let last = tokens.indices.last(where: mayCompute) else { return terms }
    var origins = known
    for position in 0...last {
      if computesAny(position), !askedSums.contains(position) {
        for value in operands(of: position) {
          let named = union(of: origins, in: value, isExact: true)
          if isMember(value) {
            terms.holders.formUnion(named)
          } else {
            terms.values.formUnion(named)
          }
          if multipliesAll(position) { terms.factors.formUnion(named) }
        }
      }
      if counts(rangeAt: position) {
        terms.values.formUnion(union(of: origins, in: position..<position + 1))
      }
      let called =
        scanner(ofCallAt: position, origins) ?? scanner(ofSetterAt: position, origins)
        ?? scanner(ofUseAt: position)
      if let called, seen.insert(called.look).inserted {
        let called = called.terms(besides: &seen)
        terms.factors.formUnion(called.factors)
        terms.values.formUnion(called.values)
        terms.holders.formUnion(called.holders)
      }
      noteOrigins(at: position, in: &origins, isExact: true)
    }
    return terms
  }

  private var look: Look {
    let known = known
    return Look(
      start: tokens.first?.start, end: tokens.last?.end, origins: known,
      types: known.reduce(into: [:]) { $0[$1.key] = given[$1.key]?.type })
  }

  /// Whether elements are multiplied there, one after another: `sizes.reduce(1, *)`, `size *= side`,
  /// `steps[i] = steps[i + 1] * sizes[i + 1]`.
  private func multipliesAll(_ position: Int) -> Bool {
    switch word(at: position) {
    case "*=": true
    case "*":
      [.comma, .rightParen].contains(kind(at: position + 1)) || multipliesOnward(position)
    default: false
    }
  }

  /// Whether what is set there is what it was before, multiplied.
  func multipliesOnward(_ position: Int) -> Bool {
    let value = start(ofValueBefore: position)
    return word(at: value - 1) == "="
      && word(at: start(ofValueBefore: value - 1)) == word(at: value)
  }

  /// Whether a range is asked there how many numbers are in it, which may be more than any.
  private func counts(rangeAt position: Int) -> Bool {
    guard kind(at: position + 1) == .dot, word(at: position + 2) == "count", isFree(position) else {
      return false
    }
    return given[word(at: position)].map(isRange) ?? false
  }

  /// Whether a function may be called there.
  private func isCall(_ position: Int) -> Bool {
    kind(at: position) == .name && kind(at: position + 1) == .leftParen
  }

  /// Whether something is computed there of integers that ends the program for the largest.
  private func computesAny(_ position: Int) -> Bool {
    switch kind(at: position) {
    case .operator:
      computes(position) || isSign(position) || divides(position)
        || ["+=", "-=", "*="].contains(word(at: position))
    case .name: bytes.matches("abs(", at: tokens[position].start)
    default: false
    }
  }

  /// Whether something is divided by what is no literal: the least integer by -1 is too large.
  private func divides(_ position: Int) -> Bool {
    ["/", "%"].contains(word(at: position)) && kind(at: position + 1) != .integer
  }

  /// Whether a number is turned into its opposite.
  private func isSign(_ position: Int) -> Bool {
    word(at: position) == "-" && !isBinary(position)
  }

  /// Whether an operator stands behind a value.
  func isBinary(_ position: Int) -> Bool { isValue(position - 1) || isNumber(position - 1) }

  /// What is computed with by an operator, but for what is of another type before and all that only
  /// counts: `Double(price)`, `prices.count`.
  private func operands(of position: Int) -> [Range<Int>] {
    let isArgument = [.comma, .rightParen].contains(kind(at: position + 1))
    if isArgument, let parenthesis = openBracket(around: position) {
      return [start(ofValueBefore: parenthesis)..<parenthesis]
    }
    // What is in an optional is the same number: `first! + last!`.
    let end = word(at: position - 1) == "!" ? position - 1 : position
    let (before, behind) = (start(ofValueBefore: end), position + 1)
    if kind(at: behind) == .string || kind(at: position - 1) == .string { return [] }
    return [before..<end, behind..<self.end(ofValueAt: behind)].filter { value in
      guard let first = value.first else { return false }
      let isConverted =
        kind(at: first + 1) == .leftParen && word(at: first).first?.isUppercase == true
      return !isConverted && !isWhole(value)
    }
  }

  /// Whether a value is what another one holds, but for a number that is known to be.
  private func isMember(_ value: Range<Int>) -> Bool {
    guard let last = value.last, kind(at: last) == .name, kind(at: last + 1) != .leftParen else {
      return false
    }
    return kind(at: last - 1) == .dot && !isOwn(last - 2) && !Self.parts.contains(word(at: last))
  }

  /// The members of ranges and collections that are integers where those hold such.
  private static let parts: Set = ["lowerBound", "upperBound"]

  /// Whether it is a parameter of several numbers: to add to it makes more of them.
  private func isWhole(_ value: Range<Int>) -> Bool {
    let name = isOwn(value.lowerBound) ? value.lowerBound + 2 : value.lowerBound
    guard name + 1 == value.upperBound, let type = given[word(at: name)]?.type else { return false }
    return !type.isInteger
  }
}

extension TypeSyntax {
  /// Whether it is an integer, or one that may be missing.
  fileprivate var isInteger: Bool {
    switch self {
    case .named(let name, _): PreconditionScanner.integers.contains(name)
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped.isInteger
    default: false
    }
  }

  /// Whether it is a text, which more of is added to with the same sign.
  fileprivate var isText: Bool {
    if case .named(let name, _) = self {
      ["Character", "String", "Substring"].contains(name)
    } else {
      false
    }
  }

  /// Whether a value of it has integers that can be computed with.
  fileprivate var holdsIntegers: Bool {
    switch self {
    case .named(_, let parts) where parts.contains(where: \.holdsIntegers): true
    case .array(let part), .optional(let part), .dictionary(_, let part): part.holdsIntegers
    case .tuple(let elements): elements.contains(where: \.type.holdsIntegers)
    default: isInteger
    }
  }
}
