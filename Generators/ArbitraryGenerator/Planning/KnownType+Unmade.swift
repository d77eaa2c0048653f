/// Types of the standard library, Foundation, Dispatch and C that the library has no gens for.
extension KnownType {
  /// Whether it is one of those. Types inside of others are told by these, but for names that stand
  /// for another type, as `Data.Index` stands for `Int`.
  static func isUnmade(_ name: String, givesArguments: Bool) -> Bool {
    guard let dot = name.utf8.firstIndex(of: ASCII.dot) else { return unmade.contains(name) }
    let outer = String(name[..<dot])
    let last = name[dot...].split(separator: ".").last.map(String.init) ?? ""
    if last == "Index", unmadeIndices.contains(outer) { return true }
    if last == "SubSequence", slicedByOthers.contains(outer) { return true }
    if objects.contains(outer) || plainObjects.contains(outer) { return true }
    // Deeper down it may be any other; behind a generic type it needs arguments in expressions.
    if standingForOthers.contains(last), name.utf8.count == outer.utf8.count + 1 + last.utf8.count,
      givesArguments || !generic.contains(outer)
    {
      return false
    }
    return unmade.contains(outer) || outer == "Array" || outer == "Dictionary" || all[outer] != nil
  }

  /// Whether an associated type of one of the library's types is one.
  static func isUnmade(_ name: String, in outer: String) -> Bool {
    isUnmade("\(outer).\(name)", givesArguments: true)
  }

  /// Whether some associated types of one of the library's types are.
  static func lendsUnmade(_ outer: String) -> Bool {
    unmadeIndices.contains(outer) || slicedByOthers.contains(outer)
  }

  /// Whether other modules may well have a type of the name, so that it is Foundation's only where
  /// that is imported.
  static func isCommonWord(_ name: String) -> Bool { commonWords.contains(name) }

  /// Whether it is a generic type, so that what stands in an extension of it has its parameters.
  static func isGeneric(_ name: String) -> Bool { generic.contains(name) }

  private static let generic: Set = [
    "AnyBidirectionalCollection", "AnyCollection", "AnyIterator", "AnyPublisher",
    "AnyRandomAccessCollection", "AnySequence", "AnySubscriber", "Array", "ArraySlice",
    "AsyncCompactMapSequence", "AsyncDropFirstSequence", "AsyncDropWhileSequence",
    "AsyncFilterSequence", "AsyncFlatMapSequence", "AsyncMapSequence", "AsyncPrefixSequence",
    "AsyncPrefixWhileSequence", "AsyncStream", "AsyncThrowingMapSequence", "AsyncThrowingStream",
    "Atomic", "AtomicLazyReference", "Binding", "CheckedContinuation", "ClosedRange",
    "CodableConfiguration", "CollectionDifference", "CollectionOfOne", "ComparableComparator",
    "ContiguousArray", "CurrentValueSubject", "DefaultIndices", "Dictionary", "DiscontiguousSlice",
    "DispatchSpecificKey", "DropFirstSequence", "DropWhileSequence", "EmptyCollection",
    "EnumeratedSequence", "Expression", "FlattenSequence", "FloatingPointFormatStyle",
    "FloatingPointParseStrategy", "Future", "IndexingIterator", "InlineArray", "IntegerFormatStyle",
    "IntegerParseStrategy", "IteratorSequence", "JoinedSequence", "Just", "KeyPath",
    "KeyPathComparator", "KeyValuePairs", "KeyedDecodingContainer", "KeyedEncodingContainer",
    "LazyDropWhileSequence", "LazyFilterSequence", "LazyMapSequence", "LazyPrefixWhileSequence",
    "LazySequence", "ListFormatStyle", "ManagedBuffer", "ManagedBufferPointer", "Measurement",
    "MemoryLayout", "MutableSpan", "Mutex", "NSCache", "Observations", "Optional", "OutputSpan",
    "PartialKeyPath", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo",
    "PassthroughSubject", "Predicate", "PrefixSequence", "Published", "Range", "RangeSet",
    "ReferenceWritableKeyPath", "Regex", "Repeated", "Result", "ReversedCollection", "SIMD16",
    "SIMD2", "SIMD3", "SIMD32", "SIMD4", "SIMD64", "SIMD8", "SIMDMask", "ScopedAttributeContainer",
    "Set", "Slice", "SortDescriptor", "Span", "StrideThrough", "StrideThroughIterator", "StrideTo",
    "StrideToIterator", "Task", "TaskGroup", "TaskLocal", "ThrowingDiscardingTaskGroup",
    "ThrowingTaskGroup", "UnfoldSequence", "Unmanaged", "UnsafeBufferPointer", "UnsafeContinuation",
    "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafePointer", "WritableKeyPath",
    "Zip2Sequence",
  ]

