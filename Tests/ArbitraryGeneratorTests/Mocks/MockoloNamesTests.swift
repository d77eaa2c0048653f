import Testing

@testable import ArbitraryGenerator

struct MockoloNamesTests {
  private func names(_ source: String, of mock: String = "PMock") -> [String] {
    let mocks = GeneratedMocks(["Sources/M/A.swift": source], overloads: .mockolo)
    let parts = mocks.text.split(separator: "\n").drop { !$0.contains("class \(mock)") }
    return parts.prefix { $0 != "}" }
      .compactMap { $0.firstMatch(of: /var (\S+)CallCount: Int \{/).map { String($0.1) } }
  }

  @Test(
    "Overloads have Mockolo's names: the first none but its own, the others what those before lack",
    arguments: [
      ("func display(); func display(x: Int); func display(y: Int)", "display displayX displayY"),
      (
        "func update(); func update() -> Int; func update(arg: Int); func update(arg: Float)",
        "update updateInt updateArg updateArgFloat"
      ),
      (
        """
        func update(arg: Int, some: Float); func update(arg: Int, some: Float) -> Int
        func update(arg: Int, some: Float) -> Observable<Int>
        func update(arg: Int, some: Float) -> (String) -> Observable<Double>
        func update(arg: Int, some: Float) -> Array<String, Float>
        """, "update updateArg updateArgSome updateArgSomeInt updateArgSomeIntFloat"
      ),
      (
        """
        func list(_ list: List, idForItemAt index: Int) -> String?
        func list(_ list: List, configureCell cell: Cell, forItemAt index: Int)
        func list(_ list: List, sizeForItemAt index: Int) -> CGSize
        func list(_ list: List, configure cell: Cell, forItemAt index: Int)
        """, "list listConfigureCell listSizeForItemAt listConfigure"
      ),
      (
        """
        func loadImage(atURL url: URL) -> Image; func loadImage(atURL url: URL, or: Image) -> Image
        func loadImage(atURL url: URL, retryInterval: Time, maxRetries: Int) -> Image
        """, "loadImage loadImageAtURL loadImageAtURLRetryInterval"
      ),
      ("func popView(view: View); func popView()", "popView popView1"),
      (
        """
        func remove(_ arg: Int); func remove(_ arg: String); func remove(_ arg: Float)
        func remove(_ arg: Double)
        """, "remove removeArg removeArgFloat removeArgDouble"
      ),
      ("func f() -> [String]; func f() -> [[String]]", "f fArrayArrayString"),
      ("func f(_: Int); func f(at _: String); func f(_: Bool)", "f fAt f_0"),
    ])
  func fixtures(members: String, expected: String) {
    #expect(names("protocol P {\n\(members)\n}").joined(separator: " ") == expected)
  }

  @Test(
    "Generic parameters, requirements and types are words, and so is `static`",
    arguments: [
      (
        """
        func add<T: Numeric>(n1: T, n2: T?); func add<T: Sequence>(a: T?, b: T?)
        func add<T: Collection>(a: T, b: T)
        """, "add addA addAB"
      ),
      (
        """
        func join<T>(it: T) where T: A; func join<T>(it: T) where T: B
        func join<T>(it: T) where T: C; func join<T>(it: T) where T: D & E, T.Element == S.Element
        """, "join joinIt joinItT joinItTTDAndETElementSElement"
      ),
      ("func f<T: A & B>(); func f<U>(); func f<V: C>(); func f<V: D>()", "f fU fVC fVD"),
      ("func f() -> A; func f() -> [A: B?]", "f fDictionaryAOptionalB"),
      ("func f() -> A; func f() -> (a: A, B.Type)", "f fAABType"),
      ("func f() -> A; func f() -> M.B<C, some D>", "f fMBCD"),
      ("func f() -> A; func f() -> (inout A, any B) -> C", "f fABC"),
      ("func f(_ a: A); func f(a: @escaping () -> Void); func f(a: B)", "f fA fAB"),
      (
        "func f() -> A; func f() -> Dictionary<String, Dictionary<String, B>>",
        "f fDictionaryStringDictionaryString"
      ),
      ("func f(); static func f()", "f fstatic"),
      ("static func f(a: A); func f(a: A); static func f(a: B)", "f fA fAB"),
    ])
  func words(members: String, expected: String) {
    #expect(names("protocol P {\n\(members)\n}").joined(separator: " ") == expected)
  }

  @Test("Subscripts are named as methods are")
  func subscripts() {
    let members = """
      static subscript(key: Int) -> A? { get set }
      subscript(_ key: Int) -> A { get set }
      subscript(index: String) -> B? { get set }
      subscript(index: String.Index) -> Double { get set }
      subscript(safe index: String.Index) -> Double? { get }
      """
    #expect(
      names("protocol P {\n\(members)\n}") == [
        "subscript", "subscriptSet", "subscriptKey", "subscriptKeySet", "subscriptIndex",
        "subscriptIndexSet", "subscriptIndexStringIndex", "subscriptIndexStringIndexSet",
        "subscriptSafe",
      ])
  }

