// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FactoryCheck",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "FactoryCheck", targets: ["FactoryCheck"]),
    .executable(name: "gen-arbitrary", targets: ["gen-arbitrary"]),
    .plugin(name: "GenerateArbitraryPlugin", targets: ["GenerateArbitraryPlugin"]),
    .plugin(name: "GenerateArbitraryCommand", targets: ["GenerateArbitraryCommand"]),
  ],
  targets: [
    .target(
      name: "FactoryCheck",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
    .target(name: "ArbitraryGenerator", path: "Generators/ArbitraryGenerator"),
    .executableTarget(
      name: "gen-arbitrary",
      dependencies: ["ArbitraryGenerator"],
      path: "Generators/gen-arbitrary"),
    .plugin(
      name: "GenerateArbitraryPlugin", capability: .buildTool(), dependencies: ["gen-arbitrary"],
      path: "Generators/BuildPlugin"),
    .plugin(
      name: "GenerateArbitraryCommand",
      capability: .command(
        intent: .custom(
          verb: "gen-arbitrary",
          description: "Generates conformances, factories and lenses from the sources"),
        permissions: [
          .writeToPackageDirectory(reason: "The generated file is written into the package.")
        ]),
      dependencies: ["gen-arbitrary"],
      path: "Generators/CommandPlugin"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "FactoryCheckTests", dependencies: ["FactoryCheck", "TestSupport"]),
    .testTarget(
      name: "ArbitraryGeneratorTests",
      dependencies: ["ArbitraryGenerator", "FactoryCheck", "TestSupport"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["ArbitraryGenerator", "FactoryCheck", "TestSupport"]),
    .target(
      name: "Shapes", dependencies: ["FactoryCheck"], path: "Tests/GeneratedCodeTests/Shapes"),
    .target(
      name: "Desk", dependencies: ["FactoryCheck"], path: "Tests/GeneratedCodeTests/Desk",
      swiftSettings: [
        .defaultIsolation(MainActor.self), .enableUpcomingFeature("InternalImportsByDefault"),
      ]),
    .testTarget(
      name: "GeneratedCodeTests", dependencies: ["FactoryCheck", "Shapes", "Desk"],
      exclude: ["Shapes", "Desk", "Settings"]),
  ]
)
