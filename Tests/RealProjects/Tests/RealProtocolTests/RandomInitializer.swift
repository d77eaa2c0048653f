import FactoryCheck

/// An initialiser that asks much of its arguments, at random. It is written twice: where it throws
/// for what it does not accept, and where the program ends for that.
struct RandomInitializer {
  private indirect enum Statement {
    case demand(String)
    case refusal(String)
    case leave(String)
    case branch(String, [Statement], [Statement])
    case present([Statement])
    case each(String, [Statement])
    case choose(String, [(pattern: String, body: [Statement])])
    case name(String, String)
    case check(String)
  }

  /// What the last argument is, beside a number and one that may be missing.
  enum Last: CaseIterable {
    case number, text, list

    /// The values that are tried, a list in Swift.
    var values: String {
      switch self {
      case .number: "[-1, 0, 1, 2]"
      case .text: #"["", "a", "b", "ab"]"#
      case .list: "[[], [0], [1], [0, 0], [0, 1], [1, 0], [1, 1]]"
      }
    }

    fileprivate var type: String {
      switch self {
      case .number: "Int"
      case .text: "String"
      case .list: "[Int]"
      }
    }

    /// What leaves no other values than those.
    fileprivate var limit: String {
      switch self {
      case .number: "(-1...2).contains(d)"
      case .text: "\(values).contains(d)"
      case .list: "d.count < 3, d.allSatisfy({ (0...1).contains($0) })"
      }
    }
  }

  let last: Last
  private let body: [Statement]

  static let gen = Gen.element(of: Last.allCases).flatMap { last in
    block(Names(last: last), depth: 2).map { RandomInitializer(last: last, body: $0) }
  }

  /// The declaration of a struct that has it.
  func declaration(named name: String, throws isThrowing: Bool) -> String {
    let refusal = isThrowing ? "throw Refused()" : "fatalError()"
    let effects = isThrowing ? " throws" : ""
    return """
      struct \(name) {
        let a: Int
        let b: Int?
        let d: \(last.type)
        init(a: Int, b: Int?, d: \(last.type))\(effects) {
          (self.a, self.b, self.d) = (a, b, d)
          guard (-1...2).contains(a), \(last.limit) else { \(refusal) }
          guard b == nil || (-1...2).contains(b!) else { \(refusal) }
          \(Self.text(of: body, refusal: refusal))
        }
        static func isEven(_ n: Int) -> Bool { n % 2 == 0 }
        static func isSmall(_ n: Int) -> Bool {
          if n < 0 { return false }
          return n < 2
        }
        static func check(_ n: Int)\(effects) {
          if n == 2 { return }
          guard n != 1 else { \(refusal) }
        }
      }

      """
  }
}

/// What the statements of an initialiser can speak of.
private struct Names {
  var numbers = ["a"]
  var last: RandomInitializer.Last

  init(last: RandomInitializer.Last) {
    self.last = last
    if last == .number { numbers.append("d") }
  }

  func adding(_ number: String) -> Names {
    var names = self
    names.numbers.append(number)
    return names
  }
}

// MARK: - Text

extension RandomInitializer {
  private static func text(of body: [Statement], refusal: String) -> String {
    body.map { text(of: $0, refusal: refusal) }.joined(separator: "\n")
  }

  private static func text(of statement: Statement, refusal: String) -> String {
    func text(_ body: [Statement]) -> String { Self.text(of: body, refusal: refusal) }
    return switch statement {
    case .demand(let condition): "guard \(condition) else { \(refusal) }"
    case .refusal(let condition): "if \(condition) { \(refusal) }"
    case .leave(let condition): "if \(condition) { return }"
    case .branch(let condition, let body, let others):
      "if \(condition) {\n\(text(body))\n}"
        + (others.isEmpty ? "" : " else {\n\(text(others))\n}")
    case .present(let body): "if let b {\n\(text(body))\n}"
    case .each(let list, let body): "for n in \(list) {\n\(text(body))\n}"
    case .choose(let number, let cases):
      "switch \(number) {\n" + cases.map { "\($0.pattern):\n\(text($0.body))\n" }.joined() + "}"
    case .name(let name, let number): "let \(name) = \(number)"
    case .check(let number): "\(refusal.hasPrefix("throw") ? "try " : "")Self.check(\(number))"
    }
  }
}

// MARK: - Gens

extension RandomInitializer {
  private static func block(_ names: Names, depth: Int) -> Gen<[Statement]> {
    .composite { choices throws(Discard) in
      var names = names
      var statements: [Statement] = []
      for _ in 0..<(try Gen.int(in: 1...3).draw(&choices)) {
        let statement = try statement(names, depth: depth).draw(&choices)
        if case .name(let name, _) = statement { names = names.adding(name) }
        statements.append(statement)
      }
      return statements
    }
  }

