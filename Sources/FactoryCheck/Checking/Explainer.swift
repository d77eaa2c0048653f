/// Finds out what matters in a counterexample.
///
/// Choices are tied to the parts of the values that they make by changing one choice at a time and
/// looking where the values' source differs. Then the choices of each part are varied, from the
/// outside in, while the others stay (the explain phase of Hypothesis, with parts of values in the
/// place of arguments), and the numbers that matter are moved until the property holds.
struct Explainer {
  /// What a sequence made: what was really drawn, and the values as one list.
  struct Drawn {
    let sequence: ChoiceSequence
    let values: SourceTree

    init(_ sequence: ChoiceSequence, _ trees: [SourceTree]) {
      self.sequence = sequence
      let parts = trees.enumerated().map { index, tree in
        SourceTree.Part(step: trees.count == 1 ? "" : "$\(index)", tree: tree)
      }
      values = .list("", parts, "")
    }
  }

  /// What the property says to a variation.
  enum Outcome {
    case fails
    case passes
    /// It discards, or fails in another way.
    case other
  }

  /// How many choices a counterexample has at most that is explained.
  private static let choiceLimit = 200
  /// How often the property may run.
  private static let runLimit = 200
  /// How many variations of a part have to fail before it does not matter.
  private static let variations = 8
  /// From how many parts on these are varied all at once, before one by one.
  private static let manyParts = 8
  /// How many numbers are told the boundaries of.
  private static let boundaryLimit = 4

  private let target: Drawn
  /// When to end. What bounds it are the runs: a report that is shorter on a busy machine would be
  /// another one each time.
  private let deadline: ContinuousClock.Instant
  private let draw: (ChoiceSequence, _ round: Int?) -> Drawn?
  private let outcome: (ChoiceSequence) async -> Outcome
  private var runs = 0
  /// The part that the choice at a position makes.
  private var paths: [Int: [Int]] = [:]
  /// The choices that change no text: they may make what is not written, such as a function's
  /// answers.
  private var hidden: [Int] = []
  private var irrelevant: [[Int]] = []
  private var relevant: [[Int]] = []
  /// The parts of which a variation was run that does not fail.
  private var decisive: Set<[Int]> = []

  /// - Parameters:
  ///   - target: The counterexample.
  ///   - deadline: When to end, done or not.
  ///   - draw: What the gens make of a sequence; nil where they discard. What the sequence does not
  ///     say is drawn at random, in another way each round, or simplest without a round.
  ///   - outcome: What the property says to a sequence.
  init(
    target: Drawn, deadline: ContinuousClock.Instant,
    draw: @escaping (ChoiceSequence, _ round: Int?) -> Drawn?,
    outcome: @escaping (ChoiceSequence) async -> Outcome
  ) {
    (self.target, self.deadline) = (target, deadline)
    self.draw = draw
    self.outcome = outcome
  }

  /// Runs the variations.
  mutating func explain() async -> Explanation {
    let positions = target.sequence.choicePositions
    guard positions.count <= Explainer.choiceLimit else { return Explanation() }
    for position in positions {
      guard hasBudget else { return Explanation() }
      paths[position] = path(of: position)
      if paths[position] == nil { hidden.append(position) }
    }
    await examine([])
    var explanation = Explanation(irrelevantParts: irrelevant.map(name))
    explanation.isIrrelevantTogether = await areIrrelevantTogether()
    for (index, path) in relevant.enumerated() {
      guard explanation.boundaries.count < Explainer.boundaryLimit else {
        explanation.furtherParts = relevant[index...].filter(isInnermost).map(name)
        break
      }
      if let boundary = await boundary(of: path) { explanation.boundaries.append(boundary) }
    }
    return explanation
  }

  /// Whether a part matters, and not for one inside it that does.
  private func isInnermost(_ path: [Int]) -> Bool {
    decisive.contains(path)
      && !decisive.contains { $0.count > path.count && $0.starts(with: path) }
  }

  private var hasBudget: Bool { runs < Explainer.runLimit && ContinuousClock.now < deadline }

  private mutating func run(_ drawn: Drawn) async -> Outcome {
    runs += 1
    return await outcome(drawn.sequence)
  }

  private func name(of path: [Int]) -> String { target.values.partName(path) }
}

extension SourceTree {
  /// What the part of a property's values that a path leads to is called: `age`, `$1`, `$0[2]`;
  /// nothing where it is all of a single value.
  func partName(_ path: [Int]) -> String {
    let name = name(of: path)
    if name.isEmpty || name.hasPrefix("$") { return name }
    let isMember = name.hasPrefix(".") && !name.dropFirst().starts(with: /\d/)
    return isMember ? String(name.dropFirst()) : "$0\(name)"
  }
}

// MARK: - Parts

