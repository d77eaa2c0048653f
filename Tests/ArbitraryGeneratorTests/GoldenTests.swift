import Foundation
import Testing

@testable import ArbitraryGenerator

/// The generated files that `GeneratedCodeTests` compiles and runs.
///
/// After a change that is meant, they are written anew, one for each file of settings:
/// `gen-arbitrary --config Tests/GeneratedCodeTests/Settings/Structs.yml`.
struct GoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "GeneratedCodeTests")

  @Test(
    "What is generated is what is checked in",
    arguments: [
      "Checks", "Collections", "Conditions", "Decoding", "Defaults", "Enums", "Existentials",
      "Forced", "Fractions", "Functions", "Generics", "Groups", "Handwritten", "InModule",
      "Initializers",
      "Instances", "Mocks", "Names", "Nesting", "Objects", "Picked", "Recursion",
      "References", "Statics", "Steered", "Structs", "Traps", "Uses",
    ])
  func golden(name: String) throws {
    let settings = GoldenTests.folder.appending(path: "Settings/\(name).yml").path
    var configuration = try Configuration.read(FileSystem.read(settings), file: settings)
    configuration.steering.frame.folder = PackageFolders.path(of: configuration.folder)
    let output = GoldenTests.folder.appending(path: "Golden/\(name)+Arbitrary.swift").path
    let paths = try SourceFinder.find(configuration, output: output).sources
    let result = try Pipeline.run(configuration, paths: paths)
    let golden = try FileSystem.read(output)
    let difference = firstDifference(result.text, golden)
    #expect(difference == nil)
  }

  @Test("The mocks that are generated are those checked in")
  func mocks() throws {
    let settings = GoldenTests.folder.appending(path: "Settings/Mocks.yml").path
    let configuration = try Configuration.read(FileSystem.read(settings), file: settings)
    let folder = GoldenTests.folder.appending(path: "Golden/Mocks").path
    let paths = try SourceFinder.find(configuration, output: "\(folder)+Arbitrary.swift").sources
    let result = try Pipeline.run(configuration, paths: paths)
    #expect(try swiftNames(in: folder) == result.mocks.map(\.name).sorted())
    for file in result.mocks {
      let golden = try FileSystem.read("\(folder)/\(file.name)")
      let difference = firstDifference(file.text, golden)
      #expect(difference == nil, "\(file.name)")
    }
  }

  @Test(
    "What is generated for a module on the main actor by default, and for publishers, is checked in",
    arguments: [
      ("GeneratedCodeTests/Settings/Desk.yml", "GeneratedCodeTests/Desk/Desk"),
      ("Publishers/Tests/PublisherTests/arb.yml", "Publishers/Tests/PublisherTests/Feeds"),
    ])
  func module(settings: String, output: String) throws {
    let tests = GoldenTests.folder.deletingLastPathComponent()
    let settings = tests.appending(path: settings).path
    let configuration = try Configuration.read(FileSystem.read(settings), file: settings)
    let output = tests.appending(path: output).path
    let paths = try SourceFinder.find(configuration, output: "\(output)+Arbitrary.swift").sources
    let result = try Pipeline.run(configuration, paths: paths)
    for (text, golden) in [
      (result.text, "\(output)+Arbitrary.swift"), (result.mocks[0].text, "\(output)Mocks.swift"),
    ] {
      let difference = firstDifference(text, try FileSystem.read(golden))
      #expect(difference == nil, "\(golden)")
    }
  }

  @Test("The files that are generated into a folder are those checked in")
  func folder() throws {
    let settings = GoldenTests.folder.appending(path: "Settings/Literals.yml").path
    let configuration = try Configuration.read(FileSystem.read(settings), file: settings)
    let folder = GoldenTests.folder.appending(path: "Golden/Literals").path
    let paths = try SourceFinder.find(configuration, output: folder).sources
    let result = try Pipeline.run(configuration, paths: paths, isSplit: true)
    #expect(try swiftNames(in: folder) == result.files.map(\.name).sorted())
    for file in result.files {
      let golden = try FileSystem.read("\(folder)/\(file.name)")
      let difference = firstDifference(file.text, golden)
      #expect(difference == nil, "\(file.name)")
    }
  }

  @Test("The order of the files changes nothing")
  func order() throws {
    let sources = ["b.swift": "struct B { var a: A }", "a.swift": "struct A { var n: Int }"]
    let files = sources.map { DeclarationParser.parse(SourceFile(path: $0.key, text: $0.value)) }
    let forwards = Pipeline.generate(from: files, testables: ["M"])
    let backwards = Pipeline.generate(from: files.reversed(), testables: ["M"])
    #expect(forwards.text == backwards.text)
  }

  private func swiftNames(in folder: String) throws -> [String] {
    try FileSystem.names(in: folder).filter { $0.hasSuffix(".swift") }
  }

  private func firstDifference(_ left: [UInt8], _ right: [UInt8]) -> String? {
    let lines = [left, right].map {
      String(decoding: $0, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
    guard lines[0] != lines[1] else { return nil }
    let index = zip(lines[0], lines[1]).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    return index.map { "line \($0 + 1): \(lines[0][$0]) | \(lines[1][$0])" } ?? "length"
  }
}
