/// Types whose names alone mean another type, or none, where a mock stands: those that are, or may
/// be, named like one of another module that the file of mocks imports, those around a protocol, and
/// its typealiases. The mock has to say which of them is meant.
struct NameClashes {
  let index: DeclarationIndex
  /// Whether all mocks stand in one file, with what the file of any imports.
  private let sharesUnknown: Bool
  private let foreign: ForeignNames

  init(index: DeclarationIndex) {
    self.index = index
    sharesUnknown =
      !index.mocks.isSplit && index.importsUnknownSomewhere
      && index.types.contains { index.isMocked($0) && index.importsUnknown($0.file) }
    foreign = sharesUnknown ? ForeignNames(of: index) : ForeignNames()
  }

  /// Names, and what is written instead.
  typealias WrittenTypes = [String: TypeSyntax]

  /// Members of a protocol or class, with the module in front of such types, the types around it in
  /// front of theirs, and the protocol in front of its own.
  ///
  /// - Parameter mocked: The type whose mock has the members.
  func resolved(_ members: Members, of type: IndexedType, for mocked: IndexedType) -> Members {
    var written = others(for: type)
    typesAround(type, in: members, for: mocked).forEach { written[$0] = $1 }
    if !written.isEmpty {
      for name in members.openNames + innerNames(of: type) { written[name] = nil }
    }
    written.merge(ownTypes(of: type, in: members)) { $1 }
    let aliases = ownGenericAliases(of: type, in: members)
    guard !written.isEmpty || !aliases.isEmpty else { return members }
    return members.mapTypes { $0.expanding(aliases).replacing(written) }
  }

  /// A type that a protocol or class names outside of its members, with the module in front of such
  /// types.
  func resolved(_ named: TypeSyntax, of type: IndexedType) -> TypeSyntax {
    var written = others(for: type)
    guard !written.isEmpty else { return named }
    for name in innerNames(of: type) { written[name] = nil }
    return named.replacing(written)
  }

  /// The associated types and typealiases of a protocol, and of those that it inherits from.
  private func innerNames(of type: IndexedType) -> [String] {
    ([type] + index.ancestors(of: type.qualifiedName, module: type.module)).flatMap { owner in
      owner.members.associatedTypes.map(\.name)
        + (index.aliases.hasInner ? index.plainAndGenericAliases(in: owner).map(\.name) : [])
    }
  }

  /// What is written for outermost types that are named in the file of a type.
  private func others(for type: IndexedType) -> WrittenTypes {
    guard let module = type.module else { return foreign.written(in: type.file) }
    let clashing = index.clashingTypes(from: type).merging(foreign.written(in: type.file)) { $1 }
    guard importsUnknown(type.file), let own = index.writtenTypes[module] else { return clashing }
    return own.merging(clashing) { $1 }
  }

  /// Whether a mock's file imports a module of which nothing is known.
  private func importsUnknown(_ file: String) -> Bool {
    sharesUnknown || index.importsUnknown(file)
  }

  /// The typealiases in a protocol, and in those that it inherits from: by their names alone, a
  /// class that conforms to it elsewhere means what is declared outside.
  private func ownTypes(of type: IndexedType, in members: Members) -> [String: TypeSyntax] {
    guard type.kind == .protocol, index.aliases.hasInner else { return [:] }
    let names = mentionedNames(in: members, where: index.mayBeAlias)
    guard !names.isEmpty else { return [:] }
    let ancestors = index.ancestors(of: type.qualifiedName, module: type.module)
    let open = openNames(of: [type] + ancestors)
    let mayAllClash = type.module != nil && importsUnknown(type.file)
    var written: [String: TypeSyntax] = [:]
    for owner in [type] + ancestors {
      let path = writtenPath(to: owner.qualifiedName, in: owner.module)
      for alias in index.aliases(in: owner)
      where names.contains(alias.name) && written[alias.name] == nil {
        guard mayAllClash || isElsewhere(alias.name), !alias.type.mentions(open) else { continue }
        written[alias.name] = .member(of: path, alias.name)
      }
    }
    return written
  }

  /// The generic typealiases in a protocol whose names mean something else outside of it: they
  /// cannot be named through the protocol, and are written out.
  private func ownGenericAliases(
    of type: IndexedType, in members: Members
  ) -> [String: TypealiasDeclaration] {
    guard type.kind == .protocol, index.aliases.hasInner else { return [:] }
    let names = mentionedNames(in: members, where: index.mayBeAlias).filter(isElsewhere)
    guard !names.isEmpty else { return [:] }
    var found: [String: TypealiasDeclaration] = [:]
    for owner in [type] + index.ancestors(of: type.qualifiedName, module: type.module) {
      for alias in index.plainAndGenericAliases(in: owner)
      where !alias.generics.isEmpty && names.contains(alias.name) && found[alias.name] == nil {
        found[alias.name] = alias
      }
    }
    return found
  }

