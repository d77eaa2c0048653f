import Testing

@testable import ArbitraryGenerator

@Suite struct NominalParserTests {
  @Test(
    "Every kind of type is read with its name, generics, inheritance and where clause",
    arguments: ["struct", "enum", "class", "actor"])
  func kinds(kind: String) throws {
    let file = read(
      "public \(kind) Box<T: P, each U, let n: Int>: A, B<T> where T.E == Int, T: Q {}")
    #expect(file.diagnostics.isEmpty)
    let type = try #require(file.declarations.first?.nominal)
    #expect(String(describing: Swift.type(of: type)).lowercased() == "\(kind)declaration")
    #expect(type.name == "Box")
    #expect(type.header.access == .public)
    #expect(type.generics.parameters.map(\.description) == ["T: P", "each U", "let n: Int"])
    #expect(type.generics.parameters.map(\.kind) == [.type, .pack, .value])
    #expect(type.generics.requirements.map(\.description) == ["T.E == Int", "T: Q"])
    #expect(type.inheritance.map(\.description) == ["A", "B<T>"])
  }

  @Test("A protocol keeps its primary associated types apart, and `: class` is AnyObject")
  func protocols() throws {
    let file = read(
      "protocol P<E, F>: class, Q where E: Hashable { associatedtype E: X = Int where E.A == B }")
    guard case .protocol(let it) = file.declarations.first else {
      Issue.record("no protocol")
      return
    }
    #expect(it.primaryAssociatedTypes == ["E", "F"])
    #expect(it.inheritance == [.named("AnyObject"), .named("Q")])
    #expect(it.generics.requirements.map(\.description) == ["E: Hashable"])
    let associated = try #require(it.members.associatedTypes.first)
    #expect(associated.name == "E")
    #expect(associated.inheritance.map(\.description) == ["X"])
    #expect(associated.defaultType == .named("Int"))
    #expect(associated.requirements.map(\.description) == ["E.A == B"])
  }

  @Test("An extension has the extended type, and gives its access level to its members")
  func extensions() throws {
    let file = read(
      "public extension A.B<Int>: P, @unchecked Sendable where T == Int { var x: Int { 1 }\nprivate init() {} }"
    )
    guard case .extension(let it) = file.declarations.first else {
      Issue.record("no extension")
      return
    }
    #expect(it.extendedType.description == "A.B<Int>")
    #expect(it.qualifiedName == "A.B")
    #expect(it.inheritance.map(\.description) == ["P", "@unchecked Sendable"])
    #expect(it.requirements.map(\.description) == ["T == Int"])
    #expect(it.members.properties.map(\.header.access) == [.public])
    #expect(it.members.initializers.map(\.header.access) == [.private])
  }

  @Test("Members of a private extension are visible in its file")
  func privateExtensions() {
    #expect(
      read("private extension A { struct B {} }").declarations.map(\.header.access) == [
        .private, .fileprivate,
      ])
  }

  @Test("Nested types stand behind the outer one, by qualified name, also through extensions")
  func nesting() {
    let file = read(
      "struct A { enum B { class C {} }; typealias D = Int }\nextension A.B { struct E {} }")
    #expect(file.names == ["A", "A.B", "A.B.C", "A.D", "A.B", "A.B.E"])
  }

  @Test("Local types in bodies, accessors, closures and deinitialisers are not declarations")
  func localTypes() {
    let file = read(
      """
      func f() { struct L {} }
      class A {
        var x: Int { struct L {}; return 1 }
        var y = { struct L {}; return 1 }()
        var z = 1 { didSet { struct L {} } }
        subscript(i: Int) -> Int { struct L {}; return i }
        init() { struct L {} }
        deinit { struct L {} }
        lazy var w: Int = { struct L {}; return 2 }()
      }
      if true { struct L {} }
      """)
    #expect(file.names == ["A"])
    #expect(file.diagnostics.isEmpty)
  }

  @Test(
    "Words that are keywords only in places stay usable as names",
    arguments: [
      "struct `class` {}", "struct S { var actor: Int; let macro = 1; var open: Bool }",
      "enum E { case `protocol`, open, final, set, get, some, any }", "let actor = 1\nactor.f()",
      "struct S { func open() {}\n func final(required: Int) {} }", "open(1)\nprefix\nstruct S {}",
      "struct S { var lazy: Int\n var x: Int }",
      "class S { class func f() {}\n class var x: Int { 1 } }",
    ])
  func contextualKeywords(text: String) {
    #expect(read(text).diagnostics.isEmpty)
  }

  @Test("Typealiases and imports are listed")
  func aliases() {
    let file = read(
      "@testable import A.B\npublic import struct C.D\npublic typealias F<T> = (T) -> Void where T: P"
    )
    #expect(file.imports.map(\.path) == ["A.B", "C.D"])
    #expect(file.imports.map(\.kind) == [nil, "struct"])
    #expect(file.imports[0].header.attribute("testable") != nil)
    guard case .typealias(let it) = file.declarations.first else {
      Issue.record("no typealias")
      return
    }
    #expect(it.type.description == "(T) -> Void")
    #expect(it.generics.parameters.map(\.name) == ["T"])
    #expect(it.generics.requirements.map(\.description) == ["T: P"])
  }
}
