/// What is known of a property's wrapper.
struct PropertyWrapper: Sendable {
  /// True where the memberwise initialiser takes the wrapper itself, which is then left at its
  /// default.
  var isOmitted: Bool
  /// Whether the memberwise initialiser takes an expression for the value, or may: it does where the
  /// wrapper's takes one.
  var isDelayed = false

  /// The attributes with capitals that wrap nothing.
  private static let others: Set = ["MainActor", "Sendable", "TaskLocal"]

  /// The wrapper of a property, nil where it has none. `@Option(name: .long) var x: Int` makes its
  /// wrapper by itself, `@Clamped var x: Int` makes it from the value.
  static func of(
    _ property: PropertyDeclaration, in type: IndexedType, index: DeclarationIndex
  ) -> PropertyWrapper? {
    let attribute = property.header.attributes.first { wrapperName($0, in: index) != nil }
    guard let attribute, let name = wrapperName(attribute, in: index) else { return nil }
    if attribute.arguments != nil, property.initialValue == nil {
      return PropertyWrapper(isOmitted: true)
    }
    let initializers = index.types(named: name, module: type.module).first
      .map { index.types[$0].members.initializers + index.types[$0].extensionInitializers }
    guard let initializers else {
      return PropertyWrapper(isOmitted: property.initialValue != nil, isDelayed: true)
    }
    let values = initializers.compactMap(\.parameters.first).filter { $0.label == "wrappedValue" }
    return PropertyWrapper(
      isOmitted: !initializers.isEmpty && values.isEmpty,
      isDelayed: values.contains { $0.type.specifiers.contains("@autoclosure") })
  }

  private static func wrapperName(_ attribute: Attribute, in index: DeclarationIndex) -> String? {
    guard let name = attribute.name.qualifiedName, let last = name.split(separator: ".").last,
      last.first?.isUppercase == true, !others.contains(name), !index.isGlobalActor(attribute)
    else { return nil }
    return name
  }
}
