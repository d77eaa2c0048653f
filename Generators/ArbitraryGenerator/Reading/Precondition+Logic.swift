/// What conditions say together.
extension Precondition {
  /// What never holds: asked where the program ends in any case.
  static let never = Precondition(text: "false", parameters: [])

  /// That all of some hold; nil where there are none.
  init?(allOf parts: [Precondition]) {
    guard let first = parts.first else { return nil }
    self = parts.dropFirst().reduce(first) { whole, part in
      whole.joined(with: part, as: "(\(whole.text)) && (\(part.text))")
    }
  }

  /// That one of some holds; nil where there are none.
  init?(anyOf parts: [Precondition]) {
    guard let first = parts.first else { return nil }
    self = parts.dropFirst().reduce(first) { whole, part in
      whole.joined(with: part, as: "\(whole.text) || \(part.text)")
    }
  }

  /// That it does not hold.
  var denied: Precondition {
    var copy = self
    copy.text = text.insideDenial.map(String.init) ?? "!(\(text))"
    copy.source = nil
    return copy
  }

  /// That it holds where another one does.
  func given(_ fact: Precondition) -> Precondition {
    guard isReadable, !text.isEmpty else { return self }
    let denied = fact.denied
    return self == .never ? denied : joined(with: denied, as: "\(denied.text) || (\(text))")
  }

  /// That it holds for all elements.
  func holding(forEach elements: Elements) -> Precondition {
    if isOfAll, !elements.areNamed(in: self) { return self }
    guard self == .never || !elements.areNamed(in: self) else {
      return asked(of: elements, by: "allSatisfy")
    }
    switch elements.areThere {
    case .asked:
      let isEmpty = elements.all.within("", ".isEmpty")
      return self == .never ? isEmpty : given(isEmpty.denied)
    case .known(by: let fact): return given(fact)
    case .certain: return self
    }
  }

  /// That it holds for all elements, as far as to the first for which something else holds.
  func holding(forEach elements: Elements, until end: Precondition) -> Precondition {
    let names = elements.names.joined(separator: ", ")
    let pattern = elements.names.count > 1 ? "(\(names))" : names
    let loop = "for \(pattern) in \(elements.all.text) { if !(\(text)) { return false }"
    return joined(with: elements.all, as: text).joined(
      with: end, as: "{ \(loop); if \(end.text) { return true } }; return true }()")
  }

  /// That it holds for one element at least.
  func holding(forSome elements: Elements) -> Precondition {
    guard elements.areNamed(in: self) else {
      return Precondition(allOf: [elements.all.within("", ".isEmpty").denied, self]) ?? self
    }
    return asked(of: elements, by: "contains")
  }

  private func asked(of elements: Elements, by function: String) -> Precondition {
    let (names, all, text) = elements.asked(of: self)
    let head = names[0].hasPrefix("$") ? "" : names.joined(separator: ", ") + " in "
    return joined(with: all, as: "\(all.text).\(function) { \(head)\(text) }")
  }

  func joined(with other: Precondition, as text: String) -> Precondition {
    Precondition(
      text: text, parameters: parameters.union(other.parameters),
      members: members.union(other.members), statics: statics.union(other.statics),
      magnitude: Magnitude(rawValue: min(magnitude.rawValue, other.magnitude.rawValue)) ?? .any,
      needsFoundation: needsFoundation || other.needsFoundation,
      mayTrap: mayTrap || other.mayTrap, isOfAll: isOfAll && other.isOfAll)
  }
}

extension String {
  /// What `!(…)`, `!name` and `!name(…)` deny, where that is all there is; nil for anything else.
  fileprivate var insideDenial: Substring? {
    guard hasPrefix("!"), self != "!" else { return nil }
    let operand = dropFirst()
    let rest = operand.drop { $0.isLetter || $0.isNumber || "._".contains($0) }
    guard !rest.isEmpty else { return operand }
    guard rest.isOneBracket else { return nil }
    return rest.startIndex == operand.startIndex ? rest.dropFirst().dropLast() : operand
  }
}

extension Substring {
  /// Whether it is something in parentheses, and nothing behind them.
  fileprivate var isOneBracket: Bool {
    guard first == "(", last == ")" else { return false }
    var (depth, isText) = (0, false)
    for character in dropFirst().dropLast() {
      switch character {
      case "\"": isText.toggle()
      case "(" where !isText: depth += 1
      case ")" where !isText: depth -= 1
      default: break
      }
      if depth < 0 { return false }
    }
    return true
  }
}
