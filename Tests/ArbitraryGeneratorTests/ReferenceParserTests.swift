import Testing

@testable import ArbitraryGenerator

struct ReferenceParserTests {
  @Test(
    "The names of an expression are told with where they stand and whether they are called",
    arguments: [
      ("3", ""), ("nil", ""), ("\"Size\"", ""), ("Size.limit", "Size .limit"),
      (".red", "_.red"), (".init(r: 0)", "_.init()"), ("[.a, .b]", "_.a _.b"),
      ("Color(r: Size.limit)", "Color() Size .limit"), ("f(x: 1).y", "f() .y"),
      ("[a][0].b?.c", "a .b .c"), ("-x + y", "x y"), ("{ count() }", ""),
      ("[key: Size.limit]", "key Size .limit"), ("isOn ? on : off", "isOn on off"),
      ("f(a: b, c: d ? e : g)", "f() b d e g"), ("[(a: b)]", "b"), ("{ count() }()", "count()"),
      (#""\(limit) times""#, #""\(limit) times""#),
      (##"#"\(limit) \#(a)"#"##, ##"#"\(limit) \#(a)"#"##), ("map { inner } + outer", "map outer"),
    ])
  func references(expression: String, expected: String) {
    let texts = DeclarationParser.references(in: expression).map { reference in
      let dot =
        switch reference.place {
        case .first: ""
        case .implied: "_."
        case .member: "."
        }
      return dot + reference.name + (reference.isCalled ? "()" : "")
    }
    #expect(texts.joined(separator: " ") == expected)
  }
}
