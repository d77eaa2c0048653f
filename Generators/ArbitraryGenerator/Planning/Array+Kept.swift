extension Array {
  /// Those that are wanted; where all are, as nearly always, nothing is copied.
  func kept(_ isWanted: (Element) -> Bool) -> [Element] {
    guard !allSatisfy(isWanted) else { return self }
    var kept = self
    kept.removeAll { !isWanted($0) }
    return kept
  }
}
