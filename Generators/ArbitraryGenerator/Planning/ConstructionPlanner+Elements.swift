/// Collections whose initialisers do not say of how many elements they are.
extension ConstructionPlanner {
  /// How many elements a call with any number of arguments has at most.
  private static let mostElements = 3
  /// Calls with more arguments are not looked for.
  private static let mostAsked = 16

  /// The call with none, one and more arguments where it takes any number and nothing else, or where
  /// something is asked of them, or else the call alone. Literals may hold only what the type's
  /// constants are made of.
  func several(_ construction: Construction) -> [Construction] {
    guard let repetition = construction.repetition else { return [construction] }
    let element = repetition.argument
    let constants = element.label == "arrayLiteral" ? constants() : []
    guard constants.isEmpty else { return constants.map { $0.spelled(byMembers: false) } }
    let isAsked = !repetition.conditions.isEmpty
    guard construction.arguments.isEmpty || isAsked else { return [construction] }
    let counts = counts(of: element, asked: repetition.conditions)
    guard construction.blanks.isEmpty, !counts.isEmpty else {
      return [doubting(construction, repetition)]
    }
    return counts.map { repeating(repetition, count: $0, in: construction) }
  }

  /// The call without the arguments that there may be any number of, which tells if some have to be.
  private func doubting(
    _ construction: Construction, _ repetition: Construction.Repetition
  ) -> Construction {
    let ranges = ranges(ofCountOf: repetition.argument, asked: repetition.conditions)
    if !ranges.contains(where: { $0.contains(0) }) {
      construction.unasked += repetition.conditions.filter { !construction.unasked.contains($0) }
    }
    return construction
  }

  /// Keeps an argument that there may be any number of.
  func noteRepeated(
    _ argument: Argument?, of initializer: InitializerDeclaration, in construction: Construction
  ) {
    guard let argument else { return construction.repetition = nil }
    let conditions = initializer.demands.conditions.filter { condition in
      !condition.text.isEmpty && condition.parameters.contains(argument.name)
    }
    construction.repetition = Construction.Repetition(
      of: argument, at: construction.arguments.count, asked: conditions)
  }

  /// The few smallest numbers of arguments that conditions allow.
  private func counts(of element: Argument, asked conditions: [Precondition]) -> [Int] {
    let least = isMistakenWhenEmpty ? 1 : 0
    let ranges = ranges(ofCountOf: element, asked: conditions)
    let fitting = (least...Self.mostAsked).filter { count in
      ranges.contains { $0.contains(Double(count)) }
    }
    return Array(fitting.prefix(Self.mostElements + 1 - least))
  }

  private func ranges(
    ofCountOf element: Argument, asked conditions: [Precondition]
  ) -> [ClosedRange<Double>] {
    let formulas = conditions.filter(\.isReadable).map { Formula($0.text) }
    return ResolvedType.array(element.type).asked(of: element.all, by: formulas)?.ranges ?? []
  }

  /// The call with so many arguments in place of none, which are what conditions ask of each; what
  /// they ask of all together is asked of an array of them.
  private func repeating(
    _ repetition: Construction.Repetition, count: Int, in construction: Construction
  ) -> Construction {
    let element = repetition.argument
    let gen = element.gen(asked: repetition.conditions)
    let elements = (0..<count).map { number in
      (number == 0 ? element : element.following(number: number + 1)).overridden(by: gen)
    }
    var arguments = construction.arguments
    arguments.insert(contentsOf: elements, at: repetition.position)
    let call = construction.with(arguments, callee: Construction.initializer)
    call.omissions.removeAll { $0.name == element.name }
    call.unasked.removeAll(where: repetition.conditions.contains)
    for condition in repetition.conditions where !element.isOfCount(condition) {
      let asked = condition.asked(of: elements, inPlaceOf: element)
      if let asked = index.asked(asked, of: arguments, in: element.location.file) {
        call.preconditions.append(asked)
      } else {
        call.unasked.append(condition)
      }
    }
    return call.spelled(byMembers: false)
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
  /// It and what follows it, as conditions name them.
  fileprivate var all: AskedRanges.Subject { .init(formula: .name(name)) }

  /// What draws one of them where conditions on all tell which it may be.
  fileprivate func gen(asked conditions: [Precondition]) -> WrittenGen? {
    let formulas = conditions.filter(\.isReadable).map { Formula($0.text) }
    return ResolvedType.array(type).elementGen(asked: all, by: formulas, within: nil)
      .map { WrittenGen(text: $0, location: nil) }
  }

  /// Whether a condition tells no more than how many of them there are.
  fileprivate func isOfCount(_ condition: Precondition) -> Bool {
    let formula = Formula(condition.text)
    return condition.isReadable
      && ResolvedType.array(type).asked(of: all, by: [formula])?.isExact ?? false
  }

  /// Another one behind it, which has no label.
  fileprivate func following(number: Int) -> Argument {
    Argument(
      label: nil, name: "\(name)\(number)", type: type, override: override, location: location)
  }
}

extension Precondition {
  /// The same of an array of arguments, where the initialiser has one of them by a name.
  fileprivate func asked(of elements: [Argument], inPlaceOf element: Argument) -> Precondition {
    let names = elements.map(\.quotedName).joined(separator: ", ")
    let array = elements.isEmpty ? "([] as [\(element.type)])" : "[\(names)]"
    var asked = self
    asked.text = text.renamingWords { $0.withoutBackticks == element.name ? array : nil }
    asked.parameters.remove(element.name)
    asked.parameters.formUnion(elements.map(\.name))
    return asked
  }
}
