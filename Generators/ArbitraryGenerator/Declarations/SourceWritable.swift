/// What writes itself into source as bytes, without a string of its own. Its description is the
/// same as a string.
protocol SourceWritable: CustomStringConvertible {
  func write(to buffer: SourceBuffer)
}

extension SourceWritable {
  var description: String { String(writing: write) }
}

extension String: SourceWritable {
  func write(to buffer: SourceBuffer) {
    let isDone: Void? = utf8.withContiguousStorageIfAvailable { buffer.append($0) }
    if isDone == nil { writeBytes(to: buffer) }
  }

  /// The same for what another language made, which may stand elsewhere.
  @inline(never)
  private func writeBytes(to buffer: SourceBuffer) {
    for byte in utf8 { buffer.append(byte) }
  }
}
