/// Types whose names alone mean another type, or none, where a mock stands: those that are, or may
/// be, named like one of another module that the file of mocks imports, those around a protocol, and
/// its typealiases. The mock has to say which of them is meant.
struct NameClashes {
  let index: DeclarationIndex

  /// By the module, the names and what is written instead.
  typealias WrittenTypes = [String: [String: TypeSyntax]]

  /// Members of a protocol or class, with the module in front of such types, the types around it in
  /// front of theirs, and the protocol in front of its own.
  ///
  /// - Parameter mocked: The type whose mock has the members.
  func resolved(_ members: Members, of type: IndexedType, for mocked: IndexedType) -> Members {
    var written = others(for: type)
    written.merge(typesAround(type, in: members, for: mocked)) { $1 }
    if !written.isEmpty { for name in members.openNames { written[name] = nil } }
    written.merge(ownTypes(of: type, in: members)) { $1 }
    return written.isEmpty ? members : members.mapTypes { $0.replacing(written) }
  }

  /// What is written for types of the sources in the file of a type.
  private func others(for type: IndexedType) -> [String: TypeSyntax] {
    guard let module = type.module else { return [:] }
    let types = importsUnknown(type.file) ? index.writtenTypes : index.clashingTypes
    return types[module] ?? [:]
  }

  /// Whether a file imports a module of which nothing is known.
  private func importsUnknown(_ file: String) -> Bool {
    (index.imports[file] ?? []).contains { declaration in
      let module = declaration.module
      return !module.hasPrefix("Foundation") && !Self.modules.contains(module)
        && !index.testables.contains(module)
    }
  }

  /// The typealiases in a protocol, and in those that it inherits from: by their names alone, a
  /// class that conforms to it elsewhere means what is declared outside.
  private func ownTypes(of type: IndexedType, in members: Members) -> [String: TypeSyntax] {
    guard type.kind == .protocol, index.hasInnerAliases else { return [:] }
    let names = mentionedNames(in: members, where: index.mayBeAlias)
    guard !names.isEmpty else { return [:] }
    let ancestors = index.ancestors(of: type.qualifiedName, module: type.module)
    let open = Set(([type] + ancestors).flatMap(\.members.associatedTypes).map(\.name) + ["Self"])
    let mayAllClash = type.module != nil && importsUnknown(type.file)
    var written: [String: TypeSyntax] = [:]
    for owner in [type] + ancestors {
      let path = writtenPath(to: owner.qualifiedName, in: owner.module)
      for alias in index.aliases(in: owner)
      where names.contains(alias.name) && written[alias.name] == nil {
        let mayClash = mayAllClash || Self.isOfLibrary(alias.name) || isOutermost(alias.name)
        guard mayClash, !alias.type.mentions(open) else { continue }
        written[alias.name] = .member(of: path, alias.name)
      }
    }
    return written
  }

  /// Whether the standard library or Foundation has a type of the name.
  private static func isOfLibrary(_ name: String) -> Bool {
    KnownType.module(of: name) != nil || names.contains(name) || KnownType.objects.contains(name)
  }

  /// Whether the sources declare the name outside of all types.
  private func isOutermost(_ name: String) -> Bool {
    ([nil] + index.testables).contains { index.declares(name, in: $0) }
  }

