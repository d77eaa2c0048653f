// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "FactoryCheck", path: "..")],
  targets: [
    .target(name: "Users"),
    .testTarget(
      name: "UsersTests",
      dependencies: ["Users", .product(name: "FactoryCheck", package: "FactoryCheck")],
      exclude: ["arb.yml"],
      plugins: [.plugin(name: "GenerateArbitraryPlugin", package: "FactoryCheck")]),

    .target(name: "Seasons"),
    .testTarget(
      name: "SeasonsTests",
      dependencies: ["Seasons", .product(name: "FactoryCheck", package: "FactoryCheck")]),

    .target(name: "Shop"),
    .testTarget(
      name: "ShopTests",
      dependencies: ["Shop", .product(name: "FactoryCheck", package: "FactoryCheck")],
      exclude: ["arb.yml"],
      plugins: [.plugin(name: "GenerateArbitraryPlugin", package: "FactoryCheck")]),
  ]
)
