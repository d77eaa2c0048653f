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

/// By hand where a condition holds, which is never: all of it is generated elsewhere.
struct Foghorn: Equatable {
  var id: Int
}

/// In each branch by hand.
struct Mooring: Equatable {
  var id: Int
}

struct Breakwater {
  var foghorn: Foghorn
  var mooring: Mooring
}

#if os(Plan9)
  extension Foghorn: Arbitrary, Providable {
    static func provide() -> Foghorn { Foghorn(id: 1) }
    static func arbitrary() -> Gen<Foghorn> { .constant(Foghorn(id: 1)) }
  }

  extension Mooring: Arbitrary {
    static func arbitrary() -> Gen<Mooring> { .constant(Mooring(id: 1)) }
  }
#else
  extension Mooring: Arbitrary {
    static func arbitrary() -> Gen<Mooring> { .constant(Mooring(id: 2)) }
  }
#endif
