// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

/// One that others set all collaborators of, behind its initialiser.
final class FoyerPresenter {
  weak var view: (any FoyerView)!
  var interactor: (any FoyerInteracting)!
  weak var router: (any FoyerRouting)?
  private(set) var count = 0

  func open() throws -> Int {
    count = try interactor.guests(limit: 3)
    view.show(count)
    router?.leave()
    return count
  }
}

protocol FoyerView: AnyObject {
  var presenter: FoyerPresenter! { get set }
  func show(_ count: Int)
}

protocol FoyerInteracting { func guests(limit: Int) throws -> Int }

protocol FoyerRouting: AnyObject { func leave() }
