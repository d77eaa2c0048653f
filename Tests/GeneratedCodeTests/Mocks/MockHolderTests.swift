import FactoryCheck
import Testing

@testable import Shapes

/// Types that hold protocols: the mocks of those are drawn into them.
struct MockHolderTests {
  @Test("What leads back to its own protocol answers with mocks as long as it is asked")
  func leadingBack() {
    forAll(Factory<any Coordinating>.arbitrary()) { coordinator in
      let next = coordinator.next().window().coordinator.next()
      #expect(next.parent == nil && next.children.isEmpty && next.window().title() == "")
    }
  }

  @Test("What may be nil or empty holds mocks of the same protocol, to an end")
  func tree() {
    func count(_ guide: any Guide) -> Int {
      1 + (guide.parent.map(count) ?? 0) + guide.children.map(count).reduce(0, +)
    }
    let guides = Factory<any Guide>.arbitrary()
    #expect(found(guides) { $0.parent?.parent != nil })
    #expect(found(guides) { $0.children.contains { !$0.children.isEmpty } })
    forAll(guides) { #expect(count($0) < 5_000) }
    #expect(Factory<any Guide>.provide().parent == nil)
  }

  @Test("A counterexample is the smallest tree of mocks")
  func smallestTree() {
    var result: CheckResult?
    withKnownIssue {
      result = forAll(Factory<Tour>.arbitrary(), cases: 1_000, seed: 1) { tour in
        tour.guide.parent?.children.first == nil
      }
    }
    #expect(
      result?.counterexample?.values == [
        """
        Tour(guide: GuideMock(parent: GuideMock(parent: nil, children: [GuideMock(parent: nil, \
        children: [])]), children: []), others: [])
        """
      ])
  }

  @Test("A presenter is drawn with the mock of its view, which holds a presenter or none")
  func presenter() {
    let presenters = Factory<LobbyPresenter>.arbitrary()
    forAll(presenters, .string()) { presenter, guest in
      #expect(presenter.arrive(guest) == 1)
      let view = try #require(presenter.view as? LobbyViewMock)
      #expect(view.showArgValues == [[guest]])
    }
    #expect(found(presenters) { $0.view?.presenter?.arrive("") == 1 })
    #expect(found(presenters) { $0.view?.presenter == nil })
    #expect(Factory<any LobbyView>.provide().presenter is LobbyPresentingMock)
  }

  @Test("What others set behind the initialiser is set to mocks, which are kept where it is weak")
  func collaborators() throws {
    let presenters = Factory<FoyerPresenter>.arbitrary()
    forAll(presenters) { presenter in
      guard let count = try? presenter.open() else { return }
      let view = try #require(presenter.view as? FoyerViewMock)
      #expect(view.showArgValues == [count])
      #expect((presenter.router as? FoyerRoutingMock)?.leaveCallCount ?? 1 == 1)
    }
    #expect(found(presenters) { (try? $0.open()) ?? 0 > 3 })
    #expect(found(presenters) { (try? $0.open()) == nil })
    #expect(found(presenters) { $0.router == nil })
    #expect(found(presenters) { $0.router != nil })
    let fixed = Factory<FoyerPresenter>.provide()
    #expect(try fixed.open() == 0)
  }

