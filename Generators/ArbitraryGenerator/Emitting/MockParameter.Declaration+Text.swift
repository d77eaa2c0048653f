extension MockParameter.Declaration: SourceWritable {
  func write(to buffer: SourceBuffer) {
    writeNames(to: buffer)
    buffer.append(": ", type, isVariadic ? "..." : "")
    buffer.append(defaultValue)
  }

  /// Label and name, as few as say the same.
  private func writeNames(to buffer: SourceBuffer) {
    // What is no keyword as a name is none as a label.
    if label == name, !isOfSubscript, !name.isInBackticks { return buffer.append(name) }
    if let label = label?.withoutBackticks {
      buffer.append(label.labelQuoted)
      if isOfSubscript || label != name.withoutBackticks { buffer.append(" ", name, "") }
    } else {
      buffer.append(isOfSubscript ? "" : "_ ", name, "")
    }
  }
}
