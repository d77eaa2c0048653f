import Dispatch
import Foundation
import TestSupport
import Testing

@testable import FactoryCheck

struct SourceTextObjectsTests {
  /// The line that a value is made in, without the call around it: source that compiles.
  private func written(_ value: Any, line: Int = #line) throws -> (tree: SourceTree, source: String)
  {
    let source = try sourceLine(line, of: "SourceTextObjectsTests.swift")
    return (SourceText.tree(of: value), String(source.dropFirst("try written(".count).dropLast(2)))
  }

  // Each value stands in one line, as its text does.
  // swift-format-ignore
  @Test("The text of one of Foundation's objects is the source that made it")
  func compiles() throws {
    let all = [
      try written(NSNumber(value: 2)),
      try written(NSNumber(value: 1)),
      try written(NSNumber(value: true)),
      try written(NSNumber(value: 1.5)),
      try written(NSNumber(value: Double.nan)),
      try written(NSNumber(value: -9223372036854775808)),
      try written(NSNumber(value: UInt64(18446744073709551615))),
      try written(NSDecimalNumber(decimal: Decimal(string: "1.1")!)),
      try written(NSAttributedString(string: "z\n")),
      try written(NSMutableAttributedString(string: "")),
      try written(NSData(data: Data([1, 2]))),
      try written(NSMutableData(data: Data([1]))),
      try written(NSDate(timeIntervalSince1970: 1.5)),
      try written(NSURL(string: "https://a.b/c")!),
      try written(NSUUID(uuidString: "00000000-0000-0000-0000-0000000000FF")!),
      try written(NSNull()),
      try written(NSSet(array: ["a", "b"])),
      try written(NSMutableSet(array: [])),
      try written(Notification(name: Notification.Name("za"))),
      try written(Notification(name: Notification.Name("a"), object: 1, userInfo: ["k": 2])),
    ]
    for (tree, source) in all {
      #expect(tree.text == source)
      #expect(tree.isComplete)
    }
  }

  @Test("Any number of Foundation's is written as the number that it is")
  func numbers() {
    forAll(Gen.int()) { number in
      let sign = NSNumber(value: number)
      #expect(SourceText.describe(sign) == "NSNumber(value: \(number))")
    }
  }

  @Test("Text with attributes is shown, and in no test to paste")
  func attributes() {
    let text = NSAttributedString(string: "a", attributes: [NSAttributedString.Key("k"): 1])
    let tree = SourceText.tree(of: text)
    #expect(tree.text == #"NSAttributedString(string: "a")"# && !tree.isComplete)
  }

  @Test(
    "What else is of Foundation or Dispatch is its type's name, and in no test to paste",
    arguments: [
      "JSONDecoder", "DateFormatter", "NSLock", "NSCache<NSString, NSNumber>", "DispatchQueue",
      "NotificationCenter", "Bundle",
    ])
  func opaque(name: String) {
    struct Holder {
      let held: AnyObject
    }
    let objects: [AnyObject] = [
      JSONDecoder(), DateFormatter(), NSLock(), NSCache<NSString, NSNumber>(),
      DispatchQueue(label: "q"), NotificationCenter.default, Bundle.main,
    ]
    let texts = objects.map { SourceText.tree(of: Holder(held: $0)) }
    let tree = texts.first { $0.text.hasSuffix("Holder(held: /* \(name) */)") }
    #expect(tree?.isComplete == false)
  }

  @Test("An object of one's own that inherits from Foundation's is written by its members")
  func ownClasses() {
    final class Own: NSObject {
      var count = 3
    }
    #expect(SourceText.describe(Own()).hasSuffix("Own(count: 3)"))
  }
}