  private static func statement(_ names: Names, depth: Int) -> Gen<Statement> {
    let condition = condition(names)
    let plain: Gen<Statement> = .oneOf(
      condition.map { .demand($0) }, condition.map { .refusal($0) })
    guard depth > 0 else { return plain }
    let block = block(names, depth: depth - 1)
    return .frequency(
      (6, plain), (2, condition.map { .leave($0) }),
      (3, .zip(condition, block, .oneOf(.constant([]), block)) { .branch($0, $1, $2) }),
      (
        names.numbers.contains("b") ? 0 : 1,
        Self.block(names.adding("b"), depth: depth - 1).map { .present($0) }
      ),
      (
        1,
        Self.block(names.adding("n"), depth: depth - 1).map {
          .each(names.last == .list ? "d" : "[a, \(names.numbers[names.numbers.count - 1])]", $0)
        }
      ),
      (2, .zip(number(names), cases(of: pattern(names), names, depth: depth)) { .choose($0, $1) }),
      (
        names.last == .text ? 2 : 0,
        cases(of: .element(of: [#""a", "ab""#, #""""#, #""b""#]), names, depth: depth)
          .map { .choose("d", $0) }
      ),
      (2, number(names).map { .name("m\(names.numbers.count)", $0) }),
      (1, number(names).map { .check($0) }))
  }

  private static func cases(
    of pattern: Gen<String>, _ names: Names, depth: Int
  ) -> Gen<[(pattern: String, body: [Statement])]> {
    let bodies = block(names, depth: depth - 1)
    let some = Gen.zip(pattern, bodies) { (pattern: "case \($0)", body: $1) }
    return .zip(some.array(count: 1...2), bodies) { $0 + [(pattern: "default", body: $1)] }
  }

  private static func pattern(_ names: Names) -> Gen<String> {
    .oneOf(
      .element(of: ["0", "1...2", "..<1", "0, 2", "-1"]),
      comparison(of: .constant("x")).map { "let x where \($0)" },
      condition(names).map { "_ where \($0)" })
  }

  private static func condition(_ names: Names) -> Gen<String> {
    let asked: Gen<String> = .oneOf(comparison(of: number(names)), question(names.last))
    return .recursive(names.last == .number ? comparison(of: number(names)) : asked) { part in
      .oneOf(
        .zip(part, part) { "\($0) && \($1)" }, .zip(part, part) { "(\($0) || \($1))" },
        part.map { "!(\($0))" })
    }
  }

  private static func comparison(of number: Gen<String>) -> Gen<String> {
    .frequency(
      (
        5,
        .zip(number, .element(of: ["<", "<=", ">", ">=", "==", "!="]), .int(in: -1...3)) {
          "\($0) \($1) \($2)"
        }
      ),
      (1, number.map { "(0...1).contains(\($0))" }), (1, number.map { "[-1, 2].contains(\($0))" }),
      (1, number.map { "(\($0)).isMultiple(of: 2)" }), (1, number.map { "Self.isEven(\($0))" }),
      (1, number.map { "Self.isSmall(\($0))" }), (1, .element(of: ["b == nil", "b != nil"])))
  }

  /// What can be asked of the last argument as a whole.
  private static func question(_ last: Last) -> Gen<String> {
    switch last {
    case .number: .element(of: ["d == a", "d > a", "d != b"])
    case .text:
      .element(of: [
        "d.isEmpty", #"d == "a""#, #"d != "b""#, #"d.hasPrefix("a")"#, #"d.contains("b")"#,
        #"["a", "ab"].contains(d)"#, #"d.first == "a""#, #"d.allSatisfy({ $0 == "a" })"#,
        #"d.uppercased() == "AB""#,
      ])
    case .list:
      .element(of: [
        "d.isEmpty", "d.contains(1)", "d.first == 0", "d.last != 1", "d.allSatisfy({ $0 > 0 })",
        "d == [0, 1]", "Set(d).count == d.count", "d == d.sorted()",
        "d.contains(where: { $0 < 1 })",
        "d.first.map({ $0 > 0 }) ?? true",
      ])
    }
  }

  private static func number(_ names: Names) -> Gen<String> {
    let name = Gen.element(of: names.numbers + ["self.a"] + counts(names.last))
    return .frequency(
      (5, name), (1, name.map { "max(\($0), 1)" }), (1, name.map { "\($0) % 3" }),
      (1, name.map { "abs(\($0))" }), (1, name.map { "\($0) + 1" }),
      (1, name.map { "2 - \($0)" }), (1, .constant("(b ?? 2)")))
  }

  /// Numbers that the last argument has.
  private static func counts(_ last: Last) -> [String] {
    switch last {
    case .number: []
    case .text: ["d.count", "d.utf8.count"]
    case .list: ["d.count", "(d.first ?? 2)", "d.reduce(0, +)", "(d.max() ?? -1)"]
    }
  }
}
