/// Why a comment that is written as what steers the generator, or an entry of the settings,
/// steers nothing where it stands.
enum IdleComment: Sendable, Equatable {
  /// At something that nothing is drawn of: a function, a global variable, an extension.
  case atOther
  case atInitializer
  /// On the line on which a type ends.
  case behindType
  /// In the body of an initialiser.
  case inBody
  /// Behind several parameters or values of a case on one line.
  case amongParameters
  /// At a case with several values: where that is, and their labels, if each has one.
  case severalValues(case: String, labels: [String])
  case noValue(case: String)
  /// A depth at what is no type.
  case depth
  case constant(String)
  case computed(String)
  case `static`(String)
  /// At a property that no call takes.
  case notTaken(String)
  /// At a parameter of an initialiser that is not the one which is called.
  case notCalled(parameter: String)
  /// Behind another one at the same declaration.
  case second
  /// In the settings, for what has a comment.
  case overruled
  /// In the settings, for a type that nothing is generated for.
  case leftOut(type: String)
  case byHand(type: String)
  case atProtocol(String)
}

extension IdleComment {
  /// Why it steers nothing, behind a colon.
  var reason: String {
    switch self {
    case .atOther: "nothing is drawn of what it stands at"
    case .atInitializer: "it stands at an initialiser, which takes no gen"
    case .behindType: "it stands behind a type"
    case .inBody: "it stands in a body"
    case .amongParameters: "several values are on its line"
    case .severalValues(let name, _): "`\(name)` has several values"
    case .noValue(let name): "`\(name)` has no value"
    case .depth: "it stands at no type"
    case .constant(let name): "`\(name)` is always its initial value"
    case .computed(let name): "`\(name)` is computed"
    case .static(let name): "`\(name)` is static"
    case .notTaken(let name): "values are made without `\(name)`"
    case .notCalled(let name): "values are made by another initialiser than that of `\(name)`"
    case .second: "the comment before it is the one that counts"
    case .overruled: "the comment in the source is the one that counts"
    case .leftOut(let type): "nothing is generated for `\(type)`"
    case .byHand(let type): "`\(type)` conforms by hand"
    case .atProtocol(let name): "`\(name)` is a protocol"
    }
  }

  /// What to do about it.
  var hint: String {
    switch self {
    case .atOther, .inBody:
      "write it above a type, or at the member, the case or the parameter of an initialiser that it "
        + "is for"
    case .atInitializer:
      "write it behind the parameter that it is for, and each parameter on a line of its own"
    case .amongParameters:
      "write each on a line of its own, and the comment behind the one that it is for"
    case .severalValues(let name, let labels) where !labels.isEmpty:
      "write in the settings, below `overrides:`, "
        + labels.map { "`\(name).\($0): …`" }.joined(separator: " or ")
        + ", or each value on a line of its own with the comment behind it"
    case .severalValues: "write each value on a line of its own, and the comment behind it"
    case .depth, .behindType: "write it above the type"
    case .constant: "make it a `var`, or delete the comment"
    case .computed: "write it at what that is computed from"
    case .notTaken: "write it behind the parameter of the initialiser that it is for"
    case .notCalled: "write `// arbitrary: skip` above the initialisers that are not to be called"
    case .byHand: "have its `arbitrary()` draw so, or delete the comment"
    case .atProtocol: "write it at the types that conform to it, or at the members of that type"
    case .noValue, .static, .second, .overruled, .leftOut: "delete it"
    }
  }

  /// What to do about it in the settings, below `overrides:`.
  var settingsHint: String {
    switch self {
    case .severalValues(let name, let labels) where !labels.isEmpty:
      "write " + labels.map { "`\(name).\($0): …`" }.joined(separator: " or ")
    case .severalValues:
      "write each value on a line of its own in the source, with `// arbitrary: …` behind it"
    case .constant: "make it a `var`, or delete the line"
    case .computed: "name what that is computed from"
    case .notTaken: "name the parameter of the initialiser that it is for"
    case .byHand: "have its `arbitrary()` draw so, or delete the line"
    case .atProtocol: "name the types that conform to it, or a member of theirs"
    case .notCalled: hint
    default: "delete the line"
    }
  }
}

extension PropertyDeclaration {
  /// Why a gen for it steers nothing, where it does.
  var idleness: IdleComment {
    let name = name.withoutBackticks
    if isStatic { return .static(name) }
    if case .computed = storage { return .computed(name) }
    return isLet && initialValue != nil ? .constant(name) : .notTaken(name)
  }
}

extension EnumCaseDeclaration {
  /// Why a gen for it as a whole steers nothing: only for a single value there is one.
  func idleness(in type: String) -> IdleComment? {
    let path = "\(type).\(name.withoutBackticks)"
    if payload.isEmpty { return .noValue(case: path) }
    guard payload.count > 1 else { return nil }
    let labels = payload.compactMap(\.label?.withoutBackticks)
    return .severalValues(case: path, labels: labels.count == payload.count ? labels : [])
  }
}

extension Diagnostic {
  /// What is told of a comment that steers nothing.
  init(_ comment: Directive, _ reason: IdleComment) {
    let problem = SyntaxProblem.idle(comment.text, reason)
    self.init(problem.severity, at: comment.location, problem.message, hint: problem.hint)
  }
}
