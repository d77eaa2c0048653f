import Foundation

/// A module of random declarations, of those that the compiler takes, and what is generated for it.
struct RandomModule {
  /// How it is compiled.
  enum Mode: CaseIterable {
    case swift6, onMainActor, swift5

    fileprivate var words: [String] {
      switch self {
      case .swift6: ["-swift-version", "6"]
      case .onMainActor: ["-swift-version", "6", "-default-isolation", "MainActor"]
      case .swift5: ["-swift-version", "5"]
      }
    }

    fileprivate var setting: String { self == .onMainActor ? "isolation: MainActor" : "" }
  }

  private let mode: Mode
  /// The letter that all declarations are called.
  private let name: String
  private let folder = FileManager.default.temporaryDirectory.appending(path: "Random-\(UUID())")

  /// - Parameters:
  ///   - declarations: One for each file of the module.
  ///   - name: The letter that all of them are called. They and their files get numbers behind it.
  ///   - model: The source of what they are made of.
  init(
    _ declarations: [String], named name: String, beside model: String, mode: Mode
  ) throws {
    self.mode = mode
    self.name = name
    for folder in ["Sources", "Output", "Gens"] {
      try FileManager.default.createDirectory(
        atPath: path(folder), withIntermediateDirectories: true)
    }
    try write(model, to: "Sources/Model.swift")
    let letter = try Regex("\\b\(name)\\b")
    for (number, text) in declarations.enumerated() {
      let named = text.replacing(letter, with: "\(name)\(number)")
      try write("import Foundation\n\(named)\n", to: "Sources/\(name)\(number).swift")
    }
    try removeRefused()
  }

  /// How many declarations the compiler takes.
  var count: Int { get throws { try sources.count - 1 } }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// What the compiler says of the mocks, each with its protocol, and of their gens.
  func troublesOfMocks() throws -> [String] {
    try troubles("mocks: {protocols: all, output: Output}\noutput: Gens/Arbitrary.swift")
  }

  /// What the compiler says of the gens, each with its type.
  func troublesOfGens() throws -> [String] {
    try troubles("output: Output")
  }

  private func troubles(_ settings: String) throws -> [String] {
    try write("includes: Sources\ntestables: [Random]\n\(mode.setting)\n\(settings)", to: "arb.yml")
    let run = try Command(RealProtocolTests.tool, ["--config", path("arb.yml"), "--quiet"])
    guard run.isSuccess else { return [run.errors] }
    // Each process has hash values of its own, on which nothing may depend.
    let check = try Command(RealProtocolTests.tool, ["--config", path("arb.yml"), "--check"])
    guard check.isSuccess else { return [check.errors] }
    _ = try compile(
      sources, "Random", ["-emit-module-path", path("Random.swiftmodule"), "-enable-testing"])
    // On some declarations the compiler crashes.
    guard FileManager.default.fileExists(atPath: path("Random.swiftmodule")) else { return [] }
    let modules = RealProtocolTests.tool.deletingLastPathComponent().appending(path: "Modules").path
    let found = ["-I", folder.path, "-I", modules]
    let generated = try files(in: "Output") + files(in: "Gens")
    return try compile(generated, "Generated", found).map { trouble in
      guard let name = declaration(of: trouble) else { return trouble }
      return try
        "\(String(contentsOfFile: path("Sources/\(name).swift"), encoding: .utf8))\n\(trouble)"
    }
  }

  /// Drops the declarations that are none, until the others are compiled.
  private func removeRefused() throws {
    while true {
      let refused = try compile(sources, "Random", ["-enable-testing"]).compactMap(declaration)
      if refused.isEmpty { return }
      for name in Set(refused) {
        try FileManager.default.removeItem(atPath: path("Sources/\(name).swift"))
      }
    }
  }

  private var sources: [String] { get throws { try files(in: "Sources") } }

  private func files(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
      .filter { $0.hasSuffix(".swift") }.map { path("\(name)/\($0)") }
  }

  /// The errors and warnings that compiling files ends with.
  private func compile(
    _ files: [String], _ module: String, _ words: [String]
  ) throws -> [String] {
    let run = try Command(compiling: files, as: module, mode.words + words)
    let troubles = run.errors.matches(
      of: /(?m)^\S*\/([\w+]+\.swift:\d+:\d+: (?:error|warning): .*)$/
    )
    .map { String($0.1) }
    return run.isSuccess || !troubles.isEmpty ? troubles : [run.errors]
  }

  /// The declaration whose source or generated file the compiler complains of.
  private func declaration(of trouble: String) -> String? {
    guard trouble.hasPrefix(name) else { return nil }
    let number = trouble.dropFirst(name.count).prefix(while: \.isNumber)
    return number.isEmpty ? nil : name + number
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }
}
