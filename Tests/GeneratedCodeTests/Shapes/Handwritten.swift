import FactoryCheck

/// Both by hand: nothing is generated.
final class Session {
  let token: Int
  init(token: Int) { self.token = token }
}

extension Session: Providable, Arbitrary {
  static func provide() -> Session { Session(token: 1) }
  static func arbitrary() -> Gen<Session> { Gen { _ in Session(token: 2) } }
}

/// Only the gen by hand: the fixed value is generated.
struct Even: Equatable {
  var value: Int
}

extension Even: Arbitrary {
  static func arbitrary() -> Gen<Even> {
    Gen { choices throws(Discard) in Even(value: try Int.draw(&choices) &* 2) }
  }
}

struct Login {
  var session: Session
  var even: Even
}
