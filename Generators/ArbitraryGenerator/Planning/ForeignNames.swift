/// Types of one name that the files of several mocks import from a module each, of which nothing is
/// known: in one file, which imports all of these, a mock has to say which of them is meant.
struct ForeignNames {
  /// What is written for them, by the file of a protocol.
  private var written: [String: NameClashes.WrittenTypes] = [:]

  /// None.
  init() {}

  /// Finds them in the members of all that is mocked. Only a file that imports nothing else tells
  /// where its names are from.
  init(of index: DeclarationIndex) {
    var modules: [String: [String: String]] = [:]
    for type in index.types where index.isMocked(type) {
      guard let module = index.onlyUnknownImport(of: type.file) else { continue }
      type.members.forEachType { part in
        _ = part.mentions { name in
          if index.isForeign(name) { modules[name, default: [:]][type.file] = module }
          return false
        }
      }
    }
    for (name, files) in modules where Set(files.values).count > 1 {
      for (file, module) in files {
        written[file, default: [:]][name] = .member(of: .named(module), name.outermostQuoted)
      }
    }
  }

  func written(in file: String) -> NameClashes.WrittenTypes { written[file] ?? [:] }
}

extension DeclarationIndex {
  /// The module that a file imports of which nothing is known, where it is one, and none of Apple's,
  /// whose types other modules hand on.
  fileprivate func onlyUnknownImport(of file: String) -> String? {
    let unknown = Set(modulesSeen(from: file).filter(isUnknown))
    guard unknown.count == 1, let module = unknown.first, !isHidden(module),
      !handsOnFoundation(module)
    else { return nil }
    return module
  }

  /// Whether neither the sources nor the libraries that are known have a type of the name.
  fileprivate func isForeign(_ name: String) -> Bool {
    name != "Self" && !takenNames.contains(name) && !associatedNames.contains(name)
      && !testables.contains(name) && !NameClashes.isOfLibrary(name)
      && !KnownType.isOfPlatforms(name, imports: [])
  }
}
