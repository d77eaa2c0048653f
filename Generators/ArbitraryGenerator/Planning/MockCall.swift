/// Something that is called on a mock, and recorded.
///
/// The planner fills it in and nothing changes it afterwards; it is an object because it is large
/// and handed around much.
final class MockCall {
  enum Kind {
    case function(String)
    /// A property whose getter throws or suspends.
    case getter(String)
    indirect case `subscript`(setter: MockCall?)
    case initializer(InitializerDeclaration.Failability)
  }

  /// What a call without a handler does.
  enum Answer: Sendable, Equatable {
    case nothing
    case value(FixedValue)
    /// What the class answers that is overridden.
    case inherited
    case trap
  }

  /// What is called with an answer: a parameter that is a function, or one of two, the first of them
  /// for success and the second for failure.
  struct Completion {
    let functions: [Function]
    /// Whether it has to be called on the main actor, where the handler is not.
    let isOnMainActor: Bool
    /// What the method itself answers.
    let answer: Own

    /// Whether it is drawn which of two is called.
    var isPair: Bool { functions.count == 2 }

    struct Function {
      let position: Int
      /// What it is called with.
      let arguments: [ResolvedType]
      let isOptional: Bool
      /// The one that is nil of a value and an error, where it takes both.
      var missing: Missing?

      enum Missing { case value, error }
    }

    enum Own { case nothing, drawn, `nil` }
  }

  var kind: Kind
  /// The name that those of count, arguments and handler begin with.
  var name: String
  /// The name that it is to have; nil where it gets one of what tells it from others.
  var givenName: String?
  /// What messages call it, and the parameters behind that; nil where there are no parentheses.
  private let titled: (name: String, parameters: [Parameter]?)
  @exclusivity(unchecked) private(set) var shell: MockShell
  /// `<T: Hashable>`, empty where there is nothing generic.
  var genericClause = ""
  /// ` where T.Element == Int`.
  var whereClause = ""
  @exclusivity(unchecked) var parameters: [MockParameter] = []
  /// The parameters that outlive the call.
  @exclusivity(unchecked) var shown: [MockParameter] = []
  @exclusivity(unchecked) var effects = Effects()
  /// The effects of the handler.
  @exclusivity(unchecked) var handlerEffects = Effects()
  /// Whether the handler's error is of a wider type than the method's.
  var castsError = false
  /// Whether nothing but an error that it rethrows could make it generic.
  var isGenericToRethrow = false
  /// What stands behind the arrow; nil where nothing does.
  @exclusivity(unchecked) var result: TypeSyntax?
  /// What handlers answer; nil where they answer nothing.
  @exclusivity(unchecked) var handlerResult: TypeSyntax?
  /// Whether the handler's result is of a wider type than the method's.
  var castsResult = false
  /// What handlers are marked with: `@Sendable`, `@MainActor`.
  @exclusivity(unchecked) var handlerAttributes: [String] = []
  /// Whether handlers run where the call does, as on the mock's actor, or on one that is an
  /// argument: what they are given may be a part of that.
  var runsHandlerOnCaller = false
  var isOnMainActor: Bool { handlerAttributes.contains(where: \.namesMainActor) }
  var answer = Answer.nothing
  /// What gens draw for each call; nil where they draw nothing.
  var drawn: MockAnswers?
  /// What is called with what is drawn; nil where that is answered.
  var completion: Completion?
  /// Whether, without a handler, what is spied on is asked before all else: where no handler could
  /// stand for it.
  var asksFirst = false
  /// Why gens draw nothing, where that may surprise.
  var undrawn: Unsupported?
  /// The completion handler that gens do not call.
  var uncalled: String?
  /// Whether it takes a value of a type that has none, so that nobody calls it.
  var isNeverCalled = false
  /// The conditions without which it would be such a call.
  @exclusivity(unchecked) var calledUnder: [String] = []
  /// Whether count and handler are shared between tasks, and kept behind a lock.
  var isShared = false
  var keepsHistory = true

  init(
    kind: Kind, name: String, title: String, of parameters: [Parameter]? = nil, shell: MockShell
  ) {
    self.kind = kind
    self.name = name
    titled = (title, parameters)
    self.shell = shell
  }
}

extension MockCall {
  /// The method as messages show it, `getPosts(id:)`: few are shown.
  var title: String {
    guard let parameters = titled.parameters else { return titled.name }
    return String { title in
      title.append("", titled.name, "(")
      for parameter in parameters { title.append("", parameter.label ?? "_", ":") }
      title.append(")")
    }
  }

  /// The setter of a subscript, as something that is called as well.
  var setter: MockCall? { if case .subscript(let setter?) = kind { setter } else { nil } }

  var isInitializer: Bool { if case .initializer = kind { true } else { false } }

  /// Says whether what is spied on is asked before all else.
  func askFirst(_ asks: Bool = true) {
    asksFirst = asks
    setter?.asksFirst = asks
    if asks { shell.attributes += shell.deprecation.filter { !shell.attributes.contains($0) } }
  }

  /// Whether it is the setter of a subscript.
  var isSetter: Bool { if case .subscript(setter: nil) = kind { result == nil } else { false } }
}

extension MockCall.Answer {
  /// The fixed value that is answered; nil for what is none.
  var value: FixedValue? { if case .value(let value) = self { value } else { nil } }
}
