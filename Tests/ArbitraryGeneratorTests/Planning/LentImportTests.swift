import Testing

@testable import ArbitraryGenerator

/// Imports that generated files need and a source does without.
struct LentImportTests {
  @Test("A file that names views' types without their framework is lent the import of another one")
  func lentImports() {
    let badge = """
      import Foundation
      struct Badge { let icon: UIImage; let n: Int }
      enum Style { case cell(UIStatusBarStyle) }
      protocol Skin { var tint: UIColor { get } }
      """
    let lending = GeneratedMocks(["Sources/M/A.swift": badge, "Sources/M/B.swift": "import UIKit"])
    #expect(lending.notes.isEmpty, "\(lending.notes)")
    for text in [lending.text, lending.conformances] {
      #expect(text.split(separator: "\n").contains("import UIKit"))
    }
    #expect(lending.conformances.contains("UIImage()"))
    let alone = GeneratedMocks(["Sources/M/A.swift": badge])
    #expect(alone.notes.contains { $0.contains("`Badge` is skipped") })
    #expect(!alone.text.contains("import UIKit"))
  }

  @Test("Another module's import lends nothing, and neither does one that is not needed")
  func lentElsewhere() {
    let sources = [
      "Sources/M/A.swift": "import Foundation\nprotocol Skin { var tint: UIColor { get } }",
      "Sources/N/B.swift": "import UIKit\nprotocol Skin2 { var n: Int { get } }",
      "Sources/N/C.swift": "import Foundation\nprotocol Plain { var n: NSString { get } }",
      "Sources/N/D.swift": "import AppKit",
    ]
    let mocks = GeneratedMocks(
      sources.filter { $0.key != "Sources/N/B.swift" }, testables: ["M", "N"])
    #expect(mocks.lines(with: "import UIKit").isEmpty && mocks.lines(with: "import AppKit").isEmpty)
    let others = GeneratedMocks(sources, testables: ["M", "N"])
    #expect(others.lines(with: "import UIKit") == ["import UIKit"])
  }

  @Test(
    "What a protocol inherits from needs its import, too",
    arguments: ["protocol P: UIView {}", "protocol P where Self: UIView {}"])
  func inherited(declaration: String) {
    let mocks = GeneratedMocks([
      "Sources/M/A.swift": "import Foundation\n\(declaration)", "Sources/M/B.swift": "import UIKit",
    ])
    #expect(mocks.lines(with: "import UIKit") == ["import UIKit"])
  }
}
