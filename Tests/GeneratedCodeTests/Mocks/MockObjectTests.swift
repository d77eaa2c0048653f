import FactoryCheck
import Foundation
import Testing

@testable import Shapes

/// Mocks of protocols that only subclasses of `NSObject`, or of a class of the sources, can conform to.
struct MockObjectTests {
  @Test("A mock of a delegate is an object and records its calls")
  func records() {
    let mock = ListenerMock()
    mock.heardHandler = \.count
    #expect(mock.heard("two") == 3)
    #expect(mock.heardArgValues == ["two"])
    let object: NSObject = mock
    #expect(object.isKind(of: ListenerMock.self))
  }

  @Test("What each object has is that of the object")
  func objects() {
    let (mock, other) = (NamedListenerMock(name: "a"), NamedListenerMock(name: "a"))
    #expect(mock == mock)
    #expect(mock != other)
    #expect(!mock.isEqual(other))
    #expect(Set([mock, other, mock]).count == 2)
    #expect(mock.description.contains("NamedListenerMock"))
    #expect(mock.heard("") == 0)
    #expect(mock.name == "a")
  }

  @Test("Initialisers that a protocol asks for take the place of the object's own")
  func initializers() {
    #expect(MadeListenerMock().initCallCount == 1)
    #expect(MadeListenerMock(name: "a").initNameArgValues == ["a"])
  }

  @Test("A mock of an object on the main actor is made anywhere")
  func isolated() async {
    let mock = ScreenListenerMock()
    await mock.appeared()
    #expect(mock.appearedCallCount == 1)
    #expect(mock.initCallCount == 1)
    #expect(await ScreenListenerMock(depth: 2).depth == 2)
    #expect(SharedListenerMock(volume: 3).volume == 3)
  }

  @Test("A spy and a type eraser are objects as well")
  func forwarding() {
    let real = LoudListenerMock(isLoud: true)
    real.shoutHandler = { $0.uppercased() }
    let spy = LoudListenerMock(spyingOn: real)
    #expect(spy.shout("a") == "A")
    #expect(real.shoutArgValues == ["a"])
    let store = ListenerStoreMock<Int>()
    store.heardHandler = { [$0] }
    #expect(AnyListenerStore(store).heard(1) == [1])
    #expect(store.heardArgValues == [1])
  }

  @Test("A mock of a class of the sources does what that does, and records what is its own")
  func classes() {
    let mock = CountingRecorderMock(count: 2)
    mock.record("a")
    mock.recordedHandler = { $0 == "a" }
    #expect(mock.words == ["a"])
    #expect(mock.recorded("a"))
    #expect(mock.recordedArgValues == ["a"])
    #expect(CountingRecorderMock(spyingOn: mock).recorded("a"))
    #expect(mock.recordedCallCount == 2)
    let recorders = values(of: Factory<any CountingRecorder>.arbitrary())
    #expect(recorders.contains { $0.count != recorders[0].count })
  }

  @Test("A mock of a class on the main actor is made there")
  @MainActor
  func stages() {
    let stage = NamedStageMock(name: "a")
    stage.appearedHandler = { 3 }
    #expect((stage.name, stage.depth, stage.appeared()) == ("a", 0, 3))
    #expect(stage.appearedCallCount == 1)
  }

  @Test("What an object answers is drawn")
  func drawn() {
    #expect(values(of: Factory<any Listener>.arbitrary()).contains { $0.heard("a") != 0 })
  }
}
