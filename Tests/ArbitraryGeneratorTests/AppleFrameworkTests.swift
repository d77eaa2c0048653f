import Foundation
import Testing

@testable import ArbitraryGenerator

/// What is known of the types and wrappers of Apple's frameworks, which are not in the sources.
struct AppleFrameworkTests {
  @Test(
    "What inherits from views and their like is made on the main actor",
    arguments: [
      ("UIKit", "final class A: UIView"), ("UIKit", "final class A: UITableViewController"),
      ("UIKit", "final class A: UIApplicationDelegate"), ("AppKit", "final class A: NSWindow"),
      ("SwiftUI", "struct A: View"), ("SwiftUI", "struct A: ViewModifier"),
      ("SwiftUI", "struct A: MenuStyle"), ("SwiftUI", "struct A: DatePickerStyle"),
      ("WebKit", "final class A: WKNavigationDelegate"),
    ])
  func views(module: String, head: String) {
    let members = "let n: Int; init(n: Int) { self.n = n }"
    let generated = Generated("import \(module)\n\(head) { \(members) }")
    #expect(!generated.lines(with: "Choices.onMainActor {").isEmpty)
  }

  @Test(
    "What only sounds like them is not",
    arguments: [
      ("Foundation", "struct A: View"), ("UIKit", "struct A: UIless"),
      ("UIKit", "final class A: UIImage"),
    ])
  func others(module: String, head: String) {
    let members = "let n: Int; init(n: Int) { self.n = n }"
    let generated = Generated("import \(module)\n\(head) { \(members) }")
    #expect(generated.lines(with: "onMainActor").isEmpty)
  }

  @Test(
    "Members are set also where they are wrapped, if their wrapper lets them",
    arguments: [
      ("@Published var items: [Int] = []", ["items"]), ("@Elsewhere var items: [Int] = []", []),
      ("@Set var items: [Int] = []", ["items"]), ("@Get var items: [Int] = []", []),
      ("@ObservationIgnored var items: [Int] = []", ["items"]),
    ])
  func wrapped(member: String, set: [String]) {
    let generated = Generated(
      """
      import Combine
      @propertyWrapper struct Set { var wrappedValue: [Int] }
      @propertyWrapper struct Get { var wrappedValue: [Int] { [] }; init(wrappedValue: [Int]) {} }
      final class A { \(member); init() {} }
      """)
    #expect(generated.setMembers(of: "M.A") == set)
  }

  @Test(
    "SwiftUI's wrappers take themselves, or are left at what they are made of",
    arguments: [
      ("@Binding var isOn: Bool", nil), ("@Binding var isOn: Bool?", nil),
      ("@Binding var isOn: UIWindow", "`A` is skipped: its member `isOn` is of type `UIWindow`"),
      ("@Binding var isOn: UIWindow?", "`A` is skipped: its member `isOn` is of type `UIWindow`"),
      ("@EnvironmentObject var isOn: Bool", "`A` keeps `isOn` at its default"),
      ("@FocusState var isOn: Bool", "`A` keeps `isOn` at its default"),
      ("@FocusState private var isOn: Bool", nil), ("@State private var isOn: Bool?", nil),
      ("@State var isOn: Bool", nil),
    ])
  func swiftUI(member: String, note: String?) {
    let generated = Generated("import SwiftUI\nstruct A: View { \(member); let n: Int }")
    #expect(generated.notes.contains { note.map($0.contains) ?? true } == (note != nil))
    let isMade = generated.text.contains("M.A(")
    #expect(isMade != (note?.contains("skipped") == true))
  }

