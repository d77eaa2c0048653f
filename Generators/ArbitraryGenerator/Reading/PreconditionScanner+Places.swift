/// Places in collections that are not there, which end the program.
extension PreconditionScanner {
  /// `values.removeLast()`, `values.remove(at: index)`, `values.prefix(upTo: index)`.
  func place(at position: Int) -> [Precondition] {
    guard kind(at: position - 1) == .dot, isValue(position - 2),
      kind(at: position + 1) == .leftParen, Self.placing.contains(word(at: position))
    else { return [] }
    let all = start(ofValueBefore: position - 1)..<position - 1
    let end = tokens.end(ofBracketsAt: position + 1)
    let arguments = arguments(of: position + 1)
    let found = list(all)
    // There always is a place in front of all.
    if word(at: position) == "insert", found?.isSlice != true,
      let place = arguments.last?.value, place.count == 1, word(at: place.lowerBound) == "0"
    {
      return []
    }
    guard var list = found else {
      return doubts(aboutPlaces: arguments.map(\.value), in: all, to: end)
    }
    if let taken = taken(fromListAt: all.lowerBound, by: arguments.map(\.value)) {
      list.more += taken
    } else {
      return unreadable(all.lowerBound..<end)
    }
    let places = arguments.map { reading($0.value) ?? constant($0.value) }
    switch (word(at: position) + arguments.map(\.label).signature, places.first, places.last) {
    case ("removeFirst()", _, _), ("removeLast()", _, _):
      return [list.isNotEmpty].compactMap(\.self)
    case ("remove(at:)", let place??, _), ("prefix(through:)", let place??, _):
      return [list.has(place, isEnd: false)]
    case ("swapAt(_:_:)", let first??, let second??):
      return [list.has(first, isEnd: false), list.has(second, isEnd: false)]
    case ("removeFirst(_:)", let count??, _), ("removeLast(_:)", let count??, _):
      list.isSlice = false
      return [list.has(count, isEnd: true)]
    case ("prefix(upTo:)", let place??, _), ("suffix(from:)", let place??, _),
      ("insert(_:at:)", _, let place??), ("insert(contentsOf:at:)", _, let place??):
      return [list.has(place, isEnd: true)]
    case ("removeSubrange(_:)", _, _), ("replaceSubrange(_:with:)", _, _), ("subdata(in:)", _, _):
      return slice(of: list, by: arguments[0].value) ?? []
    default: return []
    }
  }

  /// How many elements the first argument of a call adds to what that is called on, and thereby takes
  /// away: `values.insert(values.remove(at: 3), at: 0)`; nil where the arguments do anything else to it.
  private func taken(fromListAt name: Int, by arguments: [Range<Int>]) -> Int? {
    let changes = arguments.flatMap { $0.filter { isChange(of: word(at: name), at: $0) } }
    guard let change = changes.first else { return 0 }
    guard changes.count == 1, change == arguments.first?.lowerBound,
      end(ofValueAt: change) == arguments.first?.upperBound
    else { return nil }
    return added(byCallOn: change)
  }

  private static let placing: Set = [
    "insert", "prefix", "remove", "removeFirst", "removeLast", "removeSubrange",
    "replaceSubrange", "subdata", "suffix", "swapAt",
  ]

  /// `text.index(text.startIndex, offsetBy: count)`, `text.index(text.endIndex, offsetBy: -2)`,
  /// `text.index(after: text.startIndex)`.
  func index(at position: Int) -> [Precondition] {
    guard word(at: position) == "index", kind(at: position - 1) == .dot, isValue(position - 2),
      kind(at: position + 1) == .leftParen
    else { return [] }
    let all = start(ofValueBefore: position - 1)..<position - 1
    let arguments = arguments(of: position + 1)
    guard let first = arguments.first, let values = condition(all).first else { return [] }
    guard let end = end(at: first.value, of: values) else {
      return farther(from: first.value, by: arguments, in: values)
    }
    switch (arguments.map(\.label), end) {
    case (["after"], "startIndex"), (["before"], "endIndex"): return [values.isNotEmpty]
    case ([nil, "offsetBy"], _):
      guard var offset = reading(arguments[1].value) ?? constant(arguments[1].value) else {
        return []
      }
      if end == "endIndex" { offset.value.text = "-(\(offset.value.text))" }
      return [List(values: values).has(offset, isEnd: true)]
    case ([nil, "offsetBy", "limitedBy"], "startIndex"):
      return reading(arguments[1].value).map { [$0.enclosed.value.followed(by: " >= 0")] } ?? []
    default: return []
    }
  }

