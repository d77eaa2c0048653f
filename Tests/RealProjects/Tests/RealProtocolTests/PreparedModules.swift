import Foundation

/// The modules of `Tests/RealProtocols`, compiled as far as other code can import them: functions
/// have no bodies, and nothing is linked.
struct PreparedModules {
  let modules: [RealModule]
  /// What the compiler needs to find them.
  let flags: [String]
  private let checkouts: URL

  init(package folder: URL) throws {
    let options = [
      "--target", "Modules", "--experimental-prepare-for-indexing",
      "--experimental-prepare-for-indexing-no-lazy",
    ]
    let place = ["--package-path", folder.path]
    let build = try Command("swift", ["build"] + place + options)
    guard build.isSuccess else { throw Failure(message: build.output + build.errors) }
    modules = try Self.modules(in: Command("swift", ["package"] + place + ["dump-package"]).output)
    let products = folder.appending(path: ".build/debug").resolvingSymlinksInPath()
    checkouts = folder.appending(path: ".build/checkouts")
    flags =
      ["-I", products.appending(path: "Modules").path]
      + Self.headers(in: checkouts).flatMap { ["-Xcc", "-I\($0.path)"] }
      + (try Self.moduleMaps(in: products)).flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
  }

  /// The folder with a module's sources, whatever its package's layout.
  func sources(of module: RealModule) throws -> URL {
    let package = checkouts.appending(path: module.package)
    let places = ["Sources/\(module.name)", "\(module.name)/Sources", module.name, "Sources"]
    let found = places.map { package.appending(path: $0) }.first(where: Self.isFolder)
    guard let found else { throw Failure(message: "no sources of \(module.name)") }
    return found
  }

  // MARK: - Looking around

  private struct Manifest: Decodable {
    struct Dependency: Decodable { var product: [String?] }
    struct Target: Decodable { var dependencies: [Dependency] }
    var targets: [Target]
  }

  private static func modules(in manifest: String) throws -> [RealModule] {
    let targets = try JSONDecoder().decode(Manifest.self, from: Data(manifest.utf8)).targets
    return targets.flatMap(\.dependencies).compactMap { dependency in
      guard let name = dependency.product[0], let package = dependency.product[1] else {
        return nil
      }
      return RealModule(name, package: package)
    }
  }

  /// The folders of C headers, and of module maps that are written by hand.
  private static func headers(in checkouts: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: checkouts, includingPropertiesForKeys: nil)
    let folders = (files?.compactMap { $0 as? URL } ?? []).compactMap { file -> URL? in
      if file.lastPathComponent == "module.modulemap" { return file.deletingLastPathComponent() }
      return file.lastPathComponent == "include" && isFolder(file) ? file : nil
    }
    let own = folders.filter { folder in
      let path = folder.path.dropFirst(checkouts.path.count)
      return !path.contains("/Benchmarks/") && !path.contains("/Tests/")
    }
    return Set(own.map(\.standardizedFileURL)).sorted { $0.path < $1.path }
  }

  /// The module maps that the package manager writes for C targets.
  private static func moduleMaps(in products: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)
      .map { $0.appending(path: "module.modulemap") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      .sorted { $0.path < $1.path }
  }

  private static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }
}
