import Foundation
import Testing

@testable import Shapes

struct MockMethodTests {
  @Test("A mock counts calls and keeps their arguments")
  func history() {
    let view = HogeViewMock()
    #expect(view.updateUserNameCallCount == 0)
    view.updateUserName("a")
    view.updateUserName("b")
    #expect(view.updateUserNameCallCount == 2)
    #expect(view.updateUserNameArgValues == ["a", "b"])
  }

  @Test("A handler is called with the arguments and answers")
  func handler() {
    let mock = MethodsMock()
    mock.severalHandler = { first, second, third in
      [Post(id: first, title: "\(second) \(third)")]
    }
    #expect(mock.several(first: 1, "two", to: true) == [Post(id: 1, title: "two true")])
    #expect(mock.severalArgValues.map(\.first) == [1])
    #expect(mock.severalArgValues.map(\.second) == ["two"])
    #expect(mock.severalArgValues.map(\.third) == [true])
  }

  @Test("Without a handler the fixed value of the result's type is the answer")
  func fixedValues() async throws {
    let mock = MethodsMock()
    mock.nothing()
    #expect(mock.one(1) == "")
    #expect(mock.several(first: 1, "", to: false) == [])
    #expect(mock.known() == Stamp(level: .low, date: Date(timeIntervalSince1970: 0)))
    #expect(mock.optional() == Post(id: 0, title: ""))
    #expect(mock.perhaps() == nil)
    #expect(mock.tuple((1, name: "")) == (0, Post(id: 0, title: "")))
    #expect(try mock.throwing(1) == Post(id: 0, title: ""))
    #expect(await mock.suspending() == 0)
    #expect(try await mock.both(id: 1) == [])
    #expect(mock.implicitlyUnwrapped(3) == 0)
  }

  @Test("A handler's error is thrown with its type")
  func errors() {
    let mock = MethodsMock()
    mock.typedHandler = { () throws(OutOfReach) in throw OutOfReach(code: 7) }
    #expect(throws: OutOfReach(code: 7)) { try mock.typed() }
    mock.throwingHandler = { id in throw OutOfReach(code: id) }
    #expect(throws: OutOfReach(code: 3)) { try mock.throwing(3) }
  }

  @Test("Parameters may be named like keywords and like a mock's own members")
  func names() {
    let mock = MethodsMock()
    mock.handlerHandler = { $0 + $1 }
    #expect(mock.handler(handler: 1, handlerCalls: 2) == 3)
    mock.keywordsHandler = { value, _, isDefault, last in isDefault ? value : last }
    #expect(mock.keywords(in: 1, for: "", default: true, 2) == 1)
    #expect(mock.keywords(in: 1, for: "", default: false, 2) == 2)
    #expect(mock.keywordsArgValues.map(\.value3) == [2, 2])
    #expect(mock.repeat(class: 1) == 0)
    #expect(mock.repeatArgValues == [1])
  }

  @Test("Each overload has a name, a count and a handler of its own")
  func overloads() async {
    let mock = OverloadsMock()
    mock.displayYIntHandler = { $0 + 1 }
    mock.displayYStringStringHandler = { $0 + "!" }
    mock.display()
    mock.display(x: 1)
    #expect(mock.display(y: 1) == 2)
    #expect(mock.display(y: "a") == "a!")
    #expect(mock.display(y: "a") == 0)
    mock.display([1])
    mock.display([[1]])
    await mock.display(["a": 1])
    let counts = [
      mock.displayCallCount, mock.displayXCallCount, mock.displayYIntCallCount,
      mock.displayYStringIntCallCount, mock.displayYStringStringCallCount,
      mock.displayValuesArrayOfIntCallCount, mock.displayValuesArrayOfArrayOfIntCallCount,
      mock.displayValuesDictionaryOfStringIntCallCount,
    ]
    #expect(counts == [1, 1, 1, 1, 1, 1, 1, 1])
  }

  @Test("History is kept or not as the annotation says")
  func forgetful() {
    let mock = ForgetfulMock()
    mock.forgets("a")
    mock.keeps("b")
    #expect(mock.forgetsCallCount == 1)
    #expect(mock.keepsArgValues == ["b"])
    let members = Mirror(reflecting: mock).children.map { "\($0.value)" }
    #expect(members.contains { $0.contains("MockCalls<()>") })
  }
}

struct MockParameterTests {
  @Test("A handler changes inout parameters; the history has what they were before")
  func inoutParameters() {
    let mock = ParametersMock()
    mock.changeHandler = { $0 += $1 }
    var value = 1
    mock.change(&value, by: 2)
    #expect(value == 3)
    #expect(mock.changeArgValues.map(\.value) == [1])
  }

  @Test("A variadic parameter is an array")
  func variadic() {
    let mock = ParametersMock()
    mock.many(1, 2, labelled: true)
    #expect(mock.manyArgValues.map(\.values) == [[1, 2]])
  }

  @Test("An opaque parameter is an existential one for the handler")
  func opaque() {
    let mock = ParametersMock()
    mock.opaqueHandler = { $0.count }
    #expect(mock.opaque([1, 2, 3]) == 3)
    #expect(mock.opaque(1..<3) == 2)
    mock.opaqueOptional("a")
    mock.opaqueOptional(nil as Int?)
    #expect(mock.opaqueOptionalArgValues.map { $0 == nil } == [false, true])
  }

  @Test("Closures that escape are kept, and others handed on")
  func closures() async throws {
    let mock = ClosuresMock()
    var numbers: [Int] = []
    mock.escaping { numbers.append($0) }
    mock.escapingArgValues.first?(4)
    #expect(numbers == [4])
    mock.passingHandler = { $0(20) + 1 }
    #expect(mock.passing { $0 * 2 } == 41)
    mock.twoHandler = { first, second in
      first()
      try second()
    }
    #expect(throws: OutOfReach(code: 2)) {
      try mock.two({ numbers.append(5) }, then: { throw OutOfReach(code: 2) })
    }
    #expect(numbers == [4, 5])
    mock.automaticEscaping("text")
    #expect(mock.automaticEscapingArgValues.map { $0() } == ["text"])
    mock.named { numbers.append($0) }
    mock.namedEscaping { numbers.append($0) }
    #expect(mock.namedCallCount == 1)
    #expect(mock.namedEscapingArgValues.count == 1)
  }

  @Test("A method that rethrows throws what its closure does, and else nothing")
  func rethrowing() throws {
    let mock = ClosuresMock()
    mock.rethrowingHandler = { body in [try body(1), try body(2)] }
    let closures: any Closures = mock
    #expect(closures.rethrowing { "\($0)" } == ["1", "2"])
    #expect(throws: OutOfReach(code: 2)) {
      try closures.rethrowing { number in
        guard number < 2 else { throw OutOfReach(code: number) }
        return ""
      }
    }
  }
  @Test("Parameters may have one name, be borrowed, and throw one type")
  func handedOver() {
    let mock = HandedMock()
    mock.moveHandler = { item, other in "\(item)" == other }
    #expect(mock.move(1, to: "1"))
    #expect(mock.moveArgValues.map(\.item1) == ["1"])
    mock.lookHandler = { value in value as? Int ?? 0 }
    #expect(mock.look(at: 4) == 4)
    mock.checkHandler = { body in (try? body(5)) == nil }
    let fails = mock.check { (number: Int) throws(OutOfReach) in throw OutOfReach(code: number) }
    #expect(fails)
    mock.checkAllHandler = { body in (try? body(5)) == 6 }
    let succeeds = mock.check(all: { (number: Int) throws(OutOfReach) in number + 1 })
    #expect(succeeds)
  }
}
