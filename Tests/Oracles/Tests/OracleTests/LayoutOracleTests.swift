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
    for (folder, files) in Sources.folders() {
      let sources = try files.map { [UInt8](try Data(contentsOf: $0)) }
      let scattered = sources.map(Scatter.rewritten)
      #expect(scattered != sources || sources.allSatisfy { $0.count < 1_000 })
      let (plain, other) = (generated(sources), generated(scattered))
      guard plain != other else { continue }
      let first = zip(plain, other).first { $0 != $1 }
      differences.append("\(folder): \(first.map { "\($0)\n    \($1)" } ?? "lines are missing")")
    }
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

/// Puts a comment with brackets in it and a line end behind commas and opening brackets.
private final class Scatter: SyntaxRewriter {
  static func rewritten(_ bytes: [UInt8]) -> [UInt8] {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard !tree.hasError else { return bytes }
    return Scatter().visit(tree).syntaxTextBytes
  }

  override func visit(_ token: TokenSyntax) -> TokenSyntax {
    switch token.tokenKind {
    case .comma, .leftParen, .leftSquare:
      guard token.trailingTrivia.allSatisfy(\.isWhitespace) else { return token }
      return token.with(\.trailingTrivia, [.spaces(1), .lineComment("// ), }\"]"), .newlines(1)])
    default: return token
    }
  }

  override func visit(_ node: StringLiteralExprSyntax) -> ExprSyntax { ExprSyntax(node) }

  override func visit(_ node: RegexLiteralExprSyntax) -> ExprSyntax { ExprSyntax(node) }

  override func visit(_ node: PoundSourceLocationSyntax) -> DeclSyntax { DeclSyntax(node) }

  /// Conditions end with their line.
  override func visit(_ node: IfConfigClauseSyntax) -> IfConfigClauseSyntax {
    super.visit(node).with(\.condition, node.condition)
  }
}
