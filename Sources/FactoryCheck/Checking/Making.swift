/// What a value was made by.
struct Making {
  let value: Any
  /// Swift with `Self` for the value's type and `%` for each argument; nil where no call makes it.
  var call: String?
  var arguments: [Any] = []
  /// What was set behind the call; a name with `?` behind it is of what nil leaves alone.
  var members: KeyValuePairs<String, Any> = [:]
  /// Whether it decoded itself.
  var isDecoded = false
}

extension Making {
  /// The makings by what the values' members say.
  struct Index {
    private var makings: [Key: Making] = [:]
    private var types: Set<ObjectIdentifier> = []

    private struct Key: Hashable {
      let type: ObjectIdentifier
      let members: String
      /// What tells streams apart, whose members say nothing.
      let object: ObjectIdentifier?

      init(_ value: Any, _ tree: SourceTree) {
        type = ObjectIdentifier(Swift.type(of: value))
        members = tree.text
        object = (value as? any OpaqueStream)?.object
      }
    }

    init(_ makings: [Making] = []) {
      for making in makings {
        guard let value = Index.wrapped(in: making.value) else { continue }
        let tree = SourceText.identity(of: value)
        let key = Key(value, tree)
        types.insert(key.type)
        if self.makings[key] == nil {
          self.makings[key] = making
        } else if !tree.isComplete {
          self.makings[key] = Making(value: value)
        }
      }
    }

    /// What made a value, or one that is just like it. Where members that cannot be written may
    /// tell several values apart, it is none of their calls.
    subscript(value: Any) -> Making? {
      guard types.contains(ObjectIdentifier(type(of: value))) else { return nil }
      return makings[Key(value, SourceText.identity(of: value))]
    }

    /// The value inside of an optional.
    private static func wrapped(in value: Any) -> Any? {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional else { return value }
      return mirror.children.first.flatMap { wrapped(in: $0.value) }
    }
  }
}
