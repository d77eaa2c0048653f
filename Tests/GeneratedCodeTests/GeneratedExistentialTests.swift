import FactoryCheck
import Testing

@testable import Shapes

struct GeneratedExistentialTests {
  @Test("A member of a protocol's type is of all the types that conform to it")
  func conformers() {
    let canvases = values(of: Canvas.arbitrary())
    #expect(canvases.contains { $0.front is Square } && canvases.contains { $0.front is Dot })
    #expect(canvases.contains { $0.back == nil } && canvases.contains { $0.all.count > 2 })
    #expect(canvases.allSatisfy { $0.both is Dot })
    #expect(!canvases.contains { $0.front is Group || $0.old is Group })
    #expect(Canvas.provide().front is Dot)
  }

  @Test("Protocols of the standard library have values, too")
  func known() {
    let canvases = values(of: Canvas.arbitrary())
    #expect(canvases.allSatisfy { $0.error is CancellationError })
    #expect(canvases.contains { (try? $0.result.get()) == nil })
    #expect(Set(canvases.compactMap { $0.anything as? Int }).count > 20)
    #expect(canvases.contains { $0.values.count > 1 })
  }

  @Test("A member that holds a type has one")
  func metatypes() {
    #expect(Canvas.provide().type == Int.self && Canvas.provide().kind == Dot.self)
    let canvases = values(of: Canvas.arbitrary())
    #expect(
      canvases.contains { $0.kind == Square.self } && canvases.contains { $0.types.count > 1 })
  }

  @Test("A result of what conforms to nothing has a fixed value, and succeeds and fails")
  func results() {
    #expect(throws: Never.self) { try Errand.provide().done.get() }
    let outcomes = values(of: Errand.arbitrary()).map { (try? $0.done.get()) != nil }
    #expect(outcomes.contains(true) && outcomes.contains(false))
  }

  @Test("A parameter of some type that conforms to a protocol takes one")
  func opaque() {
    #expect(Set(values(of: Blend.arbitrary()).map(\.total)).count > 20)
  }
}
