/// Which case of a property another process is to run.
enum CaseRequest: Equatable {
  /// The variable that says which property a process is started for, to run its cases.
  static let variable = "FACTORYCHECK_SERVES"

  /// The fixed example at an index.
  case example(Int)
  /// A random case of the property with a root.
  case random(Int, root: UInt64)
  /// The case that a sequence makes.
  ///
  /// - Parameter isShown: Whether the calls of its mocks are told.
  case replay(ChoiceSequence, isShown: Bool = false)
  /// To draw and to describe the values of a random case, without running the body.
  case describe(Int, root: UInt64)

  /// The request as a line of text: `random 17 1234`.
  var text: String {
    switch self {
    case .example(let index): "example \(index)"
    case .random(let index, let root): "random \(index) \(root)"
    case .replay(let sequence, let isShown): "\(isShown ? "show" : "replay") \(sequence.text)"
    case .describe(let index, let root): "describe \(index) \(root)"
    }
  }

  /// Reads what `text` wrote; nil for anything else.
  init?(text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    switch (words[0], words.count) {
    case ("example", 2):
      guard let index = Int(words[1]) else { return nil }
      self = .example(index)
    case ("random", 3), ("describe", 3):
      guard let index = Int(words[1]), let root = UInt64(words[2]) else { return nil }
      self = words[0] == "random" ? .random(index, root: root) : .describe(index, root: root)
    case ("replay", 2), ("show", 2):
      guard let sequence = ChoiceSequence(text: words[1]) else { return nil }
      self = .replay(sequence, isShown: words[0] == "show")
    default: return nil
    }
  }
}

/// What a process says that runs cases for another: that it is ready, or what came of a case.
enum CaseAnswer: UInt8 {
  case ready
  case passed
  case discarded
  /// The case failed without a crash: whoever asked may run it to see how.
  case failed
  /// Something of the story of a case that still runs, which stands behind this.
  case told
}