  @Test("Members of its own come before those of parents, and these in order")
  func inheritance() {
    let source = """
      protocol A { func update(arg: Int); func update(arg: Float); func display(param: String) }
      protocol B: A { func update(arg: Float); func display(param: Double) }
      protocol P: A, B { func display(param: Double); func display(param: Int) }
      """
    #expect(names(source, of: "AMock") == ["update", "updateArg", "display"])
    #expect(names(source, of: "BMock") == ["updateArg", "update", "displayParam", "display"])
    #expect(
      names(source) == ["update", "updateArg", "displayParamString", "display", "displayParam"])
  }

  @Test("A parent's overload has a longer name, also where it is the shorter one")
  func parent() {
    let source = """
      protocol Parent { func updateState(_ state: Int) -> (result: Double?, status: Bool) }
      protocol P: Parent { func updateState(_ state: Int, style: Style) -> Bool }
      """
    #expect(names(source) == ["updateStateInt", "updateState"])
  }

  @Test("What several parents require is named once, and by the first of them")
  func parents() {
    let source = """
      protocol A { func dress(text: String?) }
      protocol B { func dress(text: String?) }
      protocol C { func dress(text: String?, color: Int?) }
      protocol D { func dress(text: String?, color: Int?, id: String?) }
      protocol P: A, B, C, D {}
      """
    #expect(names(source) == ["dress", "dressText", "dressTextColor"])
  }

  @Test("A property keeps the name that a method shares with it, a method the one that it has")
  func others() {
    #expect(names("protocol P { func f(a: Int); var f: Int { get } }") == ["fA"])
    #expect(
      names("protocol P { func f(); func f(a: Int); func fA(); func f(a: Bool) }")
        == ["f", "fAInt", "fA", "fABool"])
  }

  @Test("Branches that exclude each other are named each by itself")
  func branches() {
    let source = """
      protocol P {
        #if os(Linux)
        func show(a: Int)
        func show(b: Int)
        #else
        func show(c: Int)
        #endif
      }
      """
    #expect(names(source) == ["show", "showB", "show"])
  }

  @Test("A class' own methods are named, and those that it inherits stay out of it")
  func classes() {
    let source = """
      class Base { func go(a: Int) {}; func go(b: Int) {} }
      /// @mockable
      class P: Base { private func go() {}; func go(z: Int) {}; override func go(a: Int) {} }
      """
    #expect(names(source) == ["go", "goA", "goB"])
  }

  @Test(
    "Where Mockolo's names do not compile, the usual ones are there, beside those that do",
    arguments: [
      ("func f(); func f() async", "f fAsync"), ("func f(x: Int); func f(_ x: Int)", "f fX"),
      ("func f(a: Int); func f(a: Int!); func f(a: Bool!)", "f fA fAOptionalBool"),
      ("static func + (a: Self, b: Self) -> Self; func plus(a: Int)", "plusAB plus"),
      ("var f: Int { get set }; func fSet(a: Int); func fSet(b: Int)", "fSet fSetA fSetB"),
      ("func f(); func f(a: Int); var fACallCount: Int { get }", "fA f fAInt"),
      (
        "func f(`in`: Int); func f(`in` a: Bool); func f<T>(t: T) where T == [Int]", "f fIn fT"
      ),
      ("func f()\n#if DEBUG\nfunc f(a: Int)\n#endif", "f fA"),
      (
        "subscript(a: Int) -> Int { get set }; func subscriptSet(a: Int); func subscriptSet()",
        "subscriptSet subscriptSet1 subscript subscriptSetter"
      ),
    ])
  func fallback(members: String, expected: String) {
    #expect(names("protocol P {\n\(members)\n}").joined(separator: " ") == expected)
  }

  @Test("A protocol may have the one names where the settings say the others")
  func directives() {
    let source = """
      /// @mockable(overloads: labels)
      protocol P { func f(a: Int); func f(b: Int) }
      protocol Q { func f(a: Int); func f(b: Int) }
      """
    #expect(names(source) == ["fA", "fB"])
    #expect(names(source, of: "QMock") == ["f", "fB"])
  }
}