extension Explainer {
  /// The part that holds all that changes with one choice; nil where nothing does.
  private func path(of position: Int) -> [Int]? {
    let changes = (0..<4).compactMap { round -> [Int]? in
      let variation = target.sequence.varied(at: [position], round: round)
      return draw(variation, nil).flatMap { target.values.difference(from: $0.values) }
    }
    return changes.dropFirst().reduce(changes.first) { path, change in
      path.map { Array(zip($0, change).prefix { $0 == $1 }.map(\.0)) }
    }
  }

  /// The choices that make a part, and those that may.
  private func positions(in path: [Int]) -> [Int] {
    let positions = paths.filter { $0.value.starts(with: path) }.map(\.key)
    return (positions + (target.values[path]?.isHiding == true ? hidden : [])).sorted()
  }

  /// Looks whether a part matters, and if so, which parts of it do.
  private mutating func examine(_ path: [Int], besides outer: [Int] = []) async {
    let positions = positions(in: path)
    guard !positions.isEmpty, let part = target.values[path] else { return }
    // A part that is all there is to the one around it matters as that does.
    if positions != outer, await isIrrelevant(path, positions) { return irrelevant.append(path) }
    relevant.append(path)
    await examine(part.parts.indices.map { path + [$0] }[...], of: path, besides: positions)
  }

  /// Looks which of a part's parts matter. Many are varied all at once, and where that makes a
  /// difference, by halves: one by one, they would leave no runs for the boundaries.
  private mutating func examine(
    _ parts: ArraySlice<[Int]>, of path: [Int], besides outer: [Int]
  ) async {
    guard parts.count >= Explainer.manyParts else {
      for part in parts { await examine(part, besides: outer) }
      return
    }
    let positions = parts.map(positions)
    if !positions.contains(where: \.isEmpty),
      await isIrrelevant(path, positions.flatMap(\.self))
    {
      return irrelevant += parts
    }
    let middle = parts.startIndex + parts.count / 2
    await examine(parts[..<middle], of: path, besides: outer)
    await examine(parts[middle...], of: path, besides: outer)
  }

  /// Whether the property fails for all variations of a part that leave the others as they are, and
  /// there are any.
  private mutating func isIrrelevant(_ path: [Int], _ positions: [Int]) async -> Bool {
    // What is hidden varies without being seen.
    let isHiding = target.values[path]?.isHiding == true
    var tried: Set<String> = []
    for round in 0..<2 * Explainer.variations where tried.count < Explainer.variations {
      guard hasBudget else { return false }
      let variation = target.sequence.varied(at: positions, round: round)
      guard let drawn = draw(variation, round), drawn.sequence != target.sequence,
        target.values.difference(from: drawn.values)?.starts(with: path) ?? isHiding,
        tried.insert(isHiding ? drawn.sequence.text : drawn.values.text).inserted
      else { continue }
      guard await run(drawn) == .fails else {
        decisive.insert(path)
        return false
      }
    }
    return !tried.isEmpty
  }

  private mutating func areIrrelevantTogether() async -> Bool {
    guard irrelevant.count > 1 else { return true }
    let positions = irrelevant.flatMap(positions)
    for round in 0..<Explainer.variations / 2 {
      guard hasBudget else { return false }
      let variation = target.sequence.varied(at: positions, round: round)
      guard let drawn = draw(variation, round) else { continue }
      guard await run(drawn) == .fails else { return false }
    }
    return true
  }
}

// MARK: - Boundaries

extension Explainer {
  /// A number of the counterexample, or how many elements there are, and one of the two ways to
  /// move it.
  private struct Number {
    /// How many elements are added at most.
    private static let elements: UInt128 = 20

    let path: [Int]
    let position: Int
    let choice: Choice
    var step: Int128 = 1

    /// How far it can be moved.
    var room: UInt128 {
      let room = ((step < 0 ? choice.lower : choice.upper) &- choice.value).magnitude
      return switch choice.kind {
      case .count: min(room, Number.elements)
      case .float: FloatGrid(choice.value)?.room(isBelow: step < 0) ?? 0
      case .integer, .boolean, .alternative, .character: room
      }
    }

    func value(movedBy amount: UInt128) -> Int128 {
      let steps = step &* Int128(truncatingIfNeeded: amount)
      guard choice.kind == .float, let grid = FloatGrid(choice.value) else {
        return choice.value &+ steps
      }
      return grid.rank(movedBy: steps)
    }

    func moving(_ step: Int128) -> Number {
      var number = self
      number.step = step
      return number
    }
  }

  /// Where moving a number one way leads.
  private enum Side {
    /// The property fails up to the first number and holds for the second, its neighbour.
    case passes(last: String, first: String)
    /// The property fails to the end of the range.
    case open
    /// The number is the last of its range, or what lies behind it is neither.
    case nowhere
  }

