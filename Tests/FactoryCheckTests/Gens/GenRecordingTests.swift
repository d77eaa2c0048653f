import Foundation
import Testing

@testable import FactoryCheck

@Suite struct GenRecordingTests {
  /// Gens of a single value, which ask a tape for little or nothing.
  static let singles: [(name: String, gen: Gen<String>)] = [
    ("no characters", .string(count: 0)),
    ("no letters", .string(of: .letters, count: 0...0)),
    ("no characters of a gen", .string(of: .element(of: ["🇯🇵"]), count: 0...0)),
    ("one character", .string(of: "x", count: 1)),
    ("a character", Gen.character(of: "x").described),
    ("no elements", Gen.int().array(count: 0).described),
    ("no members", Gen.int().set(count: 0...0).described),
    ("no entries", Gen<[Int: Int]>.dictionary(of: .int(), .int(), count: 0...0).described),
    ("no bytes", Gen.data(count: 0).described),
    ("one number", Gen.int(in: 5...5).described),
    ("one wide number", Gen.int128(in: 5...5).described),
    ("one fraction", Gen.double(in: 0.5...0.5).described),
    ("one amount", Gen.decimal(in: 1...1).described),
    ("one duration", Gen.duration(in: .zero ... .zero).described),
    ("one date", Gen.date(in: .provide() ... .provide()).described),
    ("never", Gen.bool(probability: 0).described),
    ("always", Gen.bool(probability: 1).described),
    ("one of one", Gen<Int>.oneOf(.constant(1)).described),
    ("the only one", Gen.element(of: [1]).described),
    ("one weight", Gen<Int>.frequency((3, .constant(1))).described),
    ("nothing to order", Gen<[Int]>.permutation(of: []).described),
    ("one to order", Gen<[Int]>.permutation(of: [1]).described),
    ("nothing to choose", Gen<[Int]>.subsequence(of: []).described),
  ]

  @Test(
    "What is drawn behind a value that has no other is the same with and without a tape",
    arguments: singles.map(\.name))
  func single(name: String) throws {
    let gen = try #require(Self.singles.first { $0.name == name }?.gen)
    #expect(try recordsFaithfully(Gen.zip(gen, .int(), .string()).described))
  }

  @Test("What is drawn behind a text of a drawn length is the same with and without a tape")
  func lengths() throws {
    let texts = Gen.int(in: 0...3).flatMap { Gen.string(of: .letters, count: $0) }
    #expect(try recordsFaithfully(Gen.zip(texts, .int(), texts).described))
  }
}

extension Gen {
  /// The values' descriptions.
  fileprivate var described: Gen<String> { map { String(describing: $0) } }
}
