import Synchronization
import Testing

/// A run over the random cases of a property, until one fails, too many are discarded, or enough
/// have passed. The loop itself is compiled into the caller, where the gens and the property are
/// known; this is what it keeps between two cases.
@usableFromInline
struct Sweep: Sendable {
  @usableFromInline let root: UInt64
  // Whoever sweeps holds the log; counting references to it here would cost more than the case.
  @usableFromInline let unmanagedLog: Unmanaged<IssueLog>
  @usableFromInline let answer: Answer
  /// How many cases are to pass, and how many may be discarded meanwhile.
  @usableFromInline var goal: Int
  @usableFromInline var patience: Int
  @usableFromInline var passed: Int
  @usableFromInline var discarded: Int
  /// The index of the next case.
  @usableFromInline var index = 1
  /// The failure that ended the sweep; its case is the one before `index`.
  @usableFromInline var failure: Failure?

  @usableFromInline var hasFailed = false

  init(
    root: UInt64, log: IssueLog, answer: Answer, goal: Int, patience: Int, passed: Int,
    discarded: Int
  ) {
    self.root = root
    unmanagedLog = .passUnretained(log)
    self.answer = answer
    self.goal = goal
    self.patience = patience
    self.passed = passed
    self.discarded = discarded
  }

  /// What notes the issues of the cases.
  @usableFromInline var log: IssueLog { unmanagedLog.takeUnretainedValue() }

  /// Runs cases whose body does not suspend, until the sweep ends.
  ///
  /// That the functions do not escape keeps debug builds from counting references to them with each
  /// case.
  @inlinable @inline(__always)
  mutating func run<Value, R, Failure: Error>(
    _ draw: (inout Choices) throws(Discard) -> Value, _ body: (Value) throws(Failure) -> R
  ) {
    var choices = choices
    while let cases {
      // What has names of its own here stays in registers, whatever the body does.
      let (root, answer, log) = (root, answer, unmanagedLog)
      var (next, isTrue) = (cases.lowerBound, true)
      do {
        repeat {
          choices.restart(next, root: root)
          next &+= 1
          isTrue = answer.isTrue(try body(try draw(&choices)))
        } while isTrue && next < cases.upperBound && !log.isMarked
        advance(behind: next)
        judge(isTrue: isTrue)
      } catch {
        advance(behind: next)
        judge(error: error)
      }
    }
  }

  /// The cases that are left to run, if all of them pass; nil where the sweep has ended.
  @inlinable var cases: Range<Int>? {
    guard passed < goal, discarded < patience, !hasFailed else { return nil }
    let (end, isBeyond) = index.addingReportingOverflow(goal &- passed)
    return index..<(isBeyond ? .max : end)
  }

  /// Counts the cases before one as run: all of them passed, but for the last, which is to be
  /// judged.
  @inlinable
  mutating func advance(behind next: Int) {
    passed &+= next &- index &- 1
    index = next
  }

  /// Choices for `next(_:)` to fill in.
  @inlinable var choices: Choices { Choices.forCase(0, root: root) }

  /// Makes the choices those of the next case.
  ///
  /// - Returns: Whether there is one to run.
  @inlinable @_transparent
  mutating func next(_ choices: inout Choices) -> Bool {
    guard passed < goal, discarded < patience, !hasFailed else { return false }
    choices.restart(index, root: root)
    index &+= 1
    return true
  }

  /// Takes a body's result into account.
  @inlinable @_transparent
  mutating func judge<R>(_ result: R) { judge(isTrue: answer.isTrue(result)) }

  /// Takes into account whether a body's result says that the property holds.
  @inlinable @_transparent
  mutating func judge(isTrue: Bool) {
    if isTrue, !unmanagedLog.isMarked {
      passed &+= 1
    } else {
      doubt(isTrue: isTrue)
    }
  }

  /// Takes an error that a body threw into account.
  @usableFromInline
  mutating func judge(error: any Error) { stop(log.verdict(error: error)) }

  /// Takes a body's result into account that says false, or that an issue contradicts.
  @usableFromInline
  mutating func doubt(isTrue: Bool) { stop(log.verdict(isTrue: isTrue)) }

