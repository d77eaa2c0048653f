/// Finds the entries of the settings' `overrides` that name something and steer nothing.
struct IdleOverrides {
  private let index: DeclarationIndex
  private let drafts: ByType<Draft>
  /// Where the gens stand that values are drawn by.
  private let used: Set<SourceLocation>

  /// - Parameter drafts: Those of all types that are generated for.
  init(_ index: DeclarationIndex, _ drafts: ByType<Draft>) {
    (self.index, self.drafts) = (index, drafts)
    let isSteered = !index.steering.overrides.isEmpty
    used =
      isSteered ? Self.used(by: drafts.only { id, _ in !index.types[id].isDrawnByHand }) : []
  }

  private static func used(by drafts: ByType<Draft>) -> Set<SourceLocation> {
    var used: Set<SourceLocation> = []
    for branch in drafts.lazy.flatMap(\.value.branches) {
      let ofMembers = branch.constructions.lazy.flatMap(\.arguments).map(\.override)
      used.formUnion(([branch.gen] + ofMembers).compactMap { $0?.location })
    }
    return used
  }

  /// A warning for each, at its line.
  var diagnostics: [Diagnostic] {
    index.steering.overrides.compactMap { override in
      guard let location = override.written.location, !used.contains(location),
        let type = index.type(withPath: override.typedPath)
      else { return nil }
      let reason = reason(override.typedPath, in: type)
      return Diagnostic(
        .warning, at: location, "`\(override.path)` steers nothing: \(reason.reason)",
        hint: reason.settingsHint)
    }
  }

  private func reason(_ path: String, in type: IndexedType) -> IdleComment {
    let name = type.qualifiedName
    if type.kind == .protocol { return .atProtocol(name) }
    if type.isDrawnByHand { return .byHand(type: name) }
    guard drafts[type.id] != nil else { return .leftOut(type: name) }
    return reason(member: Self.member(path, of: type), in: type) ?? .overruled
  }

  /// What a path has behind the type, which it may name with its module.
  private static func member(_ path: String, of type: IndexedType) -> String {
    let name = type.qualifiedName.asTyped
    let names = (type.module.map { ["\($0).\(name)"] } ?? []) + [name]
    let prefix = names.first { "\(path).".hasPrefix("\($0).") } ?? ""
    return String(path.dropFirst(prefix.count + 1))
  }

  /// That of a member, a case or a parameter; nil where only a comment keeps it from being used.
  private func reason(member: String, in type: IndexedType) -> IdleComment? {
    let properties = type.members.properties.filter { $0.name.withoutBackticks == member }
    let item = type.members.cases.first { $0.name.withoutBackticks == member }
    if let item { return item.idleness(in: type.qualifiedName) }
    let parameters = type.makingParameters.filter { $0.name == member }
    let isSteered =
      properties.contains { $0.header.gen != nil } || parameters.contains { $0.gen != nil }
    if isSteered { return nil }
    return properties.first?.idleness
      ?? parameters.first.map { _ in .notCalled(parameter: member) }
  }
}
