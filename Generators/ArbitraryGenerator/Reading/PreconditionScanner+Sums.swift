/// Sums and differences of integers, which end the program where they are no number of their type.
extension PreconditionScanner {
  /// What `port + 1` asks of a narrow integer, and `total - used` of numbers without a sign. Of wide
  /// ones, hardly any that are drawn to be computed with have no sum.
  func sum(at position: Int) -> [Precondition] {
    let sign = word(at: position)
    guard isBinary(position), let left = term(at: position - 1, isBefore: true),
      let right = term(at: position + 1, isBefore: false), let type = left.type ?? right.type,
      right.type == nil || right.type == type
    else { return [] }
    let parameters = left.parameters.union(right.parameters)
    if let range = Self.narrow[type] {
      let sum = [left, right].map { $0.type == nil ? $0.text : "Int(\($0.text))" }
      let text = "(\(range)).contains(\(sum[0]) \(sign) \(sum[1]))"
      return [Precondition(text: text, parameters: parameters)]
    }
    guard sign == "-", type.hasPrefix("U") else { return [] }
    return [Precondition(text: "\(left.text) >= \(right.text)", parameters: parameters)]
  }

  /// What `-offset` and `abs(offset)` ask of a narrow integer: the least one has no opposite.
  func opposite(at position: Int) -> [Precondition] {
    let isCall = word(at: position) == "abs"
    let value = isCall ? tokens.inside(bracketsAt: position + 1) : position + 1..<position + 2
    guard isCall ? kind(at: position + 1) == .leftParen : !isBinary(position), value.count == 1,
      let number = term(at: value.lowerBound, isBefore: false), let type = number.type,
      let range = Self.narrow[type], !type.hasPrefix("U")
    else { return [] }
    let opposite = isCall ? "abs(Int(\(number.text)))" : "-Int(\(number.text))"
    return [
      Precondition(text: "(\(range)).contains(\(opposite))", parameters: number.parameters)
    ]
  }

  /// Notes what sums ask that are computed at some positions.
  mutating func noteSums(at positions: [Int]) {
    for position in positions {
      let asked: [Precondition] =
        switch word(at: position) {
        case "+", "-": sum(at: position) + opposite(at: position)
        case "abs": opposite(at: position)
        default: []
        }
      for condition in asked where condition.text.hasPrefix("(") {
        askedSums[position] = condition.text
      }
    }
  }

  /// The positions of sums that are asked before the call whether they are numbers.
  ///
  /// - Parameter conditions: All that is asked.
  func sums(askedBy conditions: [Precondition]) -> Set<Int> {
    Set(
      askedSums.filter { _, sum in
        let asking = conditions.filter { $0.text.contains(sum) }
        return !asking.isEmpty && asking.allSatisfy(\.isOfLibrary)
      }.keys)
  }

  static let narrow = [
    "Int16": "-32_768...32_767", "Int8": "-128...127", "UInt16": "0...65_535", "UInt8": "0...255",
  ]

  private typealias Term = (text: String, parameters: Set<String>, type: String?)

  /// A parameter that is an integer, or one that is written; nil for what is computed, which may have
  /// ended the program before it is asked about.
  private func term(at position: Int, isBefore: Bool) -> Term? {
    guard let text = operand(at: position, isBefore: isBefore) else { return nil }
    if kind(at: position) == .integer { return (text, [], nil) }
    guard let number = number(at: position), Self.integers.contains(number.type),
      number.parameters == [text]
    else { return nil }
    return (text, number.parameters, number.type)
  }
}

extension Precondition {
  /// Whether it can be asked whatever else there is, since it names nothing but what the standard
  /// library has.
  fileprivate var isOfLibrary: Bool {
    isReadable && statics.isEmpty && members.isSubset(of: PreconditionScanner.members)
  }
}
