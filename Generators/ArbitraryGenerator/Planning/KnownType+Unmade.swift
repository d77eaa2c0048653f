/// Types of the standard library, Foundation, Dispatch and C that the library has no gens for.
extension KnownType {
  /// Whether it is one of those. Types inside of others are told by these, but for names that stand
  /// for another type, as `Data.Index` stands for `Int`.
  static func isUnmade(_ name: String) -> Bool {
    guard let dot = name.utf8.firstIndex(of: ASCII.dot) else { return unmade.contains(name) }
    let outer = String(name[..<dot])
    let last = name[dot...].split(separator: ".").last.map(String.init) ?? ""
    if last == "Index", unmadeIndices.contains(outer) { return true }
    if standingForOthers.contains(last) { return false }
    return unmade.contains(outer) || objects.contains(outer) || all[outer] != nil
  }

  /// Whether other modules may well have a type of the name, so that it is Foundation's only where
  /// that is imported.
  static func isCommonWord(_ name: String) -> Bool { commonWords.contains(name) }

  private static let standingForOthers: Set = [
    "ArrayLiteralElement", "Element", "ExtendedGraphemeClusterLiteralType", "FloatLiteralType",
    "Index", "IntegerLiteralType", "Key", "Magnitude", "RawValue", "Scalar", "Stride",
    "StringLiteralType", "SubSequence", "Value",
  ]

  /// What has indices of a type of their own.
  private static let unmadeIndices: Set = ["Substring", "String"]

  private static let unmade: Set = [
    "AnyBidirectionalCollection", "AnyCollection", "AnyIterator", "AnyRandomAccessCollection",
    "AnyRegexOutput", "AnySequence", "AsyncCompactMapSequence", "AsyncDropFirstSequence",
    "AsyncDropWhileSequence", "AsyncFilterSequence", "AsyncFlatMapSequence", "AsyncMapSequence",
    "AsyncPrefixSequence", "AsyncPrefixWhileSequence", "AsyncThrowingMapSequence", "Atomic",
    "CocoaError", "CollectionDifference",
    "CollectionOfOne", "ContinuousClock", "DecodingError", "DefaultIndices", "DictionaryIndex",
    "DispatchData", "DispatchQoS",
    "DispatchTime", "DispatchWallTime", "DispatchWorkItemFlags", "EmptyCollection", "EncodingError",
    "EnumeratedSequence", "FileAttributeKey", "FileAttributeType", "FlattenSequence", "Hasher",
    "IndexingIterator", "JoinedSequence", "KeyValuePairs", "LazyFilterSequence", "LazyMapSequence",
    "LazySequence", "Mutex",
    "NSFastEnumerationState",
    "Notification", "POSIXError", "POSIXErrorCode", "Predicate", "QualityOfService", "Regex",
    "Repeated", "ReversedCollection", "Slice", "SortDescriptor", "Span", "StaticBigInt",
    "StrideThrough", "StrideTo", "SuspendingClock", "SystemRandomNumberGenerator", "URLError",
    "URLRequest", "URLResourceKey",
    "URLResourceValues", "UnfoldSequence", "Unicode", "Zip2Sequence", "addrinfo", "in6_addr",
    "in_addr", "sockaddr", "sockaddr_in", "sockaddr_in6", "sockaddr_storage", "sockaddr_un",
    "stat", "termios", "timespec", "timeval", "tm", "winsize",
  ]

  private static let commonWords: Set = [
    "Bundle", "Dimension", "Formatter", "Host", "Notification", "Operation", "Pipe", "Port",
    "Predicate", "Process", "Progress", "Regex", "Repeated", "Scanner", "Slice", "Span", "Stream",
    "Timer", "Unit", "XMLDocument", "XMLElement", "XMLNode", "XMLParser",
  ]
}
