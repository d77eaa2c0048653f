/// The types that are no more than a name, each made once for all files: most types are among few.
final class NamedTypes {
  private var types: [PackedWord: TypeSyntax] = [:]

  /// The type by the name that stands in a file.
  func type(named range: Range<Int>, in bytes: SourceBytes) -> TypeSyntax {
    guard range.count <= PackedWord.capacity else { return .named(bytes.text(range)) }
    let word = bytes.word(range)
    if let known = types[word] { return known }
    let type = TypeSyntax.named(bytes.text(range))
    types[word] = type
    return type
  }
}

extension SourceBytes {
  fileprivate func word(_ range: Range<Int>) -> PackedWord {
    var word = PackedWord()
    for offset in range { word.append(self[offset]) }
    return word
  }
}
