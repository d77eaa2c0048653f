/// Protocols of the libraries that come with the compiler, with what they require of a class: those
/// that the sources' own protocols inherit.
enum StandardProtocols {
  /// Those that require nothing of a class, or have a default for all that they require.
  static let withoutRequirements: Set = [
    "Any", "AnyObject", "BitwiseCopyable", "Copyable", "CustomNSError", "Error", "Escapable",
    "Identifiable", "LocalizedError", "NSObject", "NSObjectProtocol", "Observable",
    "ObservableObject", "Sendable", "SendableMetatype", "class",
  ]

  /// What the `ID` conforms to that classes have by default.
  static let ofObjectIdentifier: Set = [
    "Comparable", "CustomDebugStringConvertible", "Equatable", "Hashable", "Sendable",
  ]

  /// The protocol of a name; nil where it is none of these.
  static func named(_ name: String) -> ProtocolDeclaration? { all[name] }

  /// Whether a name is that of one of them.
  static func isOne(_ name: String) -> Bool {
    withoutRequirements.contains(name) || all[name] != nil
  }

  /// Whether no source can be included that declares it.
  static func isElsewhere(_ name: String) -> Bool {
    ofNoMock.contains(name) || ofObjects.contains(name) || NameClashes.isOfLibrary(name)
      || KnownType.isOfPlatforms(name, imports: ["SwiftUI"])
      || KnownType.moduleOnMainActor(name) != nil
  }

  /// Those of objects, of Foundation and Apple's other frameworks, that require something.
  private static let ofObjects: Set = [
    "ASAuthorizationControllerPresentationContextProviding", "AVCapturePhotoCaptureDelegate",
    "CBCentralManagerDelegate", "CBPeripheralManagerDelegate", "FileManagerDelegate",
    "MCSessionDelegate", "MKAnnotation", "NSCacheDelegate", "NSCoding", "NSCopying",
    "NSDiscardableContent", "NSFastEnumeration",
    "NSFilePresenter", "NSItemProviderReading", "NSItemProviderWriting",
    "NSKeyedArchiverDelegate", "NSKeyedUnarchiverDelegate", "NSLocking",
    "NSMutableCopying", "NSPasteboardReading", "NSPasteboardWriting", "NSSecureCoding",
    "NSTextInputClient", "PHPhotoLibraryChangeObserver", "ProgressReporting", "QLPreviewItem",
    "SKPaymentTransactionObserver", "SKProductsRequestDelegate", "URLSessionDownloadDelegate",
    "URLSessionWebSocketDelegate", "WCSessionDelegate",
  ]

  /// The standard library's that no class is made to conform to.
  static let ofNoMock: Set = [
    "AnyActor", "AtomicRepresentable", "BidirectionalCollection", "BinaryFloatingPoint",
    "BinaryInteger", "CVarArg", "Clock", "CodingKeyRepresentable", "Collection",
    "CustomLeafReflectable", "DistributedActor", "DurationProtocol", "ExpressibleByArrayLiteral",
    "ExpressibleByDictionaryLiteral", "ExpressibleByExtendedGraphemeClusterLiteral",
    "ExpressibleByStringInterpolation", "ExpressibleByUnicodeScalarLiteral", "FixedWidthInteger",
    "FloatingPoint", "GlobalActor", "InstantProtocol", "KeyedDecodingContainerProtocol",
    "KeyedEncodingContainerProtocol", "LazyCollectionProtocol", "LazySequenceProtocol",
    "MirrorPath", "MutableCollection", "Numeric", "OptionSet", "RandomAccessCollection",
    "RandomNumberGenerator", "RangeExpression", "RangeReplaceableCollection", "RegexComponent",
    "SIMD", "SIMDScalar", "SIMDStorage", "SetAlgebra", "SignedInteger", "SignedNumeric",
    "SingleValueDecodingContainer", "SingleValueEncodingContainer", "Strideable",
    "StringInterpolationProtocol", "StringProtocol", "TaskExecutor", "UnicodeCodec",
    "UnkeyedDecodingContainer", "UnkeyedEncodingContainer", "UnsignedInteger",
  ]

  /// What `<Int>` behind the name of one of them says the types of.
  static func primaryAssociatedTypes(of name: String) -> [String] {
    named(name)?.primaryAssociatedTypes ?? []
  }

  private static let all: [String: ProtocolDeclaration] = {
    let file = SourceFile(path: "", text: source + "\n" + delegates)
    let declarations = DeclarationParser.parse(file).declarations
    var result: [String: ProtocolDeclaration] = [:]
    for case .protocol(let declaration) in declarations { result[declaration.name] = declaration }
    return result
  }()

  private static let source = """
    protocol Equatable {}
    protocol Hashable: Equatable {}
    protocol Comparable: Equatable { static func < (left: Self, right: Self) -> Bool }
    protocol CustomStringConvertible { var description: String { get } }
    protocol CustomDebugStringConvertible { var debugDescription: String { get } }
    protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
    protocol CustomReflectable { var customMirror: Mirror { get } }
    protocol CustomPlaygroundDisplayConvertible { var playgroundDescription: Any { get } }
    protocol TextOutputStreamable { func write<Target: TextOutputStream>(to target: inout Target) }
    protocol TextOutputStream { func write(_ string: String) }
    protocol Encodable { func encode(to encoder: any Encoder) throws }
    protocol Decodable { init(from decoder: any Decoder) throws }
    protocol Codable: Encodable, Decodable {}
    protocol CodingKey: Sendable {
      var stringValue: String { get }
      var intValue: Int? { get }
      init?(stringValue: String)
      init?(intValue: Int)
    }
    protocol Identifiable<ID> { var id: ID { get } }
    protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      var rawValue: RawValue { get }
      init?(rawValue: RawValue)
    }
    protocol CaseIterable { static var allCases: [Self] { get } }
    protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }
    protocol Sequence<Element> {
      associatedtype Iterator: IteratorProtocol
      func makeIterator() -> Iterator
    }
    protocol AsyncIteratorProtocol<Element, Failure> {
      associatedtype Element
      mutating func next() async throws -> Element?
    }
    protocol AsyncSequence<Element, Failure> {
      associatedtype AsyncIterator: AsyncIteratorProtocol
      func makeAsyncIterator() -> AsyncIterator
    }
    protocol AdditiveArithmetic: Equatable {
      static var zero: Self { get }
      static func + (left: Self, right: Self) -> Self
      static func - (left: Self, right: Self) -> Self
    }
    protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }
    protocol ExpressibleByBooleanLiteral { init(booleanLiteral value: Bool) }
    protocol ExpressibleByIntegerLiteral { init(integerLiteral value: Int) }
    protocol ExpressibleByFloatLiteral { init(floatLiteral value: Double) }
    protocol ExpressibleByStringLiteral { init(stringLiteral value: String) }
    protocol ContiguousBytes {
      func withUnsafeBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws -> Result
      ) rethrows -> Result
    }
    protocol Actor: Sendable {}
    protocol Executor: Sendable { func enqueue(_ job: consuming ExecutorJob) }
    protocol SerialExecutor: Executor {}
    """
}
