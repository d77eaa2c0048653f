import Foundation
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
      #expect(try await Compilation.diagnostics(of: sources) == "")
    }
    for manifest in manifests {
      let sources = ["Package.swift": Data(manifest.utf8)]
      #expect(try await Compilation.diagnostics(of: sources, for: .manifest) == "")
    }
  }

  @Test("There are articles, and some have listings")
  func articles() {
    #expect(Article.all.contains { $0.name == "GettingStarted" && $0.listings.count > 3 })
  }

  @Test("A listing that does not compile is found")
  func doesNotCompile() async throws {
    let sources = ["main.swift": Data("import FactoryCheck\nlet gen: Gen<Int> = .bool()\n".utf8)]
    let found = try await Compilation.diagnostics(of: sources)
    #expect(found.contains("main.swift:2:"))
  }
}

extension String {
  /// Whether a listing is a package's manifest.
  fileprivate var isManifest: Bool { contains("import PackageDescription") }
}
