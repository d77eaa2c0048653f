extension MockParameter.Declaration: SourceWritable {
  func write(to buffer: SourceBuffer) {
    writeNames(to: buffer)
    buffer.append(": ", type, isVariadic ? "..." : "")
    buffer.append(defaultValue)
  }

  /// Label and name, as few as say the same.
  private func writeNames(to buffer: SourceBuffer) {
    if let label = label?.withoutBackticks {
      buffer.append(label.labelQuoted)
      if isOfSubscript || label != name.withoutBackticks { buffer.append(" ", name, "") }
    } else {
      buffer.append(isOfSubscript ? "" : "_ ", name, "")
    }
  }
}
