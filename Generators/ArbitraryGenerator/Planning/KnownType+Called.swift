/// Types that conform to nothing, because they are classes or because the library does without their
/// modules, and that one call makes a value of: those of Foundation, Dispatch and the standard library
/// here, others in their modules' table.
extension KnownType {
  /// A part of what is written behind such a type's name.
  enum CallPiece: Sendable {
    case text(String)
    /// A value of a known type.
    case value(of: String)
    /// One for the fixed value, and the gen of the others, behind `Gen`.
    case values(fixed: String, gen: String)
    /// One of the names, the first of which is the fixed value.
    case one(of: [String])
    /// One of several ways to go on, the first of which needs no value of the generic arguments.
    indirect case either([[CallPiece]])
    /// A value of a generic argument.
    case argument(Int)
    /// A success or failure of both.
    case result
    /// An array of the last generic argument.
    case array
    /// An array of pairs of both.
    case pairs
  }

  /// Those types by name.
  static let called: [String: KnownType] = Dictionary(
    uniqueKeysWithValues: calls.keys.map { name in
      let arity = name == "NSCache" ? 2 : 0
      let module = ofStandardLibrary.contains(name) ? Module.swift : .foundation
      return (name, KnownType(name: name, module: module, arity: arity, isCalled: true))
    })

  /// What is written behind the name for a value of it.
  var call: [CallPiece] {
    guard isCalled else { return [] }
    if let whenEmpty { return [whenEmpty] }
    if let cases { return [.one(of: cases)] }
    return KnownType.calls[name] ?? KnownType.calls(of: name, in: module)
  }

  /// Whether it holds any number of its arguments, and may be empty.
  var isCollection: Bool { isCalled && arity > 0 && call.contains(where: \.isCollection) }

  /// Whether a call makes its values of no value of its arguments.
  var isCalledAlone: Bool { isCalled && !(0..<arity).contains(where: isCalled(with:)) }

  /// Whether the call makes its values of values of a generic argument.
  func isCalled(with argument: Int) -> Bool {
    call.contains { $0.holds(argument) }
  }

  /// Whether the call makes its values of what succeeds or fails.
  var isCalledWithResult: Bool {
    call.contains { if case .result = $0 { true } else { false } }
  }

  /// Whether its values are made of one of its arguments or of another, so that one may have none.
  var isOfEnds: Bool { self == .result || isCalledWithResult }

  /// Whether all its values are alike, so that a default says more.
  var isConstant: Bool { isCalled && call.allSatisfy(\.isText) }

  /// The known types that the call names.
  var namesInCall: [String] {
    call.compactMap { piece in
      switch piece {
      case .value(let name): name
      case .result: KnownType.result.name
      default: nil
      }
    }
  }

  /// Whether a file has to import more than Foundation to name it: networking is in a module of its
  /// own where Foundation is not Apple's.
  var needsImport: Bool {
    switch module {
    case .swift, .foundation: KnownType.networking.contains(name)
    default: true
    }
  }

  /// Whether the call names others of its module, so that an import of it alone does not do.
  var namesOthers: Bool { module == .logging && name == "Logger" }

  /// Whether it is in the module that it counts for everywhere.
  var isOfFoundation: Bool { !needsImport && !name.hasPrefix("Dispatch") }

  private static let ofStandardLibrary: Set = [
    "CodingUserInfoKey", "ContinuousClock", "SuspendingClock",
  ]

  private static let networking: Set = [
    "CachedURLResponse", "HTTPURLResponse", "NSMutableURLRequest", "NSURLRequest", "URLCredential",
    "URLRequest", "URLRequest.CachePolicy", "URLResponse", "URLSession.AuthChallengeDisposition",
    "URLSession.ResponseDisposition", "URLSessionConfiguration",
    "URLSessionWebSocketTask.CloseCode", "URLSessionWebSocketTask.Message",
  ]

  private static let calls: [String: [CallPiece]] = Dictionary(
    uniqueKeysWithValues: constants + collections + others)

  private static let constants: [(String, [CallPiece])] =
    [
      "ByteCountFormatter", "ContinuousClock", "DateComponentsFormatter", "DateFormatter",
      "DateIntervalFormatter", "DispatchGroup", "EnergyFormatter", "ISO8601DateFormatter",
      "JSONDecoder", "JSONEncoder", "LengthFormatter", "MassFormatter", "MeasurementFormatter",
      "NSCache", "NSCondition", "NSLock", "NSNull", "NSObject", "NSRecursiveLock",
      "NotificationCenter", "NumberFormatter", "OperationQueue", "PersonNameComponentsFormatter",
      "PropertyListDecoder",
      "PropertyListEncoder", "RelativeDateTimeFormatter", "SuspendingClock",
    ].map { ($0, ["()"]) } + dimensions.map { ($0, [".baseUnit()"]) }

  /// Collections of any objects, which are drawn as those of texts.
  private static let collections: [(String, [CallPiece])] =
    ["NSArray", "NSCountedSet", "NSMutableArray", "NSMutableSet", "NSOrderedSet", "NSSet"].map {
      ($0, ["(array: ", .values(fixed: "[]", gen: "<[Swift.String]>.any"), ")"])
    }
    + ["NSDictionary", "NSMutableDictionary"].map {
      let gen = "<[Swift.String: Swift.String]>.any"
      return ($0, ["(dictionary: ", .values(fixed: "[:]", gen: gen), ")"])
    }

