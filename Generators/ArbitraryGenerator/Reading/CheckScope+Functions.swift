/// What initialisers call or read: functions, getters and setters of their file.
extension CheckScope {
  /// A function, or what a property does where it is read or set.
  struct Function {
    struct Parameter {
      var label: String?
      var name: String
      /// As written, without spaces.
      var type: String
      /// As written; nil where there is none.
      var defaultValue: String?
    }

    var parameters: [Parameter] = []
    /// What stands between its braces.
    var body: [Token]
    /// The type that it stands in, with those around it; empty outside of all.
    var home: String
  }

  /// The only function that a call may mean; nil where there is none or several.
  ///
  /// - Parameters:
  ///   - base: What it is called on, `self`, `Self` or the name of a type; nil where it stands alone.
  ///   - home: The type that calls it, with those around it.
  func function(
    named name: String, labels: [String?], of base: String?, from home: String
  ) -> Function? {
    let functions = found(name, of: base, from: home).filter { $0.keyword == .func }
      .compactMap(function).filter { $0.accepts(labels) }
    return functions.count == 1 ? functions[0] : nil
  }

  /// What the only property of a name in a type does where it is read; nil where it keeps a value.
  func getter(named name: String, from home: String) -> Function? {
    guard let member = property(named: name, from: home) else { return nil }
    return getter(member)
  }

  /// The same of a property.
  func getter(_ member: Member) -> Function? {
    guard let braces = accessors(of: member) else { return nil }
    let first = braces.first.flatMap { tokens[$0].keyword }
    let isPlain = first.map { ![.set, .didSet, .willSet, .read].contains($0) } ?? true
    return isPlain ? Function(body: body(in: braces.lowerBound - 1), home: member.home) : nil
  }

  /// What the only property of a name in a type does where it is set, with the new value as its parameter.
  func setter(named name: String, from home: String) -> Function? {
    guard let member = property(named: name, from: home), let braces = accessors(of: member) else {
      return nil
    }
    var position = braces.lowerBound
    while position < braces.upperBound, tokens[position].keyword != .set {
      position = tokens.end(ofBracketsAt: position)
    }
    position += 1
    guard position < braces.upperBound else { return nil }
    var value = "newValue"
    if tokens[position].kind == .leftParen {
      value = word(at: position + 1)
      position = tokens.end(ofBracketsAt: position)
    }
    guard position < braces.upperBound, tokens[position].kind == .leftBrace else { return nil }
    let type = tokens[member.tokens].dropFirst().prefix { $0.kind != .leftBrace }
    return Function(
      parameters: [.init(label: nil, name: value, type: text(type))],
      body: Array(tokens[tokens.inside(bracketsAt: position)]), home: member.home)
  }

  /// The bodies that are run where a property is set.
  ///
  /// - Parameter observing: Whether those of its observers are.
  func setters(
    named name: String, of base: String, from home: String, observing: Bool
  ) -> [Member] {
    found(name, of: base, from: home).filter { $0.keyword == .var }.flatMap { member in
      member.tokens.compactMap { position in
        let keyword = tokens[position].keyword
        let isRun = keyword == .set || observing && (keyword == .didSet || keyword == .willSet)
        guard isRun else { return nil }
        let isNamed = kind(at: position + 1) == .leftParen
        let brace = isNamed ? tokens.end(ofBracketsAt: position + 1) : position + 1
        guard kind(at: brace) == .leftBrace else { return nil }
        return Member(
          home: member.home, tokens: tokens.inside(bracketsAt: brace), keyword: .var)
      }
    }
  }

  /// Whether what a property is set to may be something else once it is read: it has a setter or
  /// a wrapper.
  func isComputed(_ name: String, in home: String) -> Bool {
    setter(named: name, from: home) != nil || isWrapped(name, in: home)
  }

  /// Whether a property has an attribute, which may be that of a wrapper.
  func isWrapped(_ name: String, in home: String) -> Bool {
    found(name, of: "self", from: home).contains {
      $0.keyword == .var && hasAttribute(before: $0.tokens.lowerBound - 2)
    }
  }

