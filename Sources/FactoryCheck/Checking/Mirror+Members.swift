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

// MARK: - Types with mirrors of their own

extension Mirror {
  /// What a value is written by: its own mirror where it is a collection or its library's, and else
  /// the members that it has, for a mirror of somebody's making may leave some out, and name others
  /// that no initialiser knows.
  init(showing value: Any) {
    let own = Mirror(reflecting: value)
    guard value is any CustomReflectable, own.isOfMembers, !Mirror.isOfLibrary(value) else {
      self = own
      return
    }
    self.init(
      value, children: Mirror.stored(in: value, as: type(of: value)),
      displayStyle: Mirror.style(of: value), ancestorRepresentation: .suppressed)
  }

  private var isOfMembers: Bool {
    switch displayStyle {
    case .collection, .dictionary, .set, .optional: false
    default: true
    }
  }

  private static func isOfLibrary(_ value: Any) -> Bool {
    let name = String(reflecting: type(of: value))
    return name.hasPrefix("Swift.") || name.hasPrefix("Foundation")
  }

  /// The members that a value has as one of a type, those that it inherits first.
  private static func stored(in value: Any, as type: Any.Type) -> [Child] {
    let inherited = (type as? AnyClass).flatMap(_getSuperclass).map { stored(in: value, as: $0) }
    return (inherited ?? [])
      + (0..<memberCount(value, type: type)).map { index in
        var name: UnsafePointer<CChar>?
        var free: NameFreeing?
        let member = member(of: value, type: type, index: index, name: &name, free: &free)
        defer { free?(name) }
        return (label: name.map(String.init(cString:)), value: member)
      }
  }

  private static func style(of value: Any) -> DisplayStyle {
    switch UInt8(bitPattern: styleLetter(value)) {
    case UInt8(ascii: "c"): .class
    case UInt8(ascii: "e"): .enum
    default: .struct
    }
  }
}

// MARK: - The runtime's own functions, which the standard library makes mirrors with

private typealias NameFreeing = @convention(c) (UnsafePointer<CChar>?) -> Void

@_silgen_name("swift_reflectionMirror_count")
private func memberCount<T>(_ value: T, type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func member<T>(
  of value: T, type: Any.Type, index: Int,
  name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  free: UnsafeMutablePointer<NameFreeing?>
) -> Any

/// `c` for an object, `e` for a value of an enum.
@_silgen_name("swift_reflectionMirror_displayStyle")
private func styleLetter<T>(_ value: T) -> CChar