  private static let others: [(String, [CallPiece])] = [
    ("Bundle", [".main"]), ("FileManager", [".default"]), ("ProcessInfo", [".processInfo"]),
    ("DispatchSemaphore", ["(value: 0)"]), ("URLSessionConfiguration", [".ephemeral"]),
    (
      "DispatchQoS",
      [
        "(qosClass: .utility, relativePriority: ",
        .values(fixed: "0", gen: "<Int>.int(in: -15...0)"), ")",
      ]
    ),
    ("DispatchQueue", ["(label: \"queue\")"]),
    ("CodingUserInfoKey", ["(rawValue: ", .value(of: "String"), ")!"]),
    (
      "CachedURLResponse",
      ["(response: URLResponse"] + response + [", data: ", .value(of: "Data"), ")"]
    ),
    (
      "HTTPURLResponse",
      [
        "(url: ", .value(of: "URL"), ", statusCode: ",
        .values(fixed: "200", gen: "<Int>.int(in: 100...599)"),
        ", httpVersion: nil, headerFields: nil)!",
      ]
    ),
    ("InputStream", ["(data: ", .value(of: "Data"), ")"]),
    (
      "JSONSerialization.ReadingOptions",
      ["(rawValue: UInt(", .values(fixed: "0", gen: "<Int>.int(in: 0...7)"), "))"]
    ),
    (
      "JSONSerialization.WritingOptions",
      ["(rawValue: UInt(", .values(fixed: "0", gen: "<Int>.int(in: 0...15)"), "))"]
    ),
    ("NSAttributedString", ["(string: ", .value(of: "String"), ")"]),
    ("NSData", ["(data: ", .value(of: "Data"), ")"]),
    (
      "NSDate",
      ["(timeIntervalSince1970: ", .value(of: "Date"), ".timeIntervalSince1970)"]
    ),
    ("NSDecimalNumber", ["(decimal: ", .value(of: "Decimal"), ")"]),
    (
      "NSError",
      ["(domain: ", .value(of: "String"), ", code: ", .value(of: "Int"), ", userInfo: nil)"]
    ),
    ("NSIndexPath", ["(index: ", .values(fixed: "0", gen: "<Int>.int(in: 0...99)"), ")"]),
    ("NSLocale", ["(localeIdentifier: ", .value(of: "Locale"), ".identifier)"]),
    ("NSMutableAttributedString", ["(string: ", .value(of: "String"), ")"]),
    ("NSMutableURLRequest", ["(url: ", .value(of: "URL"), ")"]),
    ("NSMutableString", ["(string: ", .value(of: "String"), ")"]),
    ("NSNumber", ["(value: ", .value(of: "Int"), ")"]),
    ("NSString", ["(string: ", .value(of: "String"), ")"]),
    ("NSTimeZone", ["(name: ", .value(of: "TimeZone"), ".identifier)!"]),
    ("NSURL", ["(string: ", .value(of: "URL"), ".absoluteString)!"]),
    ("NSURLRequest", ["(url: ", .value(of: "URL"), ")"]),
    ("NSUUID", ["(uuidString: ", .value(of: "UUID"), ".uuidString)!"]),
    ("Notification", ["(name: ", .value(of: "Notification.Name"), ")"]),
    ("POSIXError.Code", posixCode), ("POSIXErrorCode", posixCode),
    ("Progress", ["(totalUnitCount: ", .value(of: "Int64"), ")"]),
    (
      "URLCredential",
      [
        "(user: ", .value(of: "String"), ", password: ", .value(of: "String"),
        ", persistence: .none)",
      ]
    ),
    ("URLRequest", ["(url: ", .value(of: "URL"), ")"]),
    (
      "URLRequest.CachePolicy",
      ["(rawValue: UInt(", .values(fixed: "0", gen: "<Int>.int(in: 0...5)"), "))!"]
    ),
    ("URLResponse", response),
    (
      "URLSession.AuthChallengeDisposition",
      [
        .one(of: [
          "performDefaultHandling", "useCredential", "cancelAuthenticationChallenge",
          "rejectProtectionSpace",
        ])
      ]
    ),
    ("URLSession.ResponseDisposition", [.one(of: ["allow", "cancel"])]),
    (
      "URLSessionWebSocketTask.CloseCode",
      [.one(of: ["normalClosure", "goingAway", "protocolError", "internalServerError"])]
    ),
    ("URLSessionWebSocketTask.Message", [".string(", .value(of: "String"), ")"]),
  ]
}

extension KnownType {
  private static let response: [CallPiece] = [
    "(url: ", .value(of: "URL"),
    ", mimeType: nil, expectedContentLength: 0, textEncodingName: nil)",
  ]

  private static let posixCode: [CallPiece] = [
    "(rawValue: Int32(", .values(fixed: "22", gen: "<Int>.int(in: 1...34)"), "))!",
  ]

  /// The units of measurements that have a base.
  private static let dimensions = units.subtracting(["Dimension", "Unit"])
}

extension KnownType.CallPiece: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { self = .text(text) }

  fileprivate var isText: Bool { if case .text = self { true } else { false } }

  fileprivate var isCollection: Bool {
    switch self {
    case .array, .pairs: true
    default: false
    }
  }

  fileprivate func holds(_ argument: Int) -> Bool {
    switch self {
    case .argument(argument), .array, .pairs, .result: true
    case .either(let ways): ways.contains { $0.contains { $0.holds(argument) } }
    case .text, .value, .values, .one, .argument: false
    }
  }
}

extension ResolvedType {
  /// The type of whose values all are alike, which may be missing, or be in a set; nil for others.
  var constant: String? {
    switch self {
    case .known(let type, _, let arguments) where type.name == "Set": arguments[0].constant
    case .known(let type, _, _): type.isConstant ? type.name : nil
    case .optional(let wrapped, _): wrapped.constant
    default: nil
    }
  }
}
