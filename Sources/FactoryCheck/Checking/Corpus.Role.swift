extension Corpus {
  /// What a number is for: which of the choices it is that stand directly in a span of a label,
  /// inside of one of the values of the case.
  struct Role: Hashable {
    /// From this place on all choices play one role.
    private static let mostPlaces = 16

    let value: Int
    let label: Span.Label?
    let place: Int

    fileprivate init(value: Int, label: Span.Label?, place: Int) {
      (self.value, self.label, self.place) = (value, label, min(place, Role.mostPlaces))
    }
  }

  /// A number of a case.
  struct Number {
    let position: Int
    let choice: Choice
  }
}

extension ChoiceSequence {
  /// The integers and floating-point numbers by the roles that they play, those of one role in
  /// order. O(n).
  var numbersByRole: [Corpus.Role: [Corpus.Number]] {
    var numbers: [Corpus.Role: [Corpus.Number]] = [:]
    var open: [(label: Span.Label?, count: Int)] = [(nil, 0)]
    var value = 0
    for (position, token) in tokens.enumerated() {
      switch token {
      case .open(let label): open.append((label, 0))
      case .close: if open.count > 1 { open.removeLast() }
      case .choice(let choice):
        let (label, place) = open[open.count - 1]
        open[open.count - 1].count += 1
        guard choice.kind == .integer || choice.kind == .float else { break }
        numbers[Corpus.Role(value: value, label: label, place: place), default: []]
          .append(Corpus.Number(position: position, choice: choice))
      }
      if open.count == 1 { value += 1 }
    }
    return numbers
  }
}
