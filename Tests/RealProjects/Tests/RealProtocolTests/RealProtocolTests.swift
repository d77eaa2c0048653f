import Foundation
import Testing

/// The mocks of real protocols, and the gens of those and of real types: over a few packages, or
/// over more than fifteen with `PROTOCOLS=all`.
struct RealProtocolTests {
  @Test("Each protocol is mocked so that it compiles, or named; all gens compile")
  func share() throws {
    let prepared = try PreparedModules(package: Self.package)
    var modules = prepared.modules
    for position in modules.indices {
      try modules[position].generate(with: Self.tool, among: prepared)
    }
    print(Self.table(of: modules))
    #expect(modules.flatMap { $0.errors.values.sorted() } == [])
    #expect(modules.flatMap(\.troubles) == [])
    #expect(modules.map(\.mocked.count).reduce(0, +) > 100)
  }

  /// The tool, which is built beside the tests.
  static let tool = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "gen-arbitrary")

  private static var package: URL {
    var tests = URL(filePath: #filePath)
    for _ in 0..<4 { tests.deleteLastPathComponent() }
    return tests.appending(path: "RealProtocols")
  }

  private static func table(of modules: [RealModule]) -> String {
    var lines = modules.flatMap { module in
      ["\(module.name): \(share(of: [module]))"] + module.named.map { "  \($0)" }
    }
    let packages = Set(modules.map(\.package)).count
    lines.append("All \(modules.count) modules of \(packages) packages: \(share(of: modules))")
    return lines.joined(separator: "\n")
  }

  private static func share(of modules: [RealModule]) -> String {
    let all = modules.map(\.protocols).reduce(0, +)
    let failed = modules.map(\.errors.count).reduce(0, +)
    let compiled = modules.map(\.mocked.count).reduce(0, +) - failed
    let named = modules.map(\.named.count).reduce(0, +)
    let byHand = modules.map(\.byHand).reduce(0, +)
    return "\(compiled) of \(all) protocols have mocks that compile, \(named) are named, "
      + "\(failed) do not compile; \(byHand) types of other modules have gens by hand"
  }
}
