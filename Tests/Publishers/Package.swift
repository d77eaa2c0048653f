// swift-tools-version: 6.2
import PackageDescription

/// Publishers of Combine's, where there is no Combine: the library and what is generated, compiled
/// with a package's publishers under that name.
let package = Package(
  name: "Publishers",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")],
  targets: [
    .target(name: "Combine", dependencies: ["OpenCombine"]),
    // A link to the library's sources.
    .target(
      name: "FactoryCheck", dependencies: ["Combine"],
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
    .target(name: "Feeds", dependencies: ["Combine"]),
    .testTarget(
      name: "PublisherTests", dependencies: ["Combine", "FactoryCheck", "Feeds"],
      exclude: ["arb.yml"], swiftSettings: [.treatAllWarnings(as: .error)]),
  ]
)
