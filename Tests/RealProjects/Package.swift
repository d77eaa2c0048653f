// swift-tools-version: 6.2
import PackageDescription

/// The names for platform versions that swift-http-types gives itself. What is generated is available
/// where the types are, so it needs them too.
let availabilityMacros: [SwiftSetting] = ["1.0", "1.1", "1.2", "1.3", "1.6", "1.7"].map {
  .enableExperimentalFeature("AvailabilityMacro=HTTPTypes \($0): macOS 10.0")
}

let package = Package(
  name: "RealProjects",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "FactoryCheck", path: "../.."),
    .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
  ],
  targets: [
    .testTarget(
      name: "HTTPTypesTests",
      dependencies: [
        .product(name: "FactoryCheck", package: "FactoryCheck"),
        .product(name: "gen-arbitrary", package: "FactoryCheck"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ],
      exclude: ["arb.yml"],
      swiftSettings: [.treatAllWarnings(as: .error)] + availabilityMacros,
      plugins: [.plugin(name: "GenerateArbitraryPlugin", package: "FactoryCheck")])
  ]
)
