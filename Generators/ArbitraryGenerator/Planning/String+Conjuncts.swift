extension String {
  /// What a condition asks for all at once, as `low < high` and `high < 9` in `low < high && high < 9`;
  /// nothing where some of it may not be asked.
  var conjuncts: [Substring] {
    guard !contains("||"), !contains("{"), !contains(" ? ") else { return [] }
    let parts = split(separator: " && ")
    return parts.count > 1 && contains("!(") ? [] : parts
  }
}
