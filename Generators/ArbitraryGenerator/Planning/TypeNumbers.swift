/// The numbers of the types of one name: of nearly every name there is one, which needs no memory
/// of its own.
struct TypeNumbers: RandomAccessCollection {
  /// Below zero where there is none.
  private var only = -1
  private var others: [Int] = []

  var startIndex: Int { 0 }
  var endIndex: Int { only < 0 ? 0 : 1 + others.count }

  subscript(position: Int) -> Int { position == 0 ? only : others[position - 1] }

  mutating func append(_ number: Int) {
    if only < 0 { only = number } else { others.append(number) }
  }
}
