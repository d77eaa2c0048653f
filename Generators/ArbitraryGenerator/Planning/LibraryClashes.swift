/// Types of mocked modules that are named like one of Foundation's: a file that imports both has to
/// say which of them is meant.
struct FoundationClashes {
  /// By the module, the names and what is written instead.
  private var types: [String: [String: TypeSyntax]] = [:]

  init(in index: DeclarationIndex) {
    for module in index.testables {
      for name in Self.names where !index.types(named: name, module: module).isEmpty {
        types[module, default: [:]][name] = .member(of: .named(module), name)
      }
    }
  }

  /// The members of a module's protocol, with the module in front of such types.
  func resolved(_ members: Members, in module: String?) -> Members {
    guard let module, let types = types[module] else { return members }
    return members.mapTypes { $0.replacing(types) }
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
