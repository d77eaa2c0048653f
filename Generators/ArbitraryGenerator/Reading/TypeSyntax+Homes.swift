/// Which extensions add to the values of a type, as far as its name tells.
extension TypeSyntax {
  /// The names of the types and protocols whose extensions add to it.
  var homes: Set<String> {
    switch self {
    case .array: Self.collections.union(["Array"])
    case .dictionary: ["Collection", "Dictionary", "Sequence"]
    case .optional: ["Optional"]
    case .named("Array", _), .named("ArraySlice", _), .named("ContiguousArray", _),
      .named("Data", []):
      Self.collections.union([lastName ?? ""])
    case .named("String", []), .named("Substring", []):
      Self.collections.union([lastName ?? "", "StringProtocol"])
    case .named("Set", _): ["Collection", "Sequence", "Set"]
    case .named(let name, []) where PreconditionScanner.integers.contains(name):
      Self.numbers.union([name])
    case .named, .member: [lastName ?? ""]
    default: []
    }
  }

  /// What is extended of the library's, by its name, with elements of any type.
  static let extendable: [String: TypeSyntax] = {
    let any = TypeSyntax.named("_")
    let lists = collections.union(["Array"]).map { ($0, TypeSyntax.array(any)) }
    let slices = ["ArraySlice", "ContiguousArray"].map {
      ($0, TypeSyntax.named($0, arguments: [any]))
    }
    let texts = ["String", "StringProtocol"].map { ($0, TypeSyntax.named("String")) }
    let plain = PreconditionScanner.integers.union(["Data"]).map { ($0, TypeSyntax.named($0)) }
    let integers = numbers.map { ($0, TypeSyntax.named("Int")) }
    let others: [(String, TypeSyntax)] = [
      ("Dictionary", .dictionary(key: any, value: any)), ("Optional", .optional(any)),
      ("Set", .named("Set", arguments: [any])),
    ]
    return Dictionary(lists + slices + texts + plain + integers + others) { first, _ in first }
  }()

  /// Whether extensions of the library's types add to it.
  var isExtendable: Bool {
    switch self {
    case .array, .dictionary, .optional: true
    case .named(let name, _): Self.extendable[name] != nil
    default: false
    }
  }

  private static let numbers: Set = [
    "BinaryInteger", "Comparable", "FixedWidthInteger", "Numeric", "SignedInteger",
  ]

  private static let collections: Set = [
    "BidirectionalCollection", "Collection", "MutableCollection", "RandomAccessCollection",
    "RangeReplaceableCollection", "Sequence",
  ]
}
