/// Collections whose initialisers do not say of how many elements they are.
extension ConstructionPlanner {
  /// How many elements a call with any number of arguments has at most.
  private static let mostElements = 3

  /// The call with none, one and more arguments where it takes any number and nothing else, or else
  /// the call alone. Literals may hold only what the type's constants are made of.
  func several(_ construction: Construction) -> [Construction] {
    guard let element = construction.repeated, construction.failure == .never else {
      return [construction]
    }
    let constants = element.label == "arrayLiteral" ? constants() : []
    guard constants.isEmpty else { return constants.map { $0.spelled(byMembers: false) } }
    guard construction.arguments.isEmpty, construction.blanks.isEmpty else {
      return [construction]
    }
    return ((isMistakenWhenEmpty ? 1 : 0)...Self.mostElements).map { count in
      let call = construction.with(
        (0..<count).map { $0 == 0 ? element : element.following(number: $0 + 1) },
        callee: Construction.initializer)
      call.omissions.removeAll { $0.name == element.name }
      return call.spelled(byMembers: false)
    }
  }

  /// Whether a call without arguments might be of several initialisers, each of which takes any
  /// number.
  private var isMistakenWhenEmpty: Bool {
    let fitting = variant.allInitializers.filter { initializer in
      initializer.header.access >= reach && !initializer.parameters.isEmpty
        && initializer.parameters.allSatisfy(\.isVariadic)
    }
    return fitting.count > 1
  }

  /// What the standard library has for collections that can be changed and for sets: they are made
  /// of their elements.
  func ofElements() -> Construction? {
    guard let element = type.elementOfMade else { return nil }
    var initializer = InitializerDeclaration(
      header: DeclarationHeader(location: type.header.location))
    initializer.header.access = type.access
    initializer.parameters = [Parameter(name: "elements", type: .array(element))]
    guard let construction = try? call(initializer, as: callee),
      !construction.arguments.isEmpty, construction.arguments.allSatisfy({ !$0.type.hasUnknown })
    else { return nil }
    return construction.spelled(byMembers: false)
  }
}

extension Argument {
  /// Another one behind it, which has no label.
  fileprivate func following(number: Int) -> Argument {
    Argument(
      label: nil, name: "\(name)\(number)", type: type, override: override, location: location)
  }
}
