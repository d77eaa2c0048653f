import Foundation
import SwiftParser

/// Parses the files that a list names, one a line, and keeps nothing: what reading Swift costs with
/// swift-syntax, for `bench generate --parser`.
let files = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
var statements = 0
for file in files.split(separator: "\n") {
  let data = try Data(contentsOf: URL(filePath: String(file)))
  data.withUnsafeBytes { bytes in
    statements += Parser.parse(source: bytes.assumingMemoryBound(to: UInt8.self)).statements.count
  }
}
print("\(statements) statements")
