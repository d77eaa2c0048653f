/// Plans the factories of generic types' instances that conform to nothing.
struct InstancePlanner {
  private let index: DeclarationIndex
  private let plans: [Int: [TypePlan]]
  private let unprovided: Unprovided
  private var seen: Set<String> = []

  init(index: DeclarationIndex, plans: [TypePlan], unprovided: Unprovided) {
    self.index = index
    self.unprovided = unprovided
    self.plans = Dictionary(grouping: plans, by: \.id)
  }

  /// Adds those that values of a type are made of to the plans of their generic types.
  mutating func add(_ type: ResolvedType) {
    type.forEachPart { add($0) }
    guard let (id, written) = type.instance else { return }
    let path = written.with(parametersOf: index.types[id])
    let type = ResolvedType.open(id, path: path)
    guard seen.insert(type.description).inserted else { return }
    for plan in plans[id] ?? [] {
      let instance = plan.instance(type, of: index.types[id], path, Inhabitants(in: index))
      instance.conditions += conditions(of: type).filter { !instance.conditions.contains($0) }
      instance.factoryAccess = min(plan.factoryAccess, index.access(of: type))
      instance.isProvidable = plan.isProvidable && unprovided.isProvided(type)
      instance.setImports(by: index)
      plan.instances.append(instance)
      for argument in instance.constructions.flatMap(\.arguments) { add(argument.type) }
    }
  }

  /// Those of all types that are named in it.
  private func conditions(of type: ResolvedType) -> [String] {
    var conditions: [String] = []
    type.forEachSpelled { part in
      part.forEachDeclaration { id in
        for condition in index.types[id].header.conditions where !conditions.contains(condition) {
          conditions.append(condition)
        }
      }
    }
    return conditions
  }
}

extension ResolvedType {
  /// The number and path of a generic type whose arguments conform to nothing; nil for others.
  var instance: (id: Int, path: [Component])? {
    guard case .open(let id, let path) = self, path.bareArgument != nil else { return nil }
    return (id, path)
  }

  /// With generic types as instances where their arguments conform to nothing.
  fileprivate var withInstances: ResolvedType {
    let type = mapParts(\.withInstances)
    guard case .declared(let id, let path) = type, path.bareArgument != nil else { return type }
    return .open(id, path: path)
  }
}

extension [ResolvedType.Component] {
  /// With the generic type's own parameters where it is of those of another type.
  fileprivate func with(parametersOf type: IndexedType) -> Self {
    var names = type.parameters.map(\.name)[...]
    return map { component in
      var component = component
      component.arguments = component.arguments.map { argument in
        guard let own = names.popFirst(), argument.parameterName != nil else { return argument }
        return if case .tag = argument { .tag(.parameter(own)) } else { .parameter(own) }
      }
      return component
    }
  }

  fileprivate var parameterNames: [String] {
    flatMap(\.arguments).compactMap(\.parameterName)
  }
}

extension TypePlan {
  /// The plan of one instance of the generic type.
  fileprivate func instance(
    _ instance: ResolvedType, of type: IndexedType, _ path: [ResolvedType.Component],
    _ inhabitants: Inhabitants
  ) -> TypePlan {
    let replaced = body.replacing(type.given(path), callee: instance.description)
    let isOfNever = instance.namesNever
    let plan = with(
      instance, isOfNever ? replaced.left(by: inhabitants, of: instance.description) : replaced)
    plan.specify {
      $0.parameters = path.parameterNames
      $0.dependentParameters = []
    }
    plan.lenses = []
    plan.prisms = []
    return plan
  }
}

extension TypePlan.Body {
  /// The same with types in the place of generic parameters.
  func replacing(
    _ arguments: [String: ResolvedType], callee: String
  ) -> TypePlan.Body {
    let replaced = { (construction: Construction, callee: String) in
      construction.retyped({ $0.replacing(arguments).withInstances }, callee: callee)
    }
    switch self {
    case .construction(let construction): return .construction(replaced(construction, callee))
    case .cases(var list):
      list.cases = list.cases.map { replaced($0, $0.callee) }
      return .cases(list)
    }
  }

  /// The same with what there are values of alone.
  fileprivate func left(by inhabitants: Inhabitants, of instance: String) -> TypePlan.Body {
    switch self {
    case .construction(let call): .construction(call.retyped(inhabitants.emptied))
    case .cases(let list): .cases(list.left(by: inhabitants, of: instance))
    }
  }
}

extension CaseList {
  /// Those of its cases that there are values of: where none is left of those that ended a recursion,
  /// the ones that can do without another value of the type do.
  fileprivate func left(by inhabitants: Inhabitants, of instance: String) -> CaseList {
    let left = cases.indices.filter { inhabitants.areMade(by: cases[$0]) }
    var ends = left.filter { $0 < leaves }
    if ends.isEmpty {
      ends = left.filter { inhabitants.areMade(by: cases[$0], inside: [instance]) }
    }
    let order = ends + left.filter { !ends.contains($0) }
    return CaseList(
      cases: order.map { cases[$0].retyped(inhabitants.emptied) }, leaves: ends.count,
      provided: order.firstIndex(of: provided) ?? 0)
  }
}

extension Construction {
  fileprivate func retyped(
    _ type: (ResolvedType) -> ResolvedType, callee: String? = nil
  ) -> Construction {
    with(arguments.map { $0.retyped(type($0.type)) }, callee: callee)
  }
}
