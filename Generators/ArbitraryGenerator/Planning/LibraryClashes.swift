/// Types of mocked modules that are named like one of the standard library's or Foundation's: a file
/// of mocks has to say which of them is meant.
struct LibraryClashes {
  /// By the module, the names and what is written instead.
  private var types: [String: [String: TypeSyntax]] = [:]
  private let index: DeclarationIndex

  init(in index: DeclarationIndex) {
    self.index = index
    for module in index.testables {
      for name in Self.names where !index.types(named: name, module: module).isEmpty {
        types[module, default: [:]][name] = .member(of: .named(module), name)
      }
    }
  }

  /// Members of a protocol or class, with the module in front of such types, and the protocol in
  /// front of its own.
  func resolved(_ members: Members, of type: IndexedType) -> Members {
    var written = type.module.flatMap { types[$0] } ?? [:]
    written.merge(ownTypes(of: type)) { $1 }
    return written.isEmpty ? members : members.mapTypes { $0.replacing(written) }
  }

  /// The typealiases in a protocol: by their names alone, a class that conforms to it elsewhere
  /// means the library's.
  private func ownTypes(of type: IndexedType) -> [String: TypeSyntax] {
    guard type.kind == .protocol else { return [:] }
    let open = Set(type.members.associatedTypes.map(\.name) + ["Self"])
    let aliases = index.aliases(in: type).filter { alias in
      KnownType.module(of: alias.name) != nil && !alias.type.mentions(open)
    }
    return Dictionary(
      aliases.map { ($0.name, .member(of: type.writtenPath, $0.name)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// What Foundation calls its types, where another module may well have one of the name.
  private static let names = """
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
    .split(whereSeparator: \.isWhitespace).map(String.init)
}

extension IndexedType {
  /// The type as it is written anywhere.
  fileprivate var writtenPath: TypeSyntax {
    let names = qualifiedName.split(separator: ".").map(String.init)
    let outermost = TypeSyntax.named(module ?? names[0])
    return names[(module == nil ? 1 : 0)...].reduce(outermost) { .member(of: $0, $1) }
  }
}
