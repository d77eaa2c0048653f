/// The items of a list, written one after the other before it is known whether all fit into a line.
struct SourceList {
  private let buffer = SourceBuffer()
  /// Where each item ends.
  private var ends: [Int] = []

  var indices: Range<Int> { ends.indices }
  var isEmpty: Bool { ends.isEmpty }

  /// How many bytes it takes in one line, with two behind each item.
  var length: Int { buffer.count + 2 * ends.count }

  subscript(position: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      rebasing: buffer.bytes[(position > 0 ? ends[position - 1] : 0)..<ends[position]])
  }

  /// Starts anew with other items; the memory is kept.
  mutating func fill<Items: Sequence>(
    _ items: Items, _ write: (Items.Element, SourceBuffer) -> Void
  ) {
    buffer.removeAll()
    ends.removeAll(keepingCapacity: true)
    for item in items {
      write(item, buffer)
      ends.append(buffer.count)
    }
  }
}
