/// What members are called on, or set of.
extension SideEffectScanner {
  enum Receiver: Equatable {
    /// None, and the value that the code is of.
    case none, own
    /// A type, a value of it, or one that it has as `shared`.
    case type(String)
    /// A member of the type that the code stands in.
    case value(String)
    case unknown
  }

  /// What stands before the dot before a name.
  func receiver(at position: Int) -> Receiver {
    guard kind(at: position - 1) == .dot else { return .none }
    var last = position - 2
    if kind(at: last) == .operator, ["?", "!"].contains(word(at: last)) { last -= 1 }
    if kind(at: last) == .rightParen, let parenthesis = opening(before: last) {
      let name = parenthesis - 1
      return word(at: name).isTypeName ? .type(path(endingAt: name)) : .unknown
    }
    guard kind(at: last) == .name else { return .unknown }
    let name = word(at: last)
    if name == "self" || name == "Self" { return .own }
    if name.isTypeName { return .type(path(endingAt: last)) }
    guard kind(at: last - 1) == .dot else {
      return locals[name].map { $0.type.map(Receiver.type) ?? .unknown } ?? .value(name)
    }
    let before = word(at: last - 2)
    if before == "self" { return .value(name) }
    return before.isTypeName && Self.instances.contains(name)
      ? .type(path(endingAt: last - 2)) : .unknown
  }

  /// What types name a value of theirs.
  private static let instances: Set = ["default", "instance", "main", "shared", "standard"]

  /// The name of a type, with those before it.
  private func path(endingAt end: Int) -> String {
    var names = [word(at: end)]
    var position = end
    while kind(at: position - 1) == .dot, word(at: position - 2).isTypeName {
      position -= 2
      names.insert(word(at: position), at: 0)
    }
    return names.joined(separator: ".")
  }
}

extension TokenReader {
  /// The name of the type that stands behind a name, or that is called for its value; nil for any
  /// other.
  func typeName(from start: Int) -> String? {
    var position = start
    if kind(at: position) == .colon {
      position += 1
      if word(at: position) == "any" || word(at: position) == "some" { position += 1 }
    } else {
      guard word(at: position) == "=" else { return nil }
      position += 1
      while ["try", "?", "!", "await"].contains(word(at: position)) { position += 1 }
    }
    var names: [String] = []
    while word(at: position).isTypeName {
      names.append(word(at: position))
      guard kind(at: position + 1) == .dot else { break }
      position += 2
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }
}

extension String {
  /// Whether it begins as the names of types do.
  var isTypeName: Bool { first?.isUppercase == true && self != "Self" }
}
