import Foundation
import Testing

@testable import ArbitraryGenerator

/// Our reader of Swift against swift-syntax, over the sources of real packages.
struct SourceOracleTests {
  /// So many differences are shown.
  private static let mostShown = 50

  @Test("In every source, our reader sees just the declarations that swift-syntax sees")
  func sources() throws {
    var (lines, declarations, broken) = (0, 0, 0)
    var differences: [String] = []
    let files = Sources.files()
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: file))
      guard let theirs = SwiftSyntaxReader.facts(of: bytes) else {
        broken += 1
        continue
      }
      lines += bytes.count { $0 == UInt8(ascii: "\n") }
      declarations += theirs.count
      differences += Fact.differences(ours: OurReader.facts(of: bytes), theirs: theirs)
        .map { "\(file.path): \($0)" }
    }
    print(
      "\(declarations) declarations in \(files.count - broken) files of \(lines) lines, "
        + "\(differences.count) differences; \(broken) files with errors left out")
    #expect(declarations > 5_000)
    expectNone(differences)
  }

  @Test("Where our reader skips functions and literals, it reads everything else just the same")
  func skippedFunctions() throws {
    var differences: [String] = []
    for file in Sources.files() {
      let bytes = [UInt8](try Data(contentsOf: file))
      let all = OurReader.facts(of: bytes).filter(\.isNoFunction)
      for kept in [DeclarationParser.KeptFunctions.none, .requirements] {
        let facts = OurReader.facts(of: bytes, functions: kept, wantsLiterals: false)
          .filter(\.isNoFunction)
        differences += Fact.differences(ours: facts, theirs: all).map { "\(file.path): \($0)" }
      }
    }
    expectNone(differences)
  }

  private func expectNone(_ differences: [String]) {
    let shown = differences.prefix(Self.mostShown).joined(separator: "\n")
    #expect(differences.isEmpty, "\(differences.count) differences\n\(shown)")
  }
}

extension Fact {
  /// Whether it is of what is kept even where functions are skipped.
  fileprivate var isNoFunction: Bool { kind != "func" && kind != "subscript" }
}
