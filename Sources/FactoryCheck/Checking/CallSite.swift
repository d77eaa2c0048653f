import Testing

/// Where a property stands in the sources.
@usableFromInline
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: Int
  let column: Int
  let function: StaticString

  @usableFromInline
  init(
    fileID: StaticString, filePath: StaticString, line: Int, column: Int, function: StaticString
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    self.function = function
  }

  /// What tells the property from others.
  var key: PropertyKey { PropertyKey(fileID: fileID.description, function: function.description) }

  var location: SourceLocation {
    SourceLocation(
      fileID: fileID.description, filePath: filePath.description, line: line, column: column)
  }
}
