import Testing

@testable import ArbitraryGenerator

/// The source of an initialiser with parameters of many types.
enum InitializerSource {
  /// What it asks of them.
  ///
  /// - Parameters:
  ///   - body: Its statements.
  ///   - effects: `throws`, if anything.
  static func demands(
    _ body: String, effects: String = "", isFailable: Bool = false
  ) throws -> Demands {
    let text = """
      private let other = 1 << 3
      private let sizes = 1 ..< 5
      struct S {
        static let least = -1
        static let most: Int = 99
        static let text = "9", made = f(1)
        static var lowest = 0
        static let range: ClosedRange<Int> = 3...9
        static let minus = -4
        static let texts: Set<String> = [
          "a",  // the first
          "b"
        ]
        static let named = [first, "b"]
        static let sums = [1] + [2]
        init\(isFailable ? "?" : "")(
          a: Int, with b: [Int], _ c: Int?, f: (Int) -> Int, d: Int..., in `in`: Int = 1, g: Int!,
          e: Double, t: String, h: [Int: Int], k: Side, r: ClosedRange<Int>
        )\(effects) {
          \(body)
        }
      }
      func check(_ n: Int) throws {
        if n < 0 { fatalError() }
        guard n != 1 else { throw E() }
      }
      """
    return try demands(ofFirstIn: text)
  }

  /// What the first initialiser of the first type of a source asks.
  static func demands(ofFirstIn text: String) throws -> Demands {
    let file = DeclarationParser.parse(SourceFile(path: "A.swift", text: text))
    return try #require(file.declarations.first?.nominal?.members.initializers.first).demands
  }
}
