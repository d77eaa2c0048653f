import Testing

@testable import ArbitraryGenerator

/// Types that the sources do not declare, and that an extension in them conforms.
struct ForeignTypeTests {
  private static let conformances = """
    extension Notification: @retroactive Providable, @retroactive Arbitrary {
      public static func provide() -> Notification { Notification(name: .provide()) }
      public static func arbitrary() -> Gen<Notification> {
        Factory<Notification.Name>.arbitrary().map { Notification(name: $0) }
      }
    }
    """
  private static let source = """
    import FactoryCheck
    import Foundation
    struct Event { var notification: Notification; var others: [Notification] }
    protocol Center {
      var last: Notification? { get }
      func next() async throws -> Notification
    }
    """

  @Test("They are drawn as any other, in members and as answers, and files import theirs")
  func conformed() async throws {
    let source = Self.source + "\n" + Self.conformances
    let generated = GeneratedMocks(source)
    #expect(generated.notes.isEmpty)
    #expect(generated.conformances.contains("nextScript"))
    let files = try MockCompilation([
      "A.swift": source, "Mocks.swift": generated.text, "Generated.swift": generated.conformances,
    ])
    try await files.compile(["A.swift", "Mocks.swift", "Generated.swift"], module: "M")
  }

  @Test(
    "Types of Apple's frameworks have no values, unless somebody conforms or declares them",
    arguments: [
      ("let a: UIImage?", "", true), ("let a: [UIImage.Orientation]", "", true),
      ("let a: UIOffset?", "", true),
      ("let a: UIOffset?", "extension UIOffset: Arbitrary {}", false),
      ("let a: UIOffset?", "struct UIOffset { var x: Int }", false), ("let a: Color?", "", false),
      ("let a: Color?", "import SwiftUI", false), ("let a: GridItem?", "import SwiftUI", true),
      ("let a: PassthroughSubject<Int, Never>?", "", true),
      ("let a: UIMagic?", "", true), ("let a: UiMagic?", "", false),
    ])
  func platforms(member: String, others: String, isLeftOut: Bool) {
    let generated = GeneratedMocks("\(others)\nstruct A { let n: Int; \(member) }")
    #expect(generated.notes.contains { $0.contains("`A` keeps `a` at") } == isLeftOut)
    #expect(!isLeftOut || !generated.conformances.hasPlaces)
  }

  @Test(
    "A protocol of another module's is known where the sources show that it is one",
    arguments: [
      ("let c: Channel", "struct B: Channel {}", true),
      ("let c: Channel", "class B: Channel {}", false),
      ("let c: Channel", "class B: Base, Channel {}", true),
      ("let c: Channel", "class B {}\nextension B: Channel {}", true),
      ("let c: Channel", "enum B: Channel { case a }", false),
      ("let c: Channel", "enum B: Int, Channel { case a }", true),
      ("let c: Channel", "struct B<T: Channel> { let t: T }", true),
      ("let c: Channel", "struct B<T> where T: Channel { let t: T }", true),
      ("let c: Channel", "struct B { init<T: Equatable & Channel>(_ t: T) {} }", true),
      ("let c: Channel", "protocol Q { associatedtype A: Channel }", true),
      ("let c: Channel", "struct B<T> where T == Channel { let t: T }", false),
      ("let c: ChannelProtocol", "", true), ("let c: ChannelDelegate?", "", true),
      ("let c: ChannelProviding", "", true), ("let c: Padding", "", false),
      ("let c: ChannelDelegate", "extension ChannelDelegate: Arbitrary {}", false),
      ("let c: Channel", "struct B { let c: (any Channel)? }", true),
      ("let c: [Channel]", "struct B { init(c: some Channel) {} }", true),
      ("let c: Channel", "protocol Q { func f(c: [any Channel]) }", true),
      ("let c: Channel", "import NIOCore", true), ("let c: EventLoop?", "import NIO", true),
      ("let c: Subscription?", "import Combine", true), ("let c: Subject", "import Other", false),
      ("let c: Channel", "import Other", false), ("let c: Channel", "struct Channel {}", false),
      ("let c: Loop<Int>", "struct B: Loop {}", false),
    ])
  func protocols(member: String, others: String, isLeftOut: Bool) {
    let generated = GeneratedMocks("\(others)\nstruct A { let n: Int; \(member) }")
    let note = generated.notes.contains { $0.contains("`A` ") && $0.contains("of protocol type") }
    #expect(note == isLeftOut)
    #expect(!isLeftOut || !generated.conformances.hasPlaces)
  }

  @Test("Errors land at the member where nothing conforms its type, and only there")
  func places() {
    #expect(!GeneratedMocks(Self.source + "\n" + Self.conformances).conformances.hasPlaces)
    let unknown = Self.source.replacing("Notification", with: "Unknown")
    #expect(GeneratedMocks(unknown).conformances.hasPlaces)
  }

