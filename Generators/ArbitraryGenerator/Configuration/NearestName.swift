/// Finds what a misspelt name was meant to be.
enum NearestName {
  /// The candidate with the fewest edits, if it is near enough to be what was meant.
  static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let most = max(1, name.count / 3)
    let nearest =
      candidates
      .filter { abs($0.count - name.count) <= most }
      .map { (candidate: $0, distance: distance(name.lowercased(), $0.lowercased())) }
      .min { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }
    guard let nearest, nearest.distance <= most else { return nil }
    return nearest.candidate
  }

  /// The Levenshtein distance: how many characters have to be added, dropped or replaced.
  static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (i, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in right.indices {
        let replaced = diagonal + (right[j] == character ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[right.count]
  }
}
