/// A type as it is written, piece by piece; `description` prints it back as valid Swift.
indirect enum TypeSyntax: Sendable, Hashable {
  /// `Int`, `Array<Int>`, `Self`, `_`; the name keeps its backticks.
  case named(String, arguments: [TypeSyntax] = [])
  /// `A.B<C>`; the base may be any type, as in `(any P).Element`.
  case member(of: TypeSyntax, String, arguments: [TypeSyntax] = [])
  case optional(TypeSyntax)
  case implicitlyUnwrapped(TypeSyntax)
  case array(TypeSyntax)
  case dictionary(key: TypeSyntax, value: TypeSyntax)
  /// `[3 of Int]`.
  case inlineArray(count: TypeSyntax, element: TypeSyntax)
  /// `()`, `(Int, y: Int)`, and a single type in parentheses.
  case tuple([Element])
  case function(parameters: [Element], effects: Effects, result: TypeSyntax)
  case any(TypeSyntax)
  case some(TypeSyntax)
  /// `A & B`.
  case composition([TypeSyntax])
  /// `T.Type`; `T.Protocol` where `isProtocol`.
  case metatype(TypeSyntax, isProtocol: Bool = false)
  /// `repeat each T`.
  case packExpansion(TypeSyntax)
  /// `each T`.
  case packElement(TypeSyntax)
  /// `~Copyable`.
  case suppressed(TypeSyntax)
  /// `inout`, `borrowing`, `@escaping`, `@Sendable`, `nonisolated(nonsending)`: in order, as
  /// written.
  case attributed([String], TypeSyntax)
  /// An integer in the place of a type, the argument of a value generic.
  case integer(String)

  /// One element of a tuple type or parameter of a function type.
  struct Element: Sendable, Hashable {
    var label: String?
    /// The second name, in `(_ index: Int) -> Void`.
    var name: String?
    var type: TypeSyntax
    var isVariadic = false
  }
}

extension TypeSyntax {
  /// The names in it tell nearly all types apart: what they are put together to costs time.
  func hash(into hasher: inout Hasher) {
    switch self {
    case .named(let name, _), .member(_, let name, _), .integer(let name): hasher.combine(name)
    default: break
    }
    forEachPart { $0.hash(into: &hasher) }
  }

  /// The dotted name without generic arguments, `A.B` for `A<Int>.B` and `A::B`; nil where it is no
  /// name.
  var qualifiedName: String? {
    switch self {
    case .named(let name, _): name.selection.map { "\($0.module).\($0.name)" } ?? name
    case .member(let base, let name, _): base.qualifiedName.map { "\($0).\(name)" }
    default: nil
    }
  }

  /// True for `T?` and `T!`.
  var isOptional: Bool {
    switch self {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }

  /// Whether it is the library's type without values, as it is mostly written.
  var isNever: Bool {
    switch self {
    case .named("Never", []), .member(.named("Swift", []), "Never", []): true
    default: false
    }
  }

  /// The last of the names between the dots; nil where it is no name.
  var lastName: String? {
    switch self {
    case .named(let name, _): name.selection?.name ?? name
    case .member(_, let name, _): name
    default: nil
    }
  }

  /// The generic arguments of the last name; none where it is no name.
  var arguments: [TypeSyntax] {
    switch self {
    case .named(_, let arguments), .member(_, _, let arguments): arguments
    default: []
    }
  }

  /// What is written where nothing is answered.
  static let void = TypeSyntax.named("Void")

  /// What `throws` throws.
  static let anyError = TypeSyntax.any(.named("Error"))

  /// Whether it is written with a question mark at its end.
  var endsInQuestionMark: Bool {
    switch self {
    case .optional: true
    case .function(_, _, let type), .any(let type), .some(let type), .suppressed(let type),
      .packExpansion(let type), .packElement(let type), .attributed(_, let type):
      type.endsInQuestionMark
    default: false
    }
  }

  /// The type without attributes before it: `Arbitrary` for `@retroactive Arbitrary`.
  var unattributed: TypeSyntax {
    if case .attributed(_, let type) = self { type.unattributed } else { self }
  }

  /// The type without parentheses around it.
  var unparenthesized: TypeSyntax {
    guard case .tuple(let elements) = self, elements.count == 1, elements[0].label == nil,
      elements[0].name == nil, !elements[0].isVariadic
    else { return self }
    return elements[0].type.unparenthesized
  }
}

extension String {
  /// What a module selector selects, `B` of the module `A` in `A::B`; nil where there is none.
  var selection: (module: String, name: String)? {
    guard has(ASCII.colon), let selector = firstRange(of: "::") else { return nil }
    return (String(self[..<selector.lowerBound]), String(self[selector.upperBound...]))
  }
}
