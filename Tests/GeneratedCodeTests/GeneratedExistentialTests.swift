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
    #expect(Canvas.provide().front is Dot)
  }

  @Test("A protocol has a factory of all that stands for it, whose values shrink to the simplest")
  func factories() {
    let drawables = values(of: Factory<any Drawable>.arbitrary())
    #expect(Set(drawables.map { "\(type(of: $0))" }) == ["Dot", "Square", "Group", "Framed"])
    #expect(Factory<any Drawable>.provide() is Dot)
    var result: CheckResult?
    withKnownIssue {
      result = forAll(Factory<any Drawable>.arbitrary()) { $0.area <= 100 }
    }
    #expect(result?.counterexample?.values == ["Square(side: 11)"])
  }

  @Test("One that holds others of its protocol stands for it, too, and ends")
  func composites() {
    let fronts = values(of: Canvas.arbitrary()).map(\.front)
    let groups = fronts.compactMap { $0 as? Group }
    #expect(groups.contains { $0.members.count > 2 && $0.members.contains { $0 is Group } })
    #expect(groups.contains { $0.members.contains { $0 is Square } })
    let frames = values(of: Framed.arbitrary(), count: 1_000)
    #expect(frames.contains { ($0.inner as? Framed)?.inner is Framed })
    #expect(simplest(of: Framed.arbitrary())?.inner is Dot)
    #expect(simplest(of: Canvas.arbitrary())?.front is Dot)
  }

  @Test("A counterexample holds no more of what holds others than it takes")
  func shrunkComposites() {
    var result: CheckResult?
    withKnownIssue {
      result = forAll(Canvas.arbitrary()) { canvas in
        !((canvas.front as? Group)?.members ?? []).contains { $0.area > 100 }
      }
    }
    let group = "Group(members: [Square(side: 11)])"
    #expect(result?.counterexample?.values.first?.contains(group) == true)
  }

  @Test("What can be left out ends what would have no end, also as a fixed value")
  func linked() {
    let rings = values(of: Hoops.arbitrary())
    #expect(rings.contains { $0.first.next?.next != nil })
    #expect(rings.contains { $0.first.next == nil })
    #expect(Hoops.provide().first.next == nil && Hoop.provide().next == nil)
  }

  @Test("A class that is there to be inherited from is one of its subclasses")
  func formulas() {
    let sheets = values(of: Worksheet.arbitrary())
    #expect(Set(sheets.map(\.result.value)).count > 20)
    #expect(sheets.contains { ($0.result as? Difference)?.left is Difference })
    #expect(sheets.contains { $0.lines.contains { $0 is Numeral } })
    #expect(Worksheet.provide().result.value == 0)
    #expect(simplest(of: Worksheet.arbitrary())?.result is Numeral)
    let formulas = values(of: Factory<Formula>.arbitrary())
    #expect(Set(formulas.map { "\(type(of: $0))" }) == ["Numeral", "Difference"])
    #expect(Factory<Formula>.provide() is Numeral)
  }

  @Test("Protocols of the standard library have values, too")
  func known() {
    let canvases = values(of: Canvas.arbitrary())
    #expect(canvases.allSatisfy { $0.error is CancellationError })
    #expect(canvases.contains { (try? $0.result.get()) == nil })
    #expect(Set(canvases.compactMap { $0.anything as? Int }).count > 20)
    #expect(canvases.contains { $0.values.count > 1 })
  }

  @Test("Numbers of any type and what is written as a text have values")
  func numbers() {
    let readings = values(of: Reading.arbitrary())
    #expect(readings.contains { ($0.label as? Int ?? 0) < 0 && $0.offset is Int })
    #expect(readings.contains { $0.ratio is Double && ($0.scale as? Double ?? 0) > 1 })
    #expect(readings.contains { $0.meters.count > 1 && $0.meters[0] !== $0.meters[1] })
    #expect(Reading.provide().scale as? Double == 0 && Reading.provide().note as? String == "")
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

  @Test("What is of a class and of protocols is a subclass that conforms")
  func classAndProtocol() {
    let bands = values(of: Band.arbitrary())
    #expect(bands.allSatisfy { $0.lead is Guitar })
    #expect(Set(bands.map { $0.lead.tuned() }).count > 20)
    #expect(bands.contains { $0.others.count > 1 })
    #expect(Band.provide().lead.strings == 0)
  }
}
