/// The `#if` blocks that are open, as conditions on what stands inside.
struct ConditionStack {
  private struct Block {
    var offset: Int
    /// The conditions of the branches before the one that is open.
    var earlier: [String] = []
    var current: String?
    /// The condition of the open branch, made when it is first asked for.
    var text: String?
  }

  private var blocks: [Block] = []

  var depth: Int { blocks.count }

  mutating func open(_ condition: String, at offset: Int) {
    blocks.append(Block(offset: offset, current: condition))
  }

  /// Goes to the next branch of the innermost block; a nil condition is that of `#else`.
  mutating func next(_ condition: String?) {
    guard !blocks.isEmpty else { return }
    let last = blocks.count - 1
    if let current = blocks[last].current { blocks[last].earlier.append(current) }
    blocks[last].current = condition
    blocks[last].text = nil
  }

  mutating func close() { _ = blocks.popLast() }

  /// Closes all blocks above the depth; answers where the outermost of them starts.
  mutating func close(downTo depth: Int) -> Int? {
    guard blocks.count > depth else { return nil }
    let offset = blocks[depth].offset
    blocks.removeLast(blocks.count - depth)
    return offset
  }

  /// The condition of each open block from a depth on, outermost first.
  mutating func texts(from depth: Int) -> [String] {
    guard blocks.count > depth else { return [] }
    return (depth..<blocks.count).map { index in
      let text = blocks[index].text ?? Self.text(of: blocks[index])
      blocks[index].text = text
      return text
    }
  }

  /// Whether a branch is for some versions of the compiler or the language alone: others do not even
  /// read it, and it may hold what is no Swift to them.
  var areOfVersions: Bool {
    blocks.contains { block in
      (block.earlier + [block.current].compactMap(\.self)).contains {
        $0.contains("compiler(") || $0.contains("swift(")
      }
    }
  }

  private static func text(of block: Block) -> String {
    let negations = block.earlier.map { isSimple($0) ? "!\($0)" : "!(\($0))" }
    let isAlone = negations.isEmpty
    let current = block.current.map { isAlone || isSimple($0) ? [$0] : ["(\($0))"] } ?? []
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
