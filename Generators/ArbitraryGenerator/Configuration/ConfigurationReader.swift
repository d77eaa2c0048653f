/// Reads settings from a document, and goes on behind a value that is wrong: all that is wrong is
/// told at once.
struct ConfigurationReader {
  private(set) var errors: [ConfigurationError] = []
  private var values: [Configuration.Key: YAMLNode] = [:]

  /// Finds the values; what is no map has none.
  init(_ document: YAMLNode) throws(ConfigurationErrors) {
    guard case .map(let entries) = document.value else {
      throw ConfigurationErrors([
        ConfigurationError(.notAMap(document.kind), at: document.location)
      ])
    }
    for entry in entries {
      if let key = Configuration.Key(rawValue: entry.key) {
        values[key] = entry.value
      } else {
        fail(.unknownKey(entry.key), at: entry.location)
      }
    }
  }

  private mutating func fail(
    _ reason: ConfigurationError.Reason, at location: SourceLocation
  ) {
    errors.append(ConfigurationError(reason, at: location))
  }

  /// The value as it should be; nil, and an error is kept, where it is not.
  private mutating func read<Value>(
    _ node: YAMLNode, as value: (YAMLNode) throws(ConfigurationError) -> Value
  ) -> Value? {
    do {
      return try value(node)
    } catch {
      errors.append(error)
      return nil
    }
  }

  private mutating func read<Value>(
    _ key: Configuration.Key, as value: (YAMLNode) throws(ConfigurationError) -> Value
  ) -> Value? {
    values[key].flatMap { read($0, as: value) }
  }
}

// MARK: - Paths and modules

extension ConfigurationReader {
  /// What is to be read, which has to be said.
  ///
  /// - Parameter start: Where the settings begin.
  mutating func includes(at start: SourceLocation) -> [ConfiguredPath] {
    guard let node = values[.includes] else {
      // Who has misspelt the key is told that.
      if !errors.contains(where: \.isMisspeltIncludes) { fail(.missingKey(.includes), at: start) }
      return []
    }
    if Self.items(node).isEmpty { fail(.nothingIncluded, at: node.location) }
    return paths(of: .includes)
  }

  mutating func paths(of key: Configuration.Key) -> [ConfiguredPath] {
    items(of: key).compactMap { path($0, of: key) }
  }

  mutating func path(of key: Configuration.Key) -> ConfiguredPath? {
    values[key].flatMap { path($0, of: key) }
  }

  private mutating func path(_ node: YAMLNode, of key: Configuration.Key) -> ConfiguredPath? {
    read(node) { node throws(ConfigurationError) in
      ConfiguredPath(path: try Self.text(node, of: key), location: node.location)
    }
  }

  /// The modules to test, and the folders of those that say theirs.
  mutating func testables() -> (names: [String], folders: [String: [ConfiguredPath]]) {
    guard case .map(let entries)? = values[.testables]?.value else {
      return (modules(of: .testables), [:])
    }
    var folders: [String: [ConfiguredPath]] = [:]
    for entry in entries {
      if entry.key.isEmpty || entry.key != entry.key.moduleName {
        fail(.notAModule(entry.key, .testables), at: entry.location)
      }
      let own = Self.items(entry.value).compactMap { item in
        read(item) { item throws(ConfigurationError) in try Self.folder(item, of: entry.key) }
      }
      if !own.isEmpty { folders[entry.key] = own }
    }
    return (entries.map(\.key), folders)
  }

  private static func folder(
    _ node: YAMLNode, of module: String
  ) throws(ConfigurationError) -> ConfiguredPath {
    guard let path = node.text, !path.isEmpty else {
      let found = node.text == nil ? node.kind : "empty text"
      throw ConfigurationError(.notAFolder(of: module, found: found), at: node.location)
    }
    return ConfiguredPath(path: FilePath.normal(path), location: node.location)
  }

  /// The names of modules, each one once.
  mutating func modules(of key: Configuration.Key) -> [String] {
    var modules: [String] = []
    for item in items(of: key) {
      let name = read(item) { item throws(ConfigurationError) in try Self.module(item, of: key) }
      if let name, !modules.contains(name) { modules.append(name) }
    }
    return modules
  }

  private static func module(
    _ node: YAMLNode, of key: Configuration.Key
  ) throws(ConfigurationError) -> String {
    let name = try text(node, of: key)
    guard !name.isEmpty, name == name.moduleName else {
      throw ConfigurationError(.notAModule(name, key), at: node.location)
    }
    return name
  }

  private func items(of key: Configuration.Key) -> [YAMLNode] {
    values[key].map(Self.items) ?? []
  }

  /// The items of a list; a single value stands for a list of one.
  private static func items(_ node: YAMLNode) -> [YAMLNode] {
    if case .list(let items) = node.value { return items }
    return node.isNull ? [] : [node]
  }

  private static func text(
    _ node: YAMLNode, of key: Configuration.Key
  ) throws(ConfigurationError) -> String {
    guard let text = node.text else {
      throw ConfigurationError(.notText(key, found: node.kind), at: node.location)
    }
    guard !text.isEmpty else { throw ConfigurationError(.emptyText(key), at: node.location) }
    return text
  }
}

// MARK: - Steering

extension ConfigurationReader {
  /// How code is generated for some modules.
  mutating func steering(among testables: [String]) -> Steering {
    var steering = Steering()
    steering.overrides = overrides()
    steering.imports = modules(of: .imports)
    steering.excludedImports = modules(of: .excludedImports)
    steering.access = read(.access, as: Self.access)
    steering.depth = read(.depth, as: Self.depth)
    steering.mainActorModules = mainActorModules(among: testables)
    steering.hasLenses = truth(of: .lenses) ?? steering.hasLenses
    steering.hasConstants = truth(of: .constants) ?? steering.hasConstants
    steering.frame.header = items(of: .header).flatMap { read($0, as: Self.header) ?? [] }
    steering.frame.condition = read(.condition, as: Self.condition)
    return steering
  }

