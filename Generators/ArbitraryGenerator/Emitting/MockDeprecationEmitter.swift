/// Prints what hands on to members that are deprecated: the compiler warns where that is done, unless
/// it is done in something deprecated, which is called as what a protocol asks for.
struct MockDeprecationEmitter {
  let forwarding: MockForwarding
  /// The name of what holds the instance.
  let holder: String
  /// The type of the instance; nil where a generic parameter stands for it.
  var type: String?

  /// What is handed on by a function.
  struct Item {
    /// That of the function.
    let name: String
    let type: SourceLine
    let closure: SourceLine
    let isDeprecated: Bool
  }

  /// An expression for the function: the closure itself where nobody warns of it.
  func function(_ item: Item) -> SourceLine {
    item.isDeprecated ? "\(typeName(item))(\(holder): \(holder)).forwarded" : item.closure
  }

  /// Prints a type for each of those that the compiler would warn of.
  func emit(_ items: [Item], to text: inout SourceText) {
    for item in items where item.isDeprecated { emit(item, to: &text) }
  }

  private func emit(_ item: Item, to text: inout SourceText) {
    let generics = type == nil ? forwarding.instance : (clause: "", whereClause: "")
    text.line()
    text.block(
      "private nonisolated struct \(typeName(item))\(generics.clause): MockDeprecation\(generics.whereClause)"
    ) { text in
      text.line("let \(holder): MockValue<\(type ?? "Real")>")
      text.line("@available(*, deprecated)")
      text.line("func function() -> \(item.type) { \(item.closure) }")
    }
  }

  private func typeName(_ item: Item) -> String {
    "\(item.name.prefix(1).uppercased())\(item.name.dropFirst())Forwarding"
  }
}

extension MockCall {
  /// What hands it on and, of a subscript, what it is set to.
  func handedOn(by forwarding: MockForwarding) -> [MockDeprecationEmitter.Item] {
    let isDeprecated = !shell.deprecation.isEmpty
    let own = MockDeprecationEmitter.Item(
      name: name, type: "\(MockCallText.handlerType(self))", closure: "\(forwarding.closure(self))",
      isDeprecated: isDeprecated)
    guard let setter else { return [own] }
    let other = MockDeprecationEmitter.Item(
      name: setter.name, type: "\(MockCallText.handlerType(setter))",
      closure: "\(forwarding.setter(setter))", isDeprecated: isDeprecated)
    return [own, other]
  }
}
