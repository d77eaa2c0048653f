/// What calls do that go by one of the signs.
extension SideEffectScanner {
  func effect(of sign: SideEffectSign, at position: Int) -> SideEffect? {
    // What the file declares is asked for last: all of it has to be read for that.
    found(sign, at: position).flatMap { kind in
      isOwn(position) ? nil : SideEffect(kind: kind, call: word(at: position).withoutBackticks)
    }
  }

  private func found(_ sign: SideEffectSign, at position: Int) -> SideEffect.Kind? {
    let label = kind(at: position + 3) == .colon ? word(at: position + 2) : nil
    switch sign {
    case .change, .changeAt, .write, .handle, .function:
      return changesFiles(sign, label, at: position) && !isAtMadeUpPlace(position)
        ? .changesFiles : nil
    case .move:
      return isOfC(position) && argumentWords(at: position).contains(",") ? .changesFiles : nil
    case .open:
      if opensElsewhere(position) { return .runsPrograms }
      return opensToWrite(at: position) ? .changesFiles : nil
    case .database:
      return argumentWords(at: position).contains("\":memory:\"") ? nil : .changesFiles
    case .command: return isOfC(position) ? .runsPrograms : nil
    case .process: return runsProcess ? .runsPrograms : nil
    case .launch: return base(at: position) == "Process" ? .runsPrograms : nil
    }
  }

  private func changesFiles(_ sign: SideEffectSign, _ label: String?, at position: Int) -> Bool {
    switch sign {
    case .change, .changeAt:
      guard !isOfOther(position) else { return false }
      if label == "atPath" || isOfFiles(position) { return true }
      return label == "at" && (sign == .change || isPlace(argument(at: position)))
    case .write:
      guard receiver(at: position) != .none else { return false }
      return label == "toFile" || label == "to" && isWrittenToFile(at: position)
    case .handle: return ["forUpdating", "forWriting"].contains { label?.hasPrefix($0) ?? false }
    default: return isOfC(position)
    }
  }

  /// Whether the file declares what is called, for the type itself or for all.
  private func isOwn(_ position: Int) -> Bool {
    let receiver = receiver(at: position)
    guard receiver == .none || receiver == .own else { return false }
    let base = receiver == .own ? "self" : nil
    return !scope.found(word(at: position), of: base, from: home).isEmpty
      || scope.declaresType(word(at: position))
  }

  /// Whether it is called on something that has nothing to do with files: what the code stands in, or
  /// what is known to be of another type.
  private func isOfOther(_ position: Int) -> Bool {
    switch receiver(at: position) {
    case .none, .own: home.lastPathName != "FileManager"
    case .type(let name): !name.contains("File")
    case .value(let name):
      base(at: position).map { $0 != name && !$0.contains("File") } ?? false
    case .unknown: false
    }
  }

  /// Whether it is called on what manages files, by its name.
  private func isOfFiles(_ position: Int) -> Bool {
    switch receiver(at: position) {
    case .none, .own: return home.lastPathName == "FileManager"
    case .type(let name): return name.contains("File")
    case .value, .unknown:
      let words = [word(at: position - 2), base(at: position) ?? ""]
      return words.contains { word in
        let name = word.lowercased()
        return name.contains("file") || name.hasSuffix("manager") || name == "fm" || name == "fs"
      }
    }
  }

  /// Whether `write(to:)` is that of texts and data, to a file and to no stream.
  private func isWrittenToFile(at position: Int) -> Bool {
    let arguments = arguments(of: position + 1)
    guard let first = arguments.first, word(at: first.value.lowerBound) != "&" else { return false }
    return arguments.contains { Self.writing.contains($0.label ?? "") } || isPlace(first.value)
  }

  private static let writing: Set = ["atomically", "encoding", "options"]

  /// Whether names or texts say that something is a place in the file system.
  private func isPlace(_ value: Range<Int>) -> Bool {
    value.contains { position in
      if kind(at: position) == .string { return true }
      let name = word(at: position).lowercased()
      return kind(at: position) == .name && !name.contains("indexpath")
        && Self.places.contains(where: name.contains)
    }
  }

  private static let places = [
    "dest", "dir", "file", "folder", "location", "path", "source", "target", "temp", "url",
  ]

  private func argument(at position: Int) -> Range<Int> {
    arguments(of: position + 1).first?.value ?? position..<position
  }

  /// Whether the call is one of C, which has no labels.
  private func isOfC(_ position: Int) -> Bool {
    let isFree =
      switch receiver(at: position) {
      case .none: true
      case .type(let name): Self.libraries.contains(name)
      default: false
      }
    return isFree && kind(at: position + 2) != .rightParen && kind(at: position + 3) != .colon
  }

  private static let libraries: Set = ["Darwin", "Foundation", "Glibc", "Musl"]

  /// Whether something is opened by another program.
  private func opensElsewhere(_ position: Int) -> Bool {
    switch receiver(at: position) {
    case .type("UIApplication"), .type("NSWorkspace"): true
    default: false
    }
  }

  /// Whether `open(path, O_RDWR | O_CREAT)`, `fopen(path, "w")` and `FileDescriptor.open(path, mode)`
  /// are for more than to read.
  private func opensToWrite(at position: Int) -> Bool {
    let words = argumentWords(at: position)
    guard isOfC(position) || receiver(at: position) == .type("FileDescriptor"), words.contains(",")
    else { return false }
    return words.isDisjoint(with: Self.reading) || !words.isDisjoint(with: Self.making)
  }

  private static let reading: Set = ["O_RDONLY", "\"r\"", "\"rb\"", "readOnly"]
  private static let making: Set = ["O_CREAT", "O_TRUNC", "create", "truncate"]

  private var runsProcess: Bool { calls.contains { ["launch", "run"].contains(word(at: $0)) } }

  private func argumentWords(at position: Int) -> Set<String> {
    Set(tokens.inside(bracketsAt: position + 1).map(word))
  }
}
