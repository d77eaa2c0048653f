import Testing

@testable import FactoryCheck

@Suite struct DialogueTests {
  @Test("Each question has its answer before the next is asked, however long the answer takes")
  func answers() async {
    let dialogue = Dialogue<Int, [Int]>()
    nonisolated(unsafe) var answers: [[Int]] = []
    var asked: [Int] = []
    await dialogue.answer(questionsOf: {
      for number in 1...50 { answers.append(dialogue.ask(number)) }
    }) { number in
      await Task.yield()
      asked.append(number)
      return asked
    }
    #expect(answers == (1...50).map { Array(1...$0) })
  }

  @Test("A function that asks nothing is waited for")
  func silence() async {
    nonisolated(unsafe) var isOver = false
    await Dialogue<Int, Int>().answer(questionsOf: { isOver = true }) { $0 }
    #expect(isOver)
  }
}
