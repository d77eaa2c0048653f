/// A place in a source file, as compilers count it: lines and columns from 1, columns in UTF-8
/// bytes.
///
/// Everything that is read has one: so it is small, and all places in a file share the file's path.
public struct SourceLocation: Sendable, Hashable, Codable, CustomStringConvertible {
  private var source: Source
  private let row: Int32
  private let offset: Int32

  private enum CodingKeys: String, CodingKey {
    case source = "file"
    case row = "line"
    case offset = "column"
  }

  /// Creates a location from its parts. Numbers beyond 2³¹ become the largest that there is.
  public init(file: String, line: Int, column: Int) {
    self.init(in: Source(path: file), line: line, column: column)
  }

  /// The same in a file that has other locations.
  init(in source: Source, line: Int, column: Int) {
    self.source = source
    row = Int32(clamping: line)
    offset = Int32(clamping: column)
  }

  /// The file's path, as it was given.
  public var file: String {
    get { source.path }
    set { source = Source(path: newValue) }
  }
  /// The line, from 1.
  public var line: Int { Int(row) }
  /// The column in UTF-8 bytes, from 1.
  public var column: Int { Int(offset) }

  /// `file:line:column`, which editors and terminals make a link of.
  public var description: String { "\(file):\(line):\(column)" }
}

extension SourceLocation {
  /// A file by its path.
  final class Source: Sendable {
    let path: String

    init(path: String) { self.path = path }
  }
}

extension SourceLocation.Source: Hashable, Codable {
  static func == (left: SourceLocation.Source, right: SourceLocation.Source) -> Bool {
    left === right || left.path == right.path
  }

  func hash(into hasher: inout Hasher) { hasher.combine(path) }

  convenience init(from decoder: any Decoder) throws {
    self.init(path: try decoder.singleValueContainer().decode(String.self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(path)
  }
}
