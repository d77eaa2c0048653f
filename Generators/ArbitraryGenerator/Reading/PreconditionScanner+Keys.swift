/// Keys that dictionaries have which are written out.
extension PreconditionScanner {
  /// That a key is one of those of a constant: `["a": 1][key]`, `table[key]`, also of one that nobody
  /// sees outside of the file.
  func key(ofConstantIn value: Range<Int>) -> Precondition? {
    let last = value.upperBound - 1
    guard kind(at: last) == .rightSquare, let bracket = openBracket(around: last),
      bracket > value.lowerBound, let key = askable(bracket + 1..<last)?.value,
      let all = dictionary(writtenFor: value.lowerBound..<bracket),
      let keys = keys(writtenIn: all), !keys.isEmpty
    else { return nil }
    let list = keys.joined(separator: ", ")
    return list.utf8.count < Self.longestText ? key.within("[\(list)].contains(", ")") : nil
  }

  /// The dictionary that is written there, or that a name stands for.
  private func dictionary(writtenFor value: Range<Int>) -> ArraySlice<Token>? {
    let first = value.lowerBound
    if kind(at: first) == .leftSquare { return tokens[value] }
    let isMember = value.count == 3 && kind(at: first + 1) == .dot
    guard isMember || value.count == 1 else { return nil }
    guard names.hides(word(at: first)) else {
      return scope.tokens(
        ofConstant: word(at: value.upperBound - 1), of: isMember ? word(at: first) : nil,
        from: home)
    }
    let declarations = (1..<max(1, first)).filter {
      tokens[$0 - 1].keyword == .let && word(at: $0) == word(at: first)
    }
    guard !isMember, declarations.count == 1 else { return nil }
    let statement = declarations[0]..<end(ofStatementAt: declarations[0], of: tokens.indices)
    let sign = statement.first { word(at: $0) == "=" }
    return sign.map { tokens[$0 + 1..<statement.upperBound] }
  }

  /// The keys before the colons in brackets; nil where one of them is no literal.
  private func keys(writtenIn all: ArraySlice<Token>) -> [String]? {
    guard all.first?.kind == .leftSquare, all.last?.kind == .rightSquare else { return nil }
    let pairs = Array(all.dropFirst().dropLast())
    var keys: [String] = []
    var position = 0
    while position < pairs.count {
      let start = position
      while position < pairs.count, pairs[position].kind != .comma {
        position = pairs.end(ofBracketsAt: position)
      }
      let pair = pairs[start..<min(position, pairs.count)]
      guard let colon = pair.firstIndex(where: { $0.kind == .colon }),
        let key = bytes.constant(pair[..<colon])
      else { return nil }
      keys.append(key)
      position += 1
    }
    return keys
  }
}
