// swift-tools-version: 6.2
import PackageDescription

/// The names for platform versions that swift-http-types gives itself. What is generated is available
/// where the types are, so it needs them too.
let availabilityMacros: [SwiftSetting] = ["1.0", "1.1", "1.2", "1.3", "1.6", "1.7"].map {
  .enableExperimentalFeature("AvailabilityMacro=HTTPTypes \($0): macOS 10.0")
}

/// Tests of a module of a real project: conformances are generated from the project's sources.
func tests(
  of module: String, in package: String, settings: [SwiftSetting] = []
) -> Target {
  .testTarget(
    name: "\(module)Tests",
    dependencies: [
      "RealProjectSupport",
      .product(name: "FactoryCheck", package: "FactoryCheck"),
      .product(name: "gen-arbitrary", package: "FactoryCheck"),
      .product(name: module, package: package),
    ],
    exclude: ["arb.yml"],
    swiftSettings: [.treatAllWarnings(as: .error)] + settings,
    plugins: [.plugin(name: "GenerateArbitraryPlugin", package: "FactoryCheck")])
}

let package = Package(
  name: "RealProjects",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "FactoryCheck", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", exact: "2.13.0"),
    .package(url: "https://github.com/swiftlang/swift-docc-symbolkit", exact: "1.0.0"),
  ],
  targets: [
    .target(
      name: "RealProjectSupport",
      dependencies: [.product(name: "FactoryCheck", package: "FactoryCheck")],
      path: "Tests/Support"),
    tests(of: "ArgumentParser", in: "swift-argument-parser"),
    tests(of: "CoreMetrics", in: "swift-metrics"),
    tests(of: "HTTPTypes", in: "swift-http-types", settings: availabilityMacros),
    tests(of: "Logging", in: "swift-log"),
    tests(of: "SymbolKit", in: "swift-docc-symbolkit"),
    // A tool of our own on these packages: see `Tests/Commands`.
    .target(
      name: "Commands",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "Tests/Commands"),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "Commands",
        .product(name: "FactoryCheck", package: "FactoryCheck"),
      ],
      exclude: ["arb.yml"],
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "GenerateArbitraryPlugin", package: "FactoryCheck")]),
    // Mocks of many packages' protocols: see `Tests/RealProtocols`.
    .testTarget(
      name: "RealProtocolTests",
      dependencies: [
        "RealProjectSupport",
        .product(name: "FactoryCheck", package: "FactoryCheck"),
        .product(name: "gen-arbitrary", package: "FactoryCheck"),
      ]),
  ]
)
