extension Clues {
  /// The clues as arguments of the library's initialiser: `numbers: [5]` and `alphabets: [.digits]`.
  var arguments: [SourceLine] {
    [
      ("numbers", numbers.map { String($0) }), ("texts", texts), ("alphabets", alphabets),
      ("patterns", patterns), ("formats", formats),
    ].compactMap { label, values in
      values.isEmpty ? nil : "\(label): [\(values.joined(separator: ", "))]"
    }
  }
}
