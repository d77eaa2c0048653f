import Testing

@testable import ArbitraryGenerator

@Suite struct PropertyParserTests {
  @Test("Several bindings in a line are properties of their own, sharing the last type")
  func severalBindings() throws {
    let properties = try readMembers("let a, b: Int, c = 1, d, e: String").properties
    #expect(properties.map(\.name) == ["a", "b", "c", "d", "e"])
    #expect(
      properties.map { $0.type?.description } == ["Int", "Int", "Swift.Int", "String", "String"])
    #expect(properties.map(\.isTypeInferred) == [false, false, true, false, false])
    #expect(properties.map(\.isLet) == Array(repeating: true, count: 5))
  }

  @Test("Each name of a tuple pattern is a property, with its part of type and value")
  func tuplePatterns() throws {
    let properties = try readMembers(
      "let (a, (b, _)): (Int, (String, Bool))\nvar (c, d) = (1, f())"
    ).properties
    #expect(properties.map(\.name) == ["a", "b", "c", "d"])
    #expect(properties.map { $0.type?.description } == ["Int", "String", nil, nil])
    #expect(properties.map(\.initialValue) == [nil, nil, "((1, f())).0", "((1, f())).1"])
  }

  @Test(
    "A property is stored, observed or computed",
    arguments: [
      ("var a: Int", .stored), ("let a = 1", .stored), ("var a = f { $0 }", .stored),
      ("var a = 1 { didSet { } }", .observed(mayEnd: false)),
      ("var a: Int { willSet(new) { } didSet { } }", .observed(mayEnd: false)),
      ("var a = f { 1 } { didSet { } }", .observed(mayEnd: false)),
      ("var a: Int\n{\n  didSet { }\n}", .observed(mayEnd: false)),
      ("var a = 1 { willSet { } didSet { precondition(a > 0) } }", .observed(mayEnd: true)),
      ("var a = 1 { willSet { check { assert($0) } } }", .observed(mayEnd: true)),
      ("var a = 1 { didSet { print(\"assert\") } }", .observed(mayEnd: false)),
      ("var a: Int { 1 }", .computed(Accessors())),
      ("var a: Int { get { 1 } }", .computed(Accessors())),
      ("var a: Int { get { 1 } set { } }", .computed(Accessors(setter: .init()))),
      (
        "var a: Int { get { 1 } set { fatalError() } }",
        .computed(Accessors(setter: .init(mayEnd: true)))
      ),
      ("var a: Int { set(v) { } get { 1 } }", .computed(Accessors(setter: .init()))),
      ("var a: Int { get(1) }", .computed(Accessors())),
      ("var a: Int { set.count }", .computed(Accessors())),
      ("var a: Int { _read { yield 1 } _modify { } }", .computed(Accessors(setter: .init()))),
      (
        "var a: Int { unsafeAddress { p } unsafeMutableAddress { p } }",
        .computed(Accessors(setter: .init()))
      ),
      (
        "var a: Int { @inlinable get { 1 } @inlinable mutating set { } }",
        .computed(Accessors(setter: .init()))
      ),
      ("var a: Int { #if A\n get { 1 }\n #else\n get { 2 }\n #endif\n}", .computed(Accessors())),
      (
        "var a: Int { get async throws(E) { 1 } }",
        .computed(Accessors(getter: Effects(throwing: .typed(.named("E")), isAsync: true)))
      ),
      (
        "var a: Int { mutating get { 1 } nonmutating set { } }",
        .computed(Accessors(setter: .init(isNonmutating: true), isGetterMutating: true))
      ),
    ] as [(String, PropertyDeclaration.Storage)])
  func storage(text: String, expected: PropertyDeclaration.Storage) throws {
    let members = try readMembers(text + "\nlet next: Int")
    #expect(members.properties.map(\.name) == ["a", "next"])
    #expect(members.properties[0].storage == expected)
  }

  @Test("Modifiers and access levels are kept")
  func modifiers() throws {
    let members = try readMembers(
      """
      public private(set) static var a = 1
      weak var b: A?
      unowned(unsafe) let c: A
      lazy var d = f()
      nonisolated(unsafe) var e: Int
      package let f: Int
      """, of: "class")
    let headers = members.properties.map(\.header)
    #expect(
      headers.map(\.access) == [.public, .internal, .internal, .internal, .internal, .package])
    #expect(headers.map(\.setterAccess) == [.private, nil, nil, nil, nil, nil])
    #expect(headers.map(\.modifiers) == [.static, .weak, .unowned, .lazy, .nonisolated, []])
    #expect(members.properties.map(\.isStoredInInstances) == [false, true, true, true, true, true])
  }

  @Test("Attributes keep their arguments, whatever brackets are in them")
  func attributes() throws {
    let property = try readProperty(
      #"@Option(name: "{", transform: { $0 }) @A.B<Int> @available(*, message: "}") var x: Int"#)
    #expect(
      property.header.attributes.map(\.description)
        == [
          #"@Option(name: "{", transform: { $0 })"#, "@A.B<Int>", #"@available(*, message: "}")"#,
        ])
  }

  @Test("A name keeps its backticks and its script")
  func names() throws {
    #expect(
      try readMembers("let `default`: Int\nlet größe: Int\nlet `a b`: Int").properties.map(\.name)
        == ["`default`", "größe", "`a b`"])
  }

  @Test("A property's location is that of its name")
  func location() throws {
    let property = try readProperty("  public let x: Int")
    #expect(property.header.location == SourceLocation(file: "A.swift", line: 2, column: 14))
  }
}
