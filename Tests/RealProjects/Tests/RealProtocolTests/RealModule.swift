import Foundation
import RealProjectSupport

/// A module of a real package, the mocks of its protocols, and the gens of those and of its types.
struct RealModule {
  let name: String
  let package: String
  /// What became of the protocols, those aside that are private.
  private(set) var mocked: [String] = []
  /// Why there is no mock of a protocol.
  private(set) var named: [String] = []
  /// The compiler's errors, by the mock's name.
  private(set) var errors: [String: String] = [:]
  /// How many types of other modules were given gens by hand, as the compiler asked for.
  private(set) var byHand = 0
  /// What the compiler says of the gens nevertheless.
  private(set) var troubles: [String] = []

  init(_ name: String, package: String) {
    self.name = name
    self.package = package
  }

  /// The modules whose gens nobody can mend by conformances: one has `Bool.AtomicRepresentation`, as
  /// has Synchronization, which FactoryCheck imports, and with both imported neither can be named.
  /// The other has a member whose type is another module's protocol, by its bare name.
  private static let modulesWithoutGens: Set = ["Atomics", "NIOPosix"]

  var protocols: Int { mocked.count + named.count }

  /// Generates the mocks of all protocols, public or not, and all gens, and compiles them in Swift 6
  /// mode.
  mutating func generate(with tool: URL, among modules: PreparedModules) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID())")
    let mocks = folder.appending(path: "Mocks")
    try FileManager.default.createDirectory(at: mocks, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let settings = folder.appending(path: "arb.yml")
    try Data(text(modules.sources(of: self)).utf8).write(to: settings)
    let run = try Command(tool, ["--config", settings.path, "--diagnostics", "json"])
    guard run.isSuccess else { throw Failure(message: "\(name): \(run.errors)") }
    // Each process has hash values of its own, on which nothing may depend.
    let check = try Command(tool, ["--config", settings.path, "--check"])
    guard check.isSuccess else { throw Failure(message: "\(name): \(check.errors)") }
    named = try Note.all(in: run.errors).map(\.message).filter {
      $0.contains(" gets no mock: ") && !$0.hasSuffix("private")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: mocks.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    mocked = files.filter { $0.hasSuffix("Mock.swift") }
    let paths = files.map { mocks.appending(path: $0).path }
    if !mocked.isEmpty { try compile(paths, modules) }
    guard !Self.modulesWithoutGens.contains(name) else { return }
    let library = tool.deletingLastPathComponent().appending(path: "Modules")
    try compileGens(in: folder, beside: paths, ["-I", library.path], modules)
  }

  private func text(_ sources: URL) -> String {
    """
    includes: ["\(sources.path)"]
    testables: [\(name)]
    output: Arbitrary.swift
    mocks: {protocols: all, output: Mocks}
    """
  }

  private var words: [String] {
    ["-swift-version", "6", "-package-name", package.lowercased().replacing("-", with: "_")]
  }

  private mutating func compile(_ files: [String], _ modules: PreparedModules) throws {
    let run = try Command(compiling: files, as: "Mocks", words + modules.flags)
    for error in run.errors.matches(of: /(?m)([^\/\n]+\.swift:\d+:\d+: error: .*)$/) {
      errors[String(error.1.prefix { $0 != ":" })] = String(error.1)
    }
    if !run.isSuccess && errors.isEmpty { errors[name] = run.errors }
  }

  /// Compiles the gens. What is said to have none, because another module declares it, is conformed
  /// by hand, as a user would.
  private mutating func compileGens(
    in folder: URL, beside mocks: [String], _ library: [String], _ modules: PreparedModules
  ) throws {
    let gens = folder.appending(path: "Arbitrary.swift")
    let conformances = folder.appending(path: "ByHand.swift")
    let imports = try String(contentsOf: gens, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.isEmpty || $0.contains(/^#|^\/\/|\bimport \w/) }.map(String.init)
    var types: Set<String> = []
    while true {
      let written = types.sorted().map(Self.conformance)
      try Data((imports + written).joined(separator: "\n").utf8).write(to: conformances)
      let run = try Command(
        compiling: mocks + [gens.path, conformances.path], as: "Gens",
        words + library + modules.flags)
      byHand = types.count
      if run.isSuccess { return }
      let missing = Self.typesWithoutGens(in: run.errors)
      guard !missing.isSubset(of: types) else {
        troubles = run.errors.matches(of: /(?m)^\S+: error: .*$/).map { String($0.0) }
        if troubles.isEmpty { troubles = [run.errors] }
        return
      }
      types.formUnion(missing)
    }
  }

  /// What conforms a type as far as the compiler looks: nothing of it is ever run.
  private static func conformance(of type: String) -> String {
    """
    extension \(type): FactoryCheck.Arbitrary, FactoryCheck.Providable {
      public static func arbitrary() -> FactoryCheck.Gen<\(type)> { fatalError() }
      public static func provide() -> Self { fatalError() }
    }
    """
  }

  /// The types of which the compiler says that they have no gens, by their own names.
  private static func typesWithoutGens(in errors: String) -> Set<String> {
    let name = /'([\w.]+)(?:<.*>)?'(?: \(aka '([\w.]+)(?:<.*>)?'\))?/
    let words = /error: type '|error: .*requires that '/
    return Set(
      errors.split(separator: "\n").compactMap { line in
        guard let start = line.firstMatch(of: words),
          ["'provide'", "'arbitrary'", "to 'Arbitrary'", "to 'Providable'"]
            .contains(where: line.hasSuffix),
          let found = line[line.index(before: start.range.upperBound)...].prefixMatch(of: name)
        else { return nil }
        return String(found.2 ?? found.1)
      })
  }
}

/// What is to be there for the test and is not.
struct Failure: Error {
  var message: String
}
