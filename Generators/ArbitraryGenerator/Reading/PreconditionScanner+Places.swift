/// Places in collections that are not there, which end the program.
extension PreconditionScanner {
  /// `values.removeLast()`, `values.remove(at: index)`, `values.prefix(upTo: index)`.
  func place(at position: Int) -> [Precondition] {
    guard kind(at: position - 1) == .dot, isValue(position - 2),
      kind(at: position + 1) == .leftParen, Self.placing.contains(word(at: position))
    else { return [] }
    let all = start(ofValueBefore: position - 1)..<position - 1
    guard isArray(all), let values = condition(all).first else { return [] }
    let arguments = arguments(of: position + 1)
    let isChanged = arguments.flatMap(\.value).contains {
      isChange(of: word(at: all.lowerBound), at: $0)
    }
    // What an argument takes away is not there any more.
    if isChanged { return unreadable(all.lowerBound..<tokens.end(ofBracketsAt: position + 1)) }
    let places = arguments.map { reading($0.value) ?? constant($0.value) }
    switch (word(at: position) + arguments.map(\.label).signature, places.first, places.last) {
    case ("removeFirst()", _, _), ("removeLast()", _, _): return [values.isNotEmpty]
    case ("remove(at:)", let place??, _), ("prefix(through:)", let place??, _):
      return [values.has(place, isEnd: false)]
    case ("swapAt(_:_:)", let first??, let second??):
      return [values.has(first, isEnd: false), values.has(second, isEnd: false)]
    case ("removeFirst(_:)", let place??, _), ("removeLast(_:)", let place??, _),
      ("prefix(upTo:)", let place??, _), ("suffix(from:)", let place??, _),
      ("insert(_:at:)", _, let place??), ("insert(contentsOf:at:)", _, let place??):
      return [values.has(place, isEnd: true)]
    case ("removeSubrange(_:)", _, _), ("replaceSubrange(_:with:)", _, _):
      return slice(of: values, by: arguments[0].value) ?? []
    default: return []
    }
  }

  private static let placing: Set = [
    "insert", "prefix", "remove", "removeFirst", "removeLast", "removeSubrange",
    "replaceSubrange", "suffix", "swapAt",
  ]

  /// `text.index(text.startIndex, offsetBy: count)`, `text.index(text.endIndex, offsetBy: -2)`,
  /// `text.index(after: text.startIndex)`.
  func index(at position: Int) -> [Precondition] {
    guard word(at: position) == "index", kind(at: position - 1) == .dot, isValue(position - 2),
      kind(at: position + 1) == .leftParen
    else { return [] }
    let all = start(ofValueBefore: position - 1)..<position - 1
    let arguments = arguments(of: position + 1)
    guard let first = arguments.first, let values = condition(all).first,
      let end = end(at: first.value, of: values)
    else { return [] }
    switch (arguments.map(\.label), end) {
    case (["after"], "startIndex"), (["before"], "endIndex"): return [values.isNotEmpty]
    case ([nil, "offsetBy"], _):
      guard var offset = reading(arguments[1].value) ?? constant(arguments[1].value) else {
        return []
      }
      if end == "endIndex" { offset.value.text = "-(\(offset.value.text))" }
      return [values.has(offset, isEnd: true)]
    case ([nil, "offsetBy", "limitedBy"], "startIndex"):
      return reading(arguments[1].value).map { [$0.enclosed.value.followed(by: " >= 0")] } ?? []
    default: return []
    }
  }

  /// `startIndex` or `endIndex` where an index is that of a collection; nil for all else.
  private func end(at index: Range<Int>, of values: Precondition) -> String? {
    let text = reading(index)?.value.text
    return ["startIndex", "endIndex"].first { name in
      ["\(values.text).\(name)", "(\(values.text).\(name))"].contains(text)
    }
  }

  /// `text[text.startIndex]`, `text[text.index(text.startIndex, offsetBy: count)]`.
  func first(at position: Int) -> [Precondition] {
    let index = tokens.inside(bracketsAt: position)
    guard index.count > 2, let values = condition(start(ofValueBefore: position)..<position).first
    else { return [] }
    if end(at: index, of: values) == "startIndex" { return [values.isNotEmpty] }
    guard let (all, name) = call(endedAt: index), name == "index",
      condition(all).first?.text == values.text,
      let parenthesis = openBracket(around: index.upperBound - 1)
    else { return [] }
    let arguments = arguments(of: parenthesis)
    guard arguments.map(\.label) == [nil, "offsetBy"],
      end(at: arguments[0].value, of: values) == "startIndex",
      let offset = reading(arguments[1].value)
    else { return [] }
    return [
      values.joined(with: offset.value, as: "\(offset.value.text) < \(values.text).count")
        .naming(["count"])
    ]
  }