  #if !canImport(SwiftUI)
    @Test("A binding is one of a value that stays as it is, whether a wrapper asks for it or not")
    func bindings() async throws {
      let swiftUI = """
        @propertyWrapper public struct Binding<Value> {
          let get: () -> Value
          public var wrappedValue: Value { get { get() } nonmutating set {} }
          public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { self.get = get }
          public static func constant(_ value: Value) -> Binding { .init { value } set: { _ in } }
        }
        extension Binding: @unchecked Sendable where Value: Sendable {}
        @MainActor public protocol View {}
        """
      let source = """
        import SwiftUI
        struct Item { var name: String }
        struct Row: View { @Binding var item: Item?; @Binding var isOn: Bool; let n: Int }
        struct Model { let all: [Binding<Int>]; var other: Binding<any Error>? }
        struct Taps { let tap: Binding<() -> Void>; let all: [Binding<Void>] }
        final class Editor { init(text: Binding<String>) {} }
        struct Form: View { @Binding var editor: Editor; @Binding var name: String; let n: Int }
        protocol Source { var text: Binding<String> { get }; func item() -> Binding<Item?> }
        """
      let mocks = GeneratedMocks(source, testables: ["M"])
      #expect(mocks.notes == [])
      #expect(mocks.conformances.contains("item: Binding<M.Item?>.constant(M.Item.provide())"))
      #expect(mocks.conformances.contains(".constant(choices.draw(Bool.self))"))
      #expect(!mocks.text.contains("fatalError"))
      try await mocks.compile(besides: ["M.swift": source], using: ["SwiftUI": swiftUI])
    }
  #endif

  @Test(
    "A plain value without a gen is called that, and not something of the running program",
    arguments: [
      ("SwiftUI", "LinearGradient", "which there is no gen for"),
      ("SwiftUI", "GridItem?", "which there is no gen for"),
      ("UIKit", "UIBezierPath", "a class that there is no gen for"),
      ("Foundation", "HTTPCookie", "a class that there is no gen for"),
      ("Foundation", "[NSPredicate]", "a class that there is no gen for"),
      ("Foundation", "URLProtectionSpace", "a class that there is no gen for"),
      ("Foundation", "NSRegularExpression.Options", "which there is no gen for"),
      ("SwiftUI", "Namespace", "which stands for something of the running program"),
      ("UIKit", "UIApplication", "which stands for something of the running program"),
    ])
  func plainValues(module: String, type: String, words: String) throws {
    let generated = Generated("import \(module)\nstruct A { let value: \(type); let n: Int }")
    let note = try #require(generated.notes.first)
    let name = type.trimmingCharacters(in: CharacterSet(charactersIn: "[]?"))
    #expect(note.contains(" is of type `\(name.prefix { $0 != "<" })`, \(words)\n"))
    let conformed =
      words.hasPrefix("which there") ? "\(name): @retroactive Arbitrary" : "A: Arbitrary"
    #expect(note.hasSuffix(": `extension \(conformed)`") || type.hasSuffix("?"))
  }

  @Test(
    "What models hold of the frameworks is made by a call, whichever module brings it",
    arguments: [
      ("SwiftUI", "Color", "(red: Double(0) / 255, green: Double(0) / 255, blue: Double(0) / 255)"),
      ("SwiftUI", "AnyView", "(EmptyView())"), ("SwiftUI", "Font", ".system(size: CGFloat(12))"),
      ("SwiftUI", "EdgeInsets", "(top: CGFloat(0), leading: CGFloat(0), "),
      ("SwiftUI", "Image", "(systemName: \"photo\")"), ("SwiftUI", "LocalizedStringKey", "(\"\")"),
      ("UIKit", "UIImage", "()"), ("SwiftUI", "UIKit.UIImage", "()"),
      ("Cocoa", "NSImage", "(size: .zero)"), ("SwiftUI", "Text", "(verbatim: \"\")"),
      ("SwiftUI", "Angle", "(degrees: Double(0))"), ("SwiftUI", "UnitPoint", ".center"),
      ("SwiftUI", "Gradient", "(colors: [.white, .black])"),
      ("UIKit", "UIFont", ".systemFont(ofSize: CGFloat(12))"),
      ("UIKit", "UIOffset", "(horizontal: CGFloat(0), vertical: CGFloat(0))"),
      ("UIKit", "UIEdgeInsets", "(top: CGFloat(0), left: CGFloat(0), "),
      ("MapKit", "CLLocation", "(latitude: Double(0) / 100_000, longitude: Double(0) / 100_000)"),
    ])
  func called(module: String, type: String, call: String) {
    let generated = Generated("import \(module)\nstruct A { let n: Int; let it: \(type)? }")
    #expect(generated.notes == [])
    #expect(!generated.lines(with: "it: \(type)\(call)").isEmpty)
  }

