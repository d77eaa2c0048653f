/// Places that the code makes up itself, where nobody else has anything.
extension SideEffectScanner {
  /// Whether the place that a call is for is in the folder for what is temporary or, for a folder that
  /// is only made, in one that the system has for the program, and none of what is given to the
  /// code tells where.
  func isAtMadeUpPlace(_ position: Int) -> Bool {
    guard let place = arguments(of: position + 1).first?.value else { return false }
    let makesFolder = word(at: position) == "createDirectory"
    return isMadeUp(place, in: makesFolder ? Self.folders : Self.temporary)
  }

  private static let temporary: Set = ["NSTemporaryDirectory", "temporaryDirectory"]

  private static let folders = temporary.union([
    "applicationSupportDirectory", "cachesDirectory", "documentDirectory", "documentsDirectory",
    "libraryDirectory",
  ])

  /// What names nothing that is given to the code.
  private static let plain: Set = [
    "FileManager", "NSTemporaryDirectory", "NSUUID", "URL", "UUID", "try",
  ]

  private func isMadeUp(_ value: Range<Int>, in folders: Set<String>) -> Bool {
    var effort = 0
    return isPlain(value, &effort) && leads(value, to: folders, &effort)
  }

  /// Names of names are followed so often.
  private static let mostNames = 64

  /// Whether all names are those of the system, or of constants made of these.
  private func isPlain(_ value: Range<Int>, _ effort: inout Int) -> Bool {
    value.allSatisfy { position in
      if kind(at: position) == .string { return !word(at: position).contains("\\(") }
      guard kind(at: position) == .name, kind(at: position - 1) != .dot,
        kind(at: position + 1) != .colon, !Self.plain.contains(word(at: position))
      else { return true }
      effort += 1
      guard effort < Self.mostNames else { return false }
      if let local = locals[word(at: position)] {
        return !local.value.contains(position) && isPlain(local.value, &effort)
      }
      return constant(at: position).map { $0.isPlain($0.tokens.indices, &effort) } ?? false
    }
  }

  private func leads(
    _ value: Range<Int>, to folders: Set<String>, _ effort: inout Int
  ) -> Bool {
    value.contains { position in
      guard kind(at: position) == .name else { return false }
      if folders.contains(word(at: position)) { return true }
      guard kind(at: position - 1) != .dot, effort < Self.mostNames else { return false }
      effort += 1
      if let local = locals[word(at: position)] {
        return !local.value.contains(position) && leads(local.value, to: folders, &effort)
      }
      return constant(at: position).map { $0.leads($0.tokens.indices, to: folders, &effort) }
        ?? false
    }
  }

  /// What `Self.folder` or `Paths.folder` is in the file, as it is written there, and in what another
  /// constant is set to, `folder`.
  private func constant(at position: Int) -> SideEffectScanner? {
    let base = word(at: position)
    let isMember = (base == "Self" || base.isTypeName) && kind(at: position + 1) == .dot
    guard isMember || isConstant else { return nil }
    let found =
      isMember
      ? scope.found(word(at: position + 2), of: base, from: home)
      : scope.found(base, of: nil, from: home).filter { $0.keyword == .let }
    guard found.count == 1, found[0].keyword != .func,
      let value = scope.value(of: found[0].tokens)
    else { return nil }
    return SideEffectScanner(
      Array(scope.tokens[value]), home: found[0].home, in: scope, isConstant: true)
  }
}
