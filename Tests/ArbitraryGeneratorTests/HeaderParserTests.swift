import Testing

@testable import ArbitraryGenerator

@Suite struct HeaderParserTests {
  @Test(
    "A directive above a declaration, inside its head, or behind its first or last line, is its own",
    arguments: [
      "// arbitrary: skip\nstruct S {}",
      "/// Text.\n/// arbitrary: skip\n/// More.\n@A public struct S {}",
      "/* arbitrary: skip */ struct S {}", "/**\n * arbitrary: skip\n */\nstruct S {}",
      "struct S { // arbitrary: skip\n}", "//arbitrary: skip   \r\nstruct S {}",
      "@A\n/// arbitrary: skip\npublic struct S {}", "@A /// arbitrary: skip\nstruct S {}",
      "@A(b: 1) public\n/// Text.\n/// arbitrary: skip\nstruct S {}",
    ])
  func types(text: String) {
    #expect(read(text).declarations[0].header.directives.map(\.text) == ["arbitrary: skip"])
  }

  @Test("A directive on a member's own line belongs to it and not to the next")
  func members() throws {
    let properties = try readMembers(
      "var a: Int // arbitrary: .int(in: 0...9)\nvar b: Int\n// arbitrary: skip\nvar c, d: Int\nvar e = 1"
    ).properties
    #expect(
      properties.map { $0.header.directives.map(\.text) } == [
        ["arbitrary: .int(in: 0...9)"], [], ["arbitrary: skip"], ["arbitrary: skip"], [],
      ])
    #expect(properties[0].header.directives[0].location.line == 2)
    #expect(properties[0].header.directives[0].location.column == 15)
  }

  @Test("Mockable protocols are marked")
  func mockable() {
    let file = read("/// @mockable(history: all)\nprotocol P {}\n/// Not @mockable.\nprotocol Q {}")
    #expect(
      file.declarations.map { $0.header.directives.map(\.text) } == [
        ["@mockable(history: all)"], [],
      ])
  }

  @Test(
    "An attribute has the parenthesis behind it, unless that is a function type's",
    arguments: [
      ("@A(b) struct S {}", "@A(b)"), ("@MainActor(unsafe) struct S {}", "@MainActor(unsafe)"),
      ("@A .B <C>(d) struct S {}", "@A.B<C>(d)"),
    ])
  func attributes(text: String, expected: String) throws {
    #expect(read(text).declarations[0].header.attributes.map(\.description) == [expected])
    let property = try readProperty("var f: @MainActor() async -> Void")
    #expect(property.type?.description == "@MainActor () async -> Void")
  }

  @Test("Behind a modifier, an actor's name may stand on the next line")
  func actors() {
    #expect(read("public actor\nA {}\nactor\nstruct S {}").names == ["A", "S"])
  }

  @Test(
    "The access of a setter may stand on several lines",
    arguments: ["(set)", "( set )", "(\n  set  // only )\n)", "(set)\n"])
  func setterAccess(argument: String) throws {
    let header = try readProperty("public internal\(argument) var a: Int").header
    #expect(header.access == .public && header.setterAccess == .internal)
  }

  @Test("Access levels are ordered from private to open")
  func access() {
    #expect(AccessLevel.allCases.sorted() == AccessLevel.allCases)
    let levels = read(
      "private struct A {}\nfileprivate struct B {}\nstruct C {}\npackage struct D {}\npublic struct E {}\nopen class F {}"
    )
    #expect(levels.declarations.map(\.header.access) == AccessLevel.allCases)
  }
}
