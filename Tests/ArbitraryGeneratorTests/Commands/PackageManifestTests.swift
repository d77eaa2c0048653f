import Testing

@testable import ArbitraryGenerator

struct PackageManifestTests {
  private func targets(_ text: String) -> [PackageManifest.Target] {
    PackageManifest(Array(text.utf8)).targets
  }

  @Test("A target has what its call writes out")
  func literals() throws {
    let targets = targets(
      """
      // .target(name: "Comment"),
      .target(
        name: "Kit", dependencies: ["A", .target(name: "B"), .product(name: "C", package: "c")],
        path: "Code", exclude: ["Old"], sources: ["New"], swiftSettings: [.define("X")]),
      """)
    let kit = try #require(targets.first { $0.name == "Kit" })
    #expect(targets.count == 1)
    #expect(kit.kind == .target)
    #expect(kit.dependencies == ["A", "B", "C"])
    #expect(kit.path == "Code")
    #expect(kit.excludes == ["Old"])
    #expect(kit.sources == ["New"])
  }

  @Test("What is computed is not known")
  func computed() throws {
    let targets = targets(
      #"""
      package.targets.append(.target(name: "Kit", dependencies: common + ["A"], path: root + "Kit"))
      .target(name: "\(prefix)Kit"), .target(name: name),
      """#)
    let kit = try #require(targets.first)
    #expect(targets.count == 1)
    #expect(kit.dependencies == nil)
    #expect(kit.path == nil)
    #expect(kit.excludes.isEmpty)
  }

  @Test(
    "A dependency by name declares no target, and less than its declaration",
    arguments: [
      #".plugin(name: "P", dependencies: [.target(name: "Kit")])"#,
      #".library(name: "P", targets: ["Kit"])"#,
      #".package(url: "https://a.b/Kit.git", from: "1.0.0")"#,
    ])
  func naming(text: String) {
    #expect(targets(text).isEmpty)
    let declared = targets(
      #"let used: [Target.Dependency] = [.target(name: "Kit")]; .target(name: "Kit", path: "K")"#)
    #expect(declared.map(\.path) == ["K"])
  }

  @Test("A manifest that ends too early, or closes other brackets, is read as far as it goes")
  func unbalanced() {
    #expect(targets(#".target(name: "A", dependencies: ["B""#).map(\.name) == ["A"])
    #expect(targets(#".target(name: "A"], .target(name: "B")"#).map(\.name) == ["A"])
    #expect(targets(".target(").isEmpty)
    for bracket in ["[", "(", "{ (", ".target("] {
      let nested = String(repeating: bracket, count: 100_000)
      #expect(targets(#".target(name: "A"), .target(name: "B", path: "# + nested).count == 2)
    }
  }

  @Test("What is reached goes through other targets, and is all where one of them is computed")
  func reached() {
    func reached(_ dependencies: String) -> Set<String> {
      let manifest = PackageManifest(
        Array(
          """
          .target(name: "A"), .target(name: "B", dependencies: ["A"]), .target(name: "C"),
          .testTarget(name: "T", dependencies: \(dependencies))
          """.utf8))
      return manifest.targets.last.map(manifest.reached) ?? []
    }
    #expect(reached(#"["B"]"#) == ["A", "B"])
    #expect(reached("all") == ["A", "B", "C", "T"])
  }

  @Test("A macro, and what it is made of, is reached by a target alone that names it itself")
  func macros() {
    func reached(_ dependencies: String) -> Set<String> {
      let manifest = PackageManifest(
        Array(
          """
          .target(name: "Parts"), .macro(name: "Macros", dependencies: ["Parts"]),
          .target(name: "Shop", dependencies: ["Macros"]),
          .testTarget(name: "Tests", dependencies: \(dependencies))
          """.utf8))
      return manifest.targets.last.map(manifest.reached) ?? []
    }
    #expect(reached(#"["Shop"]"#) == ["Shop"])
    #expect(reached(#"["Shop", "Macros"]"#) == ["Macros", "Parts", "Shop"])
    #expect(reached("all") == ["Parts", "Shop", "Tests"])
  }
}
