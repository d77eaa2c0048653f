import Foundation
import Testing

/// An article of the documentation catalogue.
struct Article: CustomTestStringConvertible, Sendable {
  /// The file's name without its extension.
  let name: String
  /// The Swift listings, in order: they may build upon each other.
  let listings: [String]

  var testDescription: String { name }

  private static let catalogue = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/FactoryCheck/FactoryCheck.docc")

  /// All articles, by name.
  static let all: [Article] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: catalogue.path)
    return (files ?? []).filter { $0.hasSuffix(".md") }.sorted().compactMap(Article.init(file:))
  }()

  private init?(file: String) {
    let url = Article.catalogue.appending(path: file)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    name = String(file.dropLast(".md".count))
    listings = Article.listings(in: text)
  }

  /// The blocks fenced as Swift.
  static func listings(in text: String) -> [String] {
    var listings: [[Substring]] = []
    var isListing = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isListing = line == "```swift"
        if isListing { listings.append([]) }
      } else if isListing {
        listings[listings.count - 1].append(line)
      }
    }
    return listings.map { $0.joined(separator: "\n") + "\n" }
  }
}
