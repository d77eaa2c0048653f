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

  /// The distance of optimal string alignment: how many characters have to be added, dropped or
  /// replaced, or neighbours exchanged.
  static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var (beforeLast, last) = ([Int](), Array(0...right.count))
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let replaced = last[j] + (left[i] == right[j] ? 0 : 1)
        row.append(min(replaced, row[j] + 1, last[j + 1] + 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
        }
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
