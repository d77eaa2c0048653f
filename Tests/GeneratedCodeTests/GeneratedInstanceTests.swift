import FactoryCheck
import Testing

@testable import Shapes

struct GeneratedInstanceTests {
  @Test("Generic types of what conforms to nothing are made of gens of that")
  func members() {
    let profiles = values(of: Profile.arbitrary())
    #expect(profiles.contains { if case .failed = $0.name { true } else { false } })
    #expect(profiles.contains { if case .loaded("") = $0.name { false } else { true } })
    #expect(profiles.contains { $0.shape.value is Speck && $0.shape.others.count > 1 })
    #expect(profiles.contains { ($0.shape.value as? Stripe).map { $0.length != 0 } ?? false })
    #expect(Set(profiles.map(\.pair.value.1)).count > 50)
    #expect(profiles.allSatisfy { $0.rule.value(3) == $0.rule.value(3) })
    #expect(profiles.contains { $0.nested.contains { $0.value.value == nil } })
    #expect(profiles.contains { if case .loaded(true) = $0.keeper.state { true } else { false } })
    #expect(profiles.contains { if case .both(.both, _) = $0.tree { true } else { false } })
  }

  @Test("Cases that would hold a `Never` are left out")
  func never() {
    let profiles = values(of: Profile.arbitrary())
    #expect(profiles.contains { if case .idle = $0.certain { true } else { false } })
    #expect(profiles.contains { if case .loaded(1...) = $0.certain { true } else { false } })
    #expect(profiles.contains { $0.blank.count > 1 })
    let certain = Factory<Loadable<Int, Never>>.arbitrary()
    #expect(values(of: certain).contains { if case .loaded = $0 { true } else { false } })
  }

  @Test("Cases are left out that would hold what their argument has by default: a `Never`")
  func lent() {
    var names: Set<String> = []
    for event in values(of: Profile.arbitrary()).map(\.event) {
      switch event {
      case .tap(.save): names.insert("save")
      case .tap(.undo(let steps)): names.insert(steps == 0 ? "undo" : "undo more")
      case .answers(let answers, let last):
        names.insert("\(answers.count) answers, \(last.others.isEmpty ? "no" : "some") others")
      case .ended: names.insert("ended")
      }
    }
    let answers = ["0 answers, no others", "0 answers, some others"]
    #expect(names == Set(answers + ["save", "undo", "undo more", "ended"]))
    #expect(values(of: Editor.arbitrary()).allSatisfy { $0.drafts.isEmpty })
  }

  @Test("What is left of one of `Never` is empty, or ends")
  func emptied() {
    var names: Set<String> = []
    func walk(_ scheme: Scheme<Never>) {
      switch scheme {
      case .sequence(let inner):
        names.insert("sequence")
        inner.forEach(walk)
      case .cancel(let id): names.insert(id == 0 ? "cancel" : "cancelled")
      case .last(let step): names.insert("last \(String(describing: step))")
      case .steps(let steps, let counts): names.insert("\(steps.count + counts.count) steps")
      case .states(let state): if case .idle = state { names.insert("idle") }
      case .rule: names.insert("rule")
      case .bundle: break
      }
    }
    values(of: Profile.arbitrary()).forEach { walk($0.plan) }
    #expect(
      names == ["sequence", "cancel", "cancelled", "last nil", "0 steps", "idle", "rule"])
  }

  @Test("They have fixed values and factories with labels")
  func factories() {
    #expect(Profile.provide().pair.value == (0, ""))
    let shape = Factory<Bundled<any Stroke>>.provide(value: Stripe(length: 4))
    #expect(shape.value.length == 4 && shape.others.isEmpty)
    let speck = Gen<any Stroke>.constant(Speck())
    let wrapped = values(of: Factory<Bundled<any Stroke>>.arbitrary(value: speck))
    #expect(wrapped.allSatisfy { $0.value is Speck } && wrapped.contains { !$0.others.isEmpty })
  }

  @Test("One of a parameter of another generic type is made for all of its arguments")
  func ofParameters() {
    let loaders = values(of: Fetching<Int>.arbitrary())
    #expect(loaders.contains { if case .loaded(let it) = $0.items { it != 0 } else { false } })
    #expect(values(of: Factory<Loadable<String, any Error>>.arbitrary()).count == 200)
  }

  @Test("Counterexamples are as small as those of other types")
  func shrinking() {
    var result: CheckResult?
    withKnownIssue {
      result = forAll(Factory<Bundled<any Stroke>>.arbitrary()) { wrapped in
        wrapped.others.allSatisfy { $0.length < 100 }
      }
    }
    #expect(
      result?.counterexample?.values == [
        "Bundled<Stroke>(value: Speck(), others: [Stripe(length: 100)])"
      ], "\(String(describing: result?.counterexample?.values))")
  }
}