  /// Whether an attribute stands among the modifiers before a keyword, other than those that the
  /// language has, which are written small.
  private func hasAttribute(before keyword: Int) -> Bool {
    var depth = 0
    let modifiers = tokens[..<max(0, keyword)].suffix(Self.longestAttributes)
    for (position, token) in zip(modifiers.indices, modifiers).reversed() {
      depth -= token.kind.depth
      if depth > 0 || token.kind == .leftParen { continue }
      if token.kind == .at {
        let letter = bytes[tokens[position + 1].start]
        if !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) { return true }
        continue
      }
      guard [.name, .dot].contains(token.kind), !isDeclaration(token.keyword) else { return false }
    }
    return false
  }

  /// Farther before a keyword, nobody looks for an attribute.
  private static let longestAttributes = 100

  private func isDeclaration(_ keyword: Keyword?) -> Bool {
    ([.let, .var, .func, .case, .typealias] as [Keyword]).contains { $0 == keyword }
  }

  /// The only variable of a name in a type.
  private func property(named name: String, from home: String) -> Member? {
    let properties = found(name, of: "self", from: home)
    return properties.count == 1 && properties[0].keyword == .var ? properties[0] : nil
  }

  /// The positions in the braces behind a variable's type; nil where there are none.
  private func accessors(of member: Member) -> Range<Int>? {
    let range = member.tokens
    let brace = range.first { tokens[$0].kind == .leftBrace }
    guard let brace, !range.prefix(while: { $0 < brace }).contains(where: isEquals) else {
      return nil
    }
    return tokens.inside(bracketsAt: brace).clamped(to: range)
  }

  func isEquals(_ position: Int) -> Bool { word(at: position) == "=" }

  /// The members of a name that may be meant: the nearest where it stands alone.
  func found(_ name: String, of base: String?, from home: String) -> [Member] {
    let all = members[name] ?? []
    guard let base else {
      let homes = Set(all.map(\.home).filter { $0.isEmpty || home.isPath(in: $0) })
      let nearest = homes.max { $0.utf8.count < $1.utf8.count }
      return all.filter { $0.home == nearest }
    }
    return all.filter {
      ["self", "Self"].contains(base) ? $0.home == home : $0.home.lastPathName == base
    }
  }

  /// The initialisers of a type in the file that a call with some labels may mean.
  func initializers(accepting labels: [String?], of type: String) -> [Member] {
    initializers.filter { member in
      guard member.home == type else { return false }
      let start = member.tokens.first { tokens[$0].kind == .leftParen }
      let signature = Member(
        home: type, tokens: (start ?? member.tokens.upperBound)..<member.tokens.upperBound,
        keyword: member.keyword)
      return function(signature)?.accepts(labels) ?? true
    }
  }

  func function(_ member: Member) -> Function? {
    let start = member.tokens.lowerBound
    guard start < member.tokens.upperBound, tokens[start].kind == .leftParen else { return nil }
    var brace = tokens.end(ofBracketsAt: start)
    while brace < member.tokens.upperBound, tokens[brace].kind != .leftBrace {
      brace = tokens.end(ofBracketsAt: brace)
    }
    guard brace < member.tokens.upperBound else { return nil }
    let parts = split(tokens.inside(bracketsAt: start))
    let parameters = parts.compactMap {
      parameter($0, namesAreLabels: member.keyword != .subscript)
    }
    guard parameters.count == parts.count else { return nil }
    return Function(parameters: parameters, body: body(in: brace), home: member.home)
  }

  /// What is run between braces: of a getter that says `get`, what stands in its own.
  private func body(in brace: Int) -> [Token] {
    let inside = tokens.inside(bracketsAt: brace)
    let isGetter =
      kind(at: inside.lowerBound + 1) == .leftBrace && tokens[inside.lowerBound].keyword == .get
    return Array(tokens[isGetter ? tokens.inside(bracketsAt: inside.lowerBound + 1) : inside])
  }

  /// What stands between the commas.
  private func split(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var position = start
    while position < range.upperBound {
      if tokens[position].kind == .comma {
        parts.append(start..<position)
        start = position + 1
      }
      position = tokens.end(ofBracketsAt: position)
    }
    return start < range.upperBound ? parts + [start..<range.upperBound] : parts
  }

  /// `label name: Type = value`.
  ///
  /// - Parameter namesAreLabels: Whether a name that stands alone is the label as well.
  private func parameter(_ range: Range<Int>, namesAreLabels: Bool) -> Function.Parameter? {
    guard let colon = range.first(where: { tokens[$0].kind == .colon }),
      1...2 ~= colon - range.lowerBound
    else { return nil }
    let label = word(at: range.lowerBound)
    let type = tokens[colon + 1..<range.upperBound].prefix { bytes.text($0.range) != "=" }
    let isLabel = label != "_" && (namesAreLabels || colon - range.lowerBound == 2)
    return Function.Parameter(
      label: isLabel ? label : nil, name: word(at: colon - 1),
      type: text(type), defaultValue: defaultValue(in: type.endIndex..<range.upperBound))
  }

  /// What stands behind the sign.
  private func defaultValue(in range: Range<Int>) -> String? {
    range.isEmpty ? nil : text(range.dropFirst())
  }

  private func text(_ tokens: ArraySlice<Token>) -> String {
    tokens.map { bytes.text($0.range) }.joined()
  }
}

extension CheckScope.Function {
  /// Whether a call with some labels may mean it.
  func accepts(_ labels: [String?]) -> Bool { parameters(for: labels) != nil }

  /// The parameters that a call with some labels gives values to, in order; nil where it is no call
  /// of it.
  func parameters(for labels: [String?]) -> [Parameter]? {
    var given: [Parameter] = []
    for parameter in parameters {
      if given.count < labels.count, labels[given.count] == parameter.label {
        given.append(parameter)
      } else if parameter.defaultValue == nil {
        return nil
      }
    }
    return given.count == labels.count ? given : nil
  }
}