  /// That so many characters stand between another place and the ends: `text.index(first, offsetBy: 3)`.
  private func farther(
    from start: Range<Int>, by arguments: [(label: String?, value: Range<Int>)],
    in values: Precondition
  ) -> [Precondition] {
    guard arguments.map(\.label) == [nil, "offsetBy"], let start = offset(of: start),
      start.values.text == values.text,
      let more = reading(arguments[1].value) ?? constant(arguments[1].value)
    else { return [] }
    let place = start.place.text
    var asked = values.joined(
      with: start.place,
      as: "(-\(place)...\(values.text).count - \(place)).contains(\(more.value.text))"
    ).naming(["contains", "count"])
    asked = asked.joined(with: more.value, as: asked.text)
    asked.mayTrap = asked.mayTrap || more.mayTrap
    asked.limit(to: .count)
    return [asked]
  }

  /// The place in a text that an index is known to be; nil for all else.
  func offset(of index: Range<Int>) -> Names.Offset? {
    guard let first = index.first, index.count < Self.longest else { return nil }
    if index.count == 1 { return names.offset(of: word(at: first)) }
    guard let (base, name) = call(endedAt: index), let values = condition(base).first else {
      return nil
    }
    if name == "startIndex", kind(at: index.upperBound - 1) == .name {
      return Names.Offset(values: values, place: Precondition(text: "0", parameters: []))
    }
    guard name == "index", let parenthesis = openBracket(around: index.upperBound - 1) else {
      return nil
    }
    let arguments = arguments(of: parenthesis)
    guard arguments.map(\.label) == [nil, "offsetBy"], arguments[0].value != index,
      let start = offset(of: arguments[0].value), start.values.text == values.text,
      let more = (reading(arguments[1].value) ?? constant(arguments[1].value))?.enclosed
    else { return nil }
    return start.place.text == "0"
      ? Names.Offset(values: values, place: more.value)
      : Names.Offset(
        values: values,
        place: start.place.joined(
          with: more.value, as: "(\(start.place.text) + \(more.value.text))"))
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
    if index.count == 1, let offset = offset(of: index),
      offset.values.text == values(before: position)
    {
      let text = "\(offset.place.text) < \(offset.values.text).count"
      return [offset.values.joined(with: offset.place, as: text).naming(["count"])]
    }
    guard index.count > 2, let values = condition(start(ofValueBefore: position)..<position).first
    else { return [] }
    if end(at: index, of: values) == "startIndex" { return [values.isNotEmpty] }
    if let start = start(ofTextAt: index) {
      let text = "\(values.text).indices.contains(\(start.text))"
      return [values.joined(with: start, as: text).naming(["contains", "indices"])]
    }
    guard let (all, name) = call(endedAt: index), name == "index",
      condition(all).first?.text == values.text,
      let parenthesis = openBracket(around: index.upperBound - 1)
    else { return [] }
    let arguments = arguments(of: parenthesis)
    guard arguments.map(\.label) == [nil, "offsetBy"],
      end(at: arguments[0].value, of: values) == "startIndex",
      let offset = reading(arguments[1].value) ?? constant(arguments[1].value)
    else { return [] }
    return [
      values.joined(with: offset.value, as: "\(offset.value.text) < \(values.text).count")
        .naming(["count"])
    ]
  }

  private func values(before position: Int) -> String? {
    condition(start(ofValueBefore: position)..<position).first?.text
  }

  /// `text.startIndex`, which may be one of another text as well.
  private func start(ofTextAt index: Range<Int>) -> Precondition? {
    guard let (base, name) = call(endedAt: index), name == "startIndex",
      case .named("String", [])? = type(of: base)
    else { return nil }
    return condition(index).first
  }

  /// `values[0]`, `values[index]`, `line.split(separator: " ")[1]`.
  func element(at position: Int) -> [Precondition] {
    let all = start(ofValueBefore: position)..<position
    let index = tokens.inside(bracketsAt: position)
    if let count = count(ofConstant: all) ?? count(ofSymbols: all),
      numbers(in: index, of: Self.computing) != nil, let place = askable(index)?.value
    {
      return [place.within("(0..<\(count)).contains(", ")")]
    }
    guard let list = list(all) else {
      return doubts(aboutPlaces: [index], in: all, to: index.upperBound + 1)
    }
    if isClamped(index, to: list.values) { return [] }
    if let slice = slice(of: list, by: index) { return slice }
    guard index.count > 1 || kind(at: position + 1) == .integer || isInt(at: position + 1) else {
      return []
    }
    guard let value = reading(index) ?? constant(index), !index.contains(where: isRange) else {
      let place = all.lowerBound..<min(index.upperBound + 1, tokens.count)
      return isArray(all) ? unreadable(place) : []
    }
    if list.more == 0, isIndex(index, of: list.values) { return [] }
    var asked = list.has(value, isEnd: false)
    if value.index?.array == list.values.text { asked.magnitude = list.values.magnitude }
    return [asked]
  }

