import Foundation
import Testing

@testable import ArbitraryGenerator

/// Random damage to real sources, those of the reader itself, from a fixed seed: it must end, and soon,
/// whatever comes out.
@Suite struct ReaderFuzzTests {
  /// SplitMix64, so that a failing round can be repeated anywhere.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((z ^ (z >> 31)) % UInt64(sides))
    }
  }

  private static let snippets = [
    "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "#\"", "\\(", "/*", "*/", "//", "#if A\n",
    "#endif\n",
    "#else\n", "`", "<", ">", "@a(", "struct A {", "case ", "let (", "= ", "\u{0}", "\r", "#/",
    "/a", "\\",
    "enum E { case ", "protocol P { ", "some ", "where ", "->", "throws(", "\u{FEFF}", "é", "...",
    "&", "?",
  ]

  private func sources() throws -> [[UInt8]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
      .map { [UInt8](try Data(contentsOf: $0)) }
  }

  private func damage(_ bytes: inout [UInt8], with dice: inout Dice) {
    for _ in 0...dice.roll(8) {
      let start = dice.roll(bytes.count + 1)
      let end = min(bytes.count, start + (dice.roll(4) == 0 ? dice.roll(200) : dice.roll(3)))
      let replacement: [UInt8] =
        dice.roll(3) == 0
        ? [UInt8(dice.roll(256))] : Array(Self.snippets[dice.roll(Self.snippets.count)].utf8)
      bytes.replaceSubrange(start..<end, with: replacement)
    }
  }

  /// What is read of a file, which is the same where its literals are gathered on the way.
  private func read(_ bytes: [UInt8]) -> FileDeclarations {
    let source = SourceFile(path: "A.swift", bytes: bytes)
    let file = DeclarationParser.parse(source, functions: .all)
    var literals: Literals? = Literals()
    let sameFile = DeclarationParser.parse(
      source, functions: .all, names: NamedTypes(), literals: &literals)
    #expect(sameFile == file)
    return file
  }

  @Test(
    "Random edits of real sources never crash or hang the reader", arguments: 0..<8 as Range<UInt64>
  )
  func edits(seed: UInt64) throws {
    var dice = Dice(state: seed)
    let sources = try sources()
    for _ in 0..<40 {
      var bytes = sources[dice.roll(sources.count)]
      damage(&bytes, with: &dice)
      let file = read(bytes)
      #expect(
        file.diagnostics.allSatisfy { $0.location.map { $0.line > 0 && $0.column > 0 } ?? false })
    }
  }

  @Test(
    "Random bytes and snippets never crash or hang the reader", arguments: 0..<4 as Range<UInt64>)
  func noise(seed: UInt64) {
    var dice = Dice(state: seed)
    for _ in 0..<200 {
      var bytes: [UInt8] = []
      damage(&bytes, with: &dice)
      damage(&bytes, with: &dice)
      _ = read(bytes)
    }
  }

  @Test("Every prefix of a source is read", .timeLimit(.minutes(5)))
  func prefixes() throws {
    let text = Array(
      "struct A<T>: P { let (a, b): (Int, [T]) = f { \"\\(x)\" }; #if A\ninit?() throws(E) {}".utf8)
    for count in 0...text.count {
      _ = read(Array(text[..<count]))
    }
  }

  @Test(
    "Long runs of one thing take linear time", .timeLimit(.minutes(5)),
    arguments: [
      "#", "\"", "`", "(/[ ", "\"\\(", "/*", "{", "[", "<", "a<", "#\"", "#if A\n", "struct A{}",
      "@a(", "x<@b(",
      "let a = [", "\\", "any ", "case a(", "-", "private(", "var a: A<", "}",
    ])
  func runs(text: String) {
    for prefix in ["", "struct S { ", "struct S { let x = ", "let x: ", "#\""] {
      _ = read(Array((prefix + String(repeating: text, count: 3_000)).utf8))
    }
  }
}
