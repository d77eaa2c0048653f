// swift-format-ignore-file: NeverForceUnwrap

// What the types of other files ask of the library's values.

extension Array {
  /// The one in the middle, of which there has to be one.
  var middleOne: Element { self[count / 2] }

  func one(at place: Int, from end: Int = 0) -> Element { self[end + place] }
}

extension StringProtocol {
  subscript(offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
}

extension BinaryInteger {
  func rest(by other: Self) -> Self { self % other }
}

extension Int {
  var cubed: Int { self * self * self }
}
