extension Clues {
  /// The clues as arguments of the library's initialiser: `counts: [5]` and `alphabets: [.digits]`.
  var arguments: [SourceLine] {
    [
      ("counts", counts.map(String.init)), ("texts", texts), ("alphabets", alphabets),
      ("patterns", patterns), ("formats", formats),
    ].compactMap { label, values in
      values.isEmpty ? nil : "\(label): [\(values.joined(separator: ", "))]"
    }
  }
}
