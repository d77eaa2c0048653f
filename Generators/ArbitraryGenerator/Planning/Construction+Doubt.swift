extension Construction {
  /// How doubtful it is that an initialiser which may fail accepts what is drawn for it, the most
  /// doubtful last.
  enum Doubt: Int, Comparable {
    /// Numbers, choices and values of other types, of which mostly some are accepted, what it says
    /// enough of, and what somebody wrote a gen of.
    case none
    /// Texts or bytes, of which it says something.
    case text
    /// Texts or bytes of which nothing is known: hardly any are accepted.
    case unsaid
    /// Places in the file system, or elsewhere, at which there is nothing.
    case place
    /// What is of a type that may not even be found.
    case unknown

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// That of the most doubtful argument; none of what cannot fail.
  var doubt: Doubt {
    guard failure != .never else { return .none }
    if openArguments.contains(where: \.type.hasUnknown) { return .unknown }
    if opensPlace { return .place }
    guard !findsAccepted, openArguments.contains(where: \.type.isRead) else { return .none }
    return clues.values.isEmpty ? .unsaid : .text
  }

  /// Whether it throws, and is told where something is that may not be there.
  var opensPlace: Bool {
    failure.contains(.throwing) && openArguments.contains(where: \.isPlace)
  }

  /// The arguments that nobody wrote a gen of.
  private var openArguments: [Argument] { arguments.filter { $0.override?.location == nil } }
}

extension Argument {
  /// Whether it tells where something is that has to be there: an address, or a text that is called
  /// a path.
  fileprivate var isPlace: Bool {
    if type.isAddress { return true }
    guard type.isRead else { return false }
    return [label, name].compactMap { $0?.lowercased() }
      .contains { words in Self.places.contains(where: words.hasSuffix) }
  }

  private static let places = [
    "contentsof", "directory", "file", "filename", "folder", "path", "url",
  ]
}

extension ResolvedType {
  /// Whether it is text or bytes, or may be, or holds something by texts.
  fileprivate var isRead: Bool {
    switch self {
    case .optional(let wrapped, _): wrapped.isRead
    case .array(.known(let byte, _, _)): byte.name == "UInt8"
    case .dictionary(let key, _): key.isRead
    case .known(let known, _, _): ["Character", "Data", "String", "Substring"].contains(known.name)
    default: false
    }
  }
}
