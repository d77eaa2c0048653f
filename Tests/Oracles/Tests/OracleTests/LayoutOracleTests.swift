import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import ArbitraryGenerator

/// The generator against itself: what it makes of sources does not depend on how they are laid out.
struct LayoutOracleTests {
  @Test("Comments and line ends, where Swift allows them, change nothing that is generated")
  func scattered() throws {
    var differences: [String] = []
    var added = 0
    for (folder, files) in Sources.folders() {
      let sources = try files.map { [UInt8](try Data(contentsOf: $0)) }
      let scattered = sources.map(Scatter.rewritten)
      added += scattered.map(\.count).reduce(0, +) - sources.map(\.count).reduce(0, +)
      let (plain, other) = (generated(sources), generated(scattered))
      guard plain != other else { continue }
      let first = zip(plain, other).first { $0 != $1 }
      differences.append("\(folder): \(first.map { "\($0)\n    \($1)" } ?? "lines are missing")")
    }
    #expect(added > 100_000)
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  /// The lines that are generated, without those that name lines of the sources.
  private func generated(_ sources: [[UInt8]]) -> [Substring] {
    let files = sources.enumerated().map { number, bytes in
      DeclarationParser.parse(SourceFile(path: "\(number).swift", bytes: bytes))
    }
    let mocks = MockSettings(
      selection: .all,
      output: ConfiguredPath(
        path: "Mocks.swift", location: SourceLocation(file: "arb.yml", line: 1, column: 1)))
    let result = Pipeline.generate(from: files, testables: ["Sources"], mocks: mocks)
    return (result.files + result.mocks).flatMap { file in
      String(decoding: file.text, as: UTF8.self).split(separator: "\n")
        .filter { !$0.contains("#sourceLocation") }
    }
  }
}

/// Finds the places behind commas and opening brackets where a comment with brackets in it, and a
/// line end, may stand.
private final class Scatter: SyntaxVisitor {
  private static let inserted = Array(" // ), }\"]\n".utf8)

  private var places: [Int] = []

  static func rewritten(_ bytes: [UInt8]) -> [UInt8] {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard !tree.hasError else { return bytes }
    let scatter = Scatter(viewMode: .sourceAccurate)
    scatter.walk(tree)
    var result: [UInt8] = []
    var start = 0
    for place in scatter.places {
      result += bytes[start..<place] + inserted
      start = place
    }
    return result + bytes[start...]
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    switch token.tokenKind {
    case .comma, .leftParen, .leftSquare:
      if token.trailingTrivia.allSatisfy(\.isWhitespace) {
        places.append(token.endPosition.utf8Offset)
      }
    default: break
    }
    return .skipChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  /// Conditions end with their line.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }
}
