/// Arguments that are drawn until each of them is accepted.
extension ConstructionPlanner {
  /// Draws each element of a collection until it is what is asked of all, and each text and
  /// collection alone until it is what is asked of it where several are drawn: together, they would
  /// hardly ever all be. One of which more is asked than can be asked alone follows the clues of all,
  /// since it would be drawn by half of them.
  func filterArguments(of construction: Construction, asked initializer: InitializerDeclaration) {
    let arguments = construction.arguments
    let demands = initializer.demands
    for (position, argument) in arguments.enumerated()
    where argument.followsClues && argument.wrapped.anyElement != nil {
      let conditions = (demands.conditions + demands.checks).filter {
        $0.parameters == [argument.name] && !$0.text.isEmpty
      }
      let canAsk = conditions.allSatisfy { condition in
        let asked = index.asked(condition, of: arguments, in: type.file)
        return asked.map { !$0.mayTrap && !$0.needsFoundation } ?? false
      }
      guard canAsk else { continue }
      let hasClues = index.steering.hasConstants
      let (filter, rest) = argument.elementFilter(by: conditions.map(\.text)) {
        Argument.clues(in: $0, hasClues)
      }
      let elements = filter.flatMap { argument.askedGen(in: initializer, filteringElements: $0) }
      let drawn = argument.overridden(by: elements)
      let isAlone = arguments.count == 1
      let gen = isAlone ? nil : drawn.filteredGen(by: rest, hasClues: hasClues)
      construction.arguments[position] = drawn.overridden(by: gen)
    }
  }
}

extension Argument {
  /// A longer condition is more than the compiler checks in no time.
  private static let longestFilter = 200

  /// What draws the argument until conditions hold; nil where they tell no more than what is drawn
  /// anyway.
  fileprivate func filteredGen(by conditions: [String], hasClues: Bool) -> WrittenGen? {
    guard !isExact(conditions), override != nil || !type.isBare else { return nil }
    let condition = conditions.map { $0.contains("||") || $0.contains(" ? ") ? "(\($0))" : $0 }
      .joined(separator: " && ")
    guard condition.utf8.count <= Self.longestFilter else { return nil }
    let known = Argument.clues(in: condition, hasClues)
    return WrittenGen(
      text: """
        \(override?.text ?? ".any").filter(knowing: .init(\(known))) { \(name.quoted) in \(condition) }
        """,
      location: nil)
  }

  /// What is known of the values for which a condition holds, as arguments of a call.
  fileprivate static func clues(in condition: String, _ hasClues: Bool) -> String {
    let clues = hasClues ? ClueScanner.clues(in: condition).arguments : []
    return clues.map { "\($0)" }.joined(separator: ", ")
  }
}