  /// The names of what only a class that conforms tells: associated types, and typealiases that are
  /// made of those.
  private func openNames(of owners: [IndexedType]) -> Set<String> {
    var open = Set(owners.flatMap(\.members.associatedTypes).map(\.name) + ["Self"])
    let aliases = owners.flatMap(index.aliases)
    var count = 0
    while open.count > count {
      count = open.count
      for alias in aliases where alias.type.mentions(open) { open.insert(alias.name) }
    }
    return open
  }

  /// Whether the standard library or Foundation has a type of the name.
  static func isOfLibrary(_ name: String) -> Bool { libraryModule(of: name) != nil }

  /// Which of the two has it.
  fileprivate static func libraryModule(of name: String) -> String? {
    if let module = KnownType.module(of: name) { return module.rawValue }
    let isFoundations =
      names.contains(name) || KnownType.objects.contains(name)
      || KnownType.plainObjects.contains(name)
    return isFoundations ? KnownType.Module.foundation.rawValue : nil
  }

  /// Whether a name means something outside of all types as well.
  func isElsewhere(_ name: String) -> Bool {
    Self.isOfLibrary(name) || KnownType.isUnmade(name, givesArguments: true) || isOutermost(name)
  }

  /// Whether the sources declare the name outside of all types.
  private func isOutermost(_ name: String) -> Bool {
    ([nil] + index.testables).contains { index.declares(name, in: $0) }
  }

  /// The types that members name and that are declared in a type around theirs: a mock is declared
  /// in the innermost one alone, or elsewhere.
  ///
  /// - Returns: What is written for them: nil where the name alone is right.
  private func typesAround(
    _ type: IndexedType, in members: Members, for mocked: IndexedType
  ) -> [String: TypeSyntax?] {
    guard type.enclosingName != nil else { return [:] }
    var names = mentionedNames(in: members) {
      index.innerNames.contains($0) || index.mayBeAlias($0)
    }
    names.subtract(index.aliases(in: type).map(\.name))
    var written: [String: TypeSyntax?] = [:]
    for outer in index.scopes(of: type).dropFirst() where !names.isEmpty {
      let found = names.filter { index.declares("\(outer.name).\($0)", in: outer.module) }
      let isSeen = outer.name == mocked.enclosingName && outer.module == mocked.module
      let path = writtenPath(to: outer.name, in: outer.module)
      for name in found {
        written.updateValue(isSeen ? nil : .member(of: path, name), forKey: name)
      }
      names.subtract(found)
    }
    return written
  }

  /// The names of some kind in the types of members.
  private func mentionedNames(
    in members: Members, where isWanted: (String) -> Bool
  ) -> Set<String> {
    var names: Set<String> = []
    members.forEachType { type in
      _ = type.mentions { name in
        if isWanted(name) { names.insert(name) }
        return false
      }
    }
    return names
  }

  /// The type around a protocol as an extension of it names it: with its module where another one
  /// has a type of the name.
  func writtenEnclosing(of type: IndexedType) -> String? {
    guard let enclosing = type.enclosingName else { return nil }
    let root = String(enclosing.prefix { $0 != "." })
    guard let module = type.module, index.testables.count > 1,
      index.clashingNames.contains(root)
    else { return enclosing }
    return index.isHidden(module) ? "\(module)::\(enclosing)" : "\(module).\(enclosing)"
  }

  /// A type as it is written anywhere.
  private func writtenPath(to name: String, in home: String?) -> TypeSyntax {
    let names = name.split(separator: ".").map(String.init)
    let outermost = home.map { index.type(named: names[0], in: $0) } ?? .named(names[0])
    return names.dropFirst().reduce(outermost) { .member(of: $0, $1.outermostQuoted) }
  }

  /// Modules whose types are named like no others.
  fileprivate static let modules: Set = [
    "Android", "Bionic", "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "FactoryCheck",
    "Glibc", "Musl", "Observation", "Swift", "Synchronization", "Testing", "WASILibc", "WinSDK",
    "XCTest", "os",
  ]

  /// What SwiftUI and Combine call types as applications do.
  fileprivate static let namesOfViews = Set(
    """
    Alert Alignment Anchor Angle Animation Axis Binding Button Cancellable Capsule Circle Color
    Commands Content ContentMode Context Edge EditMode Ellipse Environment Event Fail Font Form
    Future Gesture Gradient Grid Group Image Just Label Layout Link List Menu Namespace Path Picker
    Preview Published Publisher Publishers Record Rectangle Scene ScenePhase Scheduler Section Shape
    Slider Spacer State Stepper Subject Subscriber Subscription Table Text Toggle Transaction
    Transition View Visibility Widget Window
    """
    .split(whereSeparator: \.isWhitespace).map(String.init))

