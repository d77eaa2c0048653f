extension TypeSyntax {
  /// The types that collections and optionals have by name: `[Int: String].Value` is `String`.
  func associatedType(_ name: String) -> TypeSyntax? {
    switch (unparenthesized, name) {
    case (.array(let element), "Element"): element
    case (.array, "Index"): .named("Int")
    case (.dictionary(let key, _), "Key"): key
    case (.dictionary(_, let value), "Value"): value
    case (.optional(let wrapped), "Wrapped"): wrapped
    default: nil
    }
  }
}