  /// `values[0]`, `values[index]`, `line.split(separator: " ")[1]`.
  func element(at position: Int) -> [Precondition] {
    let all = start(ofValueBefore: position)..<position
    let index = tokens.inside(bracketsAt: position)
    if let index = number(of: index), let count = count(ofConstant: all) {
      return [
        Precondition(
          text: "(0..<\(count)).contains(\(index.name))", parameters: index.parameters)
      ]
    }
    guard isArray(all), var condition = condition(all).first else { return [] }
    if isClamped(index, to: condition) { return [] }
    if let slice = slice(of: condition, by: index) { return slice }
    guard index.count > 1 || kind(at: position + 1) == .integer || isInt(at: position + 1) else {
      return []
    }
    let array = condition.text
    guard let value = reading(index) ?? constant(index), !index.contains(where: isRange) else {
      return unreadable(all.lowerBound..<min(index.upperBound + 1, tokens.count))
    }
    if isIndex(index, of: condition) { return [] }
    condition.text += ".indices.contains(\(value.value.text))"
    condition.members.formUnion(value.value.members.union(["contains", "indices"]))
    condition.mayTrap = condition.mayTrap || value.mayTrap
    if !value.value.parameters.isEmpty {
      condition.parameters.formUnion(value.value.parameters)
      if value.index?.array != array { condition.limit(to: .count) }
    }
    return [condition]
  }

  /// `values[..<end]`, `values[start...]`, `values[start..<end]`, `values[range]`; nil where it is no
  /// range, or none that can be asked about.
  private func slice(of array: Precondition, by index: Range<Int>) -> [Precondition]? {
    guard let sign = index.first(where: isRange) else { return slice(of: array, byRange: index) }
    let sides = [index.lowerBound..<sign, sign + 1..<index.upperBound]
    let bounds = sides.map { $0.isEmpty ? nil : reading($0) ?? constant($0) }
    guard zip(sides, bounds).allSatisfy({ $0.isEmpty || $1 != nil }) else { return nil }
    let isClosed = word(at: sign) == "..."
    switch (bounds[0]?.enclosed, bounds[1]?.enclosed) {
    case (nil, let end?): return [array.has(end, isEnd: !isClosed)]
    case (let start?, nil): return [array.has(start, isEnd: true)]
    case (let start?, let end?):
      let (low, high) = (start.value.text, end.value.text)
      let order = array.joined(
        with: start.value,
        as:
          "0 <= \(low) && \(low) <= \(high) && \(high) \(isClosed ? "<" : "<=") \(array.text).count"
      )
      var whole = order.joined(with: end.value, as: order.text).naming(["count"])
      whole.mayTrap = whole.mayTrap || start.mayTrap || end.mayTrap
      whole.limit(to: .count)
      return [whole]
    case (nil, nil): return nil
    }
  }

  /// Whether a range ends where an array does: `range.clamped(to: values.indices)`.
  private func isClamped(_ range: Range<Int>, to array: Precondition) -> Bool {
    guard call(endedAt: range)?.name == "clamped",
      let parenthesis = openBracket(around: range.upperBound - 1),
      let limits = arguments(of: parenthesis).first?.value, limits.count > 2
    else { return false }
    let last = limits.upperBound - 1
    let isWhole = ["0", "..<"] == limits.prefix(2).map(word) && word(at: last) == "count"
    guard isWhole || word(at: last) == "indices" else { return false }
    return condition(start(ofValueBefore: last - 1)..<last - 1).first?.text == array.text
  }

  /// The same of a range, whose ends are to be as small as most arrays are.
  private func slice(of array: Precondition, byRange index: Range<Int>) -> [Precondition]? {
    guard let range = reading(index)?.enclosed,
      case .named(let name, let bounds)? = range.type, bounds == [.named("Int")],
      let sign = ["Range": "<=", "ClosedRange": "<"][name]
    else { return nil }
    let text = range.value.text
    var whole = array.joined(
      with: range.value,
      as: "0 <= \(text).lowerBound && \(text).upperBound \(sign) \(array.text).count"
    ).naming(["count", "lowerBound", "upperBound"])
    whole.mayTrap = whole.mayTrap || range.mayTrap
    whole.limit(to: .count)
    return [whole]
      + range.value.parameters.sorted().map {
        Precondition(text: "", parameters: [$0], magnitude: .factor)
      }
  }

  /// How many elements a list has that is written there or in a constant.
  private func count(ofConstant value: Range<Int>) -> Int? {
    let isMember = value.count == 3 && kind(at: value.lowerBound + 1) == .dot
    let name = isMember || value.count == 1 ? word(at: value.upperBound - 1) : ""
    let base = isMember ? word(at: value.lowerBound) : nil
    let isHidden = names.hides(word(at: value.lowerBound))
    let constant =
      kind(at: value.lowerBound) == .leftSquare
      ? bytes.constant(tokens[value])
      : name.isEmpty || isHidden ? nil : scope.constant(named: name, of: base, from: home)
    guard let constant, case .list(let elements) = Formula(constant) else { return nil }
    return elements.count
  }
}

extension Precondition {
  /// That a collection has elements.
  fileprivate var isNotEmpty: Precondition { within("!", ".isEmpty").naming(["isEmpty"]) }

  /// That a collection has an index.
  ///
  /// - Parameter isEnd: Whether the index behind the last one will do.
  fileprivate func has(_ index: Names.Meaning, isEnd: Bool) -> Precondition {
    let (all, place) = (isEnd ? "(0...\(text).count)" : "\(text).indices", index.value)
    var whole = joined(with: place, as: "\(all).contains(\(place.text))")
      .naming(["contains", isEnd ? "count" : "indices"])
    whole.mayTrap = whole.mayTrap || index.mayTrap
    if !place.parameters.isEmpty { whole.limit(to: .count) }
    return whole
  }
}