  private mutating func overrides() -> [Steering.Override] {
    guard let node = values[.overrides] else { return [] }
    guard case .map(let entries) = node.value else {
      fail(.notOverrides(node.kind), at: node.location)
      return []
    }
    var overrides: [Steering.Override] = []
    for entry in entries {
      guard let gen = read(entry.value, as: Self.gen) else { continue }
      overrides.append(
        Steering.Override(path: entry.key, gen: gen, location: entry.location))
    }
    return overrides
  }

  private static func gen(_ node: YAMLNode) throws(ConfigurationError) -> String {
    let gen = try text(node, of: .overrides)
    if let problem = GenProblem(in: gen) {
      throw ConfigurationError(.gen(problem), at: node.location)
    }
    return gen
  }

  private static func access(_ node: YAMLNode) throws(ConfigurationError) -> AccessLevel {
    let word = try text(node, of: .access)
    guard let level = AccessLevel(rawValue: word), Steering.levels.contains(level) else {
      throw ConfigurationError(.notAnAccess(word), at: node.location)
    }
    return level
  }

  private static func depth(_ node: YAMLNode) throws(ConfigurationError) -> Int {
    guard case .plain(let text) = node.value, let depth = Int(text),
      Steering.depths.contains(depth)
    else { throw ConfigurationError(.notADepth(found: node.kind), at: node.location) }
    return depth
  }

  /// One isolation for all modules, or those of some by their names.
  private mutating func mainActorModules(among testables: [String]) -> MainActorModules {
    guard let node = values[.isolation] else { return .none }
    guard case .map(let entries) = node.value else {
      return read(node, as: Self.isMainActor) == true ? .all : .none
    }
    var names: Set<String> = []
    for entry in entries {
      if !testables.contains(entry.key) {
        fail(.notATestable(entry.key, testables), at: entry.location)
      }
      if read(entry.value, as: Self.isMainActor) == true { names.insert(entry.key) }
    }
    return .named(names)
  }

  /// Whether it is the main actor that declarations are on by default.
  private static func isMainActor(_ node: YAMLNode) throws(ConfigurationError) -> Bool {
    switch try text(node, of: .isolation) {
    case "MainActor": return true
    case "nonisolated": return false
    case let word: throw ConfigurationError(.notAnIsolation(word), at: node.location)
    }
  }

  /// The lines of an item, which may be empty between others.
  private static func header(_ node: YAMLNode) throws(ConfigurationError) -> [String] {
    FileFrame.header(of: node.text == "" ? "" : try text(node, of: .header))
  }

  private static func condition(_ node: YAMLNode) throws(ConfigurationError) -> String {
    let condition = try text(node, of: .condition)
    guard CompilationCondition.isWhole(condition) else {
      throw ConfigurationError(.notACondition(condition), at: node.location)
    }
    return condition
  }

  private mutating func truth(of key: Configuration.Key) -> Bool? {
    read(key) { node throws(ConfigurationError) in
      switch node.value {
      case .plain("true"): return true
      case .plain("false"): return false
      default: throw ConfigurationError(.notATruth(key, found: node.kind), at: node.location)
      }
    }
  }
}

// MARK: - Mocks

extension ConfigurationReader {
  /// What stands in `mocks`, a word or a map, and what stands beside it.
  mutating func mocks() -> MockSettings {
    var nodes = mockNodes()
    for (key, short) in MockSettings.shortKeys {
      guard let node = values[short] else { continue }
      if let first = nodes[key] {
        fail(.mocksTwice(key, first: first.location), at: node.location)
      } else {
        nodes[key] = node
      }
    }
    var mocks = MockSettings()
    let selection = nodes[.protocols].flatMap { read($0, as: Self.selection) }
    mocks.selection = selection ?? mocks.selection
    mocks.output = nodes[.output].flatMap { path($0, of: .mocksOutput) }
    mocks.overloads = nodes[.overloads].flatMap { read($0, as: Self.overloads) } ?? mocks.overloads
    return mocks
  }

  /// The values inside `mocks`; a word is that of `protocols`.
  private mutating func mockNodes() -> [MockSettings.Key: YAMLNode] {
    guard let node = values[.mocks] else { return [:] }
    guard case .map(let entries) = node.value else { return [.protocols: node] }
    var nodes: [MockSettings.Key: YAMLNode] = [:]
    for entry in entries {
      if let key = MockSettings.Key(rawValue: entry.key) {
        nodes[key] = entry.value
      } else {
        fail(.unknownMockKey(entry.key), at: entry.location)
      }
    }
    return nodes
  }

  private static func selection(
    _ node: YAMLNode
  ) throws(ConfigurationError) -> MockSettings.Selection {
    let text = try text(node, of: .mocks)
    guard let selection = MockSettings.Selection(rawValue: text) else {
      throw ConfigurationError(.notASelection(text), at: node.location)
    }
    return selection
  }

  private static func overloads(
    _ node: YAMLNode
  ) throws(ConfigurationError) -> MockSettings.Overloads {
    let text = try text(node, of: .mocksOverloads)
    guard let overloads = MockSettings.Overloads(rawValue: text) else {
      throw ConfigurationError(.notOverloads(text), at: node.location)
    }
    return overloads
  }
}
