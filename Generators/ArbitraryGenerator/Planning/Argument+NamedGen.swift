/// Numbers whose name says within which bounds they are.
extension Argument {
  /// What draws the argument of an initialiser where its name tells: how much room to make, and a
  /// part of a date or a time.
  func namedGen(in initializer: InitializerDeclaration) -> WrittenGen? {
    guard case .known(let known, _, _) = type, known.name == "Int",
      let range = rangeOfRoom ?? rangeOfDate(in: initializer)
    else { return nil }
    return WrittenGen(text: ".int(in: \(range))", location: nil)
  }

  /// Any number at all would mostly make no room, or more than there is: `capacity`,
  /// `reservingCapacity`.
  private var rangeOfRoom: ClosedRange<Int>? {
    (label ?? name).hasSuffix("apacity") ? 0...100 : nil
  }

  /// The range of a part of a date for an initialiser that checks it, where it takes others as well:
  /// hardly any number is one.
  private func rangeOfDate(in initializer: InitializerDeclaration) -> ClosedRange<Int>? {
    guard let range = Self.partsOfDates[label ?? name], initializer.isChecked else { return nil }
    let parts = Set(initializer.parameters.compactMap { $0.label ?? $0.name })
    return Self.datesAndTimes.contains { $0.isSubset(of: parts) } ? range : nil
  }

  /// What tells that the rest belongs to a date or a time.
  private static let datesAndTimes: [Set<String>] = [
    ["month", "day"], ["year", "month"], ["hour", "minute"], ["hours", "minutes"],
  ]

  private static let partsOfDates: [String: ClosedRange<Int>] = [
    "year": 1900...2100, "month": 1...12, "day": 1...31, "hour": 0...23, "hours": 0...23,
    "minute": 0...59, "minutes": 0...59, "second": 0...59, "seconds": 0...59,
  ]
}
