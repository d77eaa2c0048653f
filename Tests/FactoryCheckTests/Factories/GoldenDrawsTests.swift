import Foundation
import Testing

@testable import FactoryCheck

/// Guards that a seed stands for the same values from version to version: a seed in somebody's
/// report or CI log has to go on replaying. Where draws change on purpose, take over the lines that
/// the failure shows, and say so in the release's notes.
@Suite struct GoldenDrawsTests {
  /// A type's name, a hash of its values in the first hundred cases, and the value of one.
  private func line(of type: KnownType) throws -> String {
    let values = try (0..<100).map { index in
      var choices = Choices.forCase(
        index, root: Choices.root(ofKey: stableHash("golden"), seed: 1234))
      return try type.draw(&choices)
    }
    let hash = String(stableHash(values.joined(separator: "\n")), radix: 16)
    return "\(type.testDescription) \(hash) \(values[60].prefix(40))"
  }

  @Test("Seed 1234 draws what it always drew")
  func golden() throws {
    let types =
      KnownType.numbers + KnownType.texts + KnownType.composites + KnownType.foundation
      + KnownType.constants + KnownType.parts + KnownType.errors
    let actual = try types.map(line)
    let expected = GoldenDraws.text.split(separator: "\n").map(String.init)
    #expect(actual.count == expected.count)
    for (mine, golden) in zip(actual, expected) where mine != golden {
      Issue.record("drew     \(mine)\nexpected \(golden)")
    }
  }
}
