import FactoryCheck
import Testing

/// What properties may capture and how they may be written: that these compile is half of the test.
@Suite struct CaptureTests {
  final class Counter {
    var count = 0
    func add(_ amount: Int) { count += amount }
  }
  enum Broken: Error { case always }

  var member = 3
  let counter = Counter()

  func isSane(_ x: Int) -> Bool { x >= 0 && member == 3 }

  private func parse(_ text: String) throws(Broken) -> Int {
    guard let number = Int(text) else { throw .always }
    return number
  }

  @Test func localVariable() {
    var sum = 0
    var seen: [Int] = []
    forAll(.int(in: 0...999), cases: 50) { x in
      sum += x
      seen.append(x)
    }
    #expect(seen.count == 50 && sum == seen.reduce(0, +))
  }

  @Test func localVariableSuspending() async {
    var seen = 0
    await forAll(.int(in: 0...999), cases: 50) { _ in
      await Task.yield()
      seen += 1
    }
    #expect(seen == 50)
  }

  @Test func nonSendableObject() {
    let counter = Counter()
    forAll(.int(in: 1...999), cases: 50) { counter.add($0) }
    #expect(counter.count >= 50)
  }

  @Test func nonSendableObjectSuspending() async {
    let counter = Counter()
    await forAll(.int(in: 1...999), cases: 50) { x in
      await Task.yield()
      counter.add(x)
    }
    #expect(counter.count >= 50)
  }

  @Test func suiteMembers() async {
    forAll(.int(in: 0...999)) { isSane($0) }
    forAll(.int(in: 0...999)) { x in
      counter.add(x)
      #expect(isSane(x))
    }
    await forAll(.int(in: 0...999)) { x in
      await Task.yield()
      #expect(isSane(x))
    }
  }

  @Test func functionReferences() {
    forAll(.int(in: 0...999), property: isSane)
  }

  @Test func bodiesOfEveryKind() {
    forAll(.int(in: 0...999)) { _ in }
    forAll(.int(in: 0...999)) { $0 >= 0 }
    forAll(.int(in: 0...999)) { [1: true, 2: true][$0 > 4 ? 1 : 2] }
    forAll(.int(in: 0...999)) { x throws in try #require(Int("\(x)")) == x }
    forAll(.int(in: 0...999)) { x throws(Broken) in
      let number = try parse("\(x)")
      return number == x
    }
    forAll(.int(in: 0...999)) { x throws(Broken) -> Void in _ = try parse("\(x)") }
    forAll(.int(in: 0...999)) { x in
      guard x > 4 else { return }
      #expect(x > 4)
    }
    forAll(.int(in: 0...999)) { x in
      if x > 4 { return true }
      return x <= 4
    }
  }

  @Test func asyncBodiesOfEveryKind() async {
    await forAll(.int(in: 0...999)) { _ in await Task.yield() }
    await forAll(.int(in: 0...999)) { x in
      await Task.yield()
      return x >= 0
    }
    await forAll(.int(in: 0...999)) { x async throws(Broken) -> Bool in
      await Task.yield()
      return try parse("\(x)") == x
    }
  }

  @Test func oneToEightGens() async {
    let digit = Gen.int(in: 0...999)
    forAll(digit) { a in a >= 0 }
    forAll(digit, .string()) { a, b in "\(a)\(b)".count > b.count - 1 }
    forAll(digit, digit, digit) { a, b, c in a + b + c >= 0 }
    forAll(digit, digit, digit, digit) { a, b, c, d in a + b + c + d >= 0 }
    forAll(digit, digit, digit, digit, digit) { a, b, c, d, e in a + b + c + d + e >= 0 }
    forAll(digit, digit, digit, digit, digit, .bool()) { a, b, c, d, e, f in
      let sum = a + b + c + d + e
      #expect(sum >= 0 || f)
    }
    forAll(digit, digit, digit, digit, digit, digit, .bool(), .string()) { a, b, c, d, e, f, g, h in
      let sum = a + b + c + d + e + f
      #expect(sum >= 0 || g || h.isEmpty)
    }
    await forAll(digit, digit, digit, digit, digit, .bool()) { a, b, c, d, e, f in
      await Task.yield()
      #expect(f || a * b * c * d * e >= 0)
    }
    await forAll(digit, .bool(), .string()) { a, b, c in
      await Task.yield()
      #expect(a >= 0 || b || c.isEmpty)
    }
  }

  @Test func literalsInEveryPlace() async {
    forAll(.int(in: 0...1), .double(in: 0...1), .float(in: 0...1)) { a, b, c in
      a <= 1 && b <= 1 && c <= 1
    }
    forAll(
      .int(in: 0...1), .double(in: 0...1), .string(count: 1...2), .bool(), .float(in: 0...1),
      .double(in: 0..<1), .uint8(in: 0...9), .double(in: 0...)
    ) { a, b, c, d, e, f, g, h in
      #expect(a <= 1 && b <= 1 && e <= 1)
      #expect(f <= 1 && g <= 9 && h >= 0)
      #expect(d || !c.isEmpty)
    }
    await forAll(.int(in: 0...1), .double(in: 0...1), .float(in: 0...1)) { a, b, c in
      await Task.yield()
      #expect(a <= 1 && b <= 1 && c <= 1)
    }
  }

  @Test func nineGensOrMore() async {
    let digit = Gen.int(in: 0...9)
    forAll(digit, digit, digit, digit, digit, digit, digit, digit, .string()) {
      a, b, c, d, e, f, g, h, i in
      let sum = a + b + c + d + e + f + g + h
      #expect(sum >= 0 || i.isEmpty)
    }
    await forAll(digit, digit, digit, digit, digit, digit, digit, digit, .string(), .bool()) {
      a, b, c, d, e, f, g, h, i, j in
      await Task.yield()
      let sum = a + b + c + d + e + f + g + h
      #expect(sum >= 0 || i.isEmpty || j)
    }
  }

  @Test func expectedErrors() async {
    forAll(.int(in: 0...9)) { x in
      #expect(throws: Broken.self) { try parse("no \(x)") }
    }
    forAll(.int(in: 0...9)) { x in
      #expect(throws: Never.self) { try parse("\(x)") }
    }
    forAll(.int(in: 0...9)) { x in
      try #require(throws: (any Error).self) { try parse("no \(x)") }
    }
    await forAll(.int(in: 0...9)) { x in
      await #expect(throws: Broken.self) {
        await Task.yield()
        return try parse("no \(x)")
      }
    }
  }

