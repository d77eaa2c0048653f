/// A text that is made anew whenever it is asked for, as a whole or in pieces.
struct GeneratedText {
  private let emit: (inout SourceText) -> Void

  init(_ emit: @escaping (inout SourceText) -> Void) { self.emit = emit }

  /// All of it.
  var bytes: [UInt8] {
    var text = SourceText()
    emit(&text)
    return text.bytes
  }

  /// Hands out the text in pieces, so that it is never in memory as a whole. It is complete where
  /// nothing is thrown.
  func forEachPiece(_ body: (UnsafeRawBufferPointer) -> Void) throws(FileError) {
    let failure = withoutActuallyEscaping(body) { body in
      var text = SourceText(takePiece: body)
      emit(&text)
      text.flush()
      return text.failure
    }
    if let failure { throw failure }
  }
}
