@testable import FactoryCheck

/// The smallest value that shrinking finds for which something fails; nil where no case of ten thousand
/// fails.
func minimal<T>(
  _ gen: Gen<T>, seed: UInt64 = 1, where fails: @escaping (T) -> Bool
) -> T? {
  func value(_ sequence: ChoiceSequence) -> (value: T, drawn: ChoiceSequence)? {
    let tape = Tape(replaying: sequence, tail: .simplest)
    var choices = Choices.replaying(tape)
    guard let value = try? gen.draw(&choices), !tape.isOverrun else { return nil }
    return (value, tape.output)
  }
  guard let failing = failingCase(of: gen, seed: seed, where: fails) else {
    return nil
  }
  let shrinker = Shrinker(
    target: failing, simplest: value(ChoiceSequence())?.drawn, runs: 20_000, seconds: 60
  ) { candidate, isWanted in
    guard let (value, drawn) = value(candidate), isWanted(drawn), fails(value) else { return nil }
    return drawn
  }
  shrinker.shrink()
  return value(shrinker.target)?.value
}

/// The choices of the first case that fails: the simplest of all, then random ones.
func failingCase<T>(
  of gen: Gen<T>, seed: UInt64, where fails: (T) -> Bool
) -> ChoiceSequence? {
  for index in 0...10_000 {
    let tape = Tape(tail: index == 0 ? .simplest : .random)
    var choices = Choices.forCase(index, root: Choices.root(ofKey: 1, seed: seed), tape: tape)
    if let value = try? gen.draw(&choices), fails(value) { return tape.output }
  }
  return nil
}
