import FactoryCheck
import Testing

@testable import Profile

/// A presenter between three mocks, which the build generates from the protocols marked `@mockable`.
struct ProfilePresenterTests {
  private let view = ProfileViewMock()
  private let interactor = ProfileInteractorMock()
  private let router = ProfileRouterMock()

  private var presenter: ProfilePresenter {
    ProfilePresenter(view: view, interactor: interactor, router: router)
  }

  @Test("The loaded name is shown")
  func loadedNameIsShown() {
    interactor.loadUserNameHandler = { () throws(ProfileError) in "Aoi" }
    presenter.viewDidLoad()
    #expect(view.updateUserNameArgValues == ["Aoi"])
    #expect(view.showErrorCallCount == 0)
  }

  @Test("A name that cannot be loaded is an error on the screen")
  func failureIsShown() {
    interactor.loadUserNameHandler = { () throws(ProfileError) in throw .offline }
    presenter.viewDidLoad()
    #expect(view.updateUserNameCallCount == 0)
    #expect(view.showErrorArgValues == ["offline"])
  }

  @Test("Posts open for the name that was entered last")
  func postsOpenForLastName() {
    let presenter = presenter
    presenter.didTapPosts()
    #expect(router.openPostsCallCount == 0)
    for name in ["Aoi", "Ren"] { presenter.didEnterUserName(name) }
    presenter.didTapPosts()
    #expect(interactor.saveUserNameArgValues == ["Aoi", "Ren"])
    #expect(router.openPostsArgValues == ["Ren"])
  }
}
