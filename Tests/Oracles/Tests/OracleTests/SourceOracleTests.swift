import Foundation
import Testing

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
    let shown = differences.prefix(Self.mostShown).joined(separator: "\n")
    #expect(differences.isEmpty, "\(differences.count) differences\n\(shown)")
  }
}