  private mutating func boundary(of path: [Int]) async -> Explanation.Boundary? {
    guard let number = await number(in: path), let start = text(of: number, movedBy: 0) else {
      return nil
    }
    let part = name(of: path)
    let name = number.choice.kind == .count ? part.isEmpty ? "count" : "\(part).count" : part
    switch (await side(of: number.moving(-1)), await side(of: number.moving(1))) {
    case (.passes(let first, let below), .passes(let last, let above)):
      return .init(
        part: name, failing: ends(first, last), isOpen: false, passing: [below, above])
    case (.passes(let last, let next), .open), (.open, .passes(let last, let next)):
      return .init(part: name, failing: [last], isOpen: true, passing: [next])
    case (.passes(let first, let next), .nowhere):
      return .init(part: name, failing: ends(first, start), isOpen: false, passing: [next])
    case (.nowhere, .passes(let last, let next)):
      return .init(part: name, failing: ends(start, last), isOpen: false, passing: [next])
    default: return nil
    }
  }

  /// The first and the last number that fail, which may be one.
  private func ends(_ first: String, _ last: String) -> [String] {
    first == last ? [first] : [first, last]
  }

  /// The number that a part is, or how many elements it has, where it does not matter which. A
  /// number may come with a unit or a flag, as those of dates and durations do, which then stay as
  /// they are.
  private mutating func number(in path: [Int]) async -> Number? {
    let positions = positions(in: path)
    let counts = positions.filter { position in
      paths[position] == path && target.sequence.choice(at: position)?.kind == .count
    }
    guard let position = counts.first ?? positions.first,
      let choice = target.sequence.choice(at: position)
    else { return nil }
    if choice.kind != .count { return onlyNumber(in: path, positions) }
    let others = positions.filter { $0 != position }
    if !others.isEmpty, !(await isIrrelevant(path, others)) { return nil }
    return Number(path: path, position: position, choice: choice)
  }

  /// The number that alone makes a part, or the only one in what is written as a whole.
  private func onlyNumber(in path: [Int], _ positions: [Int]) -> Number? {
    let choices = positions.compactMap { position in
      target.sequence.choice(at: position).map { (position, $0) }
    }
    let numbers = choices.filter { $0.1.kind.isNumber }
    guard numbers.count == 1, let (position, choice) = numbers.first, choice.kind != .character,
      positions.count == 1 || target.values[path]?.parts.isEmpty == true
    else { return nil }
    return Number(path: path, position: position, choice: choice)
  }

  private mutating func side(of number: Number) async -> Side {
    let room = number.room
    guard room > 0, hasBudget else { return .nowhere }
    switch await outcome(of: number, movedBy: 1) {
    case .other: return .nowhere
    case .passes: return passes(number, behind: 0)
    case .fails: break
    }
    if await failsFarOut(number) { return .open }
    var search = LargestSearch(upTo: room)
    while hasBudget, let amount = search.probe {
      search.tell(await outcome(of: number, movedBy: amount) == .fails)
    }
    guard search.probe == nil, search.answer < room,
      await outcome(of: number, movedBy: search.answer + 1) == .passes
    else { return .nowhere }
    return passes(number, behind: search.answer)
  }

  private func passes(_ number: Number, behind amount: UInt128) -> Side {
    guard let last = text(of: number, movedBy: amount),
      let first = text(of: number, movedBy: amount + 1)
    else { return .nowhere }
    return .passes(last: last, first: first)
  }

  /// Whether the property fails at the end of the range, in its middle, and nearer by.
  private mutating func failsFarOut(_ number: Number) async -> Bool {
    let room = number.room
    let near = UInt128(1) << UInt128((UInt128.bitWidth - room.leadingZeroBitCount) / 2)
    for amount in [room, room / 2, min(near, room), min(room, 2)] where amount > 1 {
      guard await outcome(of: number, movedBy: amount) == .fails else { return false }
    }
    return true
  }

  private mutating func outcome(of number: Number, movedBy amount: UInt128) async -> Outcome {
    guard hasBudget, let drawn = drawn(number, movedBy: amount) else { return .other }
    return await run(drawn)
  }

  /// A number as it is written; nil of a count where the value has not as many elements, as a gen
  /// may have left some out.
  private func text(of number: Number, movedBy amount: UInt128) -> String? {
    let values = amount == 0 ? target.values : drawn(number, movedBy: amount)?.values
    guard let part = values?[number.path] else { return nil }
    guard number.choice.kind == .count else { return part.text }
    let count = number.value(movedBy: amount)
    return part.count == Int(clamping: count) ? "\(count)" : nil
  }

  /// What the sequence makes when nothing but the number is moved; nil where that changes more.
  private func drawn(_ number: Number, movedBy amount: UInt128) -> Drawn? {
    let value = number.value(movedBy: amount)
    guard let drawn = draw(target.sequence.setting(value, at: number.position), nil),
      target.values.difference(from: drawn.values) == number.path
    else { return nil }
    return drawn
  }
}
