import Foundation
import Testing

@testable import FactoryCheck

/// What the documentation says of a gen's values, as a row of a table.
struct Promise: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Draws a value and says whether it is as promised.
  let isKept: @Sendable (inout Choices) throws(Discard) -> Bool

  init<T: SendableMetatype>(
    _ description: String, _ gen: Gen<T>, _ isKept: @escaping @Sendable (T) -> Bool
  ) {
    testDescription = description
    self.isKept = { choices throws(Discard) in isKept(try gen.draw(&choices)) }
  }
}

extension Promise {
  static let all = numbers + texts + collections + combined

  private static let numbers = [
    Promise("closed range", .int(in: -7...90)) { (-7...90).contains($0) },
    Promise("half-open range", .int(in: 3..<5)) { (3..<5).contains($0) },
    Promise("range up to a negative number", .int8(in: ..<(-3))) { $0 < -3 },
    Promise("range from a number on", .uint64(in: (1 << 63)...)) { $0 >= 1 << 63 },
    Promise("wide range", .int128(in: (-1 << 100)...(1 << 90))) {
      $0 >= -1 << 100 && $0 <= 1 << 90
    },
    Promise("origin outside the range", .integer(in: 10...20, origin: 99) as Gen<Int>) {
      (10...20).contains($0)
    },
    Promise("fractions", .double(in: 0.25..<0.75)) { (0.25..<0.75).contains($0) },
    Promise("negative fractions", .double(in: -2...(-1))) { (-2...(-1)).contains($0) },
  ]

  private static let texts = [
    Promise("text of one length", .string(of: .ascii, count: 4...4)) {
      $0.unicodeScalars.count == 4
    },
    Promise("text of some lengths", .string(count: 2...5)) {
      (2...5).contains($0.unicodeScalars.count)
    },
    Promise("text of an alphabet", .string(of: .ascii)) { $0.allSatisfy(\.isASCII) },
  ]

  private static let collections = [
    Promise("array of some lengths", Gen.int().array(count: 3...6)) { (3...6).contains($0.count) },
    Promise("array of one length", Gen.bool().array(count: 4)) { $0.count == 4 },
    Promise("array of so many", .array(of: .bool(), count: 4)) { $0.count == 4 },
    Promise("array of so many that differ", Gen.int().array(uniqueBy: \.self, count: 9)) {
      Set($0).count == 9 && $0.count == 9
    },
    Promise("set of so many", Gen.int().set(count: 5)) { $0.count == 5 },
    Promise("set of so many, by name", .set(of: .int(), count: 5)) { $0.count == 5 },
    Promise("dictionary of so many", .dictionary(of: .int(), .bool(), count: 3)) { $0.count == 3 },
    Promise("text of so many", .string(of: .element(of: ["a", "b"]), count: 6)) { $0.count == 6 },
    Promise("set", Gen.int(in: 0...5).set(count: 2...4)) {
      (2...4).contains($0.count) && $0.allSatisfy((0...5).contains)
    },
    Promise("dictionary", .dictionary(of: .int(in: 0...9), .int(in: 5...6), count: 1...3)) {
      (1...3).contains($0.count) && $0.values.allSatisfy((5...6).contains)
    },
  ]

  private static let combined = [
    Promise("filter", Gen.int().filter { $0.isMultiple(of: 2) }) { $0.isMultiple(of: 2) },
    Promise("element of a collection", .element(of: ["a", "b", "c"])) { "abc".contains($0) },
    Promise("one of several", .oneOf(.int(in: 1...2), .int(in: 8...9))) {
      [1, 2, 8, 9].contains($0)
    },
    Promise("weight of zero", .frequency((0, .constant(1)), (1, .constant(2)))) { $0 == 2 },
    Promise("weights in an array", .frequency([1, 2].map { ($0, .constant($0)) })) {
      [1, 2].contains($0)
    },
    Promise(
      "dependent length",
      Gen.int(in: 1...9).flatMap { count in
        Gen.int(in: 0...count).array(count: count).map { (count, $0) }
      }
    ) { count, array in array.count == count && array.allSatisfy((0...count).contains) },
    Promise("depth of a recursive gen", Branch.gen) { $0.depth <= 24 },
  ]
}

extension Branch {
  fileprivate var depth: Int {
    if case .node(let left, _, let right) = self { max(left.depth, right.depth) + 1 } else { 0 }
  }
}
