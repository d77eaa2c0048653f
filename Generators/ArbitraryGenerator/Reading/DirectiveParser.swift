/// Reading the comments at parameters and in bodies, and telling of those that steer nothing where
/// they stand.
extension DeclarationParser {
  /// The directives at a parameter, behind the parenthesis that opens the list.
  ///
  /// - Parameters:
  ///   - onlyTrailing: Whether the others are those of the next parameter.
  ///   - isAlone: Whether no other parameter is on the line: at the end of one with several, nobody
  ///     knows which one a comment is for.
  mutating func takeDirectives(
    behind opening: Int, onlyTrailing: Bool = false, isAlone: Bool = true
  ) -> [Directive] {
    guard !lexer.directives.isEmpty else { return [] }
    let comments = lexer.directives
    var directives: [Directive] = []
    lexer.directives.removeAll()
    for comment in comments {
      guard comment.range.lowerBound >= opening, comment.isTrailing || !onlyTrailing else {
        lexer.directives.append(comment)
        continue
      }
      if let directive = directive(comment) { directives.append(directive) }
    }
    guard token.startsLine, !isAlone else { return directives }
    noteIdle(directives, .amongParameters)
    return []
  }

  /// The directives that steer from the first line of an initialiser's body, as they do from that of
  /// a type's; all others in it steer nothing.
  mutating func takeDirectives(inBody body: Range<Int>) -> [Directive] {
    var directives: [Directive] = []
    for comment in bytes.directives(in: body) {
      let isSkip = comment.isTrailing && bytes.text(comment.range) == "arbitrary: skip"
      if isSkip, let directive = directive(comment) {
        directives.append(directive)
      } else {
        noteIdle(comment, .inBody)
      }
    }
    return directives
  }

  /// Tells of directives that steer nothing; what nothing is drawn of is skipped anyway, and a type
  /// is not.
  mutating func noteIdle(_ directives: [Directive], _ reason: IdleComment) {
    for directive in directives
    where directive.isOfValues && (!directive.isSkip || reason == .behindType) {
      result.diagnostics.append(Diagnostic(directive, reason))
    }
  }

  /// The same of those above a declaration that starts with a keyword, and is read.
  mutating func noteIdle(_ directives: [Directive], before keyword: Keyword?) {
    switch keyword {
    case .struct, .enum, .class, .actor, .protocol, .case: break
    case .var, .let: if !scope.isOfType { noteIdle(directives, .atOther) }
    case .`init`: noteIdle(directives, .atInitializer)
    case .extension, .typealias:
      for directive in directives where directive.isOfValues {
        result.diagnostics.append(Diagnostic(directive, .atOther))
      }
    default: noteIdle(directives, .atOther)
    }
  }

  /// Tells of a comment that nobody took, where it surely was to steer something.
  mutating func noteIdle(_ comment: Lexer.DirectiveComment, _ reason: IdleComment) {
    let directive = Directive(
      text: bytes.text(comment.range), location: location(of: comment.range.lowerBound))
    if directive.isSurelyMeant { noteIdle([directive], reason) }
  }
}

extension [Parameter] {
  /// The comments at all of them.
  var directives: [Directive] { flatMap(\.directives) }
}
