import Testing
import Yams

@testable import ArbitraryGenerator

/// Our reader of settings against Yams: what we accept, Yams reads in the same way.
struct YAMLOracleTests {
  /// What a document says, whichever reader read it.
  private indirect enum Value: Equatable, CustomStringConvertible {
    case scalar(String, isPlain: Bool)
    case list([Value])
    case map([String: Value])

    var description: String {
      switch self {
      case .scalar(let text, let isPlain): isPlain ? text : text.debugDescription
      case .list(let items): "\(items)"
      case .map(let entries):
        "{\(entries.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", "))}"
      }
    }
  }

  private func ours(_ document: String) throws -> Value {
    value(try YAMLReader.read(document, file: "arb.yml"))
  }

  private func value(_ node: YAMLNode) -> Value {
    switch node.value {
    case .empty: .scalar("", isPlain: true)
    case .plain(let text): .scalar(text, isPlain: true)
    case .quoted(let text): .scalar(text, isPlain: false)
    case .list(let items): .list(items.map(value))
    case .map(let entries):
      .map(Dictionary(uniqueKeysWithValues: entries.map { ($0.key, value($0.value)) }))
    }
  }

  /// Yams counts a byte order mark as a column.
  private func theirs(_ document: String) throws -> Value {
    let text = document.unicodeScalars.drop { $0 == "\u{FEFF}" }
    return try Yams.compose(yaml: String(text)).map(value) ?? .scalar("", isPlain: true)
  }

  private func value(_ node: Node) -> Value {
    switch node {
    case .scalar(let it): .scalar(it.string, isPlain: it.style == .plain || it.style == .any)
    case .sequence(let it): .list(it.map(value))
    case .mapping(let it):
      .map(
        Dictionary(it.map { ($0.key.string ?? "", value($0.value)) }) { _, last in last })
    case .alias(let it): .scalar("*\(it.anchor)", isPlain: true)
    }
  }

  @Test("What our reader accepts, Yams reads alike", arguments: TrickyYAML.accepted)
  func accepted(document: String) throws {
    #expect(try ours(document) == theirs(document))
  }

  @Test("What our reader refuses, it refuses with a reason", arguments: TrickyYAML.refused)
  func refused(document: String, reason: YAMLError) {
    let failure = #expect(throws: YAMLReader.Failure.self) { try ours(document) }
    #expect(failure?.error == reason)
  }

  @Test(
    "Random edits of tricky documents are refused, or read as Yams reads them",
    arguments: 0..<20 as Range<UInt64>)
  func edits(seed: UInt64) throws {
    var dice = Dice(state: seed)
    let documents = TrickyYAML.accepted + TrickyYAML.refused.map(\.0)
    var accepted = 0
    for _ in 0..<(10 * Sources.rounds) {
      var text = Array(documents[dice.roll(documents.count)].unicodeScalars)
      for _ in 0...dice.roll(3) { edit(&text, with: &dice) }
      let document = String(String.UnicodeScalarView(text))
      guard let ours = try? ours(document) else { continue }
      accepted += 1
      let theirs = try? theirs(document)
      #expect(ours == theirs, "\(document.debugDescription)")
    }
    #expect(accepted > 50)
  }

  private func edit(_ text: inout [Unicode.Scalar], with dice: inout Dice) {
    let start = dice.roll(text.count + 1)
    let end = min(text.count, start + dice.roll(3))
    let new = TrickyYAML.snippets[dice.roll(TrickyYAML.snippets.count)].unicodeScalars
    text.replaceSubrange(start..<end, with: new)
  }
}
