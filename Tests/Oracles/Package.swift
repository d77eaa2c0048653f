// swift-tools-version: 6.2
import PackageDescription

/// Holds our own readers against the field's: the reader of Swift against swift-syntax, that of
/// settings against Yams.
///
///     swift test --package-path Tests/Oracles               # over a few packages, as CI does
///     ORACLE=all swift test --package-path Tests/Oracles    # over all packages below: 2 million lines
///     ORACLE=FOLDER swift test --package-path Tests/Oracles # over the sources in any folder
///
/// The packages are named as dependencies so that they are fetched; nothing but the oracles is
/// built. `parse-files` is swift-syntax by itself, which `bench generate` compares with:
///
///     swift build -c release --package-path Tests/Oracles --product parse-files
let someSources: [(String, Version)] = [
  ("https://github.com/apple/swift-http-types", "1.8.0"),
  ("https://github.com/apple/swift-argument-parser", "1.8.2"),
  ("https://github.com/apple/swift-async-algorithms", "1.1.4"),
]

let moreSources: [(String, Version)] = [
  ("https://github.com/apple/swift-algorithms", "1.2.1"),
  ("https://github.com/apple/swift-asn1", "1.7.4"),
  ("https://github.com/apple/swift-atomics", "1.3.0"),
  ("https://github.com/apple/swift-certificates", "1.21.1"),
  ("https://github.com/apple/swift-collections", "1.6.0"),
  ("https://github.com/apple/swift-configuration", "1.4.0"),
  ("https://github.com/apple/swift-crypto", "4.5.2"),
  ("https://github.com/apple/swift-distributed-tracing", "1.7.3"),
  ("https://github.com/apple/swift-log", "1.16.2"),
  ("https://github.com/apple/swift-metrics", "2.13.0"),
  ("https://github.com/apple/swift-nio", "2.101.2"),
  ("https://github.com/apple/swift-nio-extras", "1.35.2"),
  ("https://github.com/apple/swift-nio-http2", "1.46.0"),
  ("https://github.com/apple/swift-nio-ssl", "2.37.6"),
  ("https://github.com/apple/swift-nio-transport-services", "1.28.0"),
  ("https://github.com/apple/swift-numerics", "1.1.1"),
  ("https://github.com/apple/swift-protobuf", "1.39.0"),
  ("https://github.com/apple/swift-system", "1.8.1"),
  ("https://github.com/attaswift/BigInt", "6.0.1"),
  ("https://github.com/CoreOffice/XMLCoder", "0.18.2"),
  ("https://github.com/groue/GRDB.swift", "7.10.0"),
  ("https://github.com/grpc/grpc-swift-2", "2.4.3"),
  ("https://github.com/grpc/grpc-swift-nio-transport", "2.9.2"),
  ("https://github.com/hummingbird-project/hummingbird", "2.28.1"),
  ("https://github.com/onevcat/Rainbow", "4.2.2"),
  ("https://github.com/OpenCombine/OpenCombine", "0.14.0"),
  ("https://github.com/pointfreeco/swift-custom-dump", "1.7.3"),
  ("https://github.com/stencilproject/Stencil", "0.15.1"),
  ("https://github.com/swhitty/FlyingFox", "0.27.1"),
  ("https://github.com/swift-server/async-http-client", "1.37.0"),
  ("https://github.com/swift-server/swift-service-lifecycle", "2.13.0"),
  ("https://github.com/swiftlang/swift-docc-plugin", "1.5.0"),
  ("https://github.com/swiftlang/swift-subprocess", "1.0.2"),
  ("https://github.com/vapor/jwt-kit", "5.7.1"),
]

let sources = someSources + (Context.environment["ORACLE"] == "all" ? moreSources : [])

let package = Package(
  name: "Oracles",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
  ] + sources.map { .package(url: $0.0, exact: $0.1) },
  targets: [
    // The generator's own target, which no product shows: a link to its sources.
    .target(name: "ArbitraryGenerator"),
    .executableTarget(
      name: "parse-files",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "OracleTests",
      dependencies: [
        "ArbitraryGenerator",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "Yams", package: "Yams"),
      ]),
  ]
)
