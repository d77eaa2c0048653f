import Synchronization

/// What a mock answers where the call alone says of which type: `func get<T: Decodable>() -> T`.
///
/// Such a value cannot be drawn beforehand. What is drawn is where its choices come from; the value
/// is made of them when the mock asks for one of a type. It is drawn as that type's other values
/// are: by the gen of an `Arbitrary` type, and else by `init(from:)`, as `Gen.decoded` does. In a
/// failing case its choices become a part of the case, so that it shrinks and replays with the
/// values that were drawn beforehand. Who asks again for the same type gets the same value.
///
/// Generated gens of protocols draw scripts of such answers, and generated mocks ask them; for a
/// mock made by hand:
///
/// ```swift
/// let clients = Gen<any Client> { choices throws(Discard) in
///   let mock = ClientMock()
///   let get = try choices.script(
///     of: LateAnswer.arbitrary(), throwing: URLError.arbitrary(), for: mock, "get")
///   mock.getHandler = { try get.answer() }      // (Any.Type) throws -> Any, which the mock calls
///   return mock
/// }
/// ```
public final class LateAnswer: @unchecked Sendable {
  /// The range of seeds.
  static let seeds = 0...Int128(UInt32.max)

  /// What random choices follow from; 0 where all are simplest that are not recorded.
  private let seed: UInt32
  /// Choices of an earlier run, by the keys of the types that they were taken for.
  private let recorded: [UInt64: ChoiceSequence]
  /// What the choices are drawn in: its literals, and how many collections are open.
  private let place: Choices
  /// What fails where a value of a type may be any error.
  private let failures: Gen<any Error>
  /// What keeps the calls of mocks that the values hold.
  private let calls: CallLog?
  /// Where its span opens, and who hears what is asked for.
  private let listener: (position: Int, tell: @Sendable (CaseStory.Event) -> Void)?
  /// Whether the choices that are taken are kept.
  private let isRecording: Bool

  private let lock = Mutex(())
  /// What the values were drawn from that somebody asked for, by the keys of their types.
  private var tapes: [UInt64: Tape] = [:]
  /// The value that somebody asked for last.
  private var latest: Value?

  fileprivate init(
    seed: UInt32, recorded: [UInt64: ChoiceSequence] = [:], failures: Gen<any Error>,
    in choices: Choices, at position: Int = 0
  ) {
    (self.seed, self.recorded, self.failures) = (seed, recorded, failures)
    listener = choices.tape?.tell.map { (position, $0) }
    (calls, isRecording) = (choices.tape?.calls, choices.isTaped)
    var place = Choices(state: 0, size: 100, tape: nil)
    (place.literals, place.nesting) = (choices.literals, choices.nesting)
    self.place = place
  }

  /// A value, and what knows the mocks that it holds.
  struct Value {
    let value: Any
    let tape: Tape?

    /// The value as reports show it.
    var text: String { SourceText.describe(value, from: tape) }
  }

  /// Makes the value of a type, the same each time.
  ///
  /// - Throws: `NoValue` where there is no way to draw one.
  func value(of type: Any.Type) throws(NoValue) -> Value {
    if let listener, let name = _mangledTypeName(type) {
      listener.tell(.asked(.init(position: listener.position, type: name)))
    }
    let key = stableHash(SourceText.name(of: type))
    let tape = isRecording ? tape(for: key) : nil
    // Whoever reads what was taken reads no tape that is drawn from.
    defer { if let tape { lock.withLock { _ in tapes[key] = tape } } }
    var choices = choices(for: key, from: tape)
    let drawn: Any?
    do throws(Discard) {
      drawn = try choices.value(of: type, failingWith: failures)
    } catch {
      throw NoValue(type: type, isRejected: true)
    }
    guard let drawn else { throw NoValue(type: type, isRejected: false) }
    let value = Value(value: drawn, tape: tape)
    lock.withLock { _ in latest = value }
    return value
  }

  private func tape(for key: UInt64) -> Tape {
    let tape = Tape(
      replaying: recorded[key] ?? ChoiceSequence(), tail: seed == 0 ? .simplest : .random)
    tape.calls = calls
    return tape
  }

  private func choices(for key: UInt64, from tape: Tape?) -> Choices {
    // Cases from the fiftieth on are of all sizes; eight in a row favour different values.
    let index = 50 + Int(seed >> 1 & 7)
    var choices = Choices.forCase(index, root: scramble(UInt64(seed) ^ key), tape: tape)
    (choices.literals, choices.nesting) = (place.literals, place.nesting)
    return choices
  }

