import Testing

@testable import FactoryCheck

/// The values of a gen's first cases.
func sample<T>(_ gen: Gen<T>, count: Int = 2000, seed: UInt64 = 1) throws -> [T] {
  try (0..<count).map { index in
    var choices = Choices.forCase(index, root: Choices.root(ofKey: 1, seed: seed))
    return try gen.draw(&choices)
  }
}

/// A gen's all-simplest draw.
func simplest<T>(_ gen: Gen<T>) throws -> T {
  var choices = Choices.replaying(Tape(tail: .simplest))
  return try gen.draw(&choices)
}

/// Whether each case gives the same value with and without a tape.
func recordsFaithfully<T: Equatable>(_ gen: Gen<T>, count: Int = 300) throws -> Bool {
  try (0..<count).allSatisfy { index in
    var random = Choices.forCase(index, root: Choices.root(ofKey: 1, seed: 1))
    var recorded = Choices.forCase(
      index, root: Choices.root(ofKey: 1, seed: 1), tape: Tape(tail: .random))
    return try gen.draw(&random) == gen.draw(&recorded)
  }
}

/// Whether a test process ended with a message; a release build traps without one.
func ended(_ result: ExitTest.Result?, with message: String) -> Bool {
  #if DEBUG
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains(message)
  #else
    result != nil
  #endif
}
