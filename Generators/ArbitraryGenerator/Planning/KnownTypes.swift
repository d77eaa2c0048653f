/// A type of the standard library, Foundation or Combine that the library provides and draws, or one of
/// another module that a call makes. An object, since members name the same few types again and again.
final class KnownType: Sendable, Hashable {
  enum Module: String, Sendable {
    case swift = "Swift"
    case foundation = "Foundation"
    case combine = "Combine"
    case appKit = "AppKit"
    case cloudKit = "CloudKit"
    case collections = "Collections"
    case coreLocation = "CoreLocation"
    /// Apple's, that are told by names alone.
    case frameworks
    case httpTypes = "HTTPTypes"
    case identified = "IdentifiedCollections"
    case logging = "Logging"
    case nio = "NIOCore"
    case nioHTTP = "NIOHTTP1"
    case openAPI = "OpenAPIRuntime"
    case os = "os"
    case reducers = "ComposableArchitecture"
    case system = "SystemPackage"
    case swiftUI = "SwiftUI"
    case tagged = "Tagged"
    case uiKit = "UIKit"
  }

  let name: String
  let module: Module
  /// How many generic arguments it takes, all of which are to be known as well.
  let arity: Int
  /// Whether no values of the arguments are made.
  let namesArguments: Bool
  /// The literal that its fixed value can be written as.
  let literal: String?
  /// The function that makes its gen of those of its arguments, where one of them conforms to
  /// nothing: its call up to these.
  let genMaker: StaticString?
  /// Whether it conforms to nothing, and a call makes its values.
  let isCalled: Bool

  init(
    name: String, module: Module = .swift, arity: Int = 0, namesArguments: Bool = false,
    literal: String? = nil, genMaker: StaticString? = nil, isCalled: Bool = false
  ) {
    self.name = name
    self.module = module
    self.arity = arity
    self.namesArguments = namesArguments
    self.literal = literal
    self.genMaker = genMaker
    self.isCalled = isCalled
  }
}

