/// Changes all values at once and leaves the shape: all simplest, or as small as they can be while
/// equal ones stay equal and different ones different.
///
/// Helps where only lengths or equality matter. Costs two runs.
struct SimplifyValues: ShrinkPass {
  /// With how many choices the pass gives up on telling them apart, which grows with their square.
  private let most = 5_000

  func run(on shrinker: Shrinker) {
    let target = shrinker.target
    if shrinker.consider(target.mappingValues { $0.origin }) { return }
    if target.choiceCount <= most { _ = shrinker.consider(target.relabelled) }
  }
}

extension ChoiceSequence {
  /// The same sequence with other values of the choices that are values, not shape.
  func mappingValues(_ transform: (Choice) -> Int128) -> ChoiceSequence {
    ChoiceSequence(
      tokens.map { token in
        guard case .choice(let choice) = token, choice.kind.isValue else { return token }
        return .choice(choice.with(transform(choice)))
      })
  }

  /// The same sequence with the values of each question replaced by the simplest as many, in the
  /// order in which they appear.
  fileprivate var relabelled: ChoiceSequence {
    var labels = Labels()
    var places: [(question: Int, label: Int)] = []
    for case .choice(let choice) in tokens where choice.kind.isValue {
      places.append(labels.place(of: choice))
    }
    var next = places.makeIterator()
    let answers = labels.answers
    return mappingValues { choice in
      guard let place = next.next(), place.label < answers[place.question].count else {
        return choice.value
      }
      return answers[place.question][place.label]
    }
  }
}

/// The values that answer each question, in the order in which they appear. Sequences ask few
/// questions, so that comparing beats hashing.
private struct Labels {
  private var questions: [(question: Question, values: [Int128])] = []

  /// Which question a choice answers, and by which of its values.
  mutating func place(of choice: Choice) -> (question: Int, label: Int) {
    let question = index(of: choice.question)
    if let label = questions[question].values.firstIndex(of: choice.value) {
      return (question, label)
    }
    questions[question].values.append(choice.value)
    return (question, questions[question].values.count - 1)
  }

  /// The simplest answers to each question, as many as it has values; fewer where there are no
  /// more.
  var answers: [[Int128]] { questions.map { $0.question.simplest($0.values.count) } }

  private mutating func index(of question: Question) -> Int {
    if let index = questions.lastIndex(where: { $0.question == question }) { return index }
    questions.append((question, []))
    return questions.count - 1
  }
}

/// What a choice chooses from.
struct Question: Equatable {
  let kind: Choice.Kind
  let lower: Int128
  let upper: Int128
  let origin: Int128

  /// The simplest answers, simplest first; fewer where there are no more.
  func simplest(_ count: Int) -> [Int128] {
    var answers: [Int128] = []
    var distance: Int128 = 0
    while answers.count < count, distance <= Int128(count) {
      if origin.advanced(by: distance, within: upper) { answers.append(origin + distance) }
      if distance > 0, origin.retreated(by: distance, within: lower) {
        answers.append(origin - distance)
      }
      distance += 1
    }
    return Array(answers.prefix(count))
  }
}

extension Int128 {
  fileprivate func advanced(by distance: Int128, within upper: Int128) -> Bool {
    UInt128(truncatingIfNeeded: upper &- self) >= UInt128(distance)
  }

  fileprivate func retreated(by distance: Int128, within lower: Int128) -> Bool {
    UInt128(truncatingIfNeeded: self &- lower) >= UInt128(distance)
  }
}

extension Choice {
  var question: Question { Question(kind: kind, lower: lower, upper: upper, origin: origin) }
}

extension Choice.Kind {
  /// Whether the choice is a value by itself, and what is drawn after it does not depend on it.
  var isValue: Bool {
    switch self {
    case .integer, .character, .float, .boolean: true
    case .count, .alternative: false
    }
  }

  /// Whether the value is a quantity, which can be lowered with others.
  var isNumber: Bool {
    switch self {
    case .integer, .character, .float: true
    case .boolean, .count, .alternative: false
    }
  }
}
