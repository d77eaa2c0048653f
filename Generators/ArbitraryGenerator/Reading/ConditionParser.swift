/// Reading `#if`, `#elseif`, `#else` and `#endif` between declarations.
extension DeclarationParser {
  /// True where one of them is looked at.
  var startsCondition: Bool {
    guard token.kind == .pound else { return false }
    switch token.keyword {
    case .if, .elseif, .else, .endif: return true
    default: return false
    }
  }

  /// Takes one of them and keeps the stack of conditions up to date.
  mutating func parseCondition() {
    let directive = token
    guard directive.keyword == .if || conditions.depth > scope.outerConditions else {
      report(.unexpected(bytes.text(directive.range)), at: directive.start)
      return skipConditionLine()
    }
    switch directive.keyword {
    case .if: conditions.open(parseConditionText(), at: directive.start)
    case .elseif: conditions.next(parseConditionText())
    case .else:
      conditions.next(nil)
      advance()
    default:
      conditions.close()
      advance()
    }
  }

  private mutating func parseConditionText() -> String {
    let start = token.end
    skipConditionLine()
    let from = bytes.firstOffset(from: start, notOf: .space)
    return bytes.text(min(from, previousEnd)..<previousEnd)
  }

  /// Goes behind the directive and its condition: to the first token of a line that does not go on
  /// with a `&&` or `||`, and is not in parentheses.
  mutating func skipConditionLine() {
    advance()
    while token.kind != .end {
      let goesOn = isOperator("&&") || isOperator("||") || endsWithLogic(previousEnd)
      if token.startsLine && !goesOn { return }
      if token.kind == .leftParen {
        _ = try? skipBrackets()
      } else {
        advance()
      }
    }
  }

  /// Goes to what ends the branch of the innermost `#if`, as a compiler does that does not read it.
  mutating func skipBranch() {
    var depth = 0
    while token.kind != .end {
      if startsCondition, token.startsLine {
        if depth == 0, token.keyword != .if { return }
        if token.keyword == .if { depth += 1 } else if token.keyword == .endif { depth -= 1 }
      }
      advance()
    }
  }

  private func endsWithLogic(_ end: Int) -> Bool {
    bytes.matches("&&", at: end - 2) || bytes.matches("||", at: end - 2)
  }

  /// Closes the conditions that were opened inside and not closed, and reports the outermost of
  /// them.
  mutating func closeUnfinishedConditions(downTo depth: Int) {
    guard let offset = conditions.close(downTo: depth) else { return }
    report(.unclosed("#if"), at: offset)
  }
}
