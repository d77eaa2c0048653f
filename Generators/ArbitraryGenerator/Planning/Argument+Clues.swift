/// Which arguments are drawn as clues tell.
extension Argument {
  /// Whether it is a text or a collection, or holds one where it is there, and nobody wrote a gen nor
  /// computes how many elements it has.
  var followsClues: Bool {
    let isOpen = override.map { $0.location == nil && !$0.namesArguments } ?? true
    return isOpen && type.followsClues
  }
}

extension ResolvedType {
  fileprivate var followsClues: Bool {
    switch self {
    case .array, .dictionary: true
    case .optional(let wrapped, _): wrapped.followsClues
    case .known(let type, _, _):
      type.isCollection || Self.counted.contains(type.name) || isAddress
    default: false
    }
  }

  /// Whether texts are read as addresses of it.
  var isAddress: Bool {
    guard case .known(let type, _, _) = self else { return false }
    return ["URL", "URLComponents"].contains(type.name)
  }

  private static let counted: Set = ["ArraySlice", "Data", "Set", "String", "Substring"]
}
