/// What is known of a property's wrapper.
enum PropertyWrapper: Sendable {
  /// The memberwise initialiser takes the wrapper itself, which is left at its default.
  case madeByItself
  /// It takes the wrapper itself, and has to be given one of a type; nil where that is not known, or
  /// nobody makes it.
  case asked(TypeSyntax?)
  /// It takes the value or, `delayed`, an expression for that, or may: it does where the wrapper's
  /// initialiser takes one.
  case madeOfValue(delayed: Bool)

  /// The wrapper of a property, nil where it has none. `@Option(name: .long) var x: Int` makes its
  /// wrapper by itself, `@Clamped var x: Int` makes it from the value.
  static func of(
    _ property: PropertyDeclaration, in type: IndexedType, index: DeclarationIndex
  ) -> PropertyWrapper? {
    guard let (name, attribute) = property.wrapping(in: index) else { return nil }
    if attribute.arguments != nil, property.initialValue == nil {
      return .madeByItself
    }
    // The first of several wraps what the others do.
    let wraps = property.isWrappedOnce(in: index) ? property.type : nil
    guard let id = wrapper(name, attribute, in: type, index) else {
      if property.initialValue != nil, ofValues.contains(name), attribute.arguments == nil {
        return .madeOfValue(delayed: true)
      }
      guard property.initialValue == nil, !isParsed(name, in: type, index) else {
        return .madeByItself
      }
      return isShared(name, in: type, index)
        ? .asked(nil)
        : ofPlatforms(
          attribute.name, optional: property.type?.isOptional == true, wrapping: wraps)
    }
    let wrapper = index.types[id]
    let isWrapper = wrapper.header.attribute("propertyWrapper") != nil
    if property.initialValue == nil, isWrapper, wrapper.isMadeOfNothing {
      return .madeByItself
    }
    let initializers = wrapper.allInitializers
    if property.initialValue == nil, isWrapper, !wrapper.isMadeOfValue {
      let isWhole = index.namesWholeType(name, from: type)
      return .asked(
        wraps.flatMap { isWhole ? attribute.name : wrapper.type(attribute.name, wrapping: $0) })
    }
    let values = initializers.compactMap(\.parameters.first).filter { $0.label == "wrappedValue" }
    guard initializers.isEmpty || !values.isEmpty else { return .madeByItself }
    return .madeOfValue(delayed: values.contains { $0.type.specifiers.contains("@autoclosure") })
  }

  /// One that no source declares: SwiftUI's are known, and what containers inject finds its value.
  private static func ofPlatforms(
    _ name: TypeSyntax, optional: Bool, wrapping value: TypeSyntax?
  ) -> PropertyWrapper {
    switch KnownType.plainName(name.qualifiedName ?? "") {
    case "Binding": .asked(value.map { name.given([$0]) })
    case "AccessibilityFocusState", "EnvironmentObject", "FocusState", "Namespace": .madeByItself
    case "Autowired", "Inject", "Injected", "InjectedObject", "LazyInject", "LazyInjected",
      "OptionalInjected", "WeakLazyInjected":
      .madeByItself
    case "State" where optional: .madeByItself
    default: .madeOfValue(delayed: true)
    }
  }

  /// Whether it is one of swift-argument-parser's, which all make themselves.
  private static func isParsed(
    _ name: String, in type: IndexedType, _ index: DeclarationIndex
  ) -> Bool {
    parsed.contains(name) && index.imports("ArgumentParser", in: type.file)
  }

  private static let parsed: Set = ["Argument", "Flag", "Option", "OptionGroup"]

  /// Whether it is one of those that states of the Composable Architecture share what they hold by,
  /// which no value makes.
  private static func isShared(
    _ name: String, in type: IndexedType, _ index: DeclarationIndex
  ) -> Bool {
    ["Shared", "SharedReader"].contains(name)
      && ["ComposableArchitecture", "Sharing"].contains { index.imports($0, in: type.file) }
  }

  /// Those that no source declares and that an initial value is all that they are made of.
  private static let ofValues: Set = ["Published", "State"]

  /// Those that no source declares and that a value can be given to behind an initialiser.
  private static let settable: Set = [
    "Enum", "Field", "ID", "OptionalEnum", "OptionalField", "Published", "Timestamp",
  ]

  /// Whether a property can be set where others are, as far as its wrapper goes.
  static func isSettable(
    _ property: PropertyDeclaration, in type: IndexedType, index: DeclarationIndex
  ) -> Bool {
    guard let (name, attribute) = property.wrapping(in: index) else { return true }
    guard let id = wrapper(name, attribute, in: type, index) else {
      return settable.contains(name) || isParsed(name, in: type, index)
    }
    return index.types[id].members.properties.contains { value in
      guard value.name == "wrappedValue", !value.isLet, value.header.setterAccess == nil else {
        return false
      }
      if case .computed(let accessors) = value.storage { return accessors.hasSetter }
      return true
    }
  }

  /// What is set where a property is that has a wrapper of the sources: its `wrappedValue`.
  static func value(
    of property: PropertyDeclaration, in type: IndexedType, index: DeclarationIndex
  ) -> PropertyDeclaration? {
    guard let (name, attribute) = property.wrapping(in: index),
      let id = wrapper(name, attribute, in: type, index)
    else { return nil }
    return index.types[id].members.properties.first { $0.name == "wrappedValue" }
  }

