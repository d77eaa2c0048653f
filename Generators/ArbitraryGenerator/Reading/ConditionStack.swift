/// The `#if` blocks that are open, as conditions on what stands inside.
struct ConditionStack {
  private struct Block {
    var offset: Int
    /// The conditions of the branches before the one that is open.
    var earlier: [String] = []
    var current: String?
  }

  private var blocks: [Block] = []
  /// The condition of each open block, outermost first.
  private(set) var texts: [String] = []

  var depth: Int { blocks.count }
  /// Where the innermost open block starts.
  var offset: Int? { blocks.last?.offset }

  mutating func open(_ condition: String, at offset: Int) {
    blocks.append(Block(offset: offset, current: condition))
    texts.append(condition)
  }

  /// Goes to the next branch; a nil condition is that of `#else`.
  mutating func next(_ condition: String?) {
    guard var block = blocks.popLast() else { return }
    if let current = block.current { block.earlier.append(current) }
    block.current = condition
    blocks.append(block)
    texts[texts.count - 1] = Self.text(of: block)
  }

  mutating func close() {
    _ = blocks.popLast()
    _ = texts.popLast()
  }

  private static func text(of block: Block) -> String {
    let negations = block.earlier.map { isSimple($0) ? "!\($0)" : "!(\($0))" }
    let current = block.current.map { isSimple($0) ? [$0] : ["(\($0))"] } ?? []
    return (negations + current).joined(separator: " && ")
  }

  /// True for `DEBUG` and `os(Linux)`, which need no parentheses behind a `!`.
  private static func isSimple(_ condition: String) -> Bool {
    guard let open = condition.firstIndex(of: "(") else { return isName(condition[...]) }
    let close = condition.firstIndex(of: ")")
    return isName(condition[..<open]) && close == condition.index(before: condition.endIndex)
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { ByteClass.table[Int($0)].contains(.namePart) }
  }
}