  @Test("A counterexample shows the mocks that were set")
  func shrinksCollaborators() {
    var result: CheckResult?
    withKnownIssue {
      result = forAll(Factory<FoyerPresenter>.arbitrary(), cases: 1_000, seed: 1) { presenter in
        try presenter.open() < 3
      }
    }
    #expect(
      result?.counterexample?.values == [
        """
        FoyerPresenter(view: FoyerViewMock(presenter: nil), interactor: FoyerInteractingMock(guests: \
        [Result<Int, Error>.success(3)]), router: nil, count: 0)
        """
      ])
  }

  @Test("The fixed value holds mocks without handlers")
  func provides() throws {
    let till = Factory<Till>.provide(isOpen: true)
    #expect(till.clerk is ClerkMock)
    #expect(try till.clerk.price(of: "tea") == 0)
    #expect(Factory<Rota<Int>>.provide().clerk is ClerkMock)
    #expect(Factory<Region>.provide().depots.clerk(1) is ClerkMock)
  }

  @Test("What they hold answers draws, and throws drawn errors")
  func answers() {
    #expect(found(Factory<Till>.arbitrary()) { till in (try? till.clerk.price(of: "")) ?? 0 != 0 })
    #expect(found(Factory<Till>.arbitrary()) { till in (try? till.clerk.price(of: "")) == nil })
    #expect(found(Factory<Till>.arbitrary()) { $0.clerk.name != "" })
    #expect(found(Factory<Rota<Int>>.arbitrary()) { $0.clerk.name != "" && $0.days.count > 1 })
    #expect(found(Factory<Region>.arbitrary()) { $0.depots.clerk(1).name != "" })
  }

  @Test("Optionals, collections and cases of them are drawn")
  func nested() {
    let markets = Factory<Market>.arbitrary()
    #expect(found(markets) { $0.first == nil && $0.others.count > 1 })
    #expect(found(markets) { market in (try? market.others.last?.price(of: "")) ?? 0 != 0 })
    #expect(
      found(Factory<Contact>.arbitrary()) { contact in
        if case .clerk(let clerk) = contact { clerk.name != "" } else { false }
      })
  }

  @Test("A generic mock is drawn for the types that are given")
  func given() {
    #expect(Factory<Ship>.provide().pallet is PalletMock<String>)
    #expect(found(Factory<Ship>.arbitrary()) { $0.pallet.heaviest().count > 1 })
    #expect(found(Factory<Ship>.arbitrary()) { $0.pallet.first != nil })
    #expect(found(Factory<Ship>.arbitrary()) { ($0.spare?.first ?? 0) != 0 })
    #expect(found(Factory<Ship>.arbitrary()) { $0.spare == nil })
    #expect(found(Factory<Truck>.arbitrary()) { $0.label != "" })
    #expect(found(Factory<any Harbour>.arbitrary()) { $0.pallet(of: 1).heaviest().price != 0 })
  }

  @Test("It has a factory for each of those")
  func givenFactory() {
    #expect(Factory<any Pallet<String>>.provide() is PalletMock<String>)
    #expect(found(Factory<any Pallet<Int>>.arbitrary()) { $0.heaviest() == 1 })
  }

  @Test("Another gen takes the mock's place by its label")
  func labelled() {
    let idle = Gen<any Clerk> { _ in ClerkMock(name: "idle") }
    forAll(Factory<Till>.arbitrary(clerk: idle)) { #expect($0.clerk.name == "idle") }
  }

  @Test("A counterexample shows the smallest answers of the mock that it holds")
  func shrinks() {
    var result: CheckResult?
    withKnownIssue {
      result = forAll(Factory<Till>.arbitrary(), cases: 1_000, seed: 1) { till in
        _ = try till.clerk.price(of: "tea")
      }
    }
    #expect(
      result?.counterexample?.values == [
        """
        Till(clerk: ClerkMock(name: "", price: [Result<Int, OutOfReach>.failure(OutOfReach(code: 0))]), \
        isOpen: false)
        """
      ])
  }

  @Test("A type that conforms stands for its protocol, and no mock")
  func conforming() {
    forAll(Factory<Basket>.arbitrary()) { #expect($0.item is Article) }
  }

  @Test("What may answer itself stands in others, and answers what it can")
  func ownAnswers() {
    let tours = values(of: Factory<Tour>.arbitrary())
    #expect(Set(tours.map { $0.guide.steps() }).count > 50)
    #expect(tours.contains { $0.others.count > 1 })
    #expect(tours.contains { $0.guide.parent != nil && !$0.guide.children.isEmpty })
    #expect(Factory<Tour>.provide().guide is GuideMock)
  }
}