  @Test("One conformance of a plain value by hand has it drawn in all that hold it")
  func conformed() {
    let generated = Generated(
      """
      import FactoryCheck
      import SwiftUI
      extension Color: @retroactive Arbitrary {}
      struct A { let color: Color; let others: [Color?] }
      struct B { var a: A }
      """)
    #expect(generated.lines(with: "choices.draw(Color.self)").count == 1)
    #expect(generated.lines(with: "a: choices.draw(M.A.self)").count == 1)
  }

  @Test(
    "Nobody is told to conform a view, or a class that can be subclassed, as that cannot be done",
    arguments: [
      ("class A: UIViewController {}", "draw what it shows or keeps, and make it in the property"),
      (
        "class A: UITableViewFooCell {}", "draw what it shows or keeps, and make it in the property"
      ),
      ("class A: NSManagedObject {}", "draw what it shows or keeps, and make it in the property"),
      (
        "class A: Base {}",
        "include the file that declares `Base`, or make it `final` and conform it by hand: "
          + "`extension A: Arbitrary`"
      ),
      (
        "final class A: Base {}",
        "include the file that declares `Base`, or conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "class A { init(_ p: OpaquePointer) {} }",
        "make it `final` and conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "final class A { init(_ p: OpaquePointer) {} }",
        "conform it by hand: `extension A: Arbitrary`"
      ),
    ])
  func classes(source: String, fix: String) {
    let notes = Generated("import UIKit\nimport CoreData\n\(source)").notes
    #expect(notes.count == 1)
    #expect(notes.first?.hasSuffix("\n  fix: \(fix)") == true)
  }

  @Test("A framework's types are known where a module that a file imports hands it on")
  func handedOn() {
    let generated = Generated(
      [
        "Sources/Prelude/A.swift": "@_exported import Base",
        "Sources/Base/A.swift": "@_exported import UIKit",
        "Sources/M/A.swift": "import Prelude\nstruct A { let place: UIEdgeInsets }",
        "Sources/M/B.swift": "struct B { let place: UIEdgeInsets }",
      ], testables: ["M", "Prelude", "Base"])
    #expect(generated.lines(with: "place: UIEdgeInsets(top: ").count == 2)
  }

  @Test("Previews are left out without a word, unless the name is one of the sources")
  func previews() {
    let source = "struct A: PreviewProvider { let n: Int }\nstruct B: View { let n: Int }"
    let generated = Generated("import SwiftUI\n\(source)")
    #expect(generated.notes == [])
    #expect(generated.provided("M.A") == nil && !generated.lines(with: "M.B(").isEmpty)
    let own = Generated("protocol PreviewProvider {}\nstruct A: PreviewProvider { let n: Int }")
    #expect(own.provided("M.A") == "M.A(n: 0)")
  }

  @Test(
    "What a wrapper is made of alone is drawn though it has an initial value",
    arguments: [
      ("@State var n = 3", "n: 0, t: 0", nil), ("@Published var n: Int = 3", "n: 0, t: 0", nil),
      ("@State private var n = 3", "t: 0", nil),
      ("@Elsewhere var n = 3", "t: 0", "`A` keeps `n` at its default"),
    ])
  func initialValues(member: String, arguments: String, note: String?) {
    let generated = Generated("import SwiftUI\nstruct A { \(member); let t: Int }")
    #expect(generated.provided("M.A") == "M.A(\(arguments))")
    #expect(generated.notes.count == (note == nil ? 0 : 1))
    #expect(generated.notes.first?.contains(note ?? "") ?? true)
  }

  @Test("Names that stand for numbers on Apple's systems are known there")
  func numbers() {
    let generated = Generated(
      "import Foundation\nstruct A { let s: OSStatus; let t: CFAbsoluteTime; let i: CFTimeInterval }"
    )
    #expect(generated.notes == [])
    #expect(generated.provided("M.A") == "M.A(s: 0, t: 0, i: 0)")
  }

