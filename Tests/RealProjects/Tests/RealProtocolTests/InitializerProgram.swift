import Foundation

/// A program that draws values of structs with random initialisers, and compares them with those that
/// are accepted.
struct InitializerProgram {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "Random-\(UUID())")
  private let notes: String

  init(_ initializers: [RandomInitializer]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let types = initializers.enumerated().flatMap { number, initializer in
      [
        initializer.declaration(named: "Throwing\(number)", throws: true),
        initializer.declaration(named: "Ending\(number)", throws: false),
      ]
    }
    let folder = folder
    let files = ["Types.swift", "Gens.swift", "main.swift"].map { folder.appending(path: $0) }
    let settings = folder.appending(path: "arb.yml")
    try ("struct Refused: Error {}\n" + types.joined()).write(to: files[0])
    try Self.main(initializers.map(\.last)).write(to: files[2])
    try "includes: Types.swift\noutput: Gens.swift".write(to: settings)
    let tool = RealProtocolTests.tool
    notes = try Command(tool, ["--config", settings.path]).succeeded().errors
    let products = tool.deletingLastPathComponent()
    let objects = try FileManager.default.contentsOfDirectory(
      at: products.appending(path: "FactoryCheck.build"), includingPropertiesForKeys: nil)
    let modules = ["-I", products.appending(path: "Modules").path, "-suppress-warnings"]
    _ = try Command(
      "swiftc",
      ["-o", program.path, "-module-name", "Program"] + modules + files.map(\.path)
        + objects.map(\.path).filter { $0.hasSuffix(".o") }
    ).succeeded()
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// What is wrong with the values of a struct: those that are accepted and not drawn, or the other
  /// way round, or that drawing them ends the program, where nothing told that it may. Nil where
  /// nothing is.
  func trouble(_ name: String) throws -> String? {
    let run = try Command(program, [name])
    guard !run.isSuccess else { return run.output.isEmpty ? nil : "\(name): \(run.output)" }
    return notes.contains("`\(name)` may end the program")
      ? nil : "\(name): \(run.errors.prefix { !$0.isNewline })"
  }

  private var program: URL { folder.appending(path: "program") }

  private static func main(_ lasts: [RandomInitializer.Last]) -> String {
    let runs = lasts.enumerated().map { number, last in
      """
      case "Throwing\(number)", "Ending\(number)":
        let accepted = accepted(\(last.values)) { try Throwing\(number)(a: $0, b: $1, d: $2) }
        name.hasPrefix("T")
          ? compare(Factory<Throwing\(number)>.arbitrary(), accepted) { ($0.a, $0.b, $0.d) }
          : compare(Factory<Ending\(number)>.arbitrary(), accepted) { ($0.a, $0.b, $0.d) }
      """
    }
    return """
      import FactoryCheck
      func accepted<T, Last>(
        _ lasts: [Last], _ make: (Int, Int?, Last) throws -> T
      ) -> Set<String> {
        var accepted: Set<String> = []
        for a in -1...2 {
          for b in [nil, -1, 0, 1, 2] as [Int?] {
            for d in lasts where (try? make(a, b, d)) != nil { accepted.insert("\\((a, b, d))") }
          }
        }
        return accepted
      }
      func compare<T, Last>(
        _ gen: Gen<T>, _ accepted: Set<String>, _ parts: (T) -> (Int, Int?, Last)
      ) {
        if accepted.isEmpty { return }
        var drawn: Set<String> = []
        forAll(gen, cases: 8000, seed: 1) { _ = drawn.insert("\\(parts($0))") }
        let lost = accepted.subtracting(drawn), refused = drawn.subtracting(accepted)
        if !lost.isEmpty { print("lost", lost.sorted()) }
        if !refused.isEmpty { print("refused", refused.sorted()) }
      }
      let name = CommandLine.arguments[1]
      switch name {
      \(runs.joined(separator: "\n"))
      default: break
      }
      """
  }
}

extension String {
  fileprivate func write(to file: URL) throws { try Data(utf8).write(to: file) }
}
