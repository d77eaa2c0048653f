/// Why a piece of source text cannot be read as a declaration; the texts of all such messages are
/// here.
enum SyntaxProblem: Error, Sendable, Equatable {
  case expectedName(of: String)
  case expectedType
  case expected(String, in: String)
  case expectedDeclaration(found: String)
  case unclosed(String)
  case unexpected(String)
  case nestedTooDeeply
  case notUTF8
  /// The gen that a comment says.
  case gen(GenProblem)
  /// A comment that steers nothing, and what it was surely meant to be.
  case misspelt(String, meant: String)
  /// A comment that steers nothing where it stands.
  case idle(String, IdleComment)
  /// A mark that a merge leaves before two versions of the same lines.
  case conflict

  /// How bad it is: what is read all the same is worth a warning.
  var severity: Diagnostic.Severity {
    switch self {
    case .misspelt, .idle, .conflict: .warning
    default: .error
    }
  }

  /// What is wrong, in one line.
  var message: String {
    switch self {
    case .expectedName(let kind): "expected the name of the \(kind)"
    case .expectedType: "expected a type"
    case .expected(let text, let place): "expected `\(text)` in \(place)"
    case .expectedDeclaration(let found): "expected a declaration, found `\(found)`"
    case .unclosed(let text): "`\(text)` is never closed"
    case .unexpected(let text): "`\(text)` closes nothing"
    case .nestedTooDeeply: "nested too deeply to be read"
    case .notUTF8: "the file is not UTF-8 text"
    case .gen(let problem): problem.message
    case .misspelt(let text, _): "`\(text)` steers nothing"
    case .idle(let text, let reason): "`\(text)` steers nothing: \(reason.reason)"
    case .conflict: "a merge conflict starts here, and nobody has settled it"
    }
  }

  /// What to do about it.
  var hint: String {
    switch self {
    case .notUTF8: "save it as UTF-8; Swift reads nothing else"
    case .nestedTooDeeply: "give the inner part a name of its own, such as a typealias"
    case .gen(let problem): problem.hint
    case .misspelt(_, let meant): "write `// \(meant)`"
    case .idle(_, let reason): reason.hint
    case .conflict: "keep one of the sides, and delete the marks"
    default: "check that the file compiles, or leave it out with `excludes`"
    }
  }
}

/// A problem and the offset of the byte where it shows.
struct SyntaxError: Error {
  var problem: SyntaxProblem
  var offset: Int
}
