/// Finds the prisms that an enum can have.
struct PrismPlanner {
  let index: DeclarationIndex
  let type: IndexedType
  let cases: [Construction]
  /// Whether the enum has one case there, be it one that is not drawn.
  let isOnlyCase: Bool

  /// A prism for each case that carries something and has its name for itself.
  func prisms() -> [PrismPlan] {
    cases.compactMap { item in
      guard !item.arguments.isEmpty, item.omissions.isEmpty, !item.delaysArguments,
        !item.arguments.contains(where: \.type.holdsFunctionOnActor)
      else { return nil }
      let name = "_\(item.caseName)"
      let isAlone = cases.count { $0.callee == item.callee } == 1
      guard isAlone, !type.hasMember(name) else { return nil }
      let access = item.arguments.map { index.access(of: $0.type) }.reduce(type.access, min)
      return PrismPlan(name: name, construction: item, access: access, isOnlyCase: isOnlyCase)
    }
  }
}

extension Construction {
  /// The name of the case that is called, without backticks.
  fileprivate var caseName: String { String(callee.dropFirst()).withoutBackticks }
}
