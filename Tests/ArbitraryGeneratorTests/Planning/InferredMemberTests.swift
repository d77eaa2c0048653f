import Testing

@testable import ArbitraryGenerator

/// Properties that begin as a case or static member, whose type only other declarations tell.
struct InferredMemberTests {
  @Test(
    "A case or static member as initial value tells the type",
    arguments: [
      ("enum E { case a }", "var p = E.a", "M.E"),
      ("enum E { case a(Int) }", "var p = E.a(5)", "M.E"),
      ("enum E { case `default` }", "var p = E.default", "M.E"),
      ("extension A { enum E { case a } }", "var p = E.a", "M.A.E"),
      ("extension A { enum E { case a } }", "var p = Self.E.a", "M.A.E"),
      ("enum E { enum F { case a } }", "var p = E.F.a", "M.E.F"),
      ("struct E { static let a = E() }", "var p = E.a", "M.E"),
      ("struct E { static var a: Self { E() } }", "var p = E.a", "M.E"),
      ("struct E {}\nextension E { static let a = E() }", "var p = E.a", "M.E"),
      ("enum K { static let a = 5 }", "var p = K.a", "Int"),
      ("enum K { static let a: [String] = [] }", "var p = K.a", "[String]"),
      ("typealias T = E\nenum E { case a }", "var p = T.a", "M.E"),
      ("import Foundation", "var p = Date.distantPast", "Date"),
      ("", "var p = UInt8.max", "UInt8"),
      ("", "var p = Duration.seconds(5)", "Duration"),
    ])
  func told(declarations: String, member: String, type: String) {
    let generated = Generated("\(declarations)\nstruct A { \(member) }")
    #expect(generated.notes.isEmpty)
    #expect(
      generated.lines(with: "choices.draw(")
        .contains("return try M.A(p: choices.draw(\(type).self))"))
  }

  @Test(
    "Where it does not, the property keeps its default",
    arguments: [
      ("enum E { case a(Int) }", "var p = E.a"),
      ("enum E { case a\n var next: E { self } }", "var p = E.a.next"),
      ("enum E { case a\n static func make() -> Int { 1 } }", "var p = E.make()"),
      ("enum K { struct D {}\n static let a: D = D() }", "var p = K.a"),
      ("enum K { static let a: D = D()\n struct D {} }\nstruct D {}", "var p = K.a"),
      ("enum K { static var a = b() }", "var p = K.a"),
      ("struct G<T> { static var a: Int { 1 } }", "var p = G<Int>.b"),
      ("", "var p = UInt8.bitWidth"), ("", "var p = URLSession.shared"),
      ("enum E { case a }", "var p = E.a == .a"), ("enum E { case a }", "var p = try E.a"),
    ])
  func untold(declarations: String, member: String) {
    let generated = Generated("\(declarations)\nstruct A { \(member); var q: Int }")
    #expect(generated.notes.filter { $0.contains("`A` keeps `p` at its default") }.count == 1)
    #expect(generated.provided("M.A") == "M.A(q: 0)")
  }
}