  /// What makes the wrapper of a property of its value, and of what its attribute hands on; nil where
  /// it has none.
  static func call(
    of property: PropertyDeclaration, madeOf value: [InitializerCall.Argument],
    index: DeclarationIndex
  ) -> InitializerCall? {
    guard let (name, attribute) = property.wrapping(in: index) else { return nil }
    let others = attribute.arguments.map(PreconditionScanner.arguments(written:)) ?? []
    return InitializerCall(made: .type(name), arguments: value + others)
  }

  /// The attribute of the global actor that the wrapper of a property keeps its value on; nil where
  /// that is on none, or nothing is known of it.
  static func isolation(
    of property: PropertyDeclaration, in type: IndexedType, index: DeclarationIndex
  ) -> String? {
    guard let (name, attribute) = property.wrapping(in: index),
      let id = wrapper(name, attribute, in: type, index)
    else { return nil }
    let wrapper = index.types[id]
    guard wrapper.header.attribute("propertyWrapper") != nil else { return nil }
    let value = wrapper.members.properties.first { $0.name == "wrappedValue" }
    let attributes = (value?.header.attributes ?? []) + wrapper.header.attributes
    return attributes.first(where: index.isGlobalActor)?.description
  }

  /// The name of a parameter's wrapper where that has `init(projectedValue:)`.
  static func projected(
    _ parameter: Parameter, in type: IndexedType, index: DeclarationIndex
  ) -> String? {
    for attribute in parameter.attributes {
      guard let name = attribute.customName(in: index),
        let id = wrapper(name, attribute, in: type, index)
      else { continue }
      let initializers = index.types[id].allInitializers
      if initializers.contains(where: { $0.parameters.first?.label == "projectedValue" }) {
        return name
      }
    }
    return nil
  }

  /// The number of a wrapper's type, which may be named by a typealias.
  private static func wrapper(
    _ name: String, _ attribute: Attribute, in type: IndexedType, _ index: DeclarationIndex
  ) -> Int? {
    switch index.lookUp(name, from: type) {
    case .type(let id): return id
    case .alias(let alias):
      let resolver = TypeResolver(index: index, scope: type, blocked: [], makesValues: false)
      if let id = (try? resolver.resolve(attribute.name))?.declaredID { return id }
      // It may stand for a generic type without its arguments.
      guard let target = alias.type.qualifiedName,
        case .type(let id)? = index.lookUp(target, from: type)
      else { return nil }
      return id
    case nil: return nil
    }
  }
}

extension PropertyDeclaration {
  /// Whether it is private to what its wrapper begins with: the memberwise initialiser then is
  /// there without it, as for `@State private var isOn = false`.
  func isKeptByWrapper(in type: IndexedType, index: DeclarationIndex) -> Bool {
    guard header.access < .internal, !header.attributes.isEmpty,
      let wrapper = PropertyWrapper.of(self, in: type, index: index)
    else { return false }
    if case .madeByItself = wrapper { return true }
    return initialValue != nil
  }
}

extension IndexedType {
  /// The type of a wrapper of some value, of which the argument is left out behind `@Ref` where
  /// `Ref<Value>` wraps a `Value`; nil where it is not seen what that would be, as behind a typealias.
  fileprivate func type(_ written: TypeSyntax, wrapping value: TypeSyntax) -> TypeSyntax? {
    guard !generics.isEmpty, written.arguments.isEmpty else { return written }
    guard written.lastName == name else { return nil }
    let wrapped = members.properties.first { $0.name == "wrappedValue" }?.type
    guard let wrapped, generics.parameters.map({ .named($0.name) }) == [wrapped] else {
      return nil
    }
    return written.given([value])
  }

  /// Whether a wrapper can be made of a value alone.
  fileprivate var isMadeOfValue: Bool {
    let initializers = allInitializers
    if initializers.contains(where: { $0.parameters.first?.label == "wrappedValue" }) {
      return true
    }
    return members.initializers.isEmpty
      && members.properties.contains { $0.isStoredInInstances && $0.name == "wrappedValue" }
  }

  /// Whether a call without arguments makes one: the compiler then makes the wrapper so, and not
  /// from a value.
  fileprivate var isMadeOfNothing: Bool {
    let initializers = allInitializers
    if initializers.contains(where: { $0.parameters.allSatisfy { $0.defaultValue != nil } }) {
      return true
    }
    return kind != .enum && members.initializers.isEmpty
      && members.properties.allSatisfy { !$0.isStoredInInstances || $0.hasDefault }
  }
}

extension DeclarationIndex {
  /// Whether a name is that of a typealias which stands for a type with its arguments.
  fileprivate func namesWholeType(_ name: String, from type: IndexedType) -> Bool {
    guard case .alias(let alias)? = lookUp(name, from: type) else { return false }
    return alias.generics.isEmpty && !alias.type.arguments.isEmpty
  }

  /// Whether a result builder makes the value of a property of a type.
  func isBuilt(_ property: PropertyDeclaration, in type: IndexedType) -> Bool {
    property.header.attributes.contains { attribute in
      guard let name = attribute.customName(in: self) else { return false }
      guard case .type(let id)? = lookUp(name, from: type) else { return name.hasSuffix("Builder") }
      return types[id].header.attribute("resultBuilder") != nil
    }
  }
}

extension PropertyDeclaration {
  /// The attribute that may be that of its wrapper, and the name of that; nil where it has none.
  func wrapping(in index: DeclarationIndex) -> (name: String, attribute: Attribute)? {
    for attribute in header.attributes {
      if let name = attribute.customName(in: index) { return (name, attribute) }
    }
    return nil
  }

  /// Whether no second attribute may be that of a wrapper.
  fileprivate func isWrappedOnce(in index: DeclarationIndex) -> Bool {
    header.attributes.count { $0.customName(in: index) != nil } == 1
  }
}
