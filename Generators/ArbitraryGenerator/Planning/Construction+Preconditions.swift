/// Whether fixed values are what an initialiser asks for.
extension Construction {
  /// Whether the preconditions surely hold for the fixed values of the arguments: zeros, and what is
  /// empty.
  var acceptsFixedValues: Bool { preconditions.allSatisfy { holdsForFixedValues($0.text) } }

  /// Reads `count >= 0 && name.count < 64`, and what is made of such; anything else is a doubt.
  private func holdsForFixedValues(_ condition: String) -> Bool {
    condition.split(separator: " && ").allSatisfy { clause in
      let words = clause.split(separator: " ")
      guard words.count != 1 else { return isTrue(words[0]) }
      guard words.count == 3, let left = number(words[0]), let right = number(words[2]) else {
        return false
      }
      switch words[1] {
      case "<": return left < right
      case "<=": return left <= right
      case ">": return left > right
      case ">=": return left >= right
      case "==": return left == right
      case "!=": return left != right
      default: return false
      }
    }
  }

  private func isTrue(_ word: Substring) -> Bool {
    let parts = word.split(separator: ".")
    guard parts.count == 2, let type = type(of: parts[0]) else { return false }
    return parts[1] == "isEmpty" && type.isCollection || parts[1] == "isFinite" && type.isNumber
  }

  /// The value of a number, of an argument that is one, or of how many parts one has.
  private func number(_ word: Substring) -> Double? {
    if let number = Double(word), number.isFinite { return number }
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard let type = type(of: parts[0]) else { return nil }
    if parts.count == 1, type.isNumber { return 0 }
    return parts.count == 2 && parts[1] == "count" && type.isCollection ? 0 : nil
  }

  private func type(of name: Substring) -> ResolvedType? {
    arguments.first { $0.name == name && $0.override == nil }?.type
  }
}

extension Construction {
  /// Whether what the gen draws surely has values that a call accepts which may fail: what it asks
  /// for is known, or can be nothing but a matter of numbers. Others may ask for a file that is
  /// there.
  var findsAccepted: Bool {
    guard failure != .never else { return false }
    return clues.values.tellsAll && arguments.allSatisfy(\.type.isOfLibrary)
      || failure == .optional && arguments.allSatisfy(\.isNumber)
  }
}

extension Argument {
  /// Whether it is a number, or as many of something as some numbers say, which nobody wrote a gen
  /// for.
  fileprivate var isNumber: Bool {
    override?.location == nil && (type.isNumber || override?.namesArguments == true)
  }
}

extension ResolvedType {
  fileprivate var isNumber: Bool {
    guard case .known(let type, _, _) = self else { return false }
    return Self.numbers.contains(type.name)
  }

  fileprivate var isCollection: Bool {
    switch self {
    case .array, .dictionary: true
    case .known(let type, _, _): ["Data", "Set", "String"].contains(type.name)
    default: false
    }
  }

  private static let numbers: Set = [
    "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "TimeInterval", "UInt", "UInt16",
    "UInt32", "UInt64", "UInt8",
  ]
}
