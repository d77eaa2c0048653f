/// A place in a source file, as compilers count it: lines and columns from 1, columns in UTF-8
/// bytes.
public struct SourceLocation: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The file's path, as it was given.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in UTF-8 bytes, from 1.
  public var column: Int

  /// Creates a location from its parts.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`, which editors and terminals make a link of.
  public var description: String { "\(file):\(line):\(column)" }
}
