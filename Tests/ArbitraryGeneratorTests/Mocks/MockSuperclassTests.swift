import Testing

@testable import ArbitraryGenerator

/// Mocks of protocols that ask for subclasses of other classes than `NSObject`.
struct MockSuperclassTests {
  @Test(
    "A mock inherits from the class however the protocol asks for it",
    arguments: [
      "protocol P: UIViewController",
      "protocol P where Self: UIViewController",
      "protocol P: AnyObject & UIViewController",
      "typealias Alias = UIViewController\nprotocol P: Alias",
      "protocol Base: UIViewController {}\nprotocol P: Base",
      "protocol Base: UIResponder {}\nprotocol P: Base, UIViewController, NSObjectProtocol",
      "protocol Base: UIViewController {}\nprotocol P: UIResponder, Base",
    ])
  func inherits(head: String) {
    let mocks = GeneratedMocks("import UIKit\n\(head) { func f() }")
    #expect(mocks.heads.contains("final class PMock: UIViewController, nonisolated P {"))
    #expect(mocks.lines(with: "super.init").contains("super.init(nibName: nil, bundle: nil)"))
    #expect(
      mocks.notes.contains {
        $0.contains("`P` gets a mock and no gen: it is a `UIViewController`, which is made on")
      }, "\(mocks.notes)")
  }

  @Test(
    "It calls the initialiser that the class has, and has the one that the class asks for",
    arguments: [
      ("UIView", "super.init(frame: .zero)", "required init?(coder: NSCoder) { nil }"),
      (
        "UIStackView", "super.init(frame: .zero)",
        "required init(coder: NSCoder) { fatalError(\"a mock is in no archive\") }"
      ),
      (
        "UITableViewCell", "super.init(style: .default, reuseIdentifier: nil)",
        "required init?(coder: NSCoder) { nil }"
      ),
      ("NSWindowController", "super.init(window: nil)", "required init?(coder: NSCoder) { nil }"),
      ("UIResponder", "super.init()", nil),
      ("CALayer", "super.init()", "required init?(coder: NSCoder) { nil }"),
    ])
  func initializers(parent: String, call: String, coder: String?) {
    let mocks = GeneratedMocks("import UIKit\nprotocol P: \(parent) { var depth: Int { get } }")
    #expect(mocks.lines(with: "super.init") == [call])
    #expect(mocks.lines(with: "coder") == [coder].compactMap(\.self))
  }

  @Test("What is no view is made and drawn anywhere")
  func layer() {
    let mocks = GeneratedMocks("import QuartzCore\nprotocol P: CALayer { func f() -> Int }")
    #expect(mocks.heads == ["nonisolated final class PMock: CALayer, P {"])
    #expect(mocks.notes.isEmpty)
    #expect(mocks.conformances.contains("any P"))
  }

  @Test("What the class has already is that of the class, and what is only called alike is not")
  func inherited() {
    let mocks = GeneratedMocks(
      """
      import UIKit
      protocol P: UINavigationController {
        var title: String? { get set }
        var isHidden: Bool { get }
        func viewDidLoad()
        func present(_ other: UIViewController, animated: Bool, completion: (() -> Void)?)
        func pushViewController(_ other: UIViewController, animated: Bool)
        func pushViewController(_ name: String, animated: Bool)
        func becomeFirstResponder() -> Bool
      }
      """)
    for inherited in ["title", "viewDidLoad", "present", "becomeFirstResponder"] {
      #expect(mocks.lines(with: inherited).isEmpty)
    }
    #expect(
      mocks.lines(with: "func push") == [
        "func pushViewController(_ name: String, animated: Bool) {"
      ])
    #expect(!mocks.lines(with: "var isHidden: Bool {").isEmpty)
  }

  @Test(
    "A class of the sources is inherited from where it is made of nothing",
    arguments: [
      ("class Base {}", "nonisolated final class PMock: Base, P {", "super.init()"),
      (
        "class Base { init(a: Int = 0) {} }", "nonisolated final class PMock: Base, P {",
        "super.init()"
      ),
      (
        "class Base: UIViewController { func g() {} }",
        "final class PMock: Base, nonisolated P {", "super.init(nibName: nil, bundle: nil)"
      ),
      (
        """
        class Root: UIView { init() { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } }
        class Base: Root {}
        """, "final class PMock: Base, nonisolated P {", "super.init()"
      ),
    ])
  func ofSources(classes: String, head: String, call: String) {
    let mocks = GeneratedMocks(
      "import UIKit\n\(classes)\nprotocol P: Base { func g(); var depth: Int { get } }")
    #expect(mocks.heads == [head])
    #expect(mocks.lines(with: "super.init") == [call])
    #expect(mocks.lines(with: "func g()").isEmpty == classes.contains("func g()"))
  }

  @Test(
    "One that no mock can make is named",
    arguments: [
      "final class Base {}", "class Base { init(a: Int) {} }", "class Base { private init() {} }",
      "class Base { init?() {} }", "class Base { init() throws {} }", "class Base<T> {}",
      "class Base { required init() {} }", "class Base: Other {}", "class Base: Base {}",
      "class Base: Next {}; class Next: Base {}", "@MainActor class Base { nonisolated init() {} }",
    ])
  func unmade(classes: String) {
    let mocks = GeneratedMocks("\(classes)\nprotocol P: Base { func f() }")
    #expect(mocks.heads.isEmpty)
    #expect(
      mocks.notes.contains { $0.contains("`P` gets no mock: it asks for a subclass of `Base`") },
      "\(mocks.notes)")
  }

  @Test("A protocol that asks for two classes is named")
  func unlike() {
    let mocks = GeneratedMocks("protocol Q: UIButton {}\nprotocol P: Q, UILabel { func f() }")
    #expect(
      mocks.notes.contains { $0.contains("`P` gets no mock: it asks for a subclass of `UILabel`") })
  }

  /// Classes and what protocols ask of them, with whether a mock can be made. `B` and `P` get a number.
  private static let pairs: [(classes: String, asked: String, isMocked: Bool)] = [
    ("class B { init() {}; init(n: Int) {} }", "func f() -> Int", true),
    ("class B { init() {}; init(n: Int) {} }", "init(n: Int)", false),
    ("class B { init(a: Int = 0) {} }", "init(a: Int)", false),
    ("class B { init(a: Int = 0) {} }", "var n: Int { get }", true),
    (
      "class B { private let name: String; init(name: String = \"\") { self.name = name } }",
      "var name: String { get }", false
    ),
    (
      "class B { private let key: String; init(name: String = \"\") { key = name } }",
      "var name: String { get }", false
    ),
    (
      "class B: UIView { init() { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } }",
      "func f()", true
    ),
    (
      "class B: UIStackView { init() { super.init(frame: .zero) }; required init(coder: NSCoder) { super.init(coder: coder) } }",
      "func f()", true
    ),
    ("class B: UIViewController { required init?(coder: NSCoder) { nil } }", "func f()", false),
    ("class B: NSObject { required init?(coder: NSCoder) { nil } }", "func f()", false),
    ("class B: NSObject { override init() {} }", "func f()", true),
    ("class B { var m: Int { 1 } }", "var m: Int { get set }", false),
    ("class B { private(set) var m = 1 }", "var m: Int { get set }", false),
    ("class B { private(set) var m: Int = 1 }", "var m: Int { get }", true),
    ("class B { static let shared = 1 }", "var shared: Int { get }", true),
    ("class B { func save() throws {} }", "func save()", false),
    ("class B { func save() {} }", "func save() throws", true),
    ("class B { func save() -> Int { 1 } }", "func save() -> String", true),
    ("class B { var n: Int { get async { 1 } } }", "var n: Int { get }", false),
    ("class B { subscript(i: Int) -> Int { i } }", "subscript(i: Int) -> Int { get }", false),
    ("class B: Codable { var a = 1 }", "func f()", false),
    (
      "@globalActor actor OtherActor { static let shared = OtherActor() }\n@OtherActor class B {}",
      "func f()", false
    ),
  ]

  @Test("Mocks of all kinds of classes compile, or there is a note")
  func classes() async throws {
    var source = "import UIKit\n"
    for (number, pair) in Self.pairs.enumerated() {
      let classes = pair.classes.replacing("B", with: "B\(number)", maxReplacements: 1)
      source += "\(classes)\nprotocol P\(number): B\(number) { \(pair.asked) }\n"
    }
    let mocks = GeneratedMocks(source, testables: ["M"])
    for (number, pair) in Self.pairs.enumerated() {
      let note = "`P\(number)` gets no mock: it asks for a subclass of"
      #expect(mocks.notes.contains { $0.contains(note) } != pair.isMocked, "\(pair)")
      #expect(mocks.heads.contains { $0.contains(" P\(number)Mock:") } == pair.isMocked, "\(pair)")
    }
    try await mocks.compile(besides: ["M.swift": source], using: ["UIKit": Self.views])
  }

  @Test("Mocks, spies and type erasers of views compile in both language modes")
  func compile() async throws {
    let source = """
      import UIKit
      protocol Screen: UIViewController {
        var count: Int { get set }
        var title: String? { get set }
        func show(_ name: String) async throws -> Int
        nonisolated var tagged: Int { get }
        static func made() -> Int
      }
      protocol Plain where Self: UIView { func update() }
      protocol Made: UIViewController { init(count: Int); func update() }
      /// @mockable(spy)
      protocol Spied: UIResponder { var count: Int { get set }; func update(_ name: String) -> Int }
      /// @mockable(eraser)
      protocol Stack: UIStackView { associatedtype Item; var item: Item { get }; func put(_ item: Item) }
      class Base: UIViewController { func go() {} }
      protocol Own: Base { func go(); func stay() -> Int }
      protocol Shared: UIView, Sendable { func update() -> Int }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.heads.count == 7)
    try await mocks.compile(
      besides: ["M.swift": source], using: ["UIKit": Self.views],
      test: """
        import UIKit
        @testable import M
        @MainActor func test() async throws {
          let screen = ScreenMock(count: 3)
          screen.showHandler = { $0.count }
          let view: any Screen = screen
          view.title = "a"
          _ = try await view.show("b")
          _ = (PlainMock(), MadeMock(), MadeMock(count: 1), OwnMock(), SharedMock(), screen.showArgValues)
          _ = SpiedMock(spyingOn: SpiedMock(count: 1))
          _ = AnyStack(StackMock<Int>(item: 1))
        }
        """)
  }

  /// A few classes as UIKit has them.
  private static let views = """
    @_exported import Foundation
    @MainActor open class UIResponder: NSObject { public override init() { super.init() } }
    @MainActor open class UIViewController: UIResponder {
      public init(nibName: String?, bundle: Bundle?) { super.init() }
      public required init?(coder: NSCoder) { super.init() }
      public convenience override init() { self.init(nibName: nil, bundle: nil) }
      open var title: String?
      open func viewDidLoad() {}
    }
    @MainActor open class UIView: UIResponder {
      public init(frame: CGRect) { super.init() }
      public required init?(coder: NSCoder) { super.init() }
      public convenience override init() { self.init(frame: .zero) }
    }
    @MainActor open class UIStackView: UIView {
      public override init(frame: CGRect) { super.init(frame: frame) }
      public required init(coder: NSCoder) { super.init(frame: .zero) }
    }
    """
}
