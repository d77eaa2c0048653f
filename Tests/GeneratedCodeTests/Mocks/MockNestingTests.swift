import Testing

@testable import Shapes

/// Protocols that name what is declared around them or in them.
struct MockNestingTests {
  @Test("A type two levels further out is found")
  func outer() throws {
    let mock = Checkout.Payment.GatewayMock()
    mock.chargeHandler = { [$0, $0] }
    #expect(try mock.charge(Checkout.Order(number: 3)).map(\.number) == [3, 3])
  }

  @Test("What is declared around an inherited protocol is found elsewhere")
  func inherited() {
    let mock = LoggingDelegateMock()
    mock.nextHandler = { _ in Player.Track(title: "b") }
    #expect(mock.next(after: Player.Track(title: "a"))?.title == "b")
    #expect(mock.nextArgValues == [Player.Track(title: "a")])
  }

  @Test("A protocol's typealias is not the module's, also where it is inherited")
  func aliases() {
    let mock = CompletingTwiceMock()
    mock.loadHandler = { $0(.success(1)) }
    mock.loadAgainHandler = { $0(.success(2)) }
    var results: [Int] = []
    mock.load { results.append((try? $0.get()) ?? 0) }
    mock.loadAgain { results.append((try? $0.get()) ?? 0) }
    #expect(results == [1, 2])
  }

  @Test("What a generic closure throws goes through the handler")
  func rethrown() {
    let mock = SiftingMock()
    mock.siftHandler = { rows, isKept in try (rows as? [Int] ?? []).filter(isKept) }
    mock.visitHandler = { row, body in try body(row) }
    let error = OutOfReach(code: 7)
    #expect(throws: error) { try mock.sift([1, 2]) { _ in throw error } }
    #expect(throws: error) { try mock.visit(1) { (_) throws(OutOfReach) in throw error } }
    #expect(mock.sift([1, 2]) { $0 > 1 } == [2])
  }

  @Test("A spy hands on what is called like the instance")
  func spiedParameter() {
    let real = PlaneMock()
    real.pointHandler = { $0 + $1 }
    #expect(PlaneMock(spyingOn: real).point(real: 1, imaginary: 2) == 3)
  }
}
