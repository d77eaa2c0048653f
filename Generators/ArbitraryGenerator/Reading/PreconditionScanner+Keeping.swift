/// Which values leave what they are made of as it is.
extension PreconditionScanner {
  /// Whether a member that holds what a value was is given the same again.
  func keeps(_ value: Range<Int>, as member: String, _ given: Given) -> Bool {
    guard value.count < PreconditionScanner.longest else { return false }
    return isConstant(value) || kept(value, given)?.withoutBackticks == member
      || isBound(value, member, given)
  }

  /// The parameter that a value is, or is made of by what changes nothing the second time; nil where
  /// it is something else.
  ///
  /// - Parameter isSorted: Whether the order of its elements does not matter.
  func kept(
    _ value: Range<Int>, _ given: Given, isSorted: Bool = false
  ) -> String? {
    guard !value.isEmpty, value.count < PreconditionScanner.longest else { return nil }
    if Self.handingOn.contains(word(at: value.lowerBound)), kind(at: value.lowerBound + 1) == .name
    {
      return kept(value.lowerBound + 1..<value.upperBound, given)
    }
    if let end = value.first(where: { word(at: $0) == "??" }) {
      return kept(value.lowerBound..<end, given)
    }
    if let mark = value.first(where: { kind(at: $0) == .operator && word(at: $0) == "?" }) {
      return kept(chosenBehind: mark, of: value, given)
    }
    if kind(at: value.lowerBound) == .leftParen,
      tokens.end(ofBracketsAt: value.lowerBound) == value.upperBound
    {
      return kept(tokens.inside(bracketsAt: value.lowerBound), given, isSorted: isSorted)
    }
    if let last = lastMember(of: value), Self.tidying.contains(word(at: last)) {
      let isSorted = isSorted || word(at: last) == "sorted"
      return kept(value.lowerBound..<last - 1, given, isSorted: isSorted)
    }
    if let copied = copied(by: value), isSorted || !isList(value, ofSet: copied) {
      return kept(copied, given, isSorted: isSorted)
    }
    let name = value.count == 1 ? given[word(at: value.lowerBound)] : nil
    return name == "" ? nil : name
  }

  /// What `Array(tags)` and `Swift.abs(n)` are given; nil for what may make something else of that.
  private func copied(by value: Range<Int>) -> Range<Int>? {
    let name = function(of: value)
    guard Self.copying.contains(word(at: name)), kind(at: name + 1) == .leftParen,
      tokens.end(ofBracketsAt: name + 1) == value.upperBound
    else { return nil }
    let arguments = arguments(of: name + 1)
    return arguments.count == 1 && arguments[0].label == nil ? arguments[0].value : nil
  }

  /// Where the name stands of what a value calls: behind that of the library, where that is written.
  private func function(of value: Range<Int>) -> Int {
    let isLibrarys = word(at: value.lowerBound) == "Swift" && kind(at: value.lowerBound + 1) == .dot
    return value.lowerBound + (isLibrarys ? 2 : 0)
  }

  /// Whether it is a list of what has no order: another one each time.
  private func isList(_ value: Range<Int>, ofSet copied: Range<Int>) -> Bool {
    word(at: copied.lowerBound) == "Set" && word(at: value.lowerBound) != "Set"
  }

  /// What is one of two values: a parameter or a constant, which stays what it is.
  private func kept(
    chosenBehind mark: Int, of value: Range<Int>, _ given: Given
  ) -> String? {
    let colon = end(of: mark + 1, before: [.colon])
    guard value.contains(colon) else { return nil }
    let choices = [mark + 1..<colon, colon + 1..<value.upperBound]
    let kept = choices.filter { !isConstant($0) }.map { self.kept($0, given) }
    guard let first = kept.first, kept.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// Whether it is the parameter of a member or a bound: `min(low, high)`.
  private func isBound(_ value: Range<Int>, _ member: String, _ given: Given) -> Bool {
    let name = function(of: value)
    guard ["max", "min"].contains(word(at: name)), kind(at: name + 1) == .leftParen,
      tokens.end(ofBracketsAt: name + 1) == value.upperBound
    else { return false }
    return arguments(of: name + 1).contains {
      !isConstant($0.value) && keeps($0.value, as: member, given)
    }
  }

  /// Whether a value is written in literals, or names one of several: `nil`, `.zero`, `Level.low`.
  private func isConstant(_ value: Range<Int>) -> Bool {
    value.allSatisfy { position in
      switch kind(at: position) {
      case .string: !word(at: position).contains("\\(")
      case .integer, .float, .dot, .leftSquare, .rightSquare, .comma, .colon: true
      case .operator: word(at: position) == "-"
      case .name:
        [.nil, .true, .false].contains(tokens[position].keyword)
          || kind(at: position - 1) == .dot && !isOwn(position - 2)
          || kind(at: position + 1) == .dot && word(at: position).first?.isUppercase == true
      default: false
      }
    }
  }

  /// Where the name of the member stands that a value ends with, called or not: `trimmed` in
  /// `name.trimmed`.
  private func lastMember(of value: Range<Int>) -> Int? {
    var (position, last) = (value.lowerBound, Int?.none)
    while position < value.upperBound {
      let isMember = kind(at: position) == .name && kind(at: position - 1) == .dot
      if isMember, position > value.lowerBound + 1 {
        last = position
      } else if kind(at: position) == .operator {
        return nil
      }
      position = tokens.end(ofBracketsAt: position)
    }
    return last
  }

  /// Words before a name that leave it what it is.
  private static let handingOn: Set = ["consume", "copy"]

  /// Members that change nothing of what they have made.
  private static let tidying: Set = [
    "absoluteURL", "capitalized", "clamped", "filter", "lowercased", "magnitude", "prefix",
    "rounded", "sorted", "standardized", "standardizedFileURL", "suffix", "trimmingCharacters",
    "uppercased",
  ]

  /// Functions and initialisers that leave as it is what is already of their kind.
  private static let copying: Set = [
    "Array", "ArraySlice", "Bool", "CGFloat", "Character", "ContiguousArray", "Data", "Decimal",
    "Dictionary", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "Set", "String",
    "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "abs",
  ]
}
