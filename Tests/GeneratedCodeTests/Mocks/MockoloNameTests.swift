import Testing

@testable import Shapes

/// Mocks whose overloads have the names that Mockolo gives to them.
struct MockoloNameTests {
  @Test("The first overload has the plain name, the others have longer ones")
  func overloads() async throws {
    let mock = ShowingMock(show: 1)
    mock.showPostHandler = { $0.id }
    mock.showTitleHandler = { $0.count }
    mock.findHandler = { Post(id: $0, title: "") }
    mock.findIdHandler = { Post(id: 7, title: $0) }
    #expect(try await mock.show(post: Post(id: 5, title: "")) == 5)
    #expect(mock.show("abc") == 3)
    mock.show(post: Post(id: 6, title: ""), style: "plain")
    mock.show([1, 2], at: 3)
    #expect(mock.find(4)?.id == 4)
    #expect(mock.find("x") == Post(id: 7, title: "x"))
    #expect(mock.find() == [])
    #expect(mock.showPostStyleArgValues.map(\.style) == ["plain"])
    #expect(mock.showRowsArgValues.map(\.place) == [3])
    #expect([mock.findCallCount, mock.findIdCallCount, mock.findArrayPostCallCount] == [1, 1, 1])
    mock.show = 2
    #expect(mock.showSetCallCount == 1)
  }

  @Test("A static overload is among them, and so are subscripts")
  func others() {
    let before = ShowingMock.showPostPostCallCount
    #expect(!ShowingMock.show(post: Post(id: 1, title: "")))
    #expect(ShowingMock.showPostPostCallCount == before + 1)
    let mock = ShowingMock(show: 1)
    mock.subscriptHandler = { "\($0)" }
    mock.subscriptSafeHandler = { _ in nil }
    mock[3] = mock[safe: 1] ?? mock[2]
    #expect(mock.subscriptArgValues == [2])
    #expect(mock.subscriptSafeCallCount == 1)
    #expect(mock.subscriptSetArgValues.map(\.newValue) == ["2"])
  }

  @Test("Each branch of a condition begins with the plain name")
  func branches() {
    let mock = ShowingMock(show: 1)
    #if os(Windows)
      mock.draw(on: [""])
    #else
      mock.draw(on: "")
      mock.draw(on: 1)
      #expect(mock.drawOnArgValues == [1])
    #endif
    #expect(mock.drawCallCount == 1)
  }

  @Test("Where Mockolo's names would not do, each call has one all the same")
  func clashes() async {
    let mock = ClashingMock(text: "")
    let load: () -> Void = mock.load
    load()
    await mock.load()
    mock.loadIdHandler = { $0 ?? 0 }
    mock.loadIdOptionalStringHandler = { $0?.count ?? 0 }
    #expect(mock.load(id: 3) == 3)
    #expect(mock.load(id: "four") == 4)
    #expect([mock.loadCallCount, mock.loadAsyncCallCount, mock.loadIdCallCount] == [1, 1, 1])
    mock.save(1)
    mock.save(id: 2)
    #expect(mock.saveArgValues == [1])
    #expect(mock.saveIdArgValues == [2])
    mock.text = "new"
    mock.textSet()
    #expect(mock.textSetCallCount == 1)
    #expect(mock.textSet2CallCount == 1)
    let spy = ClashingMock(spyingOn: mock)
    #expect(spy.text(of: 1) == "")
    #expect(mock.textOfArgValues == [1])
  }

  @Test("The methods of a class begin with the plain name, and those that it inherits do not")
  func classes() {
    let mock = RouteMock()
    mock.goHandler = { $0.count }
    #expect(mock.go(to: "sea") == 3)
    #expect(mock.go(by: 1) == 0)
    #expect(mock.go() == 0)
    #expect([mock.goByCallCount, mock.goIntCallCount, mock.stopCallCount] == [1, 1, 0])
  }
}