  @Test func gensFromTypes() async {
    forAll { (n: Int) in n == n }
    forAll { (n: Int, s: String) in
      #expect("\(n)\(s)".utf8.count > s.utf8.count)
    }
    forAll(cases: 20) { (numbers: [Int], pairs: [String: Bool]) in
      #expect(numbers.count >= 0 && pairs.count >= 0)
    }
    await forAll { (n: Int, s: String) in
      await Task.yield()
      #expect("\(n)\(s)".utf8.count > s.utf8.count)
    }
  }

  @Test func settings() async {
    let result = forAll(.int(), cases: 7, seed: 5) { _ in true }
    #expect(result.isPassed && result.cases == 7 && result.seed == 5)
    let other = await forAll(.int(), cases: 7, seed: 5) { _ in
      await Task.yield()
      return true
    }
    #expect(other.cases == 7 && other.seed == 5)
  }

  @Test func examples() {
    var seen: [Int] = []
    forAll(.int(in: 0...999), cases: 1, examples: [70, 80]) { seen.append($0) }
    #expect(seen == [70, 80, 0])
    var pairs: [String] = []
    forAll(.int(in: 0...999), .string(), cases: 1, examples: [(7, "a"), (8, "b")]) { a, b in
      pairs.append("\(a)\(b)")
    }
    #expect(pairs == ["7a", "8b", "0"])
  }

  @Test func examplesFromTypes() {
    var pairs: [String] = []
    forAll(cases: 1, examples: [(7, "a")]) { (a: Int, b: String) in
      pairs.append("\(a)\(b)")
    }
    #expect(pairs == ["7a", "0"])
  }

  @Test func assumptions() async {
    let result = forAll(.int(in: -99...99), .int(in: -3...3), cases: 100) { a, b in
      try assume(b != 0)
      #expect((a / b) * b + a % b == a)
    }
    #expect(result.cases == 100 && result.discarded > 0)
    await forAll(.int(in: 0...999)) { x in
      try assume(x > 0)
      await Task.yield()
      #expect(x > 0)
    }
  }
}

/// A suite that is a class.
final class CaptureClassTests {
  var total = 0

  @Test func selfInClass() async {
    forAll(.int(in: 1...999)) { total += $0 }
    await forAll(.int(in: 1...999)) { x in
      await Task.yield()
      total += x
    }
    #expect(total >= 800)
  }
}

/// A suite that is an actor.
actor CaptureActorTests {
  var total = 0

  func add(_ amount: Int) { total += amount }

  @Test func selfInActor() async {
    forAll(.int(in: 1...999)) { total += $0 }
    await forAll(.int(in: 1...999)) { x in
      await Task.yield()
      add(x)
    }
    #expect(total >= 800)
  }
}

/// A suite that lives on the main actor.
@MainActor
struct CaptureMainActorTests {
  @MainActor final class ViewModel {
    var taps = 0
    func tap() { taps += 1 }
  }

  let model = ViewModel()

  nonisolated static func tap(_ model: ViewModel) async {
    await model.tap()
  }

  @Test func mainActorCode() {
    let local = ViewModel()
    forAll(.int(in: 0...999)) { _ in
      MainActor.assertIsolated()
      model.tap()
      local.tap()
    }
    #expect(model.taps == 400 && local.taps == 400)
  }

  @Test func mainActorCodeInAsyncTest() async {
    forAll(.int(in: 0...999)) { _ in model.tap() }
    await forAll(.int(in: 0...999)) { @MainActor _ in
      await Task.yield()
      MainActor.assertIsolated()
      model.tap()
    }
    #expect(model.taps == 800)
  }

  @Test func mainActorCodeReachedByAwait() async {
    await forAll(.int(in: 0...999)) { _ in
      await Self.tap(model)
    }
    #expect(model.taps == 400)
  }
}
