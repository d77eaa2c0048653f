/// The literals that are generated into the file, the most telling ones first.
struct LiteralPlan: Sendable, Equatable {
  /// Of more literals, none would come up often enough.
  private static let most = 64

  /// The name of the constant that holds them.
  var name = "arbitraryLiterals"
  var integers: [Int] = []
  var numbers: [Double] = []
  var texts: [String] = []

  var isEmpty: Bool { integers.isEmpty && numbers.isEmpty && texts.isEmpty }

  /// The same in a constant that several files see, by the modules that they are generated for: no
  /// other generated file of theirs has one of that name.
  func shared(by modules: [String]) -> LiteralPlan {
    var copy = self
    copy.name += "Of\(modules.isEmpty ? "Module" : modules.sorted().joined(separator: "And"))"
    return copy
  }
}

extension LiteralPlan {
  /// Those of all sources: what is compared with something, and then small numbers and short texts.
  init(_ all: Literals) {
    integers = all.integers.first(LiteralPlan.most) {
      ($0.magnitude, $0) < ($1.magnitude, $1)
    }
    numbers = all.numbers.first(LiteralPlan.most) { ($0.magnitude, $0) < ($1.magnitude, $1) }
    texts = all.texts.first(LiteralPlan.most) { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }
}
