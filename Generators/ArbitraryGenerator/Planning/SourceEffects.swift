/// What of the sources changes files or runs programs, as it is found file by file.
struct SourceEffects {
  /// What does so where it is called or set, by name.
  private(set) var members: [String: [(member: EffectfulMember, module: String?)]] = [:]
  /// The files in which something may do so.
  private(set) var files: Set<String> = []
  /// The names of the functions of a file, in types as well, where initialisers may call them.
  private var functionNames: [String: [String]] = [:]

  mutating func add(_ file: FileDeclarations, module: String?) {
    if !file.functionNames.isEmpty { functionNames[file.file] = file.functionNames }
    if file.mayHaveSideEffects { files.insert(file.file) }
    for member in file.effectfulMembers {
      members[member.name, default: []].append((member, module))
    }
  }

  /// Whether a file has a function of a name.
  func declaresFunction(named name: String, in file: String) -> Bool {
    functionNames[file]?.contains { $0.withoutBackticks == name } ?? false
  }
}
