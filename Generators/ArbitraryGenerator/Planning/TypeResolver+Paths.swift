/// How types are named from anywhere.
extension TypeResolver {
  /// The path to a type from its module, with the generic arguments that are written or, inside a
  /// generic type, understood.
  ///
  /// - Parameter inner: The type of which values are made, if the path is that of one around it.
  func components(
    of id: Int, around inner: IndexedType? = nil, written: ArraySlice<Name>, depth: Int
  ) throws(Unsupported) -> [ResolvedType.Component] {
    let type = index.types[id]
    let inner = inner ?? type
    if type.parameters.isEmpty, written.allSatisfy({ $0.arguments.isEmpty }) { return type.path }
    let own = type.generics.parameters
    let last = written.last
    let given = try (last?.arguments ?? []).enumerated().map { item throws(Unsupported) in
      // What stands for an associated type has to conform to nothing.
      guard type.kind != .protocol else { return try resolve(item.element, depth: depth) }
      guard makesValues, own.indices.contains(item.offset),
        index.isTag(own[item.offset].name, of: inner)
      else {
        let parameter = own.indices.contains(item.offset) ? own[item.offset] : nil
        return try argument(item.element, for: parameter, of: inner, depth: depth)
      }
      return .tag(try named(item.element, depth: depth))
    }
    if own.contains(where: { $0.kind == .pack }), !type.isDrawnByHand { throw .pack(type.name) }
    if given.isEmpty, !own.isEmpty, !scope.parameters.contains(own[0]) { throw .notInferred }
    let lent = makesValues ? try lent(by: given, for: own, in: inner, depth: depth) : []
    let arguments =
      given.isEmpty
      ? own.map { index.isTag($0.name, of: inner) ? .tag($0.argument) : $0.argument } : given
    guard let enclosing = type.enclosing else {
      return index.outerNames(of: type).map { .init(name: $0) }
        + [.init(name: index.rootName(of: type), arguments: arguments, lent: lent)]
    }
    let outer = written.dropLast()
    return try components(of: enclosing, around: inner, written: outer, depth: depth)
      + [.init(name: type.name, arguments: arguments, lent: lent)]
  }

  func unknown(_ name: String) -> ResolvedType {
    .unknown(name, isConformed: index.isDrawnByHand(name))
  }

  /// A name that is not found, as it is written, with its arguments resolved, of which nobody knows
  /// what is made.
  func text(of path: [Name], depth: Int) throws(Unsupported) -> String {
    var texts: [String] = []
    for (name, arguments) in path {
      let resolved = try arguments.map { type throws(Unsupported) in
        try self.named(type, depth: depth).description
      }
      texts.append(name + (resolved.isEmpty ? "" : "<\(resolved.joined(separator: ", "))>"))
    }
    return texts.joined(separator: ".")
  }

  /// A type that is only named: no values are made of it.
  func named(_ type: TypeSyntax, depth: Int) throws(Unsupported) -> ResolvedType {
    var naming = self
    naming.makesValues = false
    return try naming.resolve(type, depth: depth)
  }
}
