extension Array {
  /// Those that are wanted; where all are, as nearly always, nothing is copied.
  func kept(_ isWanted: (Element) -> Bool) -> [Element] {
    allSatisfy(isWanted) ? self : filter(isWanted)
  }
}
