import Foundation
import TestSupport
import Testing

@testable import ArbitraryGenerator

/// What the documentation shows is compiled, with what is generated for the types in it.
struct ListingTests {
  @Test("The listings of an article compile", arguments: Article.all)
  func compiles(_ article: Article) async throws {
    let manifests = article.listings.filter(\.isManifest)
    let code = article.listings.filter { !$0.isManifest }.joined(separator: "\n")
    if !code.isEmpty {
      let generated = Pipeline.generate(
        from: [DeclarationParser.parse(SourceFile(path: "main.swift", text: code))], testables: [])
      let sources = ["main.swift": Data(code.utf8), "Generated.swift": Data(generated.text)]
      #expect(try await diagnostics(of: sources, options: ["-I", ListingTests.modules]) == "")
    }
    for manifest in manifests {
      let sources = ["Package.swift": Data(manifest.utf8)]
      #expect(try await diagnostics(of: sources, options: ListingTests.manifestOptions) == "")
    }
  }

  @Test("There are articles, and some have listings")
  func articles() {
    #expect(Article.all.contains { $0.name == "GettingStarted" && $0.listings.count > 3 })
  }

  @Test("A listing that does not compile is found")
  func doesNotCompile() async throws {
    let sources = ["main.swift": Data("import FactoryCheck\nlet gen: Gen<Int> = .bool()\n".utf8)]
    let found = try await diagnostics(of: sources, options: ["-I", ListingTests.modules])
    #expect(found.contains("main.swift:2:"))
  }
}

// MARK: - Compiling

extension ListingTests {
  /// Where the modules are that were built with these tests.
  private static let modules = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    .deletingLastPathComponent().appending(path: "Modules").path

  /// Where the module is that manifests import, beside the compiler, and which version of it.
  private static let manifestOptions: [String] = {
    let paths = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let compiler = paths.map { "\($0)/swiftc" }.first(where: FileManager.default.fileExists)
    let toolchain = URL(fileURLWithPath: compiler ?? "/usr/bin/swiftc").resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
    let modules = toolchain.appending(path: "lib/swift/pm/ManifestAPI").path
    return ["-I", modules, "-package-description-version", "6.2"]
  }()

  /// What the compiler says about the sources of one module.
  private func diagnostics(of sources: [String: Data], options: [String]) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "listing-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in sources { try text.write(to: folder.appending(path: name)) }
    let files = sources.keys.sorted().map { folder.appending(path: $0).path }
    let run = try await ChildRun.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      arguments: ["swiftc", "-typecheck", "-swift-version", "6"] + options + files,
      environment: ProcessInfo.processInfo.environment)
    return run.output
  }
}

extension String {
  /// Whether a listing is a package's manifest.
  fileprivate var isManifest: Bool { contains("import PackageDescription") }
}
