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

    // VIPER: a presenter between mocks.
    .target(name: "Profile"),
    .testTarget(
      name: "ProfileTests",
      dependencies: ["Profile", .product(name: "FactoryCheck", package: "FactoryCheck")],
      exclude: ["arb.yml"],
      plugins: [.plugin(name: "GenerateArbitraryPlugin", package: "FactoryCheck")]),

    // The Minimal Cake Pattern.
    .target(name: "Passwords"),
    .testTarget(
      name: "PasswordsTests",
      dependencies: ["Passwords", .product(name: "FactoryCheck", package: "FactoryCheck")],
      exclude: ["arb.yml"],
      plugins: [.plugin(name: "GenerateArbitraryPlugin", package: "FactoryCheck")]),

    // A service and its repositories.
    .target(name: "Posts"),
    .testTarget(
      name: "PostsTests",
      dependencies: ["Posts", .product(name: "FactoryCheck", package: "FactoryCheck")],
      exclude: ["arb.yml"],
      plugins: [.plugin(name: "GenerateArbitraryPlugin", package: "FactoryCheck")]),

    // View models, injected by a closure or a factory.
    .target(name: "Counter"),
    .testTarget(
      name: "CounterTests",
      dependencies: ["Counter", .product(name: "FactoryCheck", package: "FactoryCheck")],
      exclude: ["arb.yml"],
      plugins: [.plugin(name: "GenerateArbitraryPlugin", package: "FactoryCheck")]),
  ]
)
