extension String {
  /// The text as a shell reads it as one word: as it stands, or in quotes where it has to be.
  var shellWord: String {
    let isPlain =
      !isEmpty
      && unicodeScalars.allSatisfy { $0.properties.isAlphabetic || Self.plain.contains($0) }
    return isPlain ? self : quotedForShell
  }

  /// The text in single quotes, whatever it is.
  var quotedForShell: String { "'\(replacing("'", with: "'\\''"))'" }

  private static let plain = Set("0123456789/._-+=:,@%".unicodeScalars)
}