  private static let standingForOthers: Set = [
    "ArrayLiteralElement", "Bound", "Element", "ExtendedGraphemeClusterLiteralType",
    "FloatLiteralType", "Index", "IntegerLiteralType", "Key", "Magnitude", "RawValue", "Scalar",
    "Stride", "StringLiteralType", "SubSequence", "Value",
  ]

  /// What has indices of a type of their own.
  private static let unmadeIndices: Set = [
    "AnyBidirectionalCollection", "AnyCollection", "AnyRandomAccessCollection", "AttributedString",
    "ClosedRange", "CollectionDifference", "Dictionary", "DiscontiguousSlice", "EnumeratedSequence",
    "IndexSet", "LazyPrefixWhileSequence", "ReversedCollection", "Set", "String", "Substring",
  ]

  /// Collections whose slices are not of their own kind.
  private static let slicedByOthers: Set = [
    "ClosedRange", "Dictionary", "IndexSet", "Range", "Set",
  ]

  private static let unmade: Set = [
    "AffineTransform", "AlignmentOptions", "AnyBidirectionalCollection", "AnyCollection",
    "AnyIndex", "AnyIterator", "AnyRandomAccessCollection", "AnyRegexOutput", "AnySequence",
    "AsyncCompactMapSequence", "AsyncDropFirstSequence", "AsyncDropWhileSequence",
    "AsyncFilterSequence", "AsyncFlatMapSequence", "AsyncMapSequence", "AsyncPrefixSequence",
    "AsyncPrefixWhileSequence", "AsyncThrowingCompactMapSequence", "AsyncThrowingDropWhileSequence",
    "AsyncThrowingFilterSequence", "AsyncThrowingFlatMapSequence", "AsyncThrowingMapSequence",
    "AsyncThrowingPrefixWhileSequence", "Atomic", "AtomicLoadOrdering", "AtomicStoreOrdering",
    "AtomicUpdateOrdering", "AttributeContainer", "AttributeDynamicLookup",
    "AttributeScopeCodableConfiguration", "AttributeScopes", "AttributedSubstring",
    "ByteCountFormatStyle", "CGRectEdge", "CVaListPointer", "CodableAttributedStringKey",
    "CodableWithConfiguration", "CollectionDifference", "CommandLine",
    "ComparableComparator", "Comparator", "ContinuousClock", "CurrencyFormatStyleConfiguration",
    "DefaultIndices", "DefaultStringInterpolation", "DescriptiveNumberFormatConfiguration",
    "DictionaryIndex", "DiscardingTaskGroup", "DiscontiguousAttributedSubstring",
    "DiscontiguousSlice", "DispatchBlock", "DispatchData", "DispatchDataIterator", "DispatchObject",
    "DispatchPredicate", "DispatchQoS", "DispatchSourceHandler", "DispatchSpecificKey",
    "DispatchTimeoutResult", "DispatchWallTime", "DispatchWorkItemFlags",
    "DropFirstSequence", "DropWhileSequence", "EmptyCollection", "EnumeratedSequence", "Expression",
    "FileAttributeKey", "FileAttributeType", "FileProtectionType", "FlattenSequence",
    "FloatingPointClassification", "FloatingPointFormatStyle", "FormatStyleCapitalizationContext",
    "HTTPCookiePropertyKey", "Hasher", "IndexingIterator", "InflectionRule", "IntegerFormatStyle",
    "JobPriority", "JoinedSequence", "KeyPathComparator", "KeyedDecodingContainer",
    "KeyedEncodingContainer", "LazyDropWhileSequence", "LazyFilterSequence", "LazyMapSequence",
    "LazyPrefixWhileSequence", "LazySequence", "MainActor", "ManagedBuffer", "ManagedBufferPointer",
    "MemoryLayout", "Morphology", "Mutex", "NSAffineTransform", "NSAffineTransformStruct",
    "NSBinarySearchingOptions", "NSCompoundPredicate", "NSDateInterval", "NSDecimalNumberHandler",
    "NSEdgeInsets", "NSEnumerationOptions", "NSEnumerator", "NSErrorDomain", "NSExceptionName",
    "NSFastEnumerationState", "NSIndexSetIterator", "NSMeasurement", "NSMutableCharacterSet",
    "NSMutableIndexSet", "NSNotification", "NSPersonNameComponents", "NSPointArray",
    "NSPointPointer", "NSRangePointer", "NSRectArray", "NSRectEdge", "NSRectPointer", "NSSizeArray",
    "NSSizePointer", "NSSortDescriptor", "NSSortOptions", "NSTextCheckingKey", "NSURLComponents",
    "NSURLQueryItem", "NSZone", "Notification", "NotificationQueue",
    "NumberFormatStyleConfiguration", "ObjCBool", "ObservationRegistrar", "PartialAsyncTask",
    "PortMessage", "Predicate", "PredicateBindings", "PredicateError", "PredicateExpressions",
    "PrefixSequence", "ProgressKind", "ProgressUserInfoKey", "PropertyListSerialization",
    "RangeSet", "Regex", "Repeated", "ReversedCollection",
    "SIMDMask", "Slice", "SocketPort", "SortDescriptor", "Span", "StaticBigInt",
    "StreamNetworkServiceTypeValue", "StreamSOCKSProxyConfiguration", "StreamSOCKSProxyVersion",
    "StreamSocketSecurityLevel", "StrideThrough", "StrideThroughIterator", "StrideTo",
    "StrideToIterator", "StringStyle", "StringTransform", "SuspendingClock",
    "SystemRandomNumberGenerator", "TaskGroup", "TaskLocal", "ThrowingDiscardingTaskGroup",
    "ThrowingTaskGroup", "URLFileResourceType", "URLRequest", "URLResourceKey", "URLResourceValues",
    "URLSessionStreamTask", "URLSessionTaskTransactionMetrics", "UTF16", "UTF32", "UTF8",
    "UnboundedRange", "UnboundedRange_", "UnfoldSequence", "Unicode", "UnicodeDecodingResult",
    "UnitConverter", "UnitConverterLinear", "UnownedJob", "UnownedSerialExecutor",
    "UnownedTaskExecutor", "UnsafeCurrentTask", "WordPair", "Zip2Sequence", "addrinfo",
    "dispatch_block_t", "in6_addr", "in_addr", "sockaddr", "sockaddr_in", "sockaddr_in6",
    "sockaddr_storage", "sockaddr_un", "stat", "termios", "timespec", "timeval",
    "tls_ciphersuite_t", "tls_protocol_version_t", "tm", "uuid_string_t", "uuid_t", "winsize",
  ]

  private static let commonWords: Set = [
    "AlignmentOptions", "Bundle", "Comparator", "Dimension", "Expression", "Formatter",
    "Host", "InflectionRule", "Morphology", "Notification", "NotificationQueue", "Operation",
    "Pipe", "Port", "PortMessage", "Predicate", "PredicateError", "Process", "Progress",
    "ProgressKind", "Scanner", "SocketPort", "SortOrder", "Span",
    "Stream", "StringStyle", "StringTransform", "Timer", "Unit", "UnitConverter", "WordPair",
    "XMLDocument", "XMLElement", "XMLNode", "XMLParser",
  ]
}