extension KnownType {
  /// No two types of one name are known.
  static func == (left: KnownType, right: KnownType) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension KnownType {
  /// The known types by name; `Optional`, `Array` and `Dictionary` are shapes of their own.
  // Nobody adds to it.
  nonisolated(unsafe) static let all = NameTable(
    (standard + foundation + [.publisher]).map { ($0.name, $0) })

  /// Other names of known types.
  static let aliases = [
    "Array.Index": "Int", "ArraySlice.Index": "Int", "BooleanLiteralType": "Bool", "CBool": "Bool",
    "CChar16": "UInt16", "CChar32": "Unicode.Scalar", "CDouble": "Double",
    "AVAudioFrameCount": "UInt32", "AVAudioFramePosition": "Int64", "CFAbsoluteTime": "Double",
    "CFHashCode": "UInt", "CFIndex": "Int", "CFTimeInterval": "Double", "CFloat": "Float",
    "CLBeaconMajorValue": "UInt16", "CLBeaconMinorValue": "UInt16", "CMTimeScale": "Int32",
    "CMTimeValue": "Int64", "NSComparisonResult": "ComparisonResult", "NSDecimal": "Decimal",
    "NSInteger": "Int", "NSUInteger": "UInt",
    "CFOptionFlags": "UInt", "CGDirectDisplayID": "UInt32", "CGWindowID": "UInt32",
    "CLLocationAccuracy": "Double", "CLLocationDegrees": "Double", "CLLocationDirection": "Double",
    "CLLocationDistance": "Double", "CLLocationSpeed": "Double", "CSignedChar": "Int8",
    "ContiguousArray.Index": "Int", "CountableClosedRange": "ClosedRange",
    "CountablePartialRangeFrom": "PartialRangeFrom", "CountableRange": "Range",
    "Float32": "Float", "Float64": "Double",
    "FloatLiteralType": "Double", "IntegerLiteralType": "Int",
    "NSNotification.Name": "Notification.Name", "NSPoint": "CGPoint", "NSRect": "CGRect",
    "NSSize": "CGSize", "OSStatus": "Int32", "StringLiteralType": "String",
    "TimeInterval": "Double", "UTF16.CodeUnit": "UInt16", "UTF32.CodeUnit": "UInt32",
    "UTF8.CodeUnit": "UInt8", "Unicode.UTF16.CodeUnit": "UInt16", "Unicode.UTF8.CodeUnit": "UInt8",
    "UnicodeScalar": "Unicode.Scalar", "gid_t": "UInt32", "pid_t": "Int32", "size_t": "Int",
    "ssize_t": "Int", "time_t": "Int", "uid_t": "UInt32",
  ]

  /// What the generic parameters of the standard library's types are called.
  static let parameterNames = [
    "Array": ["Element"], "ArraySlice": ["Element"], "ClosedRange": ["Bound"],
    "ContiguousArray": ["Element"], "Dictionary": ["Key", "Value"], "Optional": ["Wrapped"],
    "Range": ["Bound"], "Result": ["Success", "Failure"], "Set": ["Element"],
  ]

  /// Protocols of the standard library, which are existential types where they stand alone.
  static let protocols: Set = [
    "Any", "AnyHashable", "AnyObject", "BinaryFloatingPoint", "BinaryInteger", "CVarArg",
    "CaseIterable",
    "Codable", "CodingKey", "Comparable", "CustomDebugStringConvertible", "CustomReflectable",
    "CustomStringConvertible", "Decodable", "Decoder", "Encodable", "Encoder",
    "Equatable", "Error", "FixedWidthInteger", "FloatingPoint", "Hashable", "Identifiable",
    "LocalizedError", "LosslessStringConvertible", "Numeric", "RandomNumberGenerator",
    "RawRepresentable", "Sendable", "SignedInteger", "SignedNumeric", "Strideable",
    "StringProtocol", "TextOutputStream", "UnsignedInteger",
  ]

  /// Known protocols that `any` is written before where they stand alone.
  static let protocolsAsTypes = protocols.subtracting(["Any", "AnyHashable", "AnyObject"]).union([
    "Actor", "CVarArg", "ContiguousBytes", "CustomNSError", "NSCoding", "NSCopying", "NSLocking",
    "NSMutableCopying", "NSObjectProtocol", "NSSecureCoding", "RecoverableError",
    "SingleValueDecodingContainer", "SingleValueEncodingContainer", "TextOutputStreamable",
    "UnkeyedDecodingContainer", "UnkeyedEncodingContainer",
  ])

  /// Protocols of NIO and Combine, which older code names without `any`, by what the modules' names
  /// begin with that bring them.
  static let protocolsOfModules: [(modules: [String], names: Set<String>)] = [
    (
      ["Combine", "SwiftUI"],
      ["Cancellable", "Publisher", "Scheduler", "Subject", "Subscriber", "Subscription"]
    ),
    (
      ["NIO"],
      [
        "ByteToMessageDecoder", "Channel", "ChannelCore", "ChannelDuplexHandler", "ChannelHandler",
        "ChannelInboundHandler", "ChannelOutboundHandler", "EventLoop", "EventLoopGroup",
        "MessageToByteEncoder", "RemovableChannelHandler",
      ]
    ),
  ]

  /// The modules that known types come from.
  static let modules: Set = [
    "Combine", "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "Swift",
    "_Concurrency",
  ]

  /// Whether values of it are read once.
  var isStream: Bool { name == "AsyncStream" || name == "AsyncThrowingStream" }

  /// Whether what names it has to import what the sources' file does.
  var isImported: Bool { isCalled && whenEmpty == nil || module == .combine }

  /// A name without the standard library's or Foundation's own before it.
  static func plainName(_ name: String) -> String {
    guard let dot = name.utf8.firstIndex(of: ASCII.dot),
      Module(rawValue: String(name[..<dot])) != nil
    else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// The module that a type comes from, by the name that it is written with; nil where that is not
  /// known.
  static func module(of name: String) -> Module? {
    if let dot = name.utf8.firstIndex(of: ASCII.dot),
      let module = Module(rawValue: String(name[..<dot]))
    {
      return module
    }
    // Packages have publishers of that name, too.
    if let known = all[name] { return known == publisher ? nil : known.module }
    if ofFoundation.contains(name) { return .foundation }
    return ofStandardLibrary.contains(name) ? .swift : nil
  }

  private static let ofFoundation: NameSet = [
    "CFAbsoluteTime", "CFTimeInterval", "CGDirectDisplayID", "CGWindowID", "LocalizedError",
    "OSStatus", "TimeInterval", "gid_t", "pid_t", "size_t", "ssize_t", "time_t", "uid_t",
  ]

  private static let ofStandardLibrary = NameSet(
    protocols.union(sequences).union(aliases.keys).union([
      "Actor", "AnyClass", "AnyKeyPath", "Array", "AsyncIteratorProtocol", "AsyncSequence",
      "CaseIterable", "CustomDebugStringConvertible", "Dictionary", "Hasher",
      "IteratorProtocol", "KeyPath", "Never", "ObjectIdentifier", "Optional", "PartialKeyPath",
      "RawRepresentable", "ReferenceWritableKeyPath", "Task", "UnsafeRawBufferPointer",
      "UnsafeRawPointer", "Void", "WritableKeyPath",
    ]))

  /// The module that the first of the names between its dots comes from: `String.Encoding` is one of
  /// Foundation's in one of the standard library's.
  var outermostModule: Module {
    name.utf8.firstIndex(of: ASCII.dot).flatMap { Self.all[String(name[..<$0])]?.module } ?? module
  }

  static let bool = KnownType(name: "Bool", literal: "false")
  static let int = KnownType(name: "Int", literal: "0")
  static let string = KnownType(name: "String", literal: "\"\"")
  /// By itself, a literal without a point would be an `Int`.
  private static let double = KnownType(name: "Double", literal: "0.0")
  static let publisher = KnownType(
    name: "AnyPublisher", module: .combine, arity: 2, genMaker: "publisher(")
  static let result = KnownType(name: "Result", arity: 2, genMaker: "result(")
  static let cancellation = KnownType(name: "CancellationError", literal: "CancellationError()")

  /// The libraries' typealiases of functions.
  static let functions: NameSet = [
    "DispatchBlock", "DispatchSourceHandler", "UnboundedRange", "dispatch_block_t",
  ]

  /// Types that stand for the protocols above where one is a type; for the others one of the
  /// sources does.
  static let conformers: [String: [KnownType]] = Dictionary(
    uniqueKeysWithValues: [
      "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
      "Equatable", "Hashable", "Sendable", "AnyHashable", "BinaryInteger", "FixedWidthInteger",
      "LosslessStringConvertible", "Numeric", "SignedInteger", "SignedNumeric",
    ].map { ($0, [int]) } + [
      ("Any", [int, string, bool]), ("BinaryFloatingPoint", [double]), ("CVarArg", [int, double]),
      ("CustomDebugStringConvertible", [string]), ("FloatingPoint", [double]),
      ("StringProtocol", [string]),
    ])

  /// What conforms to one protocol conforms to these as well.
  static let refined: [String: [String]] = [
    "Error": ["Sendable"], "LocalizedError": ["Error", "Sendable"], "Hashable": ["Equatable"],
    "Comparable": ["Equatable"], "Codable": ["Encodable", "Decodable"],
  ]

  /// Protocols of collections that arrays conform to, with their element as primary type.
  static let sequences: Set = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection", "RangeReplaceableCollection",
  ]

  /// The associated types of the texts that stand for `some StringProtocol`.
  static let ofAllTexts: [String: TypeSyntax] = [
    "Element": .named("Character"), "SubSequence": .named("Substring"),
    "Index": .member(of: .named("String"), "Index"),
    "UTF8View": .member(of: .named("String"), "UTF8View"),
  ]

  /// Types that stand for something of the running program, so no values of them are made.
  static let withoutValues: Set = [
    "AnyClass", "AnyKeyPath", "CheckedContinuation", "CodingUserInfoKey", "DispatchQueue",
    "KeyPath", "Mirror", "ObjectIdentifier", "OpaquePointer", "PartialKeyPath",
    "ReferenceWritableKeyPath", "Selector", "Task", "Thread", "Unmanaged", "UnsafeBufferPointer",
    "UnsafeContinuation", "UnsafeMutableBufferPointer", "UnsafeMutablePointer",
    "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer", "UnsafePointer",
    "UnsafeRawBufferPointer", "UnsafeRawPointer", "WritableKeyPath",
    // What C keeps in place.
    "FILE", "os_unfair_lock", "os_unfair_lock_s", "pthread_cond_t", "pthread_mutex_t",
    "pthread_rwlock_t", "pthread_t", "sem_t",
  ]

  /// The same of Foundation's: functions that take one need the imports of whoever names it.
  static let objects: Set = [
    "BlockOperation", "Bundle", "ByteCountFormatter", "DateComponentsFormatter", "DateFormatter",
    "DateIntervalFormatter", "DispatchGroup", "DispatchIO", "DispatchSemaphore", "DispatchSource",
    "DispatchSourceProtocol", "DispatchSourceTimer", "DispatchWorkItem", "EnergyFormatter",
    "FileHandle", "FileManager", "Formatter", "HTTPCookieStorage", "HTTPURLResponse", "Host",
    "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder", "JSONSerialization",
    "LengthFormatter", "MassFormatter", "MeasurementFormatter", "NSArray", "NSAttributedString",
    "NSCache", "NSCoder", "NSCondition", "NSConditionLock", "NSCountedSet", "NSData", "NSDate",
    "NSDictionary", "NSError", "NSKeyedArchiver", "NSKeyedUnarchiver", "NSLock", "NSMutableArray",
    "NSMutableAttributedString", "NSMutableDictionary", "NSMutableSet", "NSMutableString", "NSNull",
    "NSNumber", "NSObject", "NSOrderedSet", "NSRecursiveLock", "NSSet", "NSString", "NSURL",
    "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue", "OutputStream",
    "PersonNameComponentsFormatter", "Pipe", "Port", "Process", "ProcessInfo", "Progress",
    "PropertyListDecoder", "PropertyListEncoder", "RelativeDateTimeFormatter", "RunLoop", "Scanner",
    "Stream", "String.Index", "String.UTF16View.Index", "String.UTF8View.Index",
    "String.UnicodeScalarView.Index", "Substring.Index", "Substring.UTF16View.Index",
    "Substring.UTF8View.Index", "Substring.UnicodeScalarView.Index", "Timer",
    "URLAuthenticationChallenge", "URLCache", "URLCredentialStorage", "URLProtocol", "URLResponse",
    "URLSession", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionTask",
    "URLSessionTaskMetrics", "URLSessionUploadTask", "URLSessionWebSocketTask", "UserDefaults",
    "XMLParser",
  ]

  /// Foundation's classes of plain values, which are drawn by hand where they are held: what is no
  /// final class cannot be conformed.
  static let plainObjects: Set = [
    "HTTPCookie", "NSCalendar", "NSCharacterSet", "NSDateComponents",
    "NSDecimalNumber", "NSException", "NSHashTable", "NSIndexPath", "NSIndexSet", "NSLocale",
    "NSMapTable", "NSMutableData", "NSMutableOrderedSet", "NSMutableURLRequest", "NSPredicate",
    "NSRegularExpression", "NSTextCheckingResult", "NSTimeZone", "NSURLRequest", "NSUUID",
    "NSValue", "URLProtectionSpace", "URLSessionConfiguration", "XMLDTD",
    "XMLDocument", "XMLElement", "XMLNode",
  ]

  /// Units and their like, which measurements have as arguments.
  static let units: Set = [
    "Dimension", "Unit", "UnitAcceleration", "UnitAngle", "UnitArea", "UnitConcentrationMass",
    "UnitDispersion", "UnitDuration", "UnitElectricCharge", "UnitElectricCurrent",
    "UnitElectricPotentialDifference", "UnitElectricResistance", "UnitEnergy", "UnitFrequency",
    "UnitFuelEfficiency", "UnitIlluminance", "UnitInformationStorage", "UnitLength", "UnitMass",
    "UnitPower", "UnitPressure", "UnitSpeed", "UnitTemperature", "UnitVolume",
  ]

  private static let standard =
    integers.map { KnownType(name: $0, literal: "0") }
    + ["Double", "Float", "Float16", "Float80"].map { KnownType(name: $0, literal: "0") }
    + ["String", "Substring", "StaticString"].map { KnownType(name: $0, literal: "\"\"") }
    + ["ContiguousArray", "ArraySlice"].map { KnownType(name: $0, arity: 1, literal: "[]") }
    + [
      "CollectionOfOne", "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo",
      "PartialRangeThrough", "SIMD2", "SIMD3", "SIMD4", "SIMD8", "SIMD16", "SIMD32", "SIMD64",
    ].map { KnownType(name: $0, arity: 1) }
    + [
      "Character", "ContinuousClock.Instant", "DecodingError", "Duration", "EncodingError",
      "FloatingPointRoundingRule", "FloatingPointSign", "String.UTF8View",
      "String.UnicodeScalarView", "Substring.UTF8View", "Substring.UnicodeScalarView",
      "SuspendingClock.Instant", "TaskPriority", "Unicode.Scalar",
    ].map { KnownType(name: $0) }
    + [
      .cancellation, KnownType(name: "Bool", literal: "false"),
      KnownType(name: "KeyValuePairs", arity: 2, literal: "[:]"),
      KnownType(name: "Set", arity: 1, literal: "[]", genMaker: "set(of: "),
      .result,
      KnownType(name: "AsyncStream", arity: 1, genMaker: "stream("),
      KnownType(name: "AsyncThrowingStream", arity: 2, genMaker: "stream("),
    ]

  /// What raw values may be of, but for types of the sources.
  static let rawTypes = integers.union(fractions).union(["Character", "String"])

  /// The floating-point numbers.
  static let fractions: Set = [
    "CGFloat", "Double", "Float", "Float16", "Float32", "Float64", "Float80", "TimeInterval",
  ]

  /// The integers.
  static let integers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "UInt128", "CChar", "CInt", "CLong", "CLongLong", "CShort", "CUnsignedChar",
    "CUnsignedInt", "CUnsignedLong", "CUnsignedLongLong", "CUnsignedShort",
  ]

  private static let foundation =
    [
      "AttributedString", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar",
      "Calendar.Component", "Calendar.Identifier", "CharacterSet", "CocoaError",
      "CocoaError.Code", "ComparisonResult", "Data", "Date", "DateComponents",
      "DateFormatter.Style", "DateInterval", "Decimal", "DispatchQoS.QoSClass", "DispatchTime",
      "DispatchTimeInterval", "FileManager.SearchPathDirectory", "FileManager.SearchPathDomainMask",
      "IndexPath", "IndexSet", "Locale", "Locale.Currency", "Locale.Language",
      "Locale.LanguageCode", "Locale.Region", "NSRange", "Notification.Name",
      "NumberFormatter.Style", "OperatingSystemVersion", "POSIXError", "PersonNameComponents",
      "QualityOfService", "SortOrder", "String.Encoding", "TimeZone", "URL", "URLComponents",
      "URLError", "URLError.Code", "URLQueryItem", "UUID",
    ]
    .map { KnownType(name: $0, module: .foundation) }
    + [KnownType(name: "Measurement", module: .foundation, arity: 1, namesArguments: true)]
}