  @Test("A typealias in an extension of the library's types is made of their generic parameters")
  func extensionsOfLibrary() async throws {
    let source = """
      extension Array {
        typealias Place = Int
        typealias Copy = [Element]
        typealias Pair = (Element, Self)
        typealias Visit = (Element) -> Void
      }
      extension Dictionary { typealias With<Other> = (Key, Other, Value) }
      extension Optional { typealias Inside = Wrapped }
      extension String { typealias Text = Self }
      struct Holder {
        let place: [Int].Place; let copy: Array<String>.Copy; let pair: [Bool].Pair
        let text: String.Text
        let with: [String: Int].With<Bool>; let inside: Optional<Int>.Inside; let visit: [Int].Visit
      }
      struct Of<T> { let copy: [T].Copy; let pair: [[T]].Pair; let with: [Int: T].With<T?> }
      protocol P { func f(_ place: [Int].Place, _ visit: @escaping [Int].Visit) -> [Int].Copy }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    try await mocks.compile(beside: source)
  }

  @Test("A typealias may be called like the type of another module that it stands for")
  func namesakes() {
    let generated = Generated(
      """
      import Basics
      public typealias Place = Basics.Place
      struct A { let place: Place }
      struct B { let place: Basics.Place }
      struct Row: Identifiable { typealias ID = Int; let id: ID }
      enum Screen { struct State: Identifiable { let id: String } }
      struct C { let id: Screen.State.ID }
      """)
    #expect(generated.notes.count == 1)
    #expect(generated.notes.first?.contains(": `Basics.Place` (2 members)\n") == true)
    #expect(generated.lines(with: "choices.draw(M.Place.self)").count == 1)
    #expect(generated.lines(with: "choices.draw(Basics.Place.self)").count == 1)
    #expect(generated.lines(with: "func callAsFunction(id: String = ").count == 2)
  }

  @Test("What is named in such a typealias is looked up beside it before it is outside")
  func siblingsInExtensionsOfLibrary() async throws {
    let source = """
      struct Item { let top: Int }
      struct Kind { let top: Int }
      extension Array {
        typealias Pair = (Item, Item); typealias Item = Element
        typealias Deep = [Item?]; typealias With<Other> = (Other, Item)
      }
      extension Dictionary { typealias Both = [Entry]; typealias Entry = (key: Key, value: Value) }
      extension Set { typealias Sub = Array<Element>.Pair }
      extension String {
        typealias Pair = (Item, Kind); typealias Item = Int; typealias Kinds = [Kind]
        enum Kind { case a, b(Item) }
      }
      struct Holder {
        let pair: [Int].Pair; let item: Array<String>.Item; let with: [Bool].With<Int>
        let both: [Int: String].Both; let sub: Set<Int>.Sub
        let text: String.Pair; let kinds: String.Kinds; let top: Item
      }
      struct Of<T> { let pair: [T].Pair; let deep: Array<[T]>.Deep }
      protocol P { func f(_ pair: Array<Int>.Pair) throws -> [Int].Deep; func g() -> String.Kinds }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    try await mocks.compile(beside: source)
  }

  @Test("What draws a mock imports the modules of what that answers")
  func imports() {
    let mocks = GeneratedMocks([
      "A.swift": "import Network\nprotocol P { func route() -> Route }",
      "B.swift": "import Network\nextension Route: Arbitrary {}\nextension Route: Providable {}",
      "C.swift": "import Other\nprotocol Q { func f() -> Int }",
    ])
    #expect(mocks.conformances.contains("import Network\n"))
    #expect(mocks.conformances.contains("Route.arbitrary()"))
    #expect(!mocks.conformances.contains("import Other\n"))
  }

  @Test("What one file hands on to its whole module is seen from all files")
  func handedOn() {
    let generated = Generated(
      [
        "Sources/M/A.swift": "@_exported import ArgumentParser\n@_exported import Logging",
        "Sources/M/B.swift": """
        struct Serve: ParsableCommand { @Option var name: String?; @Flag var isLoud = false }
        struct Service { var logger: Logger }
        """,
      ], testables: ["M"])
    #expect(generated.notes == [])
    #expect(generated.provided("M.Serve") == "FactoryCheck.Choices.setting(M.Serve()) {")
    #expect(generated.provided("M.Service")?.contains("SwiftLogNoOpLogHandler") == true)
  }

  @Test("`Self` is of no module, whatever the files of its protocols import")
  func selfOfFiles() {
    let mocks = GeneratedMocks([
      "A.swift": "import ArgumentParser\nprotocol P { static func all() -> [Self] }",
      "B.swift": "import OrderedCollections\nprotocol Q { func make() -> Self }",
    ])
    #expect(!mocks.text.contains(".`Self`"))
  }
}

extension String {
  /// Whether errors in some of the code land at another place.
  fileprivate var hasPlaces: Bool { contains("#sourceLocation(file:") }
}
