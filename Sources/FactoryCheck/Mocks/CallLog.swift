import Synchronization

/// What the mocks and the drawn functions of one case were called with and what they answered, in
/// the order of the calls.
///
/// A log is kept of the smallest case alone: what is drawn elsewhere keeps none.
final class CallLog: @unchecked Sendable {
  private struct Call {
    var pattern: String
    var arguments: [Any]
    var answer: Any
  }

  /// One call of a log.
  struct Place {
    let log: CallLog
    let index: Int
  }

  private let lock = Mutex(())
  private var calls: [Call] = []
  /// How many calls were left out behind those.
  private var unlisted = 0
  /// How many functions have each name.
  private var names: [String: Int] = [:]
  private var played: Set<Int> = []
  /// What was told of calls that were made elsewhere.
  private var adopted: CaseStory?
  /// What the mocks were drawn from.
  private weak let tape: Tape?
  /// Who hears of each call.
  private let listener: (@Sendable (CaseStory.Event) -> Void)?

  /// - Parameters:
  ///   - tape: What the mocks are drawn from.
  ///   - listener: Who hears which scripts answer, and the line of each call, again where it becomes
  ///     longer.
  init(_ tape: Tape, listener: (@Sendable (CaseStory.Event) -> Void)? = nil) {
    (self.tape, self.listener) = (tape, listener)
  }

  /// Whether the mocks are drawn from a tape, and not held by what is drawn later.
  func isOf(_ tape: Tape) -> Bool { self.tape === tape }

  /// Adds a call.
  ///
  /// - Parameters:
  ///   - pattern: `PostRepositoryMock.getPosts(of: %)`, with `%` for each argument, and `%...` for
  ///     any number of them, which are in an array.
  ///   - script: The number of what answers; nil for a function, and where a late answer holds the
  ///     mock.
  /// - Returns: The call, for whoever learns later what it is answered with.
  @discardableResult
  func add(
    _ pattern: String, _ arguments: [Any], answer: Any, by script: Int?
  ) -> Place {
    let (index, isFirst) = lock.withLock { _ in
      calls.append(Call(pattern: pattern, arguments: arguments, answer: answer))
      return (calls.count - 1, script.map { played.insert($0).inserted } ?? false)
    }
    if isFirst, let script { listener?(.played(script)) }
    tell(index)
    return Place(log: self, index: index)
  }

  /// How many calls are kept where functions are called: a loop may call one very often.
  private static let limit = 1_000

  /// Adds a call of a drawn function.
  func add(_ function: String, _ arguments: [Any], answer: Any) {
    let isKept = lock.withLock { _ in
      if calls.count < CallLog.limit { return true }
      unlisted += 1
      return false
    }
    guard isKept else { return }
    let places = Array(repeating: "%", count: arguments.count).joined(separator: ", ")
    add("\(function)(\(places))", arguments, answer: answer, by: nil)
  }

  /// The name by which a function is told from all that were drawn before: `fetch`, `fetch#2`.
  func numbered(_ name: String) -> String {
    let count = lock.withLock { _ in
      names[name, default: 0] += 1
      return names[name, default: 0]
    }
    return count == 1 ? name : "\(name)#\(count)"
  }

  /// Says that a call is there, or what it was answered with.
  func tell(_ index: Int) {
    guard let listener else { return }
    listener(.called(index, line(of: lock.withLock { _ in calls[index] })))
  }

  /// Adds what was told of calls that were made elsewhere.
  func adopt(_ story: CaseStory) { lock.withLock { _ in adopted = story } }

  /// `PostRepositoryMock.getPosts(of: User(id: 0)) → throws RepositoryError.offline`, a line a
  /// call.
  var lines: [String] {
    let (adopted, calls) = lock.withLock { _ in (self.adopted, self.calls) }
    return (adopted?.calls ?? []) + calls.map(line)
  }

  /// How many calls stand in no line, behind the others.
  var unlistedCount: Int { lock.withLock { _ in unlisted } }

  /// The numbers of the scripts that answered; those of mocks that late answers hold are left out.
  var scripts: Set<Int> { lock.withLock { _ in played.union(adopted?.played ?? []) } }

  private func line(of call: Call) -> String {
    let describe = { (value: Any) in SourceText.describe(value, from: self.tape) }
    return CallLog.text(call.pattern, call.arguments, describe)
      + CallLog.text(of: call.answer, describe)
  }

  private static func text(
    _ pattern: String, _ arguments: [Any], _ describe: (Any) -> String
  ) -> String {
    let parts = pattern.split(separator: "%", omittingEmptySubsequences: false)
    guard parts.count == arguments.count + 1 else { return pattern.replacing("%", with: "…") }
    return zip(parts.dropFirst(), arguments).reduce(into: "\(parts[0])") { text, next in
      let (rest, described) = (next.0, describe(next.1))
      guard rest.hasPrefix("...") else { return text += described + rest }
      append(described.dropFirst().dropLast(), rest.dropFirst(3), to: &text)
    }
  }

  /// Adds the elements of an array, or of an empty one nothing, nor its label and one comma.
  private static func append(_ elements: Substring, _ rest: Substring, to text: inout String) {
    guard elements.isEmpty else { return text += elements + rest }
    while let last = text.last, last != "(", !text.hasSuffix(", ") { text.removeLast() }
    if text.hasSuffix(", ") { text.removeLast(2) }
    text += text.hasSuffix("(") && rest.hasPrefix(", ") ? rest.dropFirst(2) : rest
  }

  fileprivate static func text(of answer: Any, _ describe: (Any) -> String) -> String {
    if let answer = answer as? any ScriptedAnswer { return answer.words(describe) }
    if answer is Void { return "" }
    return " → \(textOfParts(of: answer, describe) ?? describe(answer))"
  }

  /// A tuple of how a call ended and what it answers besides; nil for all else.
  private static func textOfParts(of answer: Any, _ describe: (Any) -> String) -> String? {
    let mirror = Mirror(reflecting: answer)
    guard mirror.displayStyle == .tuple,
      mirror.children.contains(where: { $0.value is any ScriptedAnswer })
    else { return nil }
    let parts = mirror.children.map { text(of: $0.value, describe).dropFirst(" → ".count) }
    return "(\(parts.joined(separator: ", ")))"
  }
}

/// An answer that calls are not shown with as it is.
protocol ScriptedAnswer {
  /// What stands behind the call, where a function describes values.
  func words(_ describe: (Any) -> String) -> String
}

extension ScriptedAnswer {
  /// Words for one of two ways to end: `→ success(7, true)`.
  ///
  /// - Parameter arguments: What it ends with; a tuple of several, whose parentheses do.
  func words(_ way: String, _ arguments: Any, _ describe: (Any) -> String) -> String {
    let isTuple = Mirror(reflecting: arguments).displayStyle == .tuple
    return " → \(way)\(isTuple ? describe(arguments) : "(\(describe(arguments)))")"
  }
}

extension Result: ScriptedAnswer {
  func words(_ describe: (Any) -> String) -> String {
    switch self {
    case .success(let value): words("success", value, describe)
    case .failure(let error): words("failure", error, describe)
    }
  }
}

/// What a call that may throw was answered with.
struct Outcome<Success, Failure: Error>: ScriptedAnswer {
  let result: Result<Success, Failure>

  func words(_ describe: (Any) -> String) -> String {
    switch result {
    case .success(let value): CallLog.text(of: value, describe)
    case .failure(let error): " → throws \(describe(error))"
    }
  }
}