  mutating func stop(_ verdict: Verdict) {
    switch verdict {
    case .passed:
      passed += 1
      log.statistics.count(caseAt: index - 1)
    case .discarded: discarded += 1
    case .failed(let failure):
      self.failure = failure
      hasFailed = true
    }
  }

  /// Whether enough cases have passed, or too many were discarded.
  var isDone: Bool { passed >= goal || isHopeless }

  /// Whether so many cases were discarded that there is no use in going on.
  var isHopeless: Bool { discarded >= presentPatience }

  /// How many cases may be discarded before another passes: a thousand for each that has, and some
  /// to begin with, so that a filter that accepts next to nothing is not asked for minutes, and a
  /// precondition that seldom holds is for as long as the number of cases says.
  var presentPatience: Int { min(patience, 400 + 1_000 * passed) }

  /// Makes the sweep go on behind the failure that ended it.
  mutating func goOn() {
    failure = nil
    hasFailed = false
  }
}

/// What a property's body answers with.
@usableFromInline
enum Answer: Sendable {
  case nothing
  case bool
  case optionalBool
  /// Another property's result, as of one that is nested in this one.
  case result
  /// A type that says nothing about success.
  case other

  @usableFromInline
  init<R>(_ type: R.Type) {
    if Answer.saysNothing(type) {
      self = .nothing
    } else if type == Bool.self {
      self = .bool
    } else if type == Bool?.self {
      self = .optionalBool
    } else if type == CheckResult.self {
      self = .result
    } else {
      self = .other
    }
  }

  /// Whether a type's values say nothing because what made them recorded an issue where it failed:
  /// `#expect(throws:)` returns the error that it expected.
  private static func saysNothing<R>(_ type: R.Type) -> Bool {
    type == Void.self || type == Void?.self || type == Issue.self || type is any Error.Type
      || type is any OptionalError.Type
  }

  /// Whether a result says that the property holds; nil does not say so. The commonest come first,
  /// since a switch over all of them costs a jump that the processor has to foresee with every
  /// case.
  @inlinable @_transparent
  func isTrue<R>(_ result: R) -> Bool {
    if case .nothing = self { return true }
    if case .bool = self { return unsafeBitCast(result, to: Bool.self) }
    return isTrueOtherwise(result)
  }

  @usableFromInline
  func isTrueOtherwise<R>(_ result: R) -> Bool {
    switch self {
    case .optionalBool: result as? Bool ?? false
    case .result: (result as? CheckResult)?.isPassed ?? false
    case .nothing, .bool, .other: true
    }
  }
}

/// An optional that holds an error, if anything.
private protocol OptionalError {}
extension Optional: OptionalError where Wrapped: Error {}

extension IssueLog {
  /// The verdict on a body, which is run.
  @inlinable
  func verdict<R>(_ answer: Answer, of body: () throws -> R) -> Verdict {
    do {
      return verdict(isTrue: answer.isTrue(try body()))
    } catch {
      return verdict(error: error)
    }
  }

  /// The verdict on a body that returned.
  @usableFromInline
  func verdict(isTrue: Bool) -> Verdict {
    verdict(else: isTrue ? .passed : .failed(Failure(cause: .returnedFalse)))
  }

  /// The verdict on a body that threw.
  @usableFromInline
  func verdict(error: any Error) -> Verdict {
    verdict(else: error is Discard ? .discarded : .failed(Failure(cause: .threw(error))))
  }

  /// An issue that was recorded counts for more than how the body ended.
  private func verdict(else verdict: @autoclosure () -> Verdict) -> Verdict {
    let issues = take()
    statistics.endCase()
    guard let first = issues.first else { return verdict() }
    return .failed(Failure(cause: .recorded(first, count: issues.count)))
  }
}

extension Unmanaged<IssueLog> {
  /// Whether something was noted, without counting references to the log.
  @inlinable @_transparent
  var isMarked: Bool { _withUnsafeGuaranteedRef { $0.isMarked.load(ordering: .relaxed) } }
}
