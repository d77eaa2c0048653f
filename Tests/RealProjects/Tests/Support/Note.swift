import Foundation

/// What the tool says of one type: all of it, where the text for people counts notes of a kind.
public struct Note: Decodable {
  public var message: String
  var severity: String
  var file: String?
  var line: Int?
  var column: Int?
  var fix: String?

  /// The notes in lines of JSON.
  public static func all(in lines: String) throws -> [Note] {
    try lines.split(separator: "\n").map {
      try JSONDecoder().decode(Note.self, from: Data($0.utf8))
    }
  }

  /// As people read it, with the file's name in place of its path.
  public var text: String {
    let name = file.map { String($0.split(separator: "/").last ?? "") }
    let place = [name, line.map(String.init), column.map(String.init)].compactMap(\.self)
    return (place + [" \(severity)", " \(message)"]).joined(separator: ":")
      .trimmingPrefix { $0 == " " } + (fix.map { "\n  fix: \($0)" } ?? "")
  }
}
