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
public final class LateAnswer: Sendable {
  /// For how many types one answer keeps choices.
  static let mostTypes = 64

  /// What random choices follow from; 0 where all are simplest that are not recorded.
  private let seed: UInt32
  /// Choices of an earlier run, for each type in the order in which the types were asked for.
  private let recorded: [ChoiceSequence]
  /// What the choices are drawn in: its literals, and how many collections are open.
  private let place: Choices.Sent<Choices>
  /// Whether the choices that are taken are kept.
  private let isRecording: Bool
  /// The types that were asked for, and the choices that were taken for them.
  private let asked = Mutex<[(type: ObjectIdentifier, choices: ChoiceSequence)]>([])

  fileprivate init(seed: UInt32, recorded: [ChoiceSequence] = [], in choices: Choices) {
    (self.seed, self.recorded, isRecording) = (seed, recorded, choices.isTaped)
    place = Choices.Sent(choices)
  }

  /// Makes the value of a type, the same each time.
  ///
  /// - Throws: `NoValue` where there is no way to draw one.
  func value(of type: Any.Type) throws(NoValue) -> Any {
    let position = position(of: type)
    let tape = isRecording ? tape(at: position) : nil
    let index = UInt64(position)
    // Cases from the fiftieth on are of all sizes; eight in a row favour different values.
    var choices = Choices.forCase(
      50 + Int(seed >> 1 & 7), root: scramble(UInt64(seed) &+ index << 32), tape: tape)
    (choices.literals, choices.nesting) = (place.value.literals, place.value.nesting)
    defer { if let tape { note(tape.output, at: position) } }
    do throws(Discard) {
      if let value = try choices.value(of: type) { return value }
    } catch {
      throw NoValue(type: type, isRejected: true)
    }
    throw NoValue(type: type, isRejected: false)
  }

  private func tape(at position: Int) -> Tape {
    let choices = position < recorded.count ? recorded[position] : ChoiceSequence()
    return Tape(replaying: choices, tail: seed == 0 ? .simplest : .random)
  }

  /// Which of the types that were asked for a type is.
  private func position(of type: Any.Type) -> Int {
    let type = ObjectIdentifier(type)
    return asked.withLock { asked in
      if let known = asked.firstIndex(where: { $0.type == type }) { return known }
      asked.append((type, ChoiceSequence()))
      return asked.count - 1
    }
  }

  /// The choices that were taken, for each type that was asked for; empty where none are kept.
  var taken: [ChoiceSequence] { asked.withLock { $0.map(\.choices) } }

  private func note(_ choices: ChoiceSequence, at position: Int) {
    asked.withLock { $0[position].choices = choices }
  }
}

// MARK: - Draws

extension LateAnswer: Arbitrary {
  /// Answers to any type. The simplest answers with each type's simplest value.
  public static func arbitrary() -> Gen<LateAnswer> { .drawn }

  /// Draws what the answers to any type follow from.
  public static func draw(_ choices: inout Choices) throws(Discard) -> LateAnswer {
    choices.lateAnswer()
  }
}

extension Choices {
  fileprivate mutating func lateAnswer() -> LateAnswer {
    guard let tape else { return LateAnswer(seed: lateSeed(), in: self) }
    let position = tape.position
    begin(.dependence)
    let seed = tape.choose(.integer, in: 0...Int128(UInt32.max), origin: 0) { Int128(lateSeed()) }
    var recorded: [ChoiceSequence] = []
    while tape.hasSpan, recorded.count < LateAnswer.mostTypes {
      begin(.element)
      recorded.append(tape.passRest())
      end()
    }
    end()
    let answer = LateAnswer(seed: UInt32(seed), recorded: recorded, in: self)
    tape.late.append((position, answer))
    return answer
  }

  private mutating func lateSeed() -> UInt32 { UInt32(truncatingIfNeeded: nextWord() >> 32) | 1 }
}

// MARK: - Questions

extension LateAnswer {
  /// What somebody asked for who has no way to know more about the type.
  struct NoValue: Error, CustomStringConvertible {
    let type: Any.Type
    /// Whether the type rejects what is drawn.
    let isRejected: Bool

    var description: String {
      let name = SourceText.name(of: type)
      return isRejected
        ? "\(name) rejects all values that are drawn for it: write a gen of it"
        : "there is no gen of \(name): make it Arbitrary or Decodable"
    }
  }

  /// One question, and what it was answered with, for reports.
  final class Question: ScriptedAnswer, Sendable {
    private let answer: LateAnswer
    private let told = Mutex<Choices.Sent<Any>?>(nil)

    init(_ answer: LateAnswer) { self.answer = answer }

    /// Asks for a value of a type.
    var reply: (Any.Type) throws -> Any {
      { type in
        let value = try self.answer.value(of: type)
        let told = Choices.Sent(value)
        self.told.withLock { $0 = told }
        return value
      }
    }

    /// What stands behind the call; nothing where nobody asked.
    var words: String { told.withLock(\.self).map { CallLog.text(ofAnswer: $0.value) } ?? "" }
  }

  /// What a mock calls with the type that it is asked for.
  ///
  /// - Returns: A function of the type. It throws where there is no way to draw a value.
  public var reply: (Any.Type) throws -> Any { Question(self).reply }
}
