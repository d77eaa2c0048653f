import Foundation
import Testing

/// What the compiler says of a program that forgets to inject what a service uses.
struct MissingInjectionTests {
  @Test("Without its settings the service does not compile")
  func missingInjection() throws {
    let words = try typeCheck("struct Broken: HashPasswordService {}")
    #expect(words.contains("type 'Broken' does not conform to protocol 'UsesReadConfigService'"))
  }

  @Test("With them it does")
  func injection() throws {
    let whole = """
      struct Whole: HashPasswordService {
        let readConfigService: any ReadConfigService
      }
      """
    #expect(try typeCheck(whole) == "")
  }

  /// What the compiler prints about the services and one more file.
  private func typeCheck(_ source: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Passwords").standardized
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-swift-version", "6", file.path]
      + ["Services.swift", "SHA1.swift"].map { sources.appending(path: $0).path }
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
