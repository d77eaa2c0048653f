import FactoryCheck
import Foundation
import Testing

@testable import Shapes

struct GeneratedStructTests {
  @Test("The fixed value has each member's fixed value")
  func provides() {
    let user = Factory<User>.provide()
    #expect(user.id == UserId(value: ""))
    #expect(user.nickname == .some(""))
    #expect(user.tags.isEmpty && user.age == 0 && user.visits == 0)
    #expect(Everything.provide().pair.map { $0.x == 0 && $0.1 == (false, "") } == true)
    #expect(Everything.provide().maybe == .some(.some(0)))
    #expect(Empty.provide() == Empty())
  }

  @Test("Labelled factories take the members that matter")
  func labelled() {
    #expect(Factory<User>.provide(name: "Ada", age: 36).name == "Ada")
    let adults = values(of: Factory<User>.arbitrary(age: .int(in: 20...99)))
    #expect(adults.count == 200 && adults.allSatisfy(\.isAdult))
    #expect(Set(adults.map(\.name)).count > 50)
    #expect(Factory<Keywords>.provide(default: 3, in: "x").default == 3)
    #expect(
      values(of: Factory<Keywords>.arbitrary(choices: .constant(true))).allSatisfy { $0.choices })
  }

  @Test("Properties that begin as cases and static members are drawn")
  func inferred() {
    let presets = values(of: Preset.arbitrary())
    #expect(presets.contains { $0.mode == .plain } && presets.contains { $0.mode != .plain })
    #expect(Set(presets.map(\.size)).count > 10 && Set(presets.map(\.pause)).count > 10)
    expectLaws(Preset._mode, Preset.arbitrary(), Preset.Mode.arbitrary())
  }

  @Test("One seed gives the same values, another one others")
  func deterministic() {
    #expect(values(of: User.arbitrary()) == values(of: User.arbitrary()))
    #expect(values(of: User.arbitrary()) != values(of: User.arbitrary(), seed: 43))
  }

  @Test("The labelled gen without labels draws what the type's own gen draws")
  func sameAsLabelled() {
    #expect(
      values(of: Factory<User>.arbitrary(id: UserId.arbitrary())) == values(of: User.arbitrary()))
  }

  @Test("The simplest value has each member's simplest value")
  func simple() {
    let user = simplest(of: User.arbitrary())
    #expect(user?.name == "" && user?.age == 0 && user?.nickname == nil)
  }

  @Test("Every member varies, deep inside optionals, tuples and collections")
  func varies() {
    let all = values(of: Everything.arbitrary())
    #expect(all.contains { $0.maybe == nil } && all.contains { $0.maybe == .some(nil) })
    #expect(all.contains { $0.pair == nil } && all.contains { $0.pair?.1.0 == true })
    #expect(all.contains { $0.pairs.count > 3 && $0.pairs[0].name != "" })
    #expect(all.contains { $0.table.values.contains { ($0?.count ?? 0) > 1 } })
    #expect(all.contains { if case .failure(let it) = $0.result { it.code != 0 } else { false } })
    #expect(Set(all.map(\.date)).count > 20 && Set(all.map(\.integers.1)).count > 20)
  }

  @Test("Instants, codes, parts of locales, vectors and pairs are drawn")
  func libraryTypes() {
    let benches = values(of: Bench.arbitrary())
    #expect(
      Set(benches.map(\.started)).count > 20 && Set(benches.map(\.due.uptimeNanoseconds)).count > 20
    )
    #expect(Set(benches.map(\.lanes)).count > 20 && Set(benches.map(\.only[0])).count > 20)
    #expect(Set(benches.map(\.currency)).count > 5 && Set(benches.map(\.quality)).count == 6)
    #expect(Set(benches.flatMap(\.codes)).count > 5 && Set(benches.map(\.language)).count > 5)
    #expect(Bench.provide().due.uptimeNanoseconds == 0 && Bench.provide().only[0] == "")
    let headers = values(of: Headers.arbitrary())
    #expect(headers.contains { $0.pairs.map(\.key) != $0.pairs.map(\.key).sorted() })
    #expect(Set(headers.map(\.code)).count > 5)
  }

  @Test("Lenses keep their laws, by mutation and by the initialiser")
  func lenses() {
    expectLaws(User._id, User.arbitrary(), UserId.arbitrary())
    expectLaws(User._name, User.arbitrary(), String.arbitrary())
    expectLaws(User._nickname, User.arbitrary(), String?.arbitrary())
    expectLaws(User._visits, User.arbitrary(), Int.arbitrary())
    expectLaws(Keywords._default, Keywords.arbitrary(), Int.arbitrary())
    expectLaws(Keywords._in, Keywords.arbitrary(), String.arbitrary())
    expectLaws(User._id * UserId._value, User.arbitrary(), String.arbitrary())
  }

  @Test("Lenses and operators read as in the fixed-value factories")
  func operators() {
    let user = Factory<User>.provide() |> User._id * UserId._value *~ "1" |> User._age *~ 20
    #expect(user.id.value == "1" && user.age == 20)
    #expect(
      values(of: Factory<User>.arbitrary() |> User._age *~ .int(in: 0...19))
        .allSatisfy { !$0.isAdult })
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test("Each element of an inline array is drawn by itself")
  func inlineArrays() {
    let boards = values(of: Board.arbitrary())
    #expect(boards.contains { $0.cells[0] != $0.cells[2] })
    #expect(boards.contains { $0.rows[1][0].value != $0.rows[1][1].value })
    #expect(boards.contains { $0.others.contains { $0[0].name != $0[1].name } })
    let board = Factory<Board>.provide(others: [])
    #expect(board.cells.indices.allSatisfy { board.cells[$0] == 0 })
  }
}
