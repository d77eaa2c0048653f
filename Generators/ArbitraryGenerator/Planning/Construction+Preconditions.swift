/// Whether fixed values are what an initialiser asks for.
extension Construction {
  /// Whether the preconditions surely hold for the fixed values of the arguments: zeros, and what is
  /// empty.
  var acceptsFixedValues: Bool {
    vouched.isEmpty && preconditions.allSatisfy { holdsForFixedValues($0) ?? false }
  }

  /// Whether one of the preconditions surely does not, or only a gen that somebody wrote tells.
  var refusesFixedValues: Bool {
    !vouched.isEmpty || preconditions.contains { !(holdsForFixedValues($0) ?? true) }
  }

  /// Whether what one argument may be depends on what another one is.
  var comparesArguments: Bool { preconditions.contains { $0.parameters.count > 1 } }

  private func holdsForFixedValues(_ condition: Precondition) -> Bool? {
    holdsForFixedValues(Formula(condition.text))
  }

  /// Whether a condition such as `count >= 0 && name.count < 64` holds; nil where that is a doubt.
  private func holdsForFixedValues(_ condition: Formula) -> Bool? {
    switch condition {
    case .prefix("!", let denied): return holdsForFixedValues(denied).map(!)
    case .binary(let left, "&&", let right):
      guard let first = holdsForFixedValues(left) else { return nil }
      return first ? holdsForFixedValues(right) : false
    case .binary(let left, "||", let right):
      guard let first = holdsForFixedValues(left) else { return nil }
      return first ? true : holdsForFixedValues(right)
    case .binary(let left, let sign, let right):
      guard let left = fixedNumber(left), let right = fixedNumber(right) else { return nil }
      return holds(left, sign, right)
    case .call(.member(.binary(let least, let dots, let most), "contains"), let parts)
    where parts.count == 1:
      guard let number = fixedNumber(parts[0]), let least = fixedNumber(least),
        let most = fixedNumber(most)
      else { return nil }
      return least <= number && (dots == "..." ? number <= most : dots == "..<" && number < most)
    case .name(let name):
      if case .known(.bool, _, _)? = type(of: name) { return false }
      return nil
    case .member(.name(let name), let member):
      guard let type = type(of: name) else { return nil }
      let isTrue =
        member == "isEmpty" && type.isCollection || member == "isFinite" && type.isNumber
      return isTrue ? true : nil
    default: return nil
    }
  }

  private func holds(_ left: Double, _ sign: String, _ right: Double) -> Bool? {
    switch sign {
    case "<": left < right
    case "<=": left <= right
    case ">": left > right
    case ">=": left >= right
    case "==": left == right
    case "!=": left != right
    default: nil
    }
  }

  /// The value of a number, of an argument that is one, or of how many parts one has, and of what is
  /// computed with those; nil where that depends on whether they are integers, or may be negative.
  private func fixedNumber(_ formula: Formula) -> Double? {
    let numbers = [true, false].map { isInteger in
      formula.number(isInteger: isInteger) { part in
        switch part {
        case .name(let name): type(of: name)?.isNumber == true ? 0 : nil
        case .member(.name(let name), "count"): type(of: name)?.isCollection == true ? 0 : nil
        case .call(.name("Int"), let parts): parts.count == 1 ? fixedNumber(parts[0]) : nil
        default: nil
        }
      }
    }
    guard let number = numbers[0], number == numbers[1] else { return nil }
    // Numbers without a sign would have ended the program.
    return number >= 0 || formula.convertsAll ? number : nil
  }

  private func type(of name: String) -> ResolvedType? {
    arguments.first { $0.name == name }?.type
  }
}

extension Formula {
  /// Whether it is a difference of nothing but numbers that may be negative.
  fileprivate var convertsAll: Bool {
    switch self {
    case .number, .call(.name("Int"), _): true
    case .prefix("-", let part): part.convertsAll
    case .binary(let left, _, let right): left.convertsAll && right.convertsAll
    default: false
    }
  }
}

extension Construction {
  /// Whether what the gen draws surely has values that a call accepts which may fail: what it asks
  /// for is known, or can be nothing but a matter of numbers, or somebody wrote gens of all else that
  /// it takes. Others may ask for a file that is there.
  var findsAccepted: Bool {
    guard failure != .never, !opensPlace else { return false }
    return clues.values.tellsAll && arguments.allSatisfy(\.type.isOfLibrary)
      || failure == .optional && arguments.allSatisfy(\.isNumber)
      || isVouchedFor
  }

  private var isVouchedFor: Bool {
    arguments.contains(where: \.isWritten) && arguments.allSatisfy { $0.isWritten || $0.isNumber }
  }
}

extension Argument {
  /// Whether somebody wrote a gen of it.
  fileprivate var isWritten: Bool { override?.location != nil }

  /// Whether it is a number, or as many of something as some numbers say, which nobody wrote a gen
  /// for.
  fileprivate var isNumber: Bool {
    override?.location == nil && (type.isNumber || override?.namesArguments == true)
  }
}

extension ResolvedType {
  var isNumber: Bool {
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
