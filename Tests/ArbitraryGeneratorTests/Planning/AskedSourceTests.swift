import Testing

@testable import ArbitraryGenerator

/// How notes show what an initialiser relies on that it hands on.
struct AskedSourceTests {
  /// What the notes say that `A` relies on, of which the private initialiser is called by another
  /// one with nil.
  private func asked(_ condition: String) -> [String] {
    let generated = Generated(
      """
      struct Shape { var isConvex: Bool }
      struct A {
        private let kept: Int
        private init(shape: Shape, other: Shape?) { precondition(\(condition)); kept = 1 }
        init(outline: Shape) { self.init(shape: outline, other: nil) }
      }
      """)
    return generated.notes.compactMap { note in
      note.split(separator: "relies on `").dropFirst().first.map {
        String($0.prefix { $0 != "`" })
      }
    }
  }

  @Test(
    "A condition is shown as it is written, and not as it is of the nil that is handed on",
    arguments: [
      "(other?.isConvex ?? false) == shape.isConvex", "isKnown((shape), other?.isConvex)",
      "isKnown(shape) || other?.isConvex == true",
    ])
  func source(condition: String) {
    #expect(asked(condition) == [condition])
  }

  @Test("What surely holds of the nil that is handed on is not shown")
  func settled() {
    #expect(asked("other?.isConvex ?? false == false").isEmpty)
    #expect(asked("isKnown(shape) || other == nil").isEmpty)
    #expect(asked("isKnown(other) || (other?.isConvex ?? true)").isEmpty)
  }
}
