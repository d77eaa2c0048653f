/// The items of a list, written one after the other before it is known whether all fit into a line.
struct SourceList {
  private let memory = SourceMemory()
  /// Where each item ends.
  private var ends: [Int] = []

  var isEmpty: Bool { ends.isEmpty }

  /// How many bytes it takes in one line with what stands behind it, and with two behind each item.
  var length: Int { memory.buffer.count + 2 * ends.count }

  /// What stands behind it.
  var tail: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: memory.buffer.bytes[(ends.last ?? 0)...])
  }

  /// Hands out one item after the other, each with whether it is the last.
  func forEach(_ body: (UnsafeBufferPointer<UInt8>, _ isLast: Bool) -> Void) {
    let bytes = memory.buffer.bytes
    var start = 0
    for position in ends.indices {
      let piece = UnsafeBufferPointer(rebasing: bytes[start..<ends[position]])
      body(piece, position == ends.count - 1)
      start = ends[position]
    }
  }

  /// Starts anew with other items, and what stands behind them; the memory is kept.
  mutating func fill<Items: Sequence>(
    _ items: Items, _ tail: some SourceWritable, _ write: (Items.Element, SourceBuffer) -> Void
  ) {
    let buffer = memory.buffer
    buffer.removeAll()
    ends.removeAll(keepingCapacity: true)
    for item in items {
      write(item, buffer)
      ends.append(buffer.count)
    }
    tail.write(to: buffer)
  }
}
