/// Decides what the view shows, what the interactor keeps and where the router goes.
final class ProfilePresenter {
  private weak var view: (any ProfileView)?
  private let interactor: any ProfileInteractor
  private let router: any ProfileRouter
  private(set) var userName = ""

  init(view: any ProfileView, interactor: any ProfileInteractor, router: any ProfileRouter) {
    self.view = view
    self.interactor = interactor
    self.router = router
  }

  func viewDidLoad() {
    attempt { () throws(ProfileError) in show(try interactor.loadUserName()) }
  }

  /// A name is shown only once it is kept.
  func didEnterUserName(_ name: String) {
    attempt { () throws(ProfileError) in
      try interactor.saveUserName(name)
      show(name)
    }
  }

  /// Without a name there is nobody whose posts could be opened.
  func didTapPosts() {
    if !userName.isEmpty { router.openPosts(of: userName) }
  }

  private func show(_ name: String) {
    userName = name
    view?.updateUserName(name)
  }

  private func attempt(_ action: () throws(ProfileError) -> Void) {
    do { try action() } catch { view?.showError(error.rawValue) }
  }
}
