import Testing

@testable import ArbitraryGenerator

/// Conditions that call functions and initialisers of the sources, which are asked before the call of
/// the initialiser that relies on them.
struct AskedCallTests {
  @Test(
    "A function that takes nothing can be asked, however its parentheses are laid out",
    arguments: ["()", "( )", "(\n)", "( // ), }\n)", "(/* ) */)"])
  func queries(parentheses: String) {
    let generated = Generated(
      """
      struct C { let n: Int; func made\(parentheses) -> Int? { n > 3 ? n : nil } }
      final class B { init(c: C) { guard let n = c.made() else { fatalError() }; print(n) } }
      """)
    #expect(!generated.lines(with: "guard c.made() != nil else").isEmpty)
  }

  @Test(
    "A function that answers whether something holds can be asked, wherever it stands",
    arguments: [
      ("extension Int { func fits(_ b: Int) -> Bool { self < b } }", "n.fits(b)"),
      ("extension Int { func fits( _ b : Int , in c: [Int])->Bool{ true } }", "n.fits(b, in: [])"),
      ("extension C { func fits<T>(least b: T) -> Bool { true } }", "c.fits(least: b)"),
      ("protocol P { func fits(_ b: Int) -> Bool }\nextension C: P {}", "c.fits(b)"),
    ])
  func questions(declaration: String, condition: String) {
    let generated = Generated(asking(condition, besides: declaration))
    #expect(!generated.lines(with: "guard \(condition) else").isEmpty)
    #expect(generated.notes.isEmpty)
  }

  @Test(
    "It cannot where it is hidden, may change something, or is not known",
    arguments: [
      ("extension Int { private func fits(_ b: Int) -> Bool { self < b } }", "n.fits(b)"),
      ("extension Int { func fits(_ b: Int) throws -> Bool { self < b } }", "n.fits(b)"),
      ("extension Int { mutating func fits(_ b: Int) -> Bool { true } }", "n.fits(b)"),
      ("extension Int { func fits(_ b: Int) -> Int { b } }", "n.fits(b) == 3"),
      ("extension Int { func fits(in b: Int) -> Bool { true } }", "n.fits(b)"),
      ("", "n.fits(b)"),
    ])
  func hiddenQuestions(declaration: String, condition: String) {
    let generated = Generated(asking(condition, besides: declaration))
    #expect(generated.lines(with: "fits").isEmpty)
    #expect(generated.notes.contains { $0.contains("relies on `\(condition)`") })
  }

  @Test(
    "That there is a value is asked where its initialiser is forced to make one",
    arguments: [
      ("init?(_ s: String) { nil }", "Code(s)!", "guard M.Code(s) != nil else"),
      (
        "init?(of s: String, n: Int) { nil }", "Code(of: s, n: 3)!",
        "guard M.Code(of: s, n: 3) != nil"
      ),
      ("init(_ s: String) throws {}", "try! Code(s)", "guard (try? M.Code(s)) != nil else"),
      ("init(_ s: String) throws {}", "Box(try! Code(s))", "guard (try? M.Code(s)) != nil else"),
    ])
  func forced(initializer: String, made: String, guarding: String) {
    let generated = Generated(making(made, of: "struct Code { \(initializer) }"))
    #expect(!generated.lines(with: guarding).isEmpty)
    #expect(!generated.notes.contains { $0.contains("relies on `") })
  }

  @Test(
    "It is not where that cannot be seen, changes files or is one of several",
    arguments: [
      ("private struct Code { init?(_ s: String) { nil } }", "Code(s)!"),
      ("struct Code { private init?(_ s: String) { nil }; init() {} }", "Code(s)!"),
      ("struct Code { init(_ s: String) throws {}; init?(_ n: Int) { nil } }", "try! Code(s)"),
      ("enum Code: String { case a; init?(rawValue s: String) throws { nil } }", "try! Code(s)"),
      ("", "Code(s)!"), ("struct Code { init(_ s: String) async throws {} }", "try! Code(s)"),
    ])
  func unseen(code: String, made: String) {
    let generated = Generated(making(made, of: code))
    #expect(generated.lines(with: "guard ").isEmpty)
    #expect(generated.notes.contains { $0.contains("relies on `") })
  }

  private func making(_ made: String, of code: String) -> String {
    "struct S { let n: Int\n init(s: String) { let code = \(made); n = size(code) } }\n\(code)"
  }

  private func asking(_ condition: String, besides declaration: String) -> String {
    """
    struct C { let n: Int }
    struct S { let n: Int
      init(n: Int, b: Int, c: C) { precondition(\(condition)); self.n = n } }
    \(declaration)
    """
  }

  @Test(
    "Whether a raw value is that of a case is asked where the cases' are literals",
    arguments: [
      ("enum Raw: Int { case a = 1, b = 7, c }", "Int", "[1, 7, 8].contains(a)"),
      ("private enum Raw: UInt8 { case a = 0x10; case b }", "UInt8", "[16, 17].contains(a)"),
      ("enum Raw: Int { case a = -1, b }", "Int", "[-1, 0].contains(a)"),
      ("enum Raw: String { case a, b = \"x\" }", "String", "M.Raw(rawValue: a) != nil"),
      (
        "enum Raw: Int {\ncase a\n#if A\ncase b\n#endif\n}", "Int", "M.Raw(rawValue: a) != nil"
      ),
      ("enum Raw: Own { case a }", "Own", nil), ("struct Raw { let rawValue: Int }", "Int", nil),
      (
        "enum Raw: Int { case a; init?(rawValue: Int) { self = .a } }", "Int",
        "M.Raw(rawValue: a) != nil"
      ),
      ("enum Raw: Int { case a; private init?(rawValue: Int) { self = .a } }", "Int", nil),
      ("private enum Raw: String { case a }", "String", nil),
      ("@MainActor enum Raw: String { case a }", "String", nil), ("", "Int", nil),
    ] as [(String, String, String?)])
  func rawValues(type: String, raw: String, condition: String?) {
    let generated = Generated(
      """
      \(type)
      public struct Box {
        let isLow: Bool
        public init(a: \(raw)) { isLow = Raw(rawValue: a)! == .a }
      }
      """)
    if let condition { #expect(!generated.lines(with: "guard \(condition) else").isEmpty) }
    let notes = generated.notes.filter { $0.contains("may end the program when it is drawn or") }
    #expect(notes.count == (condition == nil ? 1 : 0), "\(generated.notes)")
  }
}
