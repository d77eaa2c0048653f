/// The members by which values are written.
extension Mirror {
  /// The members of a structure or an object, those it inherits first: a wrapped property by its
  /// value, one whose storage a macro keeps by its own name, and none that the compiler or a macro
  /// adds or that is lazy, which no initialiser takes.
  var members: [Child] {
    let isObserved = children.contains { $0.label?.isRegistrar == true }
    let own = children.compactMap { child -> Child? in
      guard let label = child.label else { return child }
      if label.hasPrefix("$") || label.hasPrefix("_$") { return nil }
      guard label.hasPrefix("_") else { return child }
      let wrapped = Mirror(reflecting: child.value).descendant("wrappedValue")
      guard isObserved || wrapped != nil else { return child }
      return (String(label.dropFirst()), wrapped ?? child.value)
    }
    return (superclassMirror?.members ?? []) + own
  }
}

extension String {
  /// Whether a macro such as `@Observable` calls a member so that knows who observes the others: it
  /// keeps these by names with an underscore before them.
  fileprivate var isRegistrar: Bool { hasPrefix("_$") && hasSuffix("Registrar") }
}
