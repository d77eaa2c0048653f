/// A quarter of the year.
enum Season: CaseIterable {
  case spring, summer, autumn, winter

  /// The season that follows.
  var next: Season { shifted(by: 1) }

  /// The season before.
  var previous: Season { shifted(by: -1) }

  /// The season so many quarters of a year later, or earlier for a negative number.
  func shifted(by quarters: Int) -> Season {
    let all = Season.allCases
    let place = all.distance(from: all.startIndex, to: all.firstIndex(of: self) ?? all.startIndex)
    let target = (place + quarters % all.count + all.count) % all.count
    return all[all.index(all.startIndex, offsetBy: target)]
  }
}
