import FactoryCheck
import Testing

@testable import Passwords

/// The service with what a test says it uses.
private struct Hashing: HashPasswordService {
  let readConfigService: any ReadConfigService

  init(salt: String) {
    let mock = ReadConfigServiceMock()
    mock.readConfigHandler = { Config(passwordSalt: salt) }
    readConfigService = mock
  }
}

struct HashPasswordServiceTests {
  @Test("A password is hashed with the configured salt")
  func saltedHash() {
    let service = Hashing(salt: "dummySalt")
    #expect(service.hashBySha1("hoge") == "ba5b31f489676c1545a9f175867274c8c21b8f8b")
  }

  @Test("Any salt goes behind the password")
  func anySalt() {
    forAll { (password: String, config: Config) in
      let salt = config.passwordSalt
      #expect(
        Hashing(salt: salt).hashBySha1(password) == Hashing(salt: "").hashBySha1(password + salt))
    }
  }

  @Test("Passwords, and salts, that differ have hashes that differ")
  func noCollisions() {
    forAll { (first: String, second: String, config: Config) in
      let service = Hashing(salt: config.passwordSalt)
      let isSame = Array(first.utf8) == Array(second.utf8)
      #expect((service.hashBySha1(first) == service.hashBySha1(second)) == isSame)
    }
  }

  @Test("The settings are read once for each password")
  func settingsAreReadOnce() {
    struct Spied: HashPasswordService {
      let mock = ReadConfigServiceMock()
      var readConfigService: any ReadConfigService { mock }
    }
    let service = Spied()
    for password in ["a", "b"] { _ = service.hashBySha1(password) }
    #expect(service.mock.readConfigCallCount == 2)
  }
}
