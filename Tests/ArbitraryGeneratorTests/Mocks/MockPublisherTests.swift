import Testing

@testable import ArbitraryGenerator

struct MockPublisherTests {
  @Test("Without a word, a publisher of Combine's has a subject, named as its module is")
  func plain() {
    let mocks = GeneratedMocks(
      """
      import Combine
      protocol P {
        var a: AnyPublisher<Int, Never> { get }
        var b: Combine.AnyPublisher<Int, any Error> { get }
        var c: AnyPublisher<Int, Never>? { get }
      }
      """)
    #expect(
      mocks.lines(with: "Subject<") == [
        "let aSubject = PassthroughSubject<Int, Never>()",
        "let bSubject = Combine.PassthroughSubject<Int, any Error>()",
      ])
    #expect(mocks.lines(with: "import Combine") == ["import Combine"])
    #expect(!mocks.notes.joined().contains("`a`"))
  }

  @Test("Where the publisher alone is imported, its module is, for the subject")
  func scopedImport() {
    let mocks = GeneratedMocks(
      """
      import struct Combine.AnyPublisher
      import struct Foundation.URL
      protocol P { var a: AnyPublisher<URL, Never> { get } }
      """)
    #expect(mocks.lines(with: "Combine") == ["import Combine"])
    #expect(mocks.lines(with: "Foundation").contains("import struct Foundation.URL"))
    let plain = GeneratedMocks(
      "import struct Combine.AnyPublisher\nprotocol P { func f(_ a: AnyPublisher<Int, Never>) }")
    #expect(plain.lines(with: "Combine") == ["import struct Combine.AnyPublisher"])
    let answered = GeneratedMocks(
      "import struct Combine.AnyPublisher\nprotocol P { func f() -> AnyPublisher<Int, Never> }")
    #expect(answered.lines(with: "import Combine") == ["import Combine"])
  }

  @Test("A publisher of the sources' own has a subject where they have those, too")
  func ownPublisher() {
    let own = "struct AnyPublisher<A, B> {}\nprotocol P { var a: AnyPublisher<Int, Never> { get } }"
    #expect(GeneratedMocks(own).lines(with: "Subject") == [])
    let both = own + "\nclass PassthroughSubject<A, B> {}"
    #expect(GeneratedMocks(both).lines(with: "let aSubject").count == 1)
  }

  /// What is sent, promised and cancelled with Combine.
  private static let source = """
    import Combine
    import Foundation
    struct User { var name: String }
    enum Outage: Error { case offline }
    protocol P {
      var taps: PassthroughSubject<Void, Never> { get }
      var users: CurrentValueSubject<[User], Outage> { get set }
      var bag: Set<AnyCancellable> { get set }
      func load() -> Future<User, Outage>
      func count() -> Combine.Future<Int, Never>
      func fail() -> Future<Void, any Error>
      func watch() -> AnyCancellable
      func follow() -> any Cancellable
    }
    protocol Everywhere: Sendable { func load() -> Future<User, Outage>; func watch() -> Cancellable }
    struct Model { var bag: Set<AnyCancellable> = []; let taps: PassthroughSubject<Int, Never> }
    struct Ticks { let ticks: CurrentValueSubject<Void, Never> }
    struct Current<Value, Failure: Error> { let subject: CurrentValueSubject<Value, Failure> }
    struct Once<Failure: Error> { let future: Future<Int, Failure> }
    struct Screen { let title: Current<String, Never>; let load: Once<Never>; let n: Int }
    """

  @Test("Subjects, futures and what cancels are made, and need no handler")
  func subjectsAndFutures() {
    let mocks = GeneratedMocks(Self.source)
    #expect(mocks.notes == [])
    #expect(!mocks.text.contains("fatalError"))
    #expect(
      mocks.lines(with: "Subject<").prefix(2) == [
        "taps: PassthroughSubject<Void, Never> = PassthroughSubject<Void, Never>(),",
        "users: CurrentValueSubject<[User], Outage> = CurrentValueSubject<[User], Outage>([]),",
      ])
    #expect(mocks.lines(with: "bag: Set<AnyCancellable> = []").count == 1)
    let future = "Future<Int, Never> { [answer = Result<Int, Never>.success(0)] in $0(answer) }"
    #expect(mocks.lines(with: "else { return \(future) }").count == 1)
    #expect(mocks.lines(with: "else { return AnyCancellable({}) }").count == 3)
    let drawn = "Future<User, Outage> { [answer = choices.draw(Result<User, Outage>.self)] in"
    #expect(mocks.conformances.contains(drawn))
    #expect(mocks.conformances.contains("AnyCancellable({}) }.map { $0 as any Cancellable }"))
    // The set that a model keeps to itself is no parameter.
    #expect(mocks.conformances.contains("provide() -> Model {\n    Model(taps: "))
  }

  #if !canImport(Combine)
    @Test("They compile")
    func compiledSubjectsAndFutures() async throws {
      let combine = """
        public final class Future<Output, Failure: Error> {
          public init(_ attempt: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void) {}
        }
        public final class PassthroughSubject<Output, Failure: Error> { public init() {} }
        public final class CurrentValueSubject<Output, Failure: Error> {
          public init(_ value: Output) {}
        }
        public protocol Cancellable { func cancel() }
        public final class AnyCancellable: Cancellable, Hashable {
          public init(_ cancel: @escaping () -> Void) {}
          public func cancel() {}
          public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { true }
          public func hash(into hasher: inout Hasher) {}
        }
        """
      try await GeneratedMocks(Self.source, testables: ["M"])
        .compile(besides: ["M.swift": Self.source], using: ["Combine": combine])
    }
  #endif

  @Test("A future of what the call chooses is named: nobody knows how to draw one")
  func chosenFuture() {
    let mocks = GeneratedMocks(
      "import Combine\nprotocol P { func load<T>(_ type: T.Type) throws -> Future<T, any Error> }")
    let reason = "what it answers is of type `Future<T, any Error>`, which each call chooses"
    #expect(mocks.notes.count == 1)
    #expect(mocks.notes.first?.contains("throws at each call of `load(_:)`: \(reason)") == true)
  }

  @Test("Subjects and futures of the sources' own are none of Combine's")
  func ownSubjects() {
    let mocks = GeneratedMocks(
      """
      import Combine
      class Future<A, B> { init(_ n: Int) {} }
      protocol Cancellable { func cancel() }
      protocol P { func load() -> Future<Int, Never>; func watch() -> any Cancellable }
      """)
    #expect(!mocks.text.contains("[answer = "))
    #expect(mocks.lines(with: "return CancellableMock()").count == 1)
  }

  @Test("A subject of current values needs one to begin with")
  func noFirstValue() {
    let mocks = GeneratedMocks(
      """
      /// @mockable(combine: a = CurrentValueSubject)
      protocol P { var a: AnyPublisher<Foreign, Never> { get } }
      """)
    #expect(
      mocks.lines(with: "let aSubject") == ["let aSubject = PassthroughSubject<Foreign, Never>()"])
    #expect(
      mocks.notes.contains {
        $0.contains("gets a `PassthroughSubject` for `a`: no value of `Foreign` is known")
      })
  }

  @Test("A publisher of the sources' own that has a value gets a subject as well")
  func publisherWithValue() {
    let mocks = GeneratedMocks(
      """
      struct AnyPublisher<Output, Failure> { init() {} }
      class PassthroughSubject<Output, Failure> {}
      class CurrentValueSubject<Output, Failure> {}
      /// @mockable(combine: b = CurrentValueSubject)
      protocol P { var a: AnyPublisher<Int, Never> { get }; var b: AnyPublisher<Int, E> { get } }
      struct E: Error {}
      """, protocols: .annotated)
    #expect(mocks.notes == [])
    #expect(
      mocks.lines(with: "Subject = ") == [
        "let aSubject = PassthroughSubject<Int, Never>()",
        "let bSubject = CurrentValueSubject<Int, E>(0)",
      ])
  }

  @Test(
    "What an option says of a member that does not fit is a warning, with the fix",
    arguments: [
      (
        "combine: namez = PassthroughSubject",
        "names `namez` in `combine`, and requires no such member", "did you mean `names`?"
      ),
      (
        "combine: zebra = PassthroughSubject",
        "names `zebra` in `combine`, and requires no such member", "name one of its members"
      ),
      (
        "combine: title = CurrentValueSubject",
        "names `title` in `combine`, which is no publisher: its type is `String`",
        "name a property of type `AnyPublisher<String, Never>`"
      ),
      (
        "combine: names = @Published titl",
        "names `titl` as what `names` publishes, and has no such property: a test sends its values",
        "did you mean `title`?"
      ),
      (
        "combine: names = @Published names",
        "names `names` as what `names` publishes, and has no such property: a test sends its values",
        "name one of its properties, or write `PassthroughSubject`"
      ),
      (
        "modifiers: titl = dynamic", "names `titl` in `modifiers`, and requires no such member",
        "did you mean `title`?"
      ),
      (
        "modifiers: title = weak",
        "cannot have `title` weak: its type is `String`, and no optional",
        "declare it as `String?`, or leave the modifier out"
      ),
      (
        "modifiers: reload = weak", "cannot have `reload` weak: it is a method", "name a property"
      ),
      (
        "history: reloat = false", "names `reloat` in `history`, and requires no such method",
        "did you mean `reload`?"
      ),
      (
        "history: title = false", "names `title` in `history`, and requires no such method",
        "name one of its methods"
      ),
      (
        "typealias: Itm = Int", "names `Itm` in `typealias`, and requires no such associated type",
        "did you mean `Item`?"
      ),
    ])
  func misdirected(option: String, message: String, hint: String) {
    let mocks = GeneratedMocks(
      """
      /// @mockable(\(option))
      protocol P {
        var title: String { get }
        var names: AnyPublisher<String, Never> { get }
        associatedtype Item
        func reload()
      }
      """)
    let warning = "Sources/M/A.swift:2:10: warning: `P` \(message)\n  fix: \(hint)"
    #expect(mocks.notes.contains(warning), "\(mocks.notes)")
  }

  @Test("A class has neither subjects nor weak properties made")
  func classes() {
    let mocks = GeneratedMocks(
      """
      /// @mockable(combine: names = PassthroughSubject)
      class C { var names: AnyPublisher<String, Never> { fatalError() } }
      /// @mockable(modifiers: owner = weak)
      class D { var owner: D? { nil } }
      """)
    #expect(mocks.lines(with: "Subject") == [])
    let reasons = mocks.notes.filter { $0.contains("has no use for") }
    #expect(reasons.count == 2)
  }

  @Test("Conditions and static members have subjects of their own")
  func conditions() {
    let mocks = GeneratedMocks(
      """
      /// @mockable(combine: a = @Published text; b = @Published count)
      protocol P {
        var text: String { get }
        #if DEBUG
        var a: AnyPublisher<String, Never> { get }
        #endif
        static var count: Int { get set }
        static var b: AnyPublisher<Int, Never> { get }
      }
      """)
    #expect(
      mocks.lines(with: "Subject") == [
        "aSubject.send(newValue)", "let aSubject = CurrentValueSubject<String, Never>(\"\")",
        "get { aValue.value ?? aSubject.eraseToAnyPublisher() }", "bSubject.send(newValue)",
        "private static let bSubjectValue: MockValue<CurrentValueSubject<Int, Never>> = "
          + ".init(.init(0))",
        "static var bSubject: CurrentValueSubject<Int, Never> { bSubjectValue.value }",
        "get { bValue.value ?? bSubject.eraseToAnyPublisher() }",
      ])
    #expect(mocks.text.contains("#if DEBUG\n        aSubject.send"), "\(mocks.text)")
  }

  @Test("The protocol's name is written with the module that the comment gives")
  func module() {
    let mocks = GeneratedMocks(
      "/// @mockable(module: prefix = Core)\nprotocol UUID { func make() -> String }")
    #expect(mocks.heads == ["nonisolated final class UUIDMock: Core.UUID {"])
    #expect(mocks.conformances.contains("where T == any Core.UUID {"))
  }

  @Test("What has no requirements of its own may be inherited from a library")
  func observable() {
    let mocks = GeneratedMocks("protocol P: Observable {}\nprotocol Q: ObservableObject {}")
    #expect(mocks.heads.count == 2)
  }

  @Test(
    "What a method answers with a publisher is drawn where Combine is imported, and named elsewhere",
    arguments: [
      ("import Combine", true), ("import SwiftUI", true),
      ("import struct Combine.AnyPublisher", true), ("import OpenCombine", false),
      ("#if canImport(Combine)\nimport Combine\n#else\nimport OpenCombine\n#endif", false),
      ("import Foundation", false),
    ])
  func answers(imports: String, isDrawn: Bool) {
    let mocks = GeneratedMocks(
      "\(imports)\nprotocol P { func f() -> AnyPublisher<Int, Never> }")
    #expect(mocks.conformances.contains("fScript.next().publisher()") == isDrawn)
    #expect(mocks.notes.contains { $0.contains("gets no drawn values for `f()`") } != isDrawn)
  }

  @Test("A publisher of the sources' own is none of Combine's")
  func ownAnswers() {
    let mocks = GeneratedMocks(
      """
      import Combine
      class AnyPublisher<A, B> { init() {} }
      protocol P { func f() -> AnyPublisher<Int, Never>; func g<T>(_ x: T) -> AnyPublisher<T, Never> }
      """)
    #expect(!mocks.conformances.contains("publisher()"))
    #expect(!mocks.text.contains("Future"))
    let future = "struct Future {}\nprotocol P { func f() -> AnyPublisher<Int, Never> }"
    #expect(!GeneratedMocks("import Combine\n\(future)").text.contains("Future {"))
  }

  @Test("Publishers among members, and behind completion handlers, are named with their module")
  func imports() {
    let member = Generated("import Combine\nstruct P { let m: AnyPublisher<Int, Never> }")
    #expect(member.lines(with: "import Combine").count == 1)
    let load = "func load(completion: @escaping (AnyPublisher<Int, Never>) -> Void) -> Int?"
    let mocks = GeneratedMocks("import Combine\nprotocol P { \(load) }")
    #expect(mocks.conformances.contains("import Combine"))
    let whole = "func load(completion: @escaping (AnyPublisher<Int, Never>) -> Void)"
    let alone = GeneratedMocks("import Combine\nprotocol P { \(whole) }")
    #expect(alone.conformances.contains("as AnyPublisher<Int, Never>"))
  }

  @Test("A publisher of nothing is left out", arguments: ["Never", "any Error"])
  func nothing(failure: String) {
    let mocks = GeneratedMocks(
      "import Combine\nprotocol P { func f() -> AnyPublisher<Never, \(failure)> }")
    #expect(mocks.notes.contains { $0.contains("`f()`") && $0.contains("has no values") })
    #expect(!mocks.conformances.contains("publisher()"))
  }
}
