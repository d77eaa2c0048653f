/// What the screen of a profile shows.
///
/// @mockable
protocol ProfileView: AnyObject {
  func updateUserName(_ name: String)
  func showError(_ message: String)
}

/// Where names are kept.
///
/// @mockable
protocol ProfileInteractor {
  func loadUserName() throws(ProfileError) -> String
  func saveUserName(_ name: String) throws(ProfileError)
}

/// Where the screen leads to.
///
/// @mockable
protocol ProfileRouter {
  func openPosts(of userName: String)
}

/// Why a name is not there, or not kept.
enum ProfileError: String, Error {
  case offline, signedOut
}
