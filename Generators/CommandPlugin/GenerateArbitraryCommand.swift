import Foundation
import PackagePlugin

/// `swift package gen-arbitrary`: generates into the package, by its `arb.yml` or by another file
/// that `--config` names.
@main
struct GenerateArbitraryCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = Process()
    tool.executableURL = try context.tool(named: "gen-arbitrary").url
    tool.arguments = arguments
    tool.currentDirectoryURL = context.package.directoryURL
    try tool.run()
    tool.waitUntilExit()
    // The tool has said why.
    if tool.terminationStatus != 0 { exit(tool.terminationStatus) }
  }
}
