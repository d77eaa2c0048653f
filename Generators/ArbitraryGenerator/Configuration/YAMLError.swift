/// Why a YAML document is not read: it is broken, or it uses a feature that settings do not need.
enum YAMLError: Error, Sendable, Equatable {
  case notUTF8
  case controlCharacter(Unicode.Scalar)
  case tab
  case badIndentation
  case directive
  case severalDocuments
  case anchor, alias, tag, mergeKey, complexKey
  case blockScalar(Character)
  case severalLines
  case reservedCharacter(Character)
  case missingColon(String)
  case missingSpaceAfterColon(String)
  case keyIsNoText
  case duplicateKey(String, first: SourceLocation)
  case unclosedQuote
  case unknownEscape(String)
  case textAfterValue(String)
  case unclosedBracket(Character)
  case missingComma
  case tooDeep
}

extension YAMLError {
  /// The message and the fix.
  var text: (message: String, hint: String) {
    switch self {
    case .notUTF8: ("the file is not UTF-8 text", "save it as UTF-8")
    case .controlCharacter(let scalar):
      (
        "a control character, number \(scalar.value), stands here",
        "delete it, or save the file as UTF-8"
      )
    case .tab: ("a tab indents this line", "indent with spaces")
    case .badIndentation:
      ("this line's indentation fits nothing above it", "align it with the lines it belongs to")
    case .directive: ("YAML directives are not supported", "delete the line")
    case .severalDocuments:
      ("a second document starts here", "keep one document in the file")
    case .anchor:
      ("anchors (`&name`) are not supported", "write the value out, or put it in quotes")
    case .alias: ("aliases (`*name`) are not supported", "write the value out, or put it in quotes")
    case .tag: ("tags (`!name`) are not supported", "delete the tag, or put the text in quotes")
    case .mergeKey: ("merge keys (`<<`) are not supported", "write the entries out")
    case .complexKey: ("complex keys (`? key`) are not supported", "write `key: value`")
    case .blockScalar(let sign):
      (
        "block text (`\(sign)`) is not supported",
        "write the text on one line, or a header as a list of lines"
      )
    case .severalLines:
      (
        "text over several lines is not supported",
        "write it on one line, or indent it as it belongs"
      )
    case .reservedCharacter(let sign):
      ("a value cannot start with `\(sign)`", "put it in quotes")
    case .missingColon(let text): ("`\(text)` is no `key: value`", "put `: ` behind the key")
    case .missingSpaceAfterColon(let text):
      ("`\(text)` has no space behind its colon", "write a space behind the colon")
    case .keyIsNoText: ("a key has to be text", "write `key: value`")
    case .duplicateKey(let key, let first):
      ("the key `\(key)` stands twice, first in line \(first.line)", "keep one of them")
    case .unclosedQuote: ("the closing quote is missing", "close the text on the same line")
    case .unknownEscape(let text):
      (
        "`\(text)` is no escape that YAML knows",
        "write `\\\\` for a backslash, or use single quotes"
      )
    case .textAfterValue(let text):
      ("`\(text)` stands behind a complete value", "put the whole value in quotes, or delete it")
    case .unclosedBracket(let sign): ("the closing `\(sign)` is missing", "add `\(sign)`")
    case .missingComma:
      (
        "a comma is missing here",
        "put a comma between the entries, or a bracket behind the last one"
      )
    case .tooDeep: ("values are nested too deeply", "nest at most 64 levels")
    }
  }

  /// The error as the user sees it.
  func diagnostic(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, at: location, text.message, hint: text.hint)
  }
}