  /// What Foundation calls its types, where another module may well have one of the name.
  fileprivate static let names = Set(
    """
    AffineTransform AlignmentOptions AttributedString BlockOperation Bundle CGFloat CGPoint CGRect
    CGSize CachedURLResponse Calendar CharacterSet CocoaError Comparator ComparisonResult
    ContiguousBytes CustomNSError Data DataProtocol Date DateComponents DateFormatter DateInterval
    Decimal Dimension EnergyFormatter Expression FileAttributeKey FileAttributeType FileHandle
    FileManager FormatStyle Formatter HTTPCookie HTTPURLResponse Host IndexPath IndexSet
    InflectionRule InputStream JSONDecoder JSONEncoder JSONSerialization LengthFormatter Locale
    LocalizedError MassFormatter Measurement Morphology Notification NotificationQueue
    NumberFormatter ObjCBool Operation OperationQueue OutputStream POSIXError ParseStrategy Pipe
    Port PortDelegate PortMessage Predicate PredicateError PredicateExpression Process ProcessInfo
    Progress ProgressKind ProgressReporting QualityOfService RecoverableError RunLoop Scanner
    SocketPort SortComparator SortOrder Stream StringTransform Thread TimeInterval TimeZone Timer
    URL URLCache URLComponents URLCredential URLError URLProtocol URLQueryItem URLRequest
    URLResourceKey URLResourceValues URLResponse URLSession URLSessionConfiguration URLSessionTask
    UUID Unit UserDefaults XMLDTD XMLDocument XMLElement XMLNode XMLParser XMLParserDelegate
    """
    .split(whereSeparator: \.isWhitespace).map(String.init))
}

extension DeclarationIndex {
  /// What is written for the outermost types and typealiases of each module.
  func findWrittenTypes() -> [String: NameClashes.WrittenTypes] {
    var written: [String: NameClashes.WrittenTypes] = [:]
    for (name, modules) in modulesByOutermostName {
      // Older compilers know no other way to name a hidden module's types than by their names alone.
      for module in modules where !isHidden(module) || NameClashes.namesOfViews.contains(name) {
        written[module, default: [:]][name] = type(named: name, in: module)
      }
    }
    return written
  }

  /// The outermost types of the sources that are named like one of Foundation's or of those that
  /// mocks are made of or, where there are several modules, like one of another or of the standard
  /// library.
  func findClashingNames() -> Set<String> {
    let isOneOfSeveral = testables.count > 1
    let names = modulesByOutermostName.filter { name, modules in
      NameClashes.names.contains(name) || MockSupport.names.contains(name)
        || isOneOfSeveral && (modules.count > 1 || NameClashes.isOfLibrary(name))
    }
    return Set(names.keys)
  }

  private var modulesByOutermostName: [String: Set<String>] {
    var modules: [String: Set<String>] = [:]
    for type in types where type.enclosingName == nil && type.access >= .internal {
      if let module = type.module { modules[type.name, default: []].insert(module) }
    }
    for (name, module) in aliases.outermost { modules[name, default: []].insert(module) }
    return modules
  }

  /// Whether an outermost name means what the file imports that has it.
  func dependsOnImports(_ name: String, in module: String?) -> Bool {
    testables.count > 1 && clashingNames.contains(name) && !declares(name, in: module)
  }

  /// Whether a file imports a module of which nothing is known.
  func importsUnknown(_ file: String) -> Bool {
    modulesSeen(from: file).contains(where: isUnknown)
  }

  /// Whether nothing is known of a module.
  func isUnknown(_ module: String) -> Bool {
    !module.hasPrefix("Foundation") && !NameClashes.modules.contains(module)
      && !testables.contains(module)
  }

  /// What is written for those in a type's file: the module before each name, which may be that of
  /// the library where the file imports no other that has it.
  fileprivate func clashingTypes(from type: IndexedType) -> NameClashes.WrittenTypes {
    guard !clashingNames.isEmpty else { return [:] }
    let home = [type.module] + (testables.count > 1 ? importedTestables(by: type.file) : [])
    if let known = foundClashes[home] { return known }
    var written: NameClashes.WrittenTypes = [:]
    for name in clashingNames {
      let module = modules(for: name, from: type).first { declares(name, in: $0) }
      if let home = module ?? NameClashes.libraryModule(of: name) {
        written[name] = self.type(named: name, in: home)
      }
    }
    foundClashes[home] = written
    return written
  }

  /// Whether a type or typealias of the name is declared, whose path has all names around it.
  func declares(_ name: String, in module: String?) -> Bool {
    types(named: name, module: module).contains { types[$0].access >= .internal }
      || aliases(named: name, module: module).contains { $0.header.access >= .internal }
  }
}

extension Members {
  /// The names of associated types and of functions' generic parameters.
  var openNames: [String] {
    var names = associatedTypes.map(\.name)
    for function in functions { names += function.generics.parameters.lazy.map(\.name) }
    for declaration in subscripts { names += declaration.generics.parameters.lazy.map(\.name) }
    for initializer in initializers { names += initializer.generics.parameters.lazy.map(\.name) }
    return names
  }
}
