/// The types of expressions, as far as the parameters in them tell those.
extension PreconditionScanner {
  /// The type of an expression; nil where it is not told.
  func type(of value: Range<Int>) -> TypeSyntax? { type(of: value, depth: 0) }

  private func type(of value: Range<Int>, depth: Int) -> TypeSyntax? {
    guard !value.isEmpty, value.count < Self.longest, depth < Self.deepest else { return nil }
    if let (known, end) = knownMeaning(at: value.lowerBound), end == value.upperBound {
      return known.type
    }
    let inside = withoutParentheses(value)
    if inside != value { return type(of: inside, depth: depth + 1) }
    if let sign = value.first(where: { word(at: $0) == "??" }) {
      return type(of: value, withDefaultBehind: sign, depth: depth)
    }
    if isJoinedList(value, depth: depth) { return .array(.named("_")) }
    let last = value.upperBound - 1
    func part(_ end: Int) -> TypeSyntax? { type(of: value.lowerBound..<end, depth: depth + 1) }
    switch kind(at: last) {
    case .operator: return word(at: last) == "!" ? part(last)?.presentType : nil
    case .name: return type(ofMember: last, of: value, part)
    case .rightSquare: return type(ofElementIn: value, part)
    case .rightParen, .rightBrace: return type(ofCallIn: value, depth: depth, part)
    default: return nil
    }
  }

  /// `[3, 4]`, `values + [0]`, `isFirst ? values : []`.
  private func isJoinedList(_ value: Range<Int>, depth: Int) -> Bool {
    if kind(at: value.lowerBound) == .leftSquare {
      let end = tokens.end(ofBracketsAt: value.lowerBound)
      if end == value.upperBound { return !value.contains { kind(at: $0) == .colon } }
    }
    var position = value.lowerBound
    while position < value.upperBound, word(at: position) != "+", !isChoice(position) {
      position = tokens.end(ofBracketsAt: position)
    }
    guard position > value.lowerBound, position + 1 < value.upperBound else { return false }
    let behind = position + 1
    let end = isChoice(position) ? self.end(of: behind, before: [.colon]) : value.upperBound
    let parts = [
      isChoice(position) ? end + 1..<max(end + 1, value.upperBound) : value.lowerBound..<position,
      behind..<min(end, value.upperBound),
    ]
    return parts.contains { !$0.isEmpty && type(of: $0, depth: depth + 1)?.isList == true }
  }

  /// What is in an optional: `values ?? []`.
  private func type(
    of value: Range<Int>, withDefaultBehind sign: Int, depth: Int
  ) -> TypeSyntax? {
    let optional = type(of: value.lowerBound..<sign, depth: depth + 1)
    let rest = sign + 1..<value.upperBound
    guard case .optional(let type)? = optional, !rest.isEmpty else { return nil }
    let isList =
      kind(at: rest.lowerBound) == .leftSquare
      && tokens.end(ofBracketsAt: rest.lowerBound) == rest.upperBound
    return isList && type.isList || self.type(of: rest, depth: depth + 1) == type ? type : nil
  }

  /// `values.first`, `grid.cells`.
  private func type(
    ofMember name: Int, of value: Range<Int>, _ part: (Int) -> TypeSyntax?
  ) -> TypeSyntax? {
    guard kind(at: name - 1) == .dot, name - 1 > value.lowerBound else { return nil }
    if word(at: name) == "pathComponents" { return .array(.named("String")) }
    guard let owner = part(name - 1) else { return nil }
    let isEnd = ["first", "last"].contains(word(at: name))
    if isEnd, let element = owner.elementOfList { return .optional(element) }
    return scope.type(ofMember: word(at: name), of: owner)
  }

  /// `values[0]`, `lists[name]`, `values[1...]`.
  private func type(ofElementIn value: Range<Int>, _ part: (Int) -> TypeSyntax?) -> TypeSyntax? {
    guard let bracket = openBracket(around: value.upperBound - 1), bracket > value.lowerBound
    else { return nil }
    if tokens.inside(bracketsAt: bracket).contains(where: isRange) { return part(bracket)?.slice }
    let hasDefault = tokens.inside(bracketsAt: bracket).contains { word(at: $0) == "default" }
    switch part(bracket) {
    case .array(let element)?: return element
    case .dictionary(_, let element)? where !hasDefault: return .optional(element)
    default: return nil
    }
  }

  /// `values.min()`, `values.filter { $0 > 0 }`, `Array(text)`.
  private func type(
    ofCallIn value: Range<Int>, depth: Int, _ part: (Int) -> TypeSyntax?
  ) -> TypeSyntax? {
    guard let bracket = openBracket(around: value.upperBound - 1) else { return nil }
    let isTrailing = kind(at: bracket) == .leftBrace
    var name = bracket - 1
    if isTrailing, kind(at: name) == .rightParen {
      name = openBracket(around: name).map { $0 - 1 } ?? name
    }
    if kind(at: name) == .rightSquare, openBracket(around: name) == value.lowerBound {
      return .array(.named("_"))
    }
    guard name >= value.lowerBound, kind(at: name) == .name else { return nil }
    if name == value.lowerBound {
      return word(at: name) == "Array" && !isTrailing ? .array(.named("_")) : nil
    }
    guard kind(at: name - 1) == .dot, name - 1 > value.lowerBound else { return nil }
    switch word(at: name) {
    case "compactMap", "components", "flatMap", "map", "split": return .array(.named("_"))
    case "sorted": return .array(part(name - 1)?.elementOfList ?? .named("_"))
    case "filter": return part(name - 1).flatMap { $0.isList ? $0 : nil }
    case "drop", "dropFirst", "dropLast", "prefix", "suffix": return part(name - 1)?.slice
    case "max", "min": return part(name - 1)?.elementOfList.map(TypeSyntax.optional)
    default: return nil
    }
  }
}

extension TypeSyntax {
  /// Whether it is an array, or anything else that is asked for places by their numbers.
  var isList: Bool { elementOfList != nil }

  /// Whether it is a part of an array, whose first place need not be zero.
  var isSlice: Bool { if case .named("ArraySlice", _) = self { true } else { false } }

  /// The type of a part of it.
  fileprivate var slice: TypeSyntax? {
    isSlice ? self : elementOfList.map { .named("ArraySlice", arguments: [$0]) }
  }

  /// The type of the elements of one.
  fileprivate var elementOfList: TypeSyntax? {
    switch self {
    case .array(let element): element
    case .named("Array", let parts), .named("ContiguousArray", let parts):
      parts.count == 1 ? parts[0] : nil
    case .named("Data", []): .named("UInt8")
    default: nil
    }
  }

  /// What is in an optional.
  fileprivate var presentType: TypeSyntax? {
    switch self {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped
    default: nil
    }
  }
}
