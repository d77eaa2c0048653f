import Testing

@testable import ArbitraryGenerator

@Suite struct ConditionParserTests {
  @Test("Every branch is kept, under its condition and the negations of those before it")
  func branches() {
    let file = read(
      """
      #if os(Linux) && A // why
      struct A {}
      #elseif B
      struct B {}
      #elseif canImport(C)
      struct C {}
      #else
      struct D {}
      #endif
      struct E {}
      """)
    #expect(file.diagnostics.isEmpty)
    #expect(
      file.declarations.map(\.header.conditions) == [
        ["os(Linux) && A"], ["!(os(Linux) && A) && B"], ["!(os(Linux) && A) && !B && canImport(C)"],
        ["!(os(Linux) && A) && !B && !canImport(C)"], [],
      ])
  }

  @Test("What is no Swift in a branch for some versions of the compiler is a warning, and left out")
  func otherVersions() {
    let file = read(
      """
      #if compiler(<5.0)
      struct ) ( = {
      #if A
      #endif
      #elseif swift(>=9)
      struct B { let x: = 3
        struct C { glorp y: Int
          var z: Int }
      }
      #else
      struct D {}
      #endif
      struct E {}
      """)
    #expect(file.names == ["B", "B.C", "D", "E"])
    #expect(Set(file.diagnostics.map(\.severity)) == [.warning])
    #expect(file.diagnostics.compactMap(\.location?.line) == [2, 6, 7])
    #expect(read("#if A\nstruct ) (\n#endif").diagnostics.first?.severity == .error)
  }

  @Test("A type has all conditions around it, a member only those inside its type")
  func stacks() {
    let file = read(
      "#if A\nstruct S {\n#if B\nvar x: Int\nstruct T {}\n#endif\nvar y: Int\n}\n#endif")
    #expect(file.declarations.map(\.header.conditions) == [["A"], ["A", "B"]])
    #expect(
      file.declarations[0].nominal?.members.properties.map(\.header.conditions) == [["B"], []])
  }

  @Test("Several conditions join to one, with parentheses around alternatives")
  func joined() {
    let file = read("#if A || B\n#if C\nstruct S {}\n#endif\nstruct T {}\n#endif\nstruct U {}")
    #expect(file.declarations.map(\.header.condition) == ["(A || B) && C", "A || B", nil])
  }

  @Test("A condition may go on over lines")
  func severalLines() {
    let file = read("#if A ||\n  B\n  && C\n@available(macOS 10, *)\nstruct S {}\n#endif")
    #expect(file.declarations.map(\.header.conditions) == [["A ||\n  B\n  && C"]])
  }

  @Test("Attributes under a condition of their own go to the declaration behind it")
  func attributes() {
    let file = read("#if A\n@available(x)\n#else\n@objc\n#endif\npublic struct S {}")
    #expect(file.diagnostics.isEmpty)
    #expect(
      file.declarations[0].header.attributes.map(\.description) == ["@available(x)", "@objc"])
    #expect(file.declarations[0].header.conditions.isEmpty)
  }

  @Test(
    "An unbalanced condition is reported",
    arguments: [
      ("#if A\nstruct S {}", "A.swift:1:1: error: `#if` is never closed"),
      ("struct S {\n#if A\n}", "A.swift:2:1: error: `#if` is never closed"),
      ("#endif\nstruct S {}", "A.swift:1:1: error: `#endif` closes nothing"),
      ("#if A\nstruct S {\n#endif\n}\n#endif", "A.swift:3:1: error: `#endif` closes nothing"),
    ])
  func unbalanced(text: String, message: String) {
    let file = read(text)
    #expect(file.names == ["S"])
    #expect(file.diagnostics.map { $0.description.split(separator: "\n")[0] } == [message[...]])
  }
}
