/// Types of mocked modules that are, or may be, named like one of another module that the file of
/// mocks imports: it has to say which of them is meant.
struct LibraryClashes {
  let index: DeclarationIndex

  /// By the module, the names and what is written instead.
  typealias WrittenTypes = [String: [String: TypeSyntax]]

  /// Members of a protocol or class, with the module in front of such types, and the protocol in
  /// front of its own.
  func resolved(_ members: Members, of type: IndexedType) -> Members {
    var written = others(for: type)
    if !written.isEmpty { for name in members.openNames { written[name] = nil } }
    written.merge(ownTypes(of: type)) { $1 }
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

  /// The typealiases in a protocol: by their names alone, a class that conforms to it elsewhere
  /// means the library's.
  private func ownTypes(of type: IndexedType) -> [String: TypeSyntax] {
    guard type.kind == .protocol else { return [:] }
    let all = index.aliases(in: type)
    guard !all.isEmpty else { return [:] }
    let open = Set(type.members.associatedTypes.map(\.name) + ["Self"])
    let mayAllClash = type.module != nil && importsUnknown(type.file)
    let aliases = all.filter { alias in
      (mayAllClash || Self.isOfLibrary(alias.name)) && !alias.type.mentions(open)
    }
    return Dictionary(
      aliases.map { ($0.name, .member(of: writtenPath(to: type), $0.name)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether the standard library or Foundation has a type of the name.
  private static func isOfLibrary(_ name: String) -> Bool {
    KnownType.module(of: name) != nil || names.contains(name) || KnownType.objects.contains(name)
  }

  /// A type as it is written anywhere.
  private func writtenPath(to type: IndexedType) -> TypeSyntax {
    let module = type.module.flatMap { index.isHidden($0) ? nil : $0 }
    let names = type.qualifiedName.split(separator: ".").map(String.init)
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
  func findWrittenTypes(where isWanted: (String) -> Bool) -> LibraryClashes.WrittenTypes {
    var written: LibraryClashes.WrittenTypes = [:]
    for type in types where type.enclosingName == nil && isWanted(type.name) {
      guard let module = type.module, !isHidden(module) else { continue }
      written[module, default: [:]][type.name] = .member(of: .named(module), type.name)
    }
    for (name, module) in outermostAliases where isWanted(name) && !isHidden(module) {
      written[module, default: [:]][name] = .member(of: .named(module), name)
    }
    return written
  }

  /// The same for those that are named like one of Foundation's.
  func findClashingTypes() -> LibraryClashes.WrittenTypes {
    findWrittenTypes { LibraryClashes.names.contains($0) }
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
