import Foundation
import Testing

@testable import FactoryCheck

struct ValueSurveyTests {
  private enum Shape {
    case point
    case circle(radius: Int)
    case line(Int, Int)
  }

  private struct Tree {
    var count = 1
    var children: [Tree] = []
  }

  private final class Node {
    let value = 1
    lazy var me: Node? = self
  }

  private func plots(_ values: Any...) -> [String] {
    ValueSurvey(values.map { [$0] }).plots.map { plot in
      "\(plot.title): \(plot.bars.map { "\($0.name) \($0.cases)" }.joined(separator: ", "))"
    }
  }

  @Test("Numbers, booleans, enums, optionals and lengths are plotted")
  func kinds() {
    #expect(plots(1, 2, 2) == ["value: 1 1, 2 2"])
    #expect(plots(UInt8.max, UInt8.max) == ["value: 255 2"])
    #expect(plots(1.5, 1.5) == ["value: 1.5 2"])
    #expect(plots(true, false, true) == ["value: true 2, false 1"])
    #expect(
      plots(Shape.point, Shape.circle(radius: 1), Shape.line(1, 2), Shape.point)
        == ["value: .point 2, .circle 1, .line 1"])
    #expect(plots("", "👩‍👩‍👧") == ["value, length: 0 1, 1 1"])
    #expect(plots([1, 2], [Int]()) == ["value, count: 0 1, 1 0, 2 1"])
    #expect(plots(Set([1]), Set([2])) == ["value, count: 1 2"])
    #expect(plots(["a": 1], [:] as [String: Int]) == ["value, count: 0 1, 1 1"])
    #expect(plots(Data([1, 2])) == ["value, bytes: 2 1"])
    #expect(
      plots(Int?.none as Any, Int?.some(3) as Any)
        == ["value, nil or not: nil 1, not nil 1", "value: 3 1"])
  }

  @Test("Members are plotted by their names, several values by their places")
  func members() {
    #expect(plots(Tree()) == ["value.count: 1 1", "value.children, count: 0 1"])
    let pairs = ValueSurvey([[1, "a"], [2, "b"]]).plots
    #expect(pairs.map(\.title) == ["value 1", "value 2, length"])
  }

  @Test("What says nothing to its user, and what goes round in circles, is left out")
  func leftOut() {
    #expect(plots(URL(fileURLWithPath: "/"), Date(), UUID(), 1..<3) == [])
    #expect(plots(Node()).allSatisfy { $0.hasPrefix("value.value: ") || $0.contains("me") })
    #expect(ValueSurvey([]).plots == [])
  }

  @Test("There are no more plots than somebody looks at")
  func bounded() {
    let values = (0..<100).map { $0 as Any }
    #expect(ValueSurvey([values]).plots.count == 24)
  }
}