  /// The types that members name and that are declared in a type around theirs: a mock is declared
  /// in the innermost one alone, or elsewhere.
  private func typesAround(
    _ type: IndexedType, in members: Members, for mocked: IndexedType
  ) -> [String: TypeSyntax] {
    guard type.enclosingName != nil else { return [:] }
    var names = mentionedNames(in: members) {
      index.innerNames.contains($0) || index.mayBeAlias($0)
    }
    names.subtract(index.aliases(in: type).map(\.name))
    var written: [String: TypeSyntax] = [:]
    var around = type.enclosingName
    while let outer = around, !names.isEmpty {
      let found = names.filter { index.declares("\(outer).\($0)", in: type.module) }
      if outer != mocked.enclosingName || type.module != mocked.module {
        let path = writtenPath(to: outer, in: type.module)
        for name in found { written[name] = .member(of: path, name) }
      }
      names.subtract(found)
      around = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    return written
  }

  /// The names of some kind in the types of members.
  private func mentionedNames(
    in members: Members, where isWanted: (String) -> Bool
  ) -> Set<String> {
    var names: Set<String> = []
    members.forEachType { type in
      _ = type.mentions { name in
        if isWanted(name) { names.insert(name) }
        return false
      }
    }
    return names
  }

  /// A type as it is written anywhere.
  private func writtenPath(to name: String, in home: String?) -> TypeSyntax {
    let module = home.flatMap { index.isHidden($0) ? nil : $0 }
    let names = name.split(separator: ".").map(String.init)
    return names[(module == nil ? 1 : 0)...]
      .reduce(TypeSyntax.named(module ?? names[0])) { .member(of: $0, $1) }
  }

  /// Modules whose types are named like no others.
  private static let modules: Set = [
    "Android", "Bionic", "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "FactoryCheck",
    "Glibc", "Musl", "Observation", "Swift", "Synchronization", "Testing", "WASILibc", "WinSDK",
    "XCTest", "os",
  ]

  /// What Foundation calls its types, where another module may well have one of the name.
  fileprivate static let names = Set(
    """
    AffineTransform AlignmentOptions AttributedString BlockOperation Bundle CGFloat CGPoint CGRect
    CGSize CachedURLResponse Calendar CharacterSet CocoaError Comparator ComparisonResult
    ContiguousBytes CustomNSError Data DataProtocol Date DateComponents DateFormatter DateInterval
    Decimal Dimension EnergyFormatter Expression FileAttributeKey FileAttributeType FileHandle
    FileManager FormatStyle Formatter HTTPCookie HTTPURLResponse Host IndexPath IndexSet
    InflectionRule InputStream JSONDecoder JSONEncoder JSONSerialization LengthFormatter Locale
    LocalizedError MassFormatter Measurement Morphology Notification NotificationQueue
    NumberFormatter ObjCBool Operation OperationQueue OutputStream POSIXError ParseStrategy Pipe
    Port PortDelegate PortMessage Predicate PredicateError PredicateExpression Process ProcessInfo
    Progress ProgressKind ProgressReporting QualityOfService RecoverableError RunLoop Scanner
    SocketPort SortComparator SortOrder Stream StringTransform Thread TimeInterval TimeZone Timer
    URL URLCache URLComponents URLCredential URLError URLProtocol URLQueryItem URLRequest
    URLResourceKey URLResourceValues URLResponse URLSession URLSessionConfiguration URLSessionTask
    UUID Unit UserDefaults XMLDTD XMLDocument XMLElement XMLNode XMLParser XMLParserDelegate
    """
    .split(whereSeparator: \.isWhitespace).map(String.init))
}

extension DeclarationIndex {
  /// What is written for outermost types and typealiases, for all or those of some names.
  func findWrittenTypes(where isWanted: (String) -> Bool) -> NameClashes.WrittenTypes {
    var written: NameClashes.WrittenTypes = [:]
    for type in types where type.enclosingName == nil && isWanted(type.name) {
      guard let module = type.module, !isHidden(module) else { continue }
      written[module, default: [:]][type.name] = .member(of: .named(module), type.name)
    }
    for (name, module) in outermostAliases where isWanted(name) && !isHidden(module) {
      written[module, default: [:]][name] = .member(of: .named(module), name)
    }
    return written
  }

  /// The same for those that are named like one of Foundation's, or of another module of the
  /// sources.
  func findClashingTypes() -> NameClashes.WrittenTypes {
    let shared = testables.count > 1 ? namesOfSeveralModules : []
    return findWrittenTypes { NameClashes.names.contains($0) || shared.contains($0) }
  }

  /// What several modules call outermost types or typealiases.
  private var namesOfSeveralModules: Set<String> {
    let types = types.lazy.filter { $0.enclosingName == nil }.map { ($0.name, $0.module) }
    let aliases = outermostAliases.lazy.map { ($0.name, Optional($0.module)) }
    var modules: [String: Set<String?>] = [:]
    for (name, module) in Array(types) + aliases { modules[name, default: []].insert(module) }
    return Set(modules.filter { $1.count > 1 }.keys)
  }

  /// Whether a type or typealias of the name is declared, whose path has all names around it.
  fileprivate func declares(_ name: String, in module: String?) -> Bool {
    !types(named: name, module: module).isEmpty || !aliases(named: name, module: module).isEmpty
  }
}

extension Members {
  /// The names of associated types and of functions' generic parameters.
  fileprivate var openNames: [String] {
    var names = associatedTypes.map(\.name)
    for function in functions { names += function.generics.parameters.lazy.map(\.name) }
    for declaration in subscripts { names += declaration.generics.parameters.lazy.map(\.name) }
    for initializer in initializers { names += initializer.generics.parameters.lazy.map(\.name) }
    return names
  }
}
