/// A type of the standard library or Foundation that the library provides and draws.
struct KnownType: Sendable, Hashable {
  enum Module: String, Sendable { case swift = "Swift", foundation = "Foundation" }

  var name: String
  var module = Module.swift
  /// How many generic arguments it takes, all of which are to be known as well.
  var arity = 0
  /// The literal that its fixed value can be written as.
  var literal: String?
}

extension KnownType {
  /// No two types of one name are known.
  static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension KnownType {
  /// The known types by name; `Optional`, `Array` and `Dictionary` are shapes of their own.
  static let all: [String: KnownType] = Dictionary(
    uniqueKeysWithValues: (standard + foundation).map { ($0.name, $0) })

  /// Other names of known types.
  static let aliases = [
    "TimeInterval": "Double", "Float32": "Float", "Float64": "Double",
    "UnicodeScalar":
      "Unicode.Scalar",
  ]

  /// Protocols of the standard library, which are existential types where they stand alone.
  static let protocols: Set = [
    "Any", "AnyHashable", "AnyObject", "BinaryFloatingPoint", "BinaryInteger", "CaseIterable",
    "Codable", "CodingKey", "Comparable", "CustomDebugStringConvertible", "CustomReflectable",
    "CustomStringConvertible", "Decodable", "Decoder", "Encodable", "Encoder", "Equatable", "Error",
    "FixedWidthInteger", "FloatingPoint", "Hashable", "Identifiable", "LocalizedError",
    "LosslessStringConvertible", "Numeric", "RandomNumberGenerator", "RawRepresentable", "Sendable",
    "SignedInteger", "SignedNumeric", "Strideable", "StringProtocol", "TextOutputStream",
    "UnsignedInteger",
  ]

  /// The module that a type comes from, by the name that it is written with; nil where that is not
  /// known.
  static func module(of name: String) -> Module? {
    if let dot = name.utf8.firstIndex(of: ASCII.dot),
      let module = Module(rawValue: String(name[..<dot]))
    {
      return module
    }
    if let known = all[name] { return known.module }
    if ofFoundation.contains(name) { return .foundation }
    return ofStandardLibrary.contains(name) ? .swift : nil
  }

  private static let ofFoundation: Set = ["LocalizedError", "TimeInterval"]

  private static let ofStandardLibrary = protocols.union(sequences).union(aliases.keys).union([
    "Actor", "AnyClass", "AnyKeyPath", "Array", "AsyncIteratorProtocol", "AsyncSequence",
    "AsyncStream",
    "AsyncThrowingStream", "CaseIterable", "CustomDebugStringConvertible", "Dictionary", "Hasher",
    "IteratorProtocol", "KeyPath", "Never", "ObjectIdentifier", "Optional", "PartialKeyPath",
    "RawRepresentable", "ReferenceWritableKeyPath", "Task", "UnsafeRawBufferPointer",
    "UnsafeRawPointer", "Void", "WritableKeyPath",
  ])

  static let int = KnownType(name: "Int", literal: "0")

  /// Types that stand for the protocols above where one is a type; for the others one of the
  /// sources does.
  static let conformers: [String: KnownType] = Dictionary(
    uniqueKeysWithValues: [
      "Any", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
      "Equatable", "Hashable", "Sendable", "AnyHashable", "BinaryInteger", "FixedWidthInteger",
      "Numeric",
    ].map { ($0, int) } + [("StringProtocol", KnownType(name: "String", literal: "\"\""))])

  /// What conforms to one protocol conforms to these as well.
  static let refined: [String: [String]] = [
    "Error": ["Sendable"], "LocalizedError": ["Error", "Sendable"], "Hashable": ["Equatable"],
    "Comparable": ["Equatable"], "Codable": ["Encodable", "Decodable"],
  ]

  /// Protocols of collections that arrays conform to, with their element as primary type.
  static let sequences: Set = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
  ]

  /// Types that stand for something of the running program, so no values of them are made.
  static let withoutValues: Set = [
    "AnyClass", "AnyKeyPath", "AsyncStream", "AsyncThrowingStream", "CheckedContinuation",
    "CodingUserInfoKey", "DispatchQueue", "KeyPath", "Mirror", "ObjectIdentifier", "OpaquePointer",
    "PartialKeyPath", "ReferenceWritableKeyPath", "Selector", "Task", "Thread", "Unmanaged",
    "UnsafeBufferPointer", "UnsafeContinuation", "UnsafeMutableBufferPointer",
    "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer",
    "UnsafePointer", "UnsafeRawBufferPointer", "UnsafeRawPointer", "WritableKeyPath",
  ]

  /// The same of Foundation's: functions that take one need the imports of whoever names it.
  static let objects: Set = [
    "ByteCountFormatter", "CachedURLResponse", "DateFormatter", "DispatchGroup",
    "DispatchSemaphore", "DispatchWorkItem", "FileHandle", "FileManager", "HTTPURLResponse",
    "ISO8601DateFormatter", "InputStream", "JSONDecoder", "JSONEncoder", "NSAttributedString",
    "NSCondition", "NSLock", "NSPredicate", "NSRecursiveLock", "NSRegularExpression",
    "NSTextCheckingResult", "NotificationCenter", "NumberFormatter", "OperationQueue",
    "OutputStream", "ProcessInfo", "PropertyListDecoder", "PropertyListEncoder", "RunLoop",
    "String.Index", "Substring.Index", "URLAuthenticationChallenge", "URLResponse", "URLSession",
    "URLSessionConfiguration", "URLSessionDataTask", "URLSessionTask", "URLSessionTaskMetrics",
    "UserDefaults",
  ]

  private static let standard =
    integers.map { KnownType(name: $0, literal: "0") }
    + ["Double", "Float", "Float16", "Float80"].map { KnownType(name: $0, literal: "0") }
    + ["String", "Substring", "StaticString"].map { KnownType(name: $0, literal: "\"\"") }
    + ["ContiguousArray", "ArraySlice", "Set"].map { KnownType(name: $0, arity: 1, literal: "[]") }
    + ["Range", "ClosedRange"].map { KnownType(name: $0, arity: 1) }
    + ["Character", "Unicode.Scalar", "Duration"].map { KnownType(name: $0) }
    + [KnownType(name: "Bool", literal: "false"), KnownType(name: "Result", arity: 2)]

  private static let integers = [
    "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "UInt128", "CChar", "CInt", "CLong", "CLongLong", "CShort", "CUnsignedChar",
    "CUnsignedInt", "CUnsignedLong", "CUnsignedLongLong", "CUnsignedShort",
  ]

  private static let foundation =
    [
      "Calendar", "CGFloat", "CGPoint", "CGRect", "CGSize", "Data", "Date", "DateComponents",
      "DateInterval", "Decimal", "IndexPath", "IndexSet", "Locale", "TimeZone", "URL", "UUID",
    ]
    .map { KnownType(name: $0, module: .foundation) }
}
