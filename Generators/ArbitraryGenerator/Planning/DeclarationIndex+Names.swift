extension DeclarationIndex {
  /// The names of types around a type that are not in the sources, as in `extension String`.
  func outerNames(of type: IndexedType) -> [String] {
    type.enclosingName.map { $0.split(separator: ".").map(String.init) } ?? []
  }

  /// The name of a type at the top of its module, with the module where that is imported.
  ///
  /// A conformance that names its module is silent where the plain form warns as retroactive. A
  /// module that has a type of its own name needs the module selector, `Model::User`.
  func rootName(of type: IndexedType) -> String {
    guard let module = type.module, type.enclosingName == nil else { return type.name }
    let name = type.name.outermostQuoted
    return isHidden(module) ? "\(module)::\(name)" : "\(module).\(name)"
  }

  /// A typealias as other modules name it, with the names inside of what it stands for.
  func name<Names: Sequence<(name: String, arguments: [TypeSyntax])>>(
    ofAlias name: String, module: String?, rest: Names
  ) -> String {
    let written = ([name] + rest.map(\.name)).joined(separator: ".")
    let outermost = name.prefix { $0 != "." }
    let isOfModule =
      outermost == name || !types(named: String(outermost), module: module).isEmpty
    guard let module, isOfModule else { return written }
    return isHidden(module) ? "\(module)::\(written)" : "\(module).\(written)"
  }

  /// The type in its own scope, with its generic parameters as arguments.
  func path(of type: IndexedType) -> [ResolvedType.Component] {
    let arguments = type.generics.parameters.map(\.argument)
    if let enclosing = type.enclosing {
      return path(of: types[enclosing]) + [.init(name: type.name, arguments: arguments)]
    }
    let own = ResolvedType.Component(name: rootName(of: type), arguments: arguments)
    guard type.enclosingName != nil else { return [own] }
    return outerNames(of: type).map { .init(name: $0) } + [own]
  }
}

extension [ResolvedType.Component] {
  /// The names alone, between dots.
  var names: String {
    guard count != 1 else { return self[0].name }
    return map(\.name).joined(separator: ".")
  }
}

extension GenericParameter {
  /// What stands for it between the brackets of its own type.
  var argument: ResolvedType {
    kind == .value ? .value(name) : .parameter(name)
  }
}