  /// `lists[name]?[0]`, asked where there is a list.
  func chainedElement(at position: Int) -> [Precondition] {
    let all = start(ofValueBefore: position)..<position - 1
    let index = tokens.inside(bracketsAt: position)
    guard !all.isEmpty, case .optional(let type)? = self.type(of: all), type.isList || type.isSlice,
      let values = condition(all).first, !index.contains(where: isRange),
      let place = reading(index) ?? constant(index)
    else { return [] }
    let list = List(values: values.followed(by: "?"))
    return [list.has(place, isEnd: false).followed(by: " ?? true")]
  }

  /// `values[..<end]`, `values[start...]`, `values[start..<end]`, `values[range]`; nil where it is no
  /// range, or none that can be asked about.
  private func slice(of list: List, by index: Range<Int>) -> [Precondition]? {
    guard let sign = index.first(where: isRange) else { return slice(of: list, byRange: index) }
    let sides = [index.lowerBound..<sign, sign + 1..<index.upperBound]
    let bounds = sides.map { $0.isEmpty ? nil : reading($0) ?? constant($0) }
    guard zip(sides, bounds).allSatisfy({ $0.isEmpty || $1 != nil }) else { return nil }
    let isClosed = word(at: sign) == "..."
    switch (bounds[0]?.enclosed, bounds[1]?.enclosed) {
    case (nil, let end?): return [list.has(end, isEnd: !isClosed)]
    case (let start?, nil): return [list.has(start, isEnd: true)]
    case (let start?, let end?):
      let (low, high) = (start.value.text, end.value.text)
      let order = list.values.joined(
        with: start.value,
        as:
          "\(list.start) <= \(low) && \(low) <= \(high) && \(high) \(isClosed ? "<" : "<=") \(list.end)"
      )
      var whole = order.joined(with: end.value, as: order.text).naming(list.members)
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
  private func slice(of list: List, byRange index: Range<Int>) -> [Precondition]? {
    guard let range = reading(index)?.enclosed,
      case .named(let name, let bounds)? = range.type, bounds == [.named("Int")],
      let sign = ["Range": "<=", "ClosedRange": "<"][name]
    else { return nil }
    let text = range.value.text
    var whole = list.values.joined(
      with: range.value,
      as: "\(list.start) <= \(text).lowerBound && \(text).upperBound \(sign) \(list.end)"
    ).naming(list.members.union(["lowerBound", "upperBound"]))
    whole.mayTrap = whole.mayTrap || range.mayTrap
    whole.limit(to: .count)
    return [whole]
      + range.value.parameters.sorted().map {
        Precondition(text: "", parameters: [$0], magnitude: .factor)
      }
  }

  /// How many elements a list has that is written there or in a constant.
  private func count(ofConstant value: Range<Int>) -> Int? {
    guard let constant = list(writtenFor: value), case .list(let elements) = Formula(constant)
    else { return nil }
    return elements.count
  }

  /// How many names of months and days calendars and their formatters have:
  /// `DateFormatter().monthSymbols`.
  private func count(ofSymbols value: Range<Int>) -> Int? {
    guard value.count > 2, kind(at: value.upperBound - 2) == .dot else { return nil }
    let name = word(at: value.upperBound - 1)
    if name.hasSuffix("eekdaySymbols") { return 7 }
    return name.hasSuffix("onthSymbols") ? 12 : nil
  }

  /// The list that is written there, or that a name stands for.
  private func list(writtenFor value: Range<Int>) -> String? {
    if kind(at: value.lowerBound) == .leftSquare { return bytes.constant(tokens[value]) }
    let isMember = value.count == 3 && kind(at: value.lowerBound + 1) == .dot
    if value.count == 1, let known = knownMeaning(at: value.lowerBound)?.meaning.value {
      return known.parameters.isEmpty ? known.text : nil
    }
    guard isMember || value.count == 1, !names.hides(word(at: value.lowerBound)) else { return nil }
    return scope.constant(
      named: word(at: value.upperBound - 1), of: isMember ? word(at: value.lowerBound) : nil,
      from: home)
  }
}

extension Precondition {
  /// That a collection has elements, or a range numbers.
  var isNotEmpty: Precondition { within("!", ".isEmpty").naming(["isEmpty"]) }
}
