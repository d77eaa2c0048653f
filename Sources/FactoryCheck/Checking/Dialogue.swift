import Foundation

/// Questions that a function which does not suspend asks one that may: the first runs on a thread
/// of its own, which waits for each answer.
///
/// The shrinker asks how candidates fail. Whether a body may suspend is no concern of its passes,
/// and where it may not, they are spared what a call that might suspend costs.
final class Dialogue<Question, Answer>: @unchecked Sendable {
  // Of the two sides one waits while the other works, so that both can touch these.
  private var question: Question?
  private var answer: Answer?
  private let isAsked = DispatchSemaphore(value: 0)
  private let isAnswered = DispatchSemaphore(value: 0)

  /// Asks a question, on the thread.
  func ask(_ question: Question) -> Answer {
    self.question = question
    isAsked.signal()
    isAnswered.wait()
    guard let answer else { preconditionFailure("a question was not answered") }
    return answer
  }

  /// Answers the questions of a function until it returns. The wait for the next question holds the
  /// calling thread, so that what answers without suspending is not suspended.
  func answer(questionsOf function: @escaping () -> Void, by answer: (Question) async -> Answer)
    async
  {
    let function = Unchecked(function)
    Thread.detachNewThread {
      function.value()
      self.question = nil
      self.isAsked.signal()
    }
    while let question = nextQuestion() {
      self.answer = await answer(question)
      isAnswered.signal()
    }
  }

  private func nextQuestion() -> Question? {
    isAsked.wait()
    return question
  }
}
