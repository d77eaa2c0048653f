import Foundation
import PackagePlugin

/// Generates a target's conformances and mocks while the target is built, by the settings in its
/// folder's `arb.yml` or else the package's.
@main
struct GenerateArbitraryPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folders = [target.directoryURL, context.package.directoryURL]
    let settings = folders.map { $0.appending(path: "arb.yml") }
    guard let configuration = settings.first(where: { exists($0) }) else {
      Diagnostics.error(
        "there is no arb.yml in \(folders.map(\.path).joined(separator: " or ")): "
          + "`swift package gen-arbitrary init` writes one, with comments")
      return []
    }
    let outputs = ["Arbitrary", "Mocks"].map { topic in
      context.pluginWorkDirectoryURL.appending(path: "\(target.name)+\(topic).swift")
    }
    return [
      .buildCommand(
        displayName: "Generating conformances and mocks for \(target.name)",
        executable: try context.tool(named: "gen-arbitrary").url,
        arguments: [
          "--config", configuration.path, "--output", outputs[0].path, "--mocks", outputs[1].path,
          "--tests", target.directoryURL.path,
        ],
        inputFiles: [configuration] + sources(around: target, in: context.package),
        outputFiles: outputs)
    ]
  }

  /// All Swift sources that the settings can be about: those of the package and of what the target
  /// depends on. The tool is quick and leaves an unchanged file alone, so too many do no harm.
  private func sources(around target: any Target, in package: Package) -> [URL] {
    let targets = package.targets + target.recursiveTargetDependencies
    let files = targets.compactMap(\.sourceModule).flatMap { module in
      module.sourceFiles(withSuffix: ".swift").map(\.url)
    }
    return Set(files).sorted { $0.path < $1.path }
  }

  private func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }
}
