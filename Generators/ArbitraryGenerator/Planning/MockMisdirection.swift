/// An option in the comment above a protocol that is about a member, and does not fit it.
enum MockMisdirection: Sendable, Hashable {
  /// A name that no member has; `nearest` is the one that is likely meant.
  case noMember(option: String, String, nearest: String?)
  /// A publisher of the values of a property that there is none of.
  case noSource(publisher: String, property: String, nearest: String?)
  /// What is no publisher, with its type.
  case noPublisher(String, type: String)
  /// A method, or a property with this type, that cannot be weak.
  case notWeak(String, type: String?)
  /// A publisher that has nothing to begin with.
  case noFirstValue(String, type: String)
  /// An option that classes do not have.
  case ofClass(option: String)
}

extension MockMisdirection {
  var severity: Diagnostic.Severity { if case .noFirstValue = self { .note } else { .warning } }

  var message: String {
    switch self {
    case .noMember(let option, let name, _):
      "names `\(name.bare)` in `\(option)`, and requires no such \(Self.kind(of: option))"
    case .noSource(let publisher, let property, _):
      "names `\(property.bare)` as what `\(publisher.bare)` publishes, and has no such property: "
        + "a test sends its values"
    case .noPublisher(let name, let type):
      "names `\(name.bare)` in `combine`, which is no publisher: its type is `\(type.bare)`"
    case .notWeak(let name, nil): "cannot have `\(name.bare)` weak: it is a method"
    case .notWeak(let name, let type?):
      "cannot have `\(name.bare)` weak: its type is `\(type.bare)`, and no optional"
    case .noFirstValue(let name, let type):
      "gets a `PassthroughSubject` for `\(name.bare)`: no value of `\(type.bare)` is known"
    case .ofClass(let option): "has no use for `\(option)`: it is a class, and no protocol"
    }
  }

  var hint: String {
    switch self {
    case .noMember(_, _, let nearest?), .noSource(_, _, let nearest?):
      "did you mean `\(nearest.bare)`?"
    case .noMember(let option, _, nil): "name one of its \(Self.kind(of: option))s"
    case .noSource: "name one of its properties, or write `PassthroughSubject`"
    case .noPublisher(_, let type): "name a property of type `AnyPublisher<\(type.bare), Never>`"
    case .notWeak(_, nil): "name a property"
    case .notWeak(_, let type?): "declare it as `\(type.bare)?`, or leave the modifier out"
    case .noFirstValue(let name, _): "send the first value with `\(name.bare)Subject.send(…)`"
    case .ofClass(let option): "leave out `\(option)`"
    }
  }

  /// What an option is about.
  private static func kind(of option: String) -> String {
    switch option {
    case "history": "method"
    case "typealias": "associated type"
    default: "member"
    }
  }
}
