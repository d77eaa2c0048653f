/// The items of a list, written one after the other before it is known whether all fit into a line.
struct SourceList {
  private var bytes: [UInt8] = []
  /// Where each item ends.
  private var ends: [Int] = []

  var indices: Range<Int> { ends.indices }
  var isEmpty: Bool { ends.isEmpty }

  /// How many bytes it takes in one line, with two behind each item.
  var length: Int { bytes.count + 2 * ends.count }

  subscript(position: Int) -> ArraySlice<UInt8> {
    bytes[(position > 0 ? ends[position - 1] : 0)..<ends[position]]
  }

  /// Starts anew with other items; the memory is kept.
  mutating func fill<Items: Sequence>(
    _ items: Items, _ write: (Items.Element, inout [UInt8]) -> Void
  ) {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    for item in items {
      write(item, &bytes)
      ends.append(bytes.count)
    }
  }
}
