/// What is wrong with a gen that a person wrote in the settings or in a comment: what would take the
/// generated code behind it along, or what the compiler would complain of at another place.
enum GenProblem: Sendable, Equatable {
  /// Nothing, which only a comment can say: settings have a message of their own for it.
  case empty
  /// An expression that does not end where its text does.
  case notWhole(String)
  /// Words with nothing between them: those that steer the generator, misspelt or where they have
  /// no meaning.
  case words(String)

  /// Nil where nothing is wrong with a gen.
  init?(in gen: String) {
    if gen.isEmpty {
      self = .empty
    } else if !Self.isWhole(gen) {
      self = .notWhole(gen)
    } else if Self.areWords(gen) {
      self = .words(gen)
    } else {
      return nil
    }
  }
}

extension GenProblem {
  var message: String {
    switch self {
    case .empty: "the gen behind `arbitrary:` is empty text"
    case .notWhole(let gen): "`\(gen)` is no whole expression"
    case .words(let gen): "`\(gen)` is no expression"
    }
  }

  var hint: String {
    switch self {
    case .empty: "write one, such as `// arbitrary: .int(in: 0...150)`, or delete the comment"
    case .notWhole: "open and close all of its brackets and quotes, and leave comments out"
    case .words(let gen): Self.hint(for: gen)
    }
  }

  private static func hint(for words: String) -> String {
    let parts = words.split { $0 == " " || $0 == ":" || $0 == "=" }
    let depths = Steering.depths
    switch NearestName.of(String(parts[0]), among: ["depth", "skip"]) {
    case "depth" where parts.count == 2 && Int(parts[1]).map(depths.contains) == true:
      return "write `// arbitrary: depth \(parts[1])` above the type"
    case "depth":
      return "write `// arbitrary: depth 3` above the type, with a number "
        + "from \(depths.lowerBound) to \(depths.upperBound)"
    case "skip": return "write `// arbitrary: skip`, and nothing else, above what is to be skipped"
    default: return "write a gen, such as `.int(in: 0...150)`"
    }
  }
}

// MARK: - Reading

extension GenProblem {
  /// Words that other words may follow in an expression.
  private static let operators: Set<Substring> = ["any", "as", "await", "is", "some", "try"]

  /// Whether all brackets and quotes are closed, and no comment hides what follows.
  private static func isWhole(_ gen: String) -> Bool {
    Array("(\(gen))".utf8).withUnsafeBufferPointer { buffer in
      var lexer = Lexer(SourceBytes(buffer))
      var open: [Token.Kind] = []
      repeat {
        let token = lexer.next()
        switch token.kind {
        case .leftParen: open.append(.rightParen)
        case .leftSquare: open.append(.rightSquare)
        case .leftBrace: open.append(.rightBrace)
        case .rightParen, .rightSquare, .rightBrace:
          guard open.popLast() == token.kind else { return false }
        case .end: return false
        case .semicolon where open.count == 1: return false
        default: break
        }
      } while !open.isEmpty
      return lexer.next().kind == .end && lexer.unclosed == nil
    }
  }

  private static func areWords(_ gen: String) -> Bool {
    let words = gen.split(separator: " ")
    if words.first?.prefix(while: \.isLetter) == "depth", !gen.contains(where: "(.[{".contains) {
      return true
    }
    guard words.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber } }) else { return false }
    return gen.lowercased() == "skip"
      || zip(words, words.dropFirst()).contains { pair in
        !operators.contains(pair.0) && !operators.contains(pair.1)
      }
  }
}
