/// The types that are no more than a name, each made once for all files: most types are among few.
final class NamedTypes {
  private struct Slot {
    var word = PackedWord()
    var type: TypeSyntax?
  }

  /// A hash table with room to spare, a power of two in size: small at first, since a type that
  /// stands alone is read with a table of its own.
  @exclusivity(unchecked) private var slots = [Slot](repeating: Slot(), count: 4)
  private var count = 0

  /// The type by the name that stands in a file.
  func type(named range: Range<Int>, in bytes: SourceBytes) -> TypeSyntax {
    guard range.count <= PackedWord.capacity else { return .named(bytes.text(range)) }
    let word = bytes.word(range)
    let index = index(of: word)
    if let known = slots[index].type { return known }
    let type = TypeSyntax.named(bytes.text(range))
    slots[index] = Slot(word: word, type: type)
    count += 1
    if 2 * count > slots.count { grow() }
    return type
  }

  /// Where the word stands or, if it does not, where there is room for it.
  private func index(of word: PackedWord) -> Int {
    let slots = slots
    var index = Int(truncatingIfNeeded: word.hash &>> 32) & (slots.count - 1)
    while slots[index].type != nil, slots[index].word != word {
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }

  private func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: 4 * old.count)
    for slot in old where slot.type != nil { slots[index(of: slot.word)] = slot }
  }
}
