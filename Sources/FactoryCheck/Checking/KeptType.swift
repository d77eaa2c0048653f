/// The type that a value of any type is kept as, which is known without looking at the value.
///
/// There is nothing to keep of a metatype such as `Int.Type`: where a declaration names the type, it
/// has no place. The runtime looks for it all the same where it takes a payload out of an enum, or
/// what is inside of a member; it finds whatever stands there, and asking that for its name, or for
/// another type, ends the program.
struct KeptType {
  let type: Any.Type

  init(of value: Any) {
    // The value has three words, and its type the one behind. Without the cast, the bytes would be
    // those of what is inside.
    type = withUnsafeBytes(of: value as Any) { words in
      let type = words.load(
        fromByteOffset: 3 * MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self)
      return unsafeBitCast(type, to: Any.Type.self)
    }
  }

  private init(_ type: Any.Type) { self.type = type }

  /// Whether the type is a metatype that may have no place, as in a payload; a member that is one
  /// is read by its type.
  var isPlaceless: Bool {
    guard kind == Self.metatype else { return false }
    return !(word(1, as: Any.Type.self) is AnyClass)
  }

  /// Whether the type is made of metatypes without a place.
  var isUnreadable: Bool {
    switch kind {
    case Self.optional:
      (type as? any Wrapping.Type).map { KeptType($0.wrapped).hasPlaceless } ?? false
    case Self.tuple: elements.contains(where: \.hasPlaceless)
    default: false
    }
  }

  private var hasPlaceless: Bool { isPlaceless || isUnreadable }
}

// MARK: - Metadata

extension KeptType {
  /// The numbers of kinds in the runtime's records of types.
  private static let metatype = 0x304
  private static let optional = 0x202
  private static let tuple = 0x301

  private var kind: Int { word(0, as: Int.self) }

  /// The types in a tuple: behind the kind, their count and their labels, each with its offset.
  private var elements: [KeptType] {
    (0..<word(1, as: Int.self)).map { KeptType(word(3 + 2 * $0, as: Any.Type.self)) }
  }

  private func word<Word>(_ index: Int, as _: Word.Type) -> Word {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(
      fromByteOffset: index * MemoryLayout<Int>.size, as: Word.self)
  }
}

/// An optional, by what it may hold.
private protocol Wrapping {
  static var wrapped: Any.Type { get }
}

extension Optional: Wrapping {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
