// The Minimal Cake Pattern: `Uses…` says what a service needs, an extension does the work with it,
// and whoever mixes the services in says what is used. A program that forgets to does not compile.

/// Settings of the program.
struct Config: Equatable {
  let passwordSalt: String
}

/// Reads the settings.
///
/// @mockable
protocol ReadConfigService {
  func readConfig() -> Config
}

/// Needs the settings.
protocol UsesReadConfigService {
  var readConfigService: any ReadConfigService { get }
}

/// Hashes passwords.
protocol HashPasswordService: UsesReadConfigService {
  func hashBySha1(_ password: String) -> String
}

extension HashPasswordService {
  /// The salted password's SHA-1, in hexadecimal digits. (To store passwords, take a slower hash.)
  func hashBySha1(_ password: String) -> String {
    SHA1.digest(of: password + readConfigService.readConfig().passwordSalt)
  }
}
