import Testing

@testable import ArbitraryGenerator

@Suite struct FunctionParserTests {
  @Test("An initialiser has failability, generics, parameters and effects")
  func initializers() throws {
    let members = try readMembers(
      """
      init() {}
      public init?<T: P>(_ a: Int, to b: T = .init(x: 1, y: 2), c: String...) async throws(E) where T.A == Int {}
      @inlinable required convenience init!(@Builder d: @escaping () -> Void, e: inout Int) rethrows {}
      """, of: "class")
    let all = members.initializers
    #expect(all.map(\.failability) == [.never, .optional, .implicitlyUnwrapped])
    #expect(all[1].header.access == .public)
    #expect(all[1].generics.parameters.map(\.description) == ["T: P"])
    #expect(all[1].generics.requirements.map(\.description) == ["T.A == Int"])
    #expect(all[1].parameters.map(\.label) == [nil, "to", "c"])
    #expect(all[1].parameters.map(\.name) == ["a", "b", "c"])
    #expect(all[1].parameters.map(\.defaultValue) == [nil, ".init(x: 1, y: 2)", nil])
    #expect(all[1].parameters.map(\.isVariadic) == [false, false, true])
    #expect(all[1].effects.description == "async throws(E)")
    #expect(all[2].header.modifiers == [.required, .convenience])
    #expect(all[2].parameters[0].attributes.map(\.description) == ["@Builder"])
    #expect(all[2].parameters.map(\.type.description) == ["@escaping () -> Void", "inout Int"])
    #expect(all[2].effects.throwing == .rethrows)
  }

  @Test("A protocol's requirements are read in full")
  func requirements() throws {
    let members = try readMembers(
      """
      func a()
      mutating func b<T>(_ x: T, for y: Int) async throws -> [T] where T: P
      static func == (l: Self, r: Self) -> Bool
      static func <<T>(l: T, r: Self) -> Bool
      var c: Int { get async throws }
      static var d: Int? { get set }
      subscript(i: Int, at j: Int) -> String { get set }
      init?(e: Int)
      func f() -> some P; func g(in: Int)
      @discardableResult func h(_: Int)
      """, of: "protocol", functions: .requirements)
    #expect(members.functions.map(\.name) == ["a", "b", "==", "<", "f", "g", "h"])
    #expect(members.functions[1].effects.description == "async throws")
    #expect(members.functions[1].result?.description == "[T]")
    #expect(members.functions[3].generics.parameters.map(\.name) == ["T"])
    #expect(members.functions[5].parameters.map(\.label) == ["in"])
    #expect(members.functions[6].parameters[0].name == nil)
    #expect(members.properties.map(\.name) == ["c", "d"])
    #expect(
      members.properties[0].storage
        == .computed(Accessors(getter: Effects(throwing: .always, isAsync: true))))
    #expect(members.subscripts[0].parameters.map(\.label) == [nil, "at"])
    #expect(members.subscripts[0].accessors == Accessors(setter: .init()))
    #expect(members.initializers[0].failability == .optional)
  }

  @Test("An operator may start with a dot")
  func dottedOperators() throws {
    let members = try readMembers(
      """
      static func .== (l: Self, r: Self) -> Bool
      static func .<<T>(l: T, r: Self) -> Bool
      static postfix func .*(l: Self) -> Self
      static prefix func ...(l: Self) -> Self
      """, of: "protocol", functions: .requirements)
    #expect(members.functions.map(\.name) == [".==", ".<", ".*", "..."])
    #expect(members.functions[1].generics.parameters.map(\.name) == ["T"])
  }

  @Test("A requirement has its protocol's access level")
  func requirementAccess() throws {
    let type = try #require(read("public protocol P { func a() }").declarations.first?.nominal)
    #expect(type.members.functions.map(\.header.access) == [.public])
  }

  @Test(
    "Generic parameters on lines of their own belong to the function that is skipped",
    arguments: ["let count: Int,\n  T: P\n", "\n  each T,\n  let n: Int\n", "T, let n: Int"])
  func skippedGenerics(parameters: String) throws {
    let text = "func a<\(parameters)>(x: T) -> [n of T]? where T: Q {}\nvar b: Int"
    let members = try readMembers(text, functions: .requirements)
    #expect(members.properties.map(\.name) == ["b"] && members.functions.isEmpty)
    #expect(read("struct S {\n\(text) }", functions: .none).diagnostics.isEmpty)
  }

  @Test("Outside of protocols functions and subscripts are kept only when asked for")
  func keptFunctions() throws {
    let text = "func a(x: Int = { 1 }()) {}\nsubscript(i: Int) -> Int { 1 }\nfunc b() -> Int\n{ 1 }"
    #expect(try readMembers(text, functions: .requirements).functions.isEmpty)
    #expect(try readMembers(text, functions: .requirements).subscripts.isEmpty)
    #expect(try readMembers(text, functions: .all).functions.map(\.name) == ["a", "b"])
    #expect(try readMembers(text, functions: .all).subscripts.count == 1)
  }
}
