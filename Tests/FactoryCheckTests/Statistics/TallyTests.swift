import Testing

@testable import FactoryCheck

struct TallyTests {
  @Test("The highest demand for a label holds")
  func demands() {
    var tally = Tally()
    for (index, required) in [0.1, nil, 0.3, 0.2].enumerated() {
      tally.count([.label("x", holds: true, required: required)], caseAt: index)
    }
    #expect(tally.labels(of: 8).map(\.required) == [0.3])
    #expect(tally.labels(of: 8).map(\.share) == [0.5])
    #expect(tally.misuse == nil)
  }

  @Test("A demand that is no share is a misuse", arguments: [-0.1, 1.1, 10, .nan, .infinity])
  func misuse(required: Double) {
    var tally = Tally()
    tally.count([.label("x", holds: true, required: required)], caseAt: 0)
    #expect(tally.misuse == .coverage("\(required)", "x"))
  }

  @Test("The five highest scores of each label are kept, the first of equal ones before the others")
  func leaders() {
    forAll(Gen.int(in: -5...5).array(count: 0...20)) { scores in
      var tally = Tally()
      for (index, score) in scores.enumerated() {
        tally.count([.score(Double(score), of: "x")], caseAt: index)
      }
      let sorted = scores.enumerated().sorted {
        $0.element != $1.element ? $0.element > $1.element : $0.offset < $1.offset
      }
      #expect(tally.leaders(of: "x").map(\.index) == sorted.prefix(5).map(\.offset))
    }
  }

  @Test("Cases that are counted in two parts are counted as in one")
  func parts() {
    let observations = Gen<[Observation]> { choices throws(Discard) in
      let numbers = try Gen.int(in: 0...3).array(count: 0...4).draw(&choices)
      return numbers.flatMap { number -> [Observation] in
        [
          .label("\(number)", holds: number > 1, required: number > 2 ? 0.5 : nil),
          .value("\(number)", of: "x"), .score(Double(number), of: "y"),
        ]
      }
    }
    forAll(observations.array(count: 0...20), .int(in: 0...20)) { cases, split in
      var (whole, first, second) = (Tally(), Tally(), Tally())
      for (index, observations) in cases.enumerated() {
        whole.count(observations, caseAt: index)
        if index < split { first.count(observations, caseAt: index) }
        if index >= split { second.count(observations, caseAt: index) }
      }
      first.add(second)
      #expect(first.labels(of: 20) == whole.labels(of: 20))
      #expect(first.leaders(of: "y") == whole.leaders(of: "y"))
    }
  }

  @Test("Of several scores of a case the highest counts")
  func scores() {
    let scores = Tally.scores([.score(1, of: "a"), .score(3, of: "a"), .score(-2, of: "b")])
    #expect(scores == ["a": 3, "b": -2])
  }
}
