@testable import FactoryCheck

extension ChoiceSequence {
  /// Sequences that no gen recorded: choices of any kind and value, spans that nothing closes, and ends
  /// of spans that nothing opened.
  static let any = Gen<Token>.oneOf(
    .constant(.close), Gen.element(of: labels).map(Token.open), choice.map(Token.choice)
  ).array(count: 0...60).map { ChoiceSequence($0) }

  private static let labels: [Span.Label] = [
    .collection, .element, .attempt, .alternatives(2), .dependence,
    .type(ObjectIdentifier(Int.self)),
  ]

  private static let kinds: [Choice.Kind] = [
    .integer, .boolean, .count, .alternative, .character, .float,
  ]

  /// Collections stay small: elements that no choices are left for would take most of the time.
  private static let choice = Gen.zip(
    .element(of: kinds), .oneOf(.int(in: -3...40), .int())
  ).map { kind, value in
    let value = kind == .count ? min(value, 40) : value
    return Choice(kind: kind, value: Int128(value), lower: .min, upper: .max, origin: 0)
  }
}

/// What a draw makes of a sequence, and what it really drew; nil where it discards or draws too much.
func replay<T>(
  _ sequence: ChoiceSequence, _ draw: (inout Choices) throws(Discard) -> T
) -> (value: T, drawn: ChoiceSequence)? {
  let tape = Tape(replaying: sequence, tail: .simplest)
  var choices = Choices.replaying(tape)
  guard let value = try? draw(&choices), !tape.isOverrun else { return nil }
  return (value, tape.output)
}
