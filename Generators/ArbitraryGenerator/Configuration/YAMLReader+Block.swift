extension YAMLReader {
  /// The value that starts on the next line with anything on it, if that is indented deeply enough.
  mutating func readBlock(deeperThan parent: Int) throws(Failure) -> YAMLNode {
    let start = location
    try skipBlanks()
    guard peek != nil, !isAtMarker, column > parent else {
      return YAMLNode(value: .empty, location: start)
    }
    return try readNode(indentation: column)
  }

  /// The value that starts here: a list, a map, or a single value.
  private mutating func readNode(indentation: Int) throws(Failure) -> YAMLNode {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= YAMLReader.deepestNesting else { throw failure(.tooDeep) }
    if isIndicator("-") { return try readList(indentation: indentation) }
    if isIndicator("?") { throw failure(.complexKey) }
    let start = location
    let first = try readInlineValue()
    skipSpaces()
    if peek == UInt8(ascii: ":"), first.location.line == line {
      try checkColon(behind: first)
      return try readMap(firstKey: first, indentation: indentation, start: start)
    }
    try endOfValue(first, indentation: indentation - 1)
    return first
  }

  private mutating func readList(indentation: Int) throws(Failure) -> YAMLNode {
    let start = location
    var items: [YAMLNode] = []
    while column == indentation, isIndicator("-"), !isAtMarker {
      offset += 1
      items.append(try readItem(indentation: indentation))
      try skipBlanks()
    }
    try checkIndentation(indentation)
    return YAMLNode(value: .list(items), location: start)
  }

  private mutating func readItem(indentation: Int) throws(Failure) -> YAMLNode {
    while peek == UInt8(ascii: " ") { offset += 1 }
    if peek == UInt8(ascii: "\t") { throw failure(.tab) }
    if isAtLineEnd || peek == UInt8(ascii: "#") { return try readBlock(deeperThan: indentation) }
    return try readNode(indentation: column)
  }

  private mutating func readMap(
    firstKey: YAMLNode, indentation: Int, start: SourceLocation
  ) throws(Failure) -> YAMLNode {
    var entries: [YAMLNode.Entry] = []
    var key = firstKey
    while true {
      let entry = try readEntry(key: key, indentation: indentation)
      try append(entry, to: &entries)
      try skipBlanks()
      guard column == indentation, peek != nil, !isAtMarker, !isIndicator("-") else { break }
      if isIndicator("?") { throw failure(.complexKey) }
      key = try readInlineValue()
      skipSpaces()
      guard peek == UInt8(ascii: ":") else { throw missingColon(key) }
      try checkColon(behind: key)
    }
    try checkIndentation(indentation)
    return YAMLNode(value: .map(entries), location: start)
  }

  /// Behind a quoted key, too, the colon needs its space.
  private func checkColon(behind key: YAMLNode) throws(Failure) {
    guard !YAMLReader.isBlank(next), case .quoted(let text) = key.value else { return }
    throw failure(.missingSpaceAfterColon(text + restOfLine), at: key.location)
  }

  private func missingColon(_ key: YAMLNode) -> Failure {
    switch key.value {
    case .plain(let text) where text.contains(":"):
      failure(.missingSpaceAfterColon(text), at: key.location)
    case .plain(let text), .quoted(let text): failure(.missingColon(text), at: key.location)
    case .empty, .list, .map: failure(.keyIsNoText, at: key.location)
    }
  }

  private mutating func readEntry(
    key: YAMLNode, indentation: Int
  ) throws(Failure) -> YAMLNode.Entry {
    offset += 1
    skipSpaces()
    let value = try readEntryValue(indentation: indentation)
    return try entry(key: key, value: value)
  }

  private mutating func readEntryValue(indentation: Int) throws(Failure) -> YAMLNode {
    if isAtLineEnd || peek == UInt8(ascii: "#") {
      let start = location
      try skipBlanks()
      // A list may stand no deeper than its key.
      if column == indentation, isIndicator("-"), !isAtMarker {
        return try readNode(indentation: column)
      }
      let block = try readBlock(deeperThan: indentation)
      return block.value == .empty ? YAMLNode(value: .empty, location: start) : block
    }
    if isIndicator("-") { throw failure(.badIndentation) }
    let value = try readInlineValue()
    try endOfValue(value, indentation: indentation)
    return value
  }

  /// After a value on its line: nothing else may stand there, and no line may go on with it.
  private mutating func endOfValue(
    _ value: YAMLNode, indentation: Int
  ) throws(Failure) {
    skipSpaces()
    guard isAtLineEnd || peek == UInt8(ascii: "#") else {
      throw failure(.textAfterValue(restOfLine))
    }
    try skipBlanks()
    if peek != nil, column > indentation, !isAtMarker, case .plain(let text) = value.value {
      throw text.isKeyWithoutSpace
        ? failure(.missingSpaceAfterColon(text), at: value.location) : failure(.severalLines)
    }
  }

  private func checkIndentation(_ indentation: Int) throws(Failure) {
    if peek != nil, column > indentation { throw failure(.badIndentation) }
  }
}

extension String {
  /// Whether it is `key:value`, which to YAML is text.
  fileprivate var isKeyWithoutSpace: Bool {
    guard let colon = firstIndex(of: ":") else { return false }
    let value = self[index(after: colon)...]
    return self[..<colon].allSatisfy { $0.isLetter || $0 == "." } && !value.hasPrefix("//")
  }
}

// MARK: - Entries

extension YAMLReader {
  func entry(key: YAMLNode, value: YAMLNode) throws(Failure) -> YAMLNode.Entry {
    switch key.value {
    case .plain("<<"): throw failure(.mergeKey, at: key.location)
    case .plain(let text), .quoted(let text):
      YAMLNode.Entry(key: text, location: key.location, value: value)
    case .empty, .list, .map: throw failure(.keyIsNoText, at: key.location)
    }
  }

  func append(_ entry: YAMLNode.Entry, to entries: inout [YAMLNode.Entry]) throws(Failure) {
    if let first = entries.first(where: { $0.key == entry.key }) {
      throw failure(.duplicateKey(entry.key, first: first.location), at: entry.location)
    }
    entries.append(entry)
  }
}
