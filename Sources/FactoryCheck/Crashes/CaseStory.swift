/// What a process told of a case while it ran: it may be all that is left of a case that crashes.
struct CaseStory: Codable, Equatable, Sendable {
  /// A type that a mock asked an answer for, which was drawn where its span opens.
  struct Question: Codable, Equatable, Sendable {
    let position: Int
    let type: String
  }

  /// One thing that is told.
  enum Event: Equatable {
    case asked(Question)
    /// The line of a call, again where what it was answered with is known later.
    case called(Int, String)
    /// A script answered for the first time.
    case played(Int)
  }

  private(set) var questions: [Question] = []
  private(set) var calls: [String] = []
  private(set) var played: Set<Int> = []

  /// Adds what was told.
  mutating func add(_ event: Event) {
    switch event {
    case .asked(let question): if !questions.contains(question) { questions.append(question) }
    case .called(let index, let line) where index < calls.count: calls[index] = line
    case .called(_, let line): calls.append(line)
    case .played(let script): played.insert(script)
    }
  }
}

extension CaseStory.Event {
  /// The event as a text: `asked 3 Si`.
  var text: String {
    switch self {
    case .asked(let question): "asked \(question.position) \(question.type)"
    case .called(let index, let line): "called \(index) \(line)"
    case .played(let script): "played \(script) "
    }
  }

  /// Reads what `text` wrote; nil for anything else.
  init?(text: String) {
    // A combining mark may follow a space, which is another character then.
    let space = UInt8(ascii: " ")
    let words = text.utf8.split(separator: space, maxSplits: 2, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, let number = Int(words[1]) else { return nil }
    switch words[0] {
    case "asked": self = .asked(.init(position: number, type: words[2]))
    case "called": self = .called(number, words[2])
    case "played" where words[2].isEmpty: self = .played(number)
    default: return nil
    }
  }
}
