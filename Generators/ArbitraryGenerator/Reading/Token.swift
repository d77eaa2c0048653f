/// A piece of source text: what it is and where it stands; its text is made only when somebody
/// asks.
struct Token {
  enum Kind: UInt8 {
    /// A name, a keyword, `_`, `$0`, or a name in backticks.
    case name
    case integer, float, string, regex
    /// An operator, `=`, `->`, `&`, `?` and `!` included, as long as it goes.
    case `operator`
    /// A word with its hash: `#if`, `#selector`.
    case pound
    case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
    case comma, colon, semicolon, dot, at, backslash
    /// A byte that starts no token.
    case unknown
    case end
  }

  var kind: Kind
  /// The keyword that a name or a pound word spells, if it spells one; names in backticks never do.
  var keyword: Keyword?
  var start: Int
  var end: Int
  /// True where a line end, or the file's start, is between the token and the one before it.
  var startsLine: Bool
  /// True where nothing, not even a space, is between the token and the one before it.
  var isAttached: Bool

  var range: Range<Int> { start..<end }

  /// The dot that goes without saying before a member: it stands nowhere.
  static let unwrittenDot = Token(
    kind: .dot, start: 0, end: 0, startsLine: false, isAttached: true)
}
