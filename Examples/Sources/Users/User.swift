/// What tells a user from all others.
struct UserId: Equatable {
  let value: String
}

/// Somebody who has signed up.
struct User: Equatable {
  let id: UserId
  let name: String
  let age: Int

  /// Whether the user is 20 or older.
  var isAdult: Bool { age >= 20 }
}
