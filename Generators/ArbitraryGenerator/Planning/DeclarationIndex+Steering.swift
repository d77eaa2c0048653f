extension DeclarationIndex {
  /// The gen that a comment or the settings say for a type.
  func gen(of type: IndexedType) -> WrittenGen? {
    type.header.gen ?? steering.gen(of: type.qualifiedName, in: type.module)
  }

  /// The gen of a type that decodes itself, where nothing else makes its values: an initialiser
  /// that takes a decoder is one of its own or the compiler's.
  func decodingGen(of type: IndexedType) -> WrittenGen? {
    guard !type.isOnActor, decodes(type) else { return nil }
    return WrittenGen(text: ".decoded", location: type.header.location)
  }

  /// Whether a type could be decoded, but for the actor that it is on, and is made in no other way.
  func decodesOnActor(_ type: IndexedType) -> Bool {
    type.isOnActor && decodes(type) && !type.allInitializers.isEmpty
      && type.allInitializers.allSatisfy(\.isDecoding)
  }

  private func decodes(_ type: IndexedType) -> Bool {
    (type.kind == .struct || type.kind == .class) && type.header.attribute("available") == nil
      && !type.allInitializers.contains { $0.isDecoding && $0.sideEffect != nil }
      && inherited(by: type.id).names.contains(where: Self.decodables.contains)
  }

  private static let decodables: Set = ["Codable", "Decodable", "Swift.Codable", "Swift.Decodable"]

  /// How deep its values may be nested, by a comment or the settings.
  func depth(of type: IndexedType) -> Int? { type.header.depth ?? steering.depth }

  /// The gen that a comment or the settings say for a member of a type; a comment stands at its
  /// property.
  func gen(of member: String, in type: IndexedType) -> WrittenGen? {
    comment(on: member, in: type)
      ?? steering.gen(of: "\(type.qualifiedName).\(member)", in: type.module)
  }

  /// The gen that a comment says for a member: most types have none, and are not searched.
  private func comment(on member: String, in type: IndexedType) -> WrittenGen? {
    let properties = type.members.properties
    guard properties.contains(where: { $0.header.isExtended }) else { return nil }
    return properties.first { $0.name.withoutBackticks == member }?.header.gen
  }

  /// The gen for a payload's value, by a comment at it or the settings; where it is the only one, it
  /// goes by the case's name.
  func gen(
    of value: Parameter, in declaration: EnumCaseDeclaration, of type: IndexedType
  ) -> WrittenGen? {
    var path: String { "\(type.qualifiedName).\(declaration.name.withoutBackticks)" }
    let own =
      value.gen ?? value.label.flatMap { steering.gen(of: "\(path).\($0)", in: type.module) }
    guard own == nil, declaration.payload.count == 1 else { return own }
    return declaration.header.gen ?? steering.gen(of: path, in: type.module)
  }

  /// The most access that factories and lenses of a type have: where they are no part of its
  /// module, they are for one test target.
  func mostAccess(of type: IndexedType) -> AccessLevel {
    steering.access ?? (type.module == nil ? .public : .internal)
  }

  /// The first type that has a path as people type it, its own or that of a member, a case or
  /// a case's value.
  func type(withPath path: String) -> IndexedType? {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    return types.first { type in
      let name = type.qualifiedName.asTyped
      let has = { (path: String) in path.hasPrefix(name) && type.paths.contains(path) }
      return has(path) || parts.count > 1 && parts[0] == type.module && has(parts[1])
    }
  }

  /// The path that a misspelt one was meant to be: one that ends so or that it ends with, where an
  /// outer type is missing or a module too many, or else one in its type, if that is right.
  func nearestPath(to path: String) -> String? {
    let all = types.flatMap(\.paths)
    if let whole = all.first(where: { $0.hasSuffix(".\(path)") }) { return whole }
    if let bare = all.first(where: { path.hasSuffix(".\($0)") }) { return bare }
    let owners = types.filter { path.hasPrefix("\($0.qualifiedName).") }
    return NearestName.of(path, among: owners.isEmpty ? all : owners.flatMap(\.paths))
  }
}

extension IndexedType {
  /// What its initialisers take, and the static functions that make values of it.
  var makingParameters: [Parameter] {
    let makers = members.makers + extensionMakers
    return allInitializers.flatMap(\.parameters) + makers.flatMap(\.parameters)
  }

  /// What a gen can be written for, as people type it: the type, its members, parameters and cases
  /// with their values.
  fileprivate var paths: [String] {
    let values = members.cases.flatMap { item in
      [item.name] + item.payload.compactMap(\.label).map { "\(item.name).\($0)" }
    }
    let names = members.properties.map(\.name) + makingParameters.compactMap(\.name) + values
    return ([qualifiedName] + names.map { "\(qualifiedName).\($0)" }).map(\.asTyped)
  }
}