  /// The choices that were taken so far, by the keys of their types, in an order that does not hang
  /// on who asked first.
  var taken: [(key: UInt64, choices: ChoiceSequence)] {
    lock.withLock { _ in tapes }.sorted { $0.key < $1.key }.map { ($0.key, $0.value.settled) }
  }

  /// The value that somebody asked for last, as reports show it; nil where nobody asked.
  var latestText: String? { lock.withLock { _ in latest }?.text }
}

// MARK: - Draws

extension LateAnswer: Arbitrary {
  /// Answers to any type. The simplest answers with each type's simplest value.
  public static func arbitrary() -> Gen<LateAnswer> { .drawn }

  /// Answers to any type, where results that may fail with any error fail with these, and not with
  /// a `CancellationError`.
  ///
  /// ```swift
  /// let answers = LateAnswer.arbitrary(failingWith: URLError.arbitrary())
  /// ```
  ///
  /// - Parameter failures: What those fail with.
  public static func arbitrary(failingWith failures: Gen<some Error>) -> Gen<LateAnswer> {
    let failures = failures.map { $0 as any Error }
    return Gen { choices in choices.lateAnswer(failingWith: failures) }
  }

  /// Draws what the answers to any type follow from.
  public static func draw(_ choices: inout Choices) throws(Discard) -> LateAnswer {
    choices.lateAnswer(failingWith: .constant(CancellationError()))
  }
}

extension Choices {
  fileprivate mutating func lateAnswer(failingWith failures: Gen<any Error>) -> LateAnswer {
    guard let tape else { return LateAnswer(seed: lateSeed(), failures: failures, in: self) }
    let position = tape.position
    begin(.dependence)
    let seed = tape.choose(.integer, in: LateAnswer.seeds, origin: 0) { Int128(lateSeed()) }
    var recorded: [UInt64: ChoiceSequence] = [:]
    while tape.hasSpan {
      begin(.element)
      var choices = tape.passRest()
      if let key = choices.tokens.first?.choice {
        choices.tokens.removeFirst()
        recorded[UInt64(truncatingIfNeeded: key.value)] = choices
      }
      end()
    }
    end()
    let answer = LateAnswer(
      seed: UInt32(seed), recorded: recorded, failures: failures, in: self, at: position)
    tape.late.append((position, answer))
    return answer
  }

  private mutating func lateSeed() -> UInt32 { UInt32(truncatingIfNeeded: nextWord() >> 32) | 1 }
}

// MARK: - Questions

extension LateAnswer {
  /// What somebody asked for whom there is no value.
  struct NoValue: Error, CustomStringConvertible {
    let type: Any.Type
    /// Whether the type rejects what is drawn.
    let isRejected: Bool

    var description: String {
      let name = SourceText.name(of: type)
      return isRejected
        ? "\(name) rejects all values that are drawn for it: write a gen of it"
        : "there is no gen of \(name): make it Arbitrary or Decodable, or set the handler"
    }
  }

  /// One question, and what it was answered with, for reports.
  final class Question: ScriptedAnswer, Sendable {
    private let answer: LateAnswer
    private let told = Mutex<String?>(nil)

    init(_ answer: LateAnswer) { self.answer = answer }

    /// Asks for a value of a type.
    ///
    /// - Parameter call: The call that a report shows with what it is answered with.
    func reply(to call: CallLog.Place?) -> (Any.Type) throws -> Any {
      { type in
        do {
          let value = try self.answer.value(of: type)
          // The value may change behind this.
          if let call { self.tell(value.value is Void ? "" : " → \(value.text)", call) }
          return value.value
        } catch {
          if let call { self.tell(" → throws \(error)", call) }
          throw error
        }
      }
    }

    private func tell(_ words: String, _ call: CallLog.Place) {
      told.withLock { $0 = words }
      call.log.tell(call.index)
    }

    /// What stands behind the call; nothing where nobody asked.
    func words(_ describe: (Any) -> String) -> String { told.withLock(\.self) ?? "" }
  }

  /// What a mock calls with the type that it is asked for.
  ///
  /// - Returns: A function of the type. It throws where there is no way to draw a value.
  public var reply: (Any.Type) throws -> Any { Question(self).reply(to: nil) }
}
