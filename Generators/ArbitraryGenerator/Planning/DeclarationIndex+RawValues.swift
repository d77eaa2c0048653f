/// Enumerations that are made by raw values.
extension DeclarationIndex {
  /// A condition such as `Kind(rawValue: code) != nil` with the raw values in it, which tell gens of
  /// numbers what to draw: `[1, 2].contains(code)`. Nil for all else, and where those are many.
  func listingRawValues(_ condition: Precondition, from type: IndexedType) -> Precondition? {
    guard let item = condition.statics.first, condition.statics.count == 1,
      item.name == Precondition.Static.rawInitializer,
      condition.text.hasPrefix("\(item.type)(rawValue: "), condition.text.hasSuffix(") != nil"),
      let numbers = rawNumbers(of: item.type, from: type)
    else { return nil }
    let value = condition.text.dropFirst("\(item.type)(rawValue: ".count).dropLast(") != nil".count)
    guard !value.contains(where: { "()".contains($0) }) else { return nil }
    var listed = condition
    listed.text = "\(numbers).contains(\(value))"
    listed.statics = []
    listed.members.insert("contains")
    return listed
  }

  /// More raw values are not written out.
  private static let mostListed = 16

  /// The raw values of an enumeration, where they are few integers and there whatever `#if` says.
  private func rawNumbers(of name: String, from type: IndexedType) -> [Int]? {
    guard case .type(let id)? = lookUp(name, from: type), isDeclaredOnce(id),
      types[id].isMadeByRawValues, types[id].inheritance.first != .named("String"),
      types[id].members.cases.allSatisfy(\.header.conditions.isEmpty)
    else { return nil }
    let numbers = types[id].rawNumbers
    return (1...Self.mostListed).contains(numbers.count) ? numbers : nil
  }
}

extension IndexedType {
  /// Whether it is made by the raw values of its cases, which are literals, and says nothing itself
  /// of how.
  var isMadeByRawValues: Bool {
    guard kind == .enum, case .named(let name, [])? = inheritance.first else { return false }
    return (name == "String" || PreconditionScanner.integers.contains(name))
      && !allInitializers.contains { $0.parameters.map(\.label) == ["rawValue"] }
  }

  /// Those of an enumeration of integers: where none is written, it is one more than that before.
  /// None where one cannot be read.
  fileprivate var rawNumbers: [Int] {
    var numbers: [Int] = []
    for item in members.cases {
      guard let written = item.rawValue else {
        numbers.append(numbers.last.map { $0 &+ 1 } ?? 0)
        continue
      }
      guard let number = LiteralScanner.integer(written.filter { $0 != "_" }) else { return [] }
      numbers.append(number)
    }
    return numbers
  }
}
