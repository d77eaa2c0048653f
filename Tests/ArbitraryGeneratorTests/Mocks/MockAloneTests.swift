import Foundation
import TestSupport
import Testing

@testable import ArbitraryGenerator

/// The mocks' file with the protocols and nothing else: no library, no tool.
struct MockAloneTests {
  private static let shapes = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "GeneratedCodeTests/Shapes")

  /// Calls a mock, and then a method that has no answer.
  private static let main = """
    @main struct Main {
      static func main() {
        let view = HogeViewMock()
        view.updateUserName("a")
        precondition(view.updateUserNameArgValues == ["a"])
        _ = MethodsMock().unknown()
      }
    }
    """

  @Test("What mocks are made of is known by name, so that no type of an app is taken for it")
  func support() {
    let mocks = GeneratedMocks(
      """
      /// @mockable(spy)
      protocol P {
        associatedtype T
        static var all: [T] { get }
        func each<U>(_ body: @escaping @Sendable (U) -> U) -> U
        @available(*, deprecated) func old() -> T
      }
      """)
    let declared = mocks.text.matches(
      of: #/private nonisolated (?:final class|enum|protocol) (Mock\w+)/#)
    #expect(Set(declared.map { String($0.1) }) == MockSupport.names)
  }

  @Test(
    "What casts answers stands beside those mocks alone that cast some",
    arguments: [
      ("func plain(n: Int) throws -> [Int]", false), ("func make<T>() -> T", true),
      ("func make<T>(_ t: inout T)", true), ("func make<E: Error>() throws(E)", true),
      ("func each<T>(_ body: (T) -> Void)", true),
      ("func each<T>(_ body: @escaping @Sendable (T) -> Int)", true),
      ("func each<T>(_ all: [T]) -> Int", false),
      ("func each<T>(_ body: (inout T) -> Void)", true),
      ("subscript<T>(_ t: T) -> T { get }", true), ("static func make<T>() -> T?", true),
    ])
  func casts(member: String, casts: Bool) {
    let text = GeneratedMocks("protocol P { \(member) }").text
    #expect(text.contains("MockAnswer.") == casts && text.contains("enum MockAnswer") == casts)
  }

  @Test(
    "An answer that would fit several initialisers says its type, or the handler has to give it",
    arguments: [
      ("struct A { var x: [B]; init(x: [B]) {}; init(x: [Int]) {} }", "A", "A(x: [] as [B])"),
      ("struct A { var x: [B]?; init(x: [B]?) {}; init(x: Int?) {} }", "A", "A(x: [] as [B]?)"),
      ("struct A<T> { init(x: [T]) {}; init(x: [Int]) {} }", "A<B>", nil),
      ("struct A { struct `Type` {}; init(x: [A.`Type`]) {}; init(x: [Int]) {} }", "A", nil),
      ("struct A { init(x: [B]) {} }", "A", "A(x: [])"),
      ("struct A { let t: Type; enum `Type` { case a } }", "A", nil),
    ])
  func ambiguous(type: String, answer: String, expected: String?) {
    let mocks = GeneratedMocks("struct B {}\n\(type)\nprotocol P { func a() -> \(answer) }")
    let answers = mocks.lines(with: "guard let handler = aHandler else { return ")
    #expect(
      answers == (expected.map { ["guard let handler = aHandler else { return \($0) }"] } ?? []))
  }

  @Test("The mocks compile alone, without a warning, and trap where they have no answer")
  func alone() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "mocks-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = try FileSystem.names(in: Self.shapes.appending(path: "Mocks").path)
    let sources = (["Publishers.swift"] + names.map { "Mocks/\($0)" }).map {
      Self.shapes.appending(path: $0).path
    }
    try Data(text(of: sources)).write(to: folder.appending(path: "Mocks.swift"))
    try Data(Self.main.utf8).write(to: folder.appending(path: "Main.swift"))
    let environment = ProcessInfo.processInfo.environment
    let compiled = try await ChildRun.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      arguments: ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library"]
        + sources + ["Mocks.swift", "Main.swift"].map { folder.appending(path: $0).path }
        + ["-o", folder.appending(path: "main").path],
      environment: environment, timeout: .seconds(300))
    #expect(compiled.exitCode == 0, "\(compiled.output)")
    let run = try await ChildRun.run(
      folder.appending(path: "main"),
      environment: environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 })
    #expect(run.exitCode == nil)
    #expect(
      run.output.contains("Fatal error: MethodsMock.unknown() has no answer: set unknownHandler\n"))
  }

  private func text(of sources: [String]) throws -> [UInt8] {
    let files = try sources.map {
      DeclarationParser.parse(SourceFile(path: $0, bytes: try FileSystem.read($0)))
    }
    let place = ConfiguredPath(
      path: "Mocks.swift", location: SourceLocation(file: "arb.yml", line: 1, column: 1))
    let settings = MockSettings(selection: .all, output: place)
    let result = Pipeline.generate(from: files, testables: [], mocks: settings)
    return try #require(result.mocks.first).text
  }
}
