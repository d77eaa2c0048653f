/// The targets that a package's manifest declares in so many words.
struct PackageManifest {
  /// A target whose name is a literal.
  struct Target {
    enum Kind: String, CaseIterable {
      case target, executableTarget, macro, testTarget
    }

    let name: String
    let kind: Kind
    /// Its folder, seen from the manifest; nil where that is for the package manager to find.
    let path: String?
    /// The files and folders that are all of it, and those that are no part of it, seen from its
    /// folder.
    let sources, excludes: [String]
    /// The targets and products that it depends on; nil where the manifest computes them.
    let dependencies: [String]?
    /// Whether its settings put it on the main actor by default; nil where the manifest computes
    /// them.
    let isOnMainActor: Bool?
  }

  let targets: [Target]
  /// The names of what other packages and projects can link: libraries, and targets, which most are
  /// called after.
  let products: Set<String>
  /// The folders of packages that it depends on, seen from its own.
  let localPackages: [String]

  /// Reads a manifest's text. Where a name comes twice, once may be as a dependency: the target is
  /// where more is said.
  init(_ text: [UInt8]) {
    let kinds = Target.Kind.allCases.map(\.rawValue)
    let calls = ManifestParser.calls(in: text, named: Self.naming.union(kinds))
      .sorted { $0.arguments.count > $1.arguments.count }
    let libraries = calls.filter { $0.name == "library" }.compactMap { $0.text("name") }
    localPackages = calls.filter { $0.name == "package" }.compactMap { $0.text("path") }
    var names: Set<String> = []
    targets = calls.compactMap(Target.init).filter { names.insert($0.name).inserted }
      .sorted { $0.name < $1.name }
    products = Set(libraries + targets.filter { $0.kind == .target }.map(\.name))
  }

  /// Calls that may name targets, and declare none of Swift sources.
  private static let naming: Set = [
    "executable", "library", "package", "plugin", "product",
  ]

  /// Those of some modules that are on the main actor by default, in a manifest that says so
  /// somewhere: all of them where it is in no target's settings, as in a loop over targets.
  func mainActorModules(among modules: [String]) -> MainActorModules {
    let told = targets.filter { $0.isOnMainActor ?? true }.map(\.name.moduleName)
    let named = Set(told).intersection(modules)
    if told.isEmpty || named.count == modules.count { return .all }
    return named.isEmpty ? .none : .named(named)
  }

  /// What a target can import of some others: what it depends on, and what that depends on. Macros
  /// are for the compiler, and with what they are made of, unless the target itself names them.
  func reached(from target: Target) -> Set<String> {
    let all = Dictionary(targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var reached: Set<String> = []
    var open = [target]
    while let next = open.popLast() {
      guard let dependencies = next.dependencies else {
        return reached.union(targets.filter { $0.kind != .macro }.map(\.name))
      }
      let linked = dependencies.filter { next.name == target.name || all[$0]?.kind != .macro }
      open += linked.filter { reached.insert($0).inserted }.compactMap { all[$0] }
    }
    return reached
  }
}

extension PackageManifest.Target {
  fileprivate init?(_ call: ManifestCall) {
    guard let kind = Kind(rawValue: call.name), let name = call.text("name") else { return nil }
    self.kind = kind
    self.name = name
    path = call.text("path")
    sources = Self.texts(of: call, "sources") ?? []
    excludes = Self.texts(of: call, "exclude") ?? []
    dependencies = Self.texts(of: call, "dependencies")
    isOnMainActor = Self.isOnMainActor(call.arguments["swiftSettings"])
  }

  private static func isOnMainActor(_ settings: ManifestValue?) -> Bool? {
    switch settings {
    case nil: false
    case .list(let settings): settings.contains(where: \.putsOnMainActor)
    case .text, .call, .code: nil
    }
  }

  /// The literals of a list, and the names of targets in it; none where there is no list.
  private static func texts(of call: ManifestCall, _ label: String) -> [String]? {
    guard call.arguments[label] != nil else { return [] }
    return call.list(label)?.compactMap { element in
      switch element {
      case .text(let text): text
      case .call(let call): call.text("name")
      case .list, .code: nil
      }
    }
  }
}

extension ManifestValue {
  /// Whether it is `.defaultIsolation(MainActor.self)`, or the compiler's flag for that.
  fileprivate var putsOnMainActor: Bool {
    guard case .call(let call) = self else { return false }
    switch (call.name, call.unlabelled) {
    case ("defaultIsolation", .code(let type)): return type.hasPrefix("MainActor")
    case ("unsafeFlags", .list(let flags)):
      let words = flags.map(\.text)
      return zip(words, words.dropFirst()).contains { $0 == ("-default-isolation", "MainActor") }
    default: return false
    }
  }
}
