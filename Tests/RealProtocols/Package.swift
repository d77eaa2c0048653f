// swift-tools-version: 6.2
import PackageDescription

/// The modules of whose protocols mocks, and of whose types gens are compiled by
/// `RealProtocolTests` of `Tests/RealProjects`: they are type-checked themselves and never built.
///
///     swift test --package-path Tests/RealProjects --filter RealProtocolTests
///     PROTOCOLS=all swift test --package-path Tests/RealProjects --filter RealProtocolTests
typealias Source = (url: String, version: Version, modules: [String])

let someSources: [Source] = [
  ("https://github.com/apple/swift-argument-parser", "1.8.2", ["ArgumentParser"]),
  ("https://github.com/apple/swift-log", "1.16.2", ["Logging"]),
  ("https://github.com/apple/swift-metrics", "2.13.0", ["CoreMetrics"]),
  ("https://github.com/CoreOffice/XMLCoder", "0.18.2", ["XMLCoder"]),
  ("https://github.com/groue/GRDB.swift", "7.10.0", ["GRDB"]),
  ("https://github.com/stencilproject/Stencil", "0.15.1", ["Stencil"]),
  ("https://github.com/swhitty/FlyingFox", "0.27.1", ["FlyingFox", "FlyingSocks"]),
]

let moreSources: [Source] = [
  ("https://github.com/apple/swift-asn1", "1.7.4", ["SwiftASN1"]),
  ("https://github.com/apple/swift-async-algorithms", "1.1.4", ["AsyncAlgorithms"]),
  ("https://github.com/apple/swift-atomics", "1.3.0", ["Atomics"]),
  ("https://github.com/apple/swift-certificates", "1.21.1", ["X509"]),
  ("https://github.com/apple/swift-configuration", "1.4.0", ["Configuration"]),
  ("https://github.com/apple/swift-crypto", "4.5.2", ["Crypto"]),
  (
    "https://github.com/apple/swift-distributed-tracing", "1.7.3",
    ["Instrumentation", "Tracing"]
  ),
  (
    "https://github.com/apple/swift-nio", "2.101.2",
    ["NIOCore", "NIOHTTP1", "NIOPosix", "NIOWebSocket"]
  ),
  ("https://github.com/apple/swift-nio-extras", "1.35.2", ["NIOExtras"]),
  ("https://github.com/apple/swift-nio-http2", "1.46.0", ["NIOHTTP2"]),
  ("https://github.com/apple/swift-nio-ssl", "2.37.6", ["NIOSSL"]),
  ("https://github.com/apple/swift-protobuf", "1.39.0", ["SwiftProtobuf"]),
  ("https://github.com/grpc/grpc-swift-2", "2.4.3", ["GRPCCore"]),
  (
    "https://github.com/hummingbird-project/hummingbird", "2.28.1",
    ["Hummingbird", "HummingbirdCore", "HummingbirdRouter"]
  ),
  ("https://github.com/onevcat/Rainbow", "4.2.2", ["Rainbow"]),
  ("https://github.com/pointfreeco/swift-custom-dump", "1.7.3", ["CustomDump"]),
  ("https://github.com/swift-server/async-http-client", "1.37.0", ["AsyncHTTPClient"]),
  ("https://github.com/swift-server/swift-service-lifecycle", "2.13.0", ["ServiceLifecycle"]),
  ("https://github.com/vapor/jwt-kit", "5.7.1", ["JWTKit"]),
]

func products(of source: Source) -> [Target.Dependency] {
  let package = source.url.split(separator: "/").last.map(String.init) ?? ""
  return source.modules.map { .product(name: $0, package: package) }
}

let sources = someSources + (Context.environment["PROTOCOLS"] == "all" ? moreSources : [])

let package = Package(
  name: "RealProtocols",
  platforms: [.macOS(.v15)],
  dependencies: sources.map { .package(url: $0.url, exact: $0.version) },
  targets: [
    .target(
      name: "Modules",
      dependencies: sources.flatMap(products))
  ]
)
