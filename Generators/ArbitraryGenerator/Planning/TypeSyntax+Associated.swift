extension TypeSyntax {
  /// The types that collections, optionals and iterators have by name: `[Int: String].Value` is
  /// `String`.
  func associatedType(_ name: String) -> TypeSyntax? {
    switch (unparenthesized.short, name) {
    case (.array(let element), "Element"): element
    case (.array, "Index"): .named("Int")
    case (.dictionary(let key, _), "Key"): key
    case (.dictionary(let key, let value), "Element"):
      .tuple([.init(label: "key", type: key), .init(label: "value", type: value)])
    case (.dictionary(_, let value), "Value"): value
    case (.optional(let wrapped), "Wrapped"): wrapped
    case (.named("IndexingIterator", let arguments), "Element") where arguments.count == 1:
      arguments[0].associatedType(name) ?? .member(of: arguments[0], name)
    case (.named(let owner, let arguments), "Element") where Self.ofElements.contains(owner):
      arguments.first
    case (.some(let constraint), "Element"):
      // An array stands for it.
      constraint.composed.first { KnownType.sequences.contains($0.qualifiedName ?? "") }
        .map { $0.arguments.first ?? .elementOfAny }
    default: nil
    }
  }

  /// The library's sequences and iterators whose first argument is their element.
  private static let ofElements: Set = [
    "AnyBidirectionalCollection", "AnyCollection", "AnyIterator", "AnyRandomAccessCollection",
    "AnySequence", "ArraySlice", "AsyncStream", "AsyncThrowingStream", "CollectionOfOne",
    "ContiguousArray", "EmptyCollection", "Repeated", "Set",
  ]

  /// `[Key: Value]` for `Dictionary<Key, Value>`, and the like.
  private var short: TypeSyntax {
    guard case .named(let name, let arguments) = self else { return self }
    return switch (name, arguments.count) {
    case ("Array", 1): .array(arguments[0])
    case ("Dictionary", 2): .dictionary(key: arguments[0], value: arguments[1])
    case ("Optional", 1): .optional(arguments[0])
    default: self
    }
  }
}
