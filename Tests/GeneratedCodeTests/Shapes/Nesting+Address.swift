extension Person {
  struct Address: Equatable {
    let street: String
    let kind: Kind

    enum Kind: String {
      case home, work
    }
  }
}

extension Person.Address {
  struct Geo: Equatable {
    var latitude: Double
    var address: Place?
  }

  typealias Place = Person.Address
}

extension String {
  struct Style: Equatable {
    var isBold: Bool
  }
}
