/// What the types and extensions of a file let their values be asked.
extension CheckScope {
  /// The only getter, function or subscript that is meant where something is asked of a value of
  /// a type, which may be one that the file extends; nil where there is none or several.
  ///
  /// - Parameter labels: Those of the arguments; nil of a property.
  func function(named name: String, labels: [String?]?, ofValuesOf type: TypeSyntax) -> Function? {
    let homes = type.homes
    let found = (members[name] ?? []).filter { homes.contains($0.home.lastPathName) }
    guard let labels else {
      return found.count == 1 && found[0].keyword == .var ? getter(found[0]) : nil
    }
    let functions = found.filter { [.func, .subscript].contains($0.keyword) }
      .compactMap(function).filter { $0.accepts(labels) }
    return functions.count == 1 ? functions[0] : nil
  }

  /// The modifiers of a member, and the access levels that are written.
  func modifiers(of member: Member) -> [Keyword] {
    tokens.modifiers(
      before: member.tokens.lowerBound - (member.keyword == .subscript ? 1 : 2))
  }

  /// Whether nobody sees a member outside of the file.
  func isHidden(_ member: Member) -> Bool {
    member.isHidden || modifiers(of: member).contains(where: \.isHiding)
  }

  /// The type of the only property of a name that a type of the file has; nil where it is not
  /// written.
  func type(ofMember name: String, of type: TypeSyntax) -> TypeSyntax? {
    guard let owner = type.lastName, let all = members[name] else { return nil }
    let found = all.filter { $0.home.lastPathName == owner && $0.keyword != .func }
    guard found.count == 1, kind(at: found[0].tokens.lowerBound) == .colon else { return nil }
    let start = found[0].tokens.lowerBound + 1
    var end = start
    while end < found[0].tokens.upperBound, !endsType(end) { end = tokens.end(ofBracketsAt: end) }
    return start < end ? DeclarationParser.parseType(self.text(start..<end)) : nil
  }

  /// Whether a type that is written has ended before a position.
  private func endsType(_ position: Int) -> Bool {
    switch kind(at: position) {
    case .at, .comma, .leftBrace, .semicolon: true
    default: isEquals(position)
    }
  }

  /// The names that mean members in a function where they stand alone: those of the file, and of a
  /// type of the library those that hold no matter which it is.
  func ownNames(of function: Function) -> Set<String> {
    var names = Set(
      members.lazy.filter { $0.value.contains { $0.home == function.home } }.map(\.key))
    if !declaresType(function.home.lastPathName) { names.formUnion(Self.libraryNames) }
    let body = function.body
    for position in body.indices {
      let before = position > 0 ? body[position - 1].keyword : nil
      if [.let, .var, .for, .func].contains(before) { names.remove(text(body[position])) }
      guard body[position].keyword == .in else { continue }
      for token in body[..<position].reversed().prefix(while: \.mayBeBound) {
        names.remove(text(token))
      }
    }
    return names.subtracting(function.parameters.map(\.name))
  }

  private func text(_ token: Token) -> String { bytes.text(token.range) }

  private static let libraryNames: Set = [
    "count", "dropFirst", "dropLast", "endIndex", "first", "index", "indices", "isEmpty", "last",
    "lowerBound", "prefix", "startIndex", "suffix", "unicodeScalars", "upperBound", "utf8",
  ]
}

extension [Token] {
  /// The modifiers before a keyword, and the access levels that are written.
  func modifiers(before keyword: Int) -> [Keyword] {
    self[..<Swift.max(0, keyword)].reversed().lazy.map(\.keyword).prefix { keyword in
      keyword.map { $0.modifier != nil || $0.access != nil } ?? false
    }.compactMap(\.self)
  }
}

extension Keyword {
  /// Whether nobody sees what has it outside of the file.
  var isHiding: Bool { [.private, .fileprivate].contains(self) }
}

extension Token {
  /// Whether it may stand in what a closure or a loop binds before `in`.
  fileprivate var mayBeBound: Bool { kind == .name && keyword == nil || kind == .comma }
}