  @Test("What Foundation calls the types of Core Graphics is known")
  func ofGraphics() async throws {
    let source = """
      import Foundation
      struct A { let p: NSPoint; let all: [NSRect?]; let s: NSSize }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    #expect(mocks.conformances.contains("choices.draw(CGPoint.self)"))
    try await mocks.compile(beside: source)
  }

  @Test("Names that stand for numbers in C are known")
  func ofC() async throws {
    let source = """
      import Foundation
      struct A { let p: pid_t; let u: uid_t?; let g: gid_t }
      struct B { let t: time_t; let n: size_t; let s: ssize_t }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    #expect(mocks.conformances.contains("M.A(p: 0, u: 0, g: 0)"))
    try await mocks.compile(beside: source)
  }

  @Test("Older names of ranges are known")
  func ranges() async throws {
    let source = """
      struct A { let some: CountableRange<Int>; let all: CountableClosedRange<UInt8> }
      struct B { let rest: CountablePartialRangeFrom<Int> }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    #expect(mocks.conformances.contains("choices.draw(Range<Int>.self)"))
    try await mocks.compile(beside: source)
  }

  @Test(
    "A type whose name begins as a framework's do is one of it, and nobody is told to conform it",
    arguments: [
      ("UIKit", "UIAccessibilityTraits"), ("Foundation", "UIKeyCommand"),
      ("CoreData", "NSPersistentStoreDescription"), ("AVFoundation", "AVAudioPlayerNode"),
      ("PDFKit", "PDFView"), ("CoreNFC", "NFCNDEFPayload"), ("Foundation", "CFString"),
    ])
  func prefixed(module: String, type: String) {
    let generated = Generated("import \(module)\nstruct A { let a: \(type); let n: Int }")
    #expect(
      generated.notes.map { note in
        note.contains(
          "`A` is skipped: its member `a` is of type `\(type)`, which there is no gen for")
          && !note.contains("@retroactive")
      } == [true], "\(generated.notes)")
    #expect(generated.lines(with: type).isEmpty)
  }

  @Test(
    "One that only may be is left to the compiler",
    arguments: [
      ("Foundation", "AVThing"), ("UIKit", "PDFView"), ("UIKit", "UIless"), ("UIKit", "UI"),
    ])
  func unprefixed(module: String, type: String) {
    let generated = Generated("import \(module)\nstruct A { let a: \(type) }")
    #expect(!generated.lines(with: type).isEmpty)
  }

  @Test(
    "Values of a framework's types are drawn where a type inside of another one has the name",
    arguments: [
      "final class Asset { typealias Color = UIColor }", "enum Design { enum Color {} }",
      "extension Int { struct Color {} }",
    ])
  func innerNames(declaration: String) {
    let generated = Generated(
      "import SwiftUI\nstruct Badge { let color: Color; let n: Int }\n\(declaration)")
    #expect(!generated.notes.contains { $0.contains("Badge") }, "\(generated.notes)")
    #expect(!generated.lines(with: "M.Badge(color:").isEmpty)
  }

  @Test(
    "They are not where a type that stands in no other has it",
    arguments: ["struct Color { let n: Int }", "typealias Color = Int"])
  func outermostNames(declaration: String) {
    let generated = Generated("import SwiftUI\nstruct Badge { let color: Color }\n\(declaration)")
    #expect(generated.lines(with: "Color(red:").isEmpty)
    #expect(!generated.lines(with: "M.Badge(color:").isEmpty)
  }

  @Test("What holds a publisher or subject on the main actor is made there")
  func publishers() {
    for type in ["AnyPublisher<Int, any Error>", "PassthroughSubject<Int, Never>"] {
      var steering = Steering()
      steering.mainActorModules = .all
      let generated = Generated(
        "import Combine\nstruct Output { let items: \(type); let n: Int }", steering: steering)
      #expect(!generated.lines(with: "Choices.onMainActor {").isEmpty)
    }
  }
}
