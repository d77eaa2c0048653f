import FactoryCheck
import Testing

struct ChoicesKeepingTests {
  private final class Object: Sendable {}

  private final class Holder: Sendable {
    nonisolated(unsafe) weak var object: Object?
    init(_ object: Object) { self.object = object }
  }

  private func holder() -> Holder {
    let object = Object()
    return Choices.setting(Holder(object)) { Choices.keep(object, for: $0) }
  }

  @Test("An object lives as long as what it is kept for, whatever else is kept")
  func keeps() {
    let holders = (0..<1_000).map { _ in holder() }
    for _ in 0..<10_000 { _ = holder() }
    #expect(holders.allSatisfy { $0.object != nil })
  }

  @Test("It is let go once that is gone and others are kept")
  func releases() {
    var (first, holder): (Object?, Holder?) = (Object(), nil)
    weak let object = first
    holder = first.map { object in Choices.setting(Holder(object)) { Choices.keep(object, for: $0) }
    }
    first = nil
    #expect(object != nil)
    withExtendedLifetime(holder) {}
    holder = nil
    // Other tests keep some besides.
    for _ in 0..<1_000_000 where object != nil { _ = self.holder() }
    #expect(object == nil)
  }

  @Test("Nothing is kept where there is none, and one object for several")
  func severalAndNone() {
    let object = Object()
    let holders = [Holder(object), Holder(object)]
    for holder in holders { Choices.keep(object, for: holder) }
    Choices.keep(nil, for: holders[0])
    #expect(holders.allSatisfy { $0.object === object })
  }

  @Test("What ends may keep others in turn")
  func nested() {
    final class Keeping: Sendable {
      deinit { for _ in 0..<100 { Choices.keep(Object(), for: Object()) } }
    }
    for _ in 0..<300 { Choices.keep(Keeping(), for: Object()) }
  }

  @Test("Tasks may keep objects at a time")
  func concurrent() async {
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          let holders = (0..<1_000).map { _ in holder() }
          #expect(holders.allSatisfy { $0.object != nil })
        }
      }
    }
  }
}
