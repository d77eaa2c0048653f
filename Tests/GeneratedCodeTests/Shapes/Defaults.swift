/// Initialisers that leave variables at their defaults: others may set them, so that they are drawn.

struct Gamer: Equatable {
  var name: String
  var level = 1
  var guild: String?
  // arbitrary: .int(in: 5...9)
  var lives = 5
  // arbitrary: skip
  var coins = 100

  init(name: String) { self.name = name }
}

/// Takes nothing, so that all is set behind it.
struct CartState: Equatable {
  var total = 0
  var items: [Gamer] = []
  var coupon: String?
  private var sum = 0

  init() {}
}

/// Holds others of itself behind its initialiser.
struct Annotation: Equatable {
  let text: String
  var replies: [Annotation] = []

  init(text: String) { self.text = text }
}

final class BookShelf {
  var label: String?
  var next: BookShelf?
  var books: [String] = []
}

/// Holds classes behind its initialiser.
struct Bookcase {
  var first = BookShelf()
  var others: [BookShelf] = []
  var labels: [String: BookShelf] = [:]

  init() {}
}

/// One variable is made of what it takes, and one cannot be set from elsewhere.
struct Banner: Equatable {
  let text: String
  var shouted = ""
  var isRead = false
  private(set) var views = 0

  init(text: String) {
    self.text = text
    shouted = text.uppercased()
  }
}

/// Makes nothing of some texts.
struct WebMark: Equatable {
  let address: String
  var visits = 0

  init?(address: String) {
    guard !address.isEmpty else { return nil }
    self.address = address
  }
}

/// Throws for some numbers, and ends the program for others.
struct FoodRation: Equatable {
  struct TooMuch: Error {}

  let grams: Int
  var isPacked = false

  init(grams: Int) throws {
    precondition(grams >= 0)
    guard grams < 1_000 else { throw TooMuch() }
    self.grams = grams
  }
}

/// Calls another initialiser, which may set what this one does not name.
struct StepTally: Equatable {
  private let steps: Int
  var total = 0

  init(to total: Int) { self.init(steps: 1, total: total) }

  private init(steps: Int, total: Int) { (self.steps, self.total) = (steps, total) }
}

/// Calls an initialiser that takes nothing, whose values can be set as well.
final class PostedBox {
  var address: String?
  var weight = 0
  private(set) var stamps: Int

  init() { stamps = 1 }

  convenience init(address: String) {
    self.init()
    self.address = address
  }
}

class Wagon {
  var plate = ""
  let wheels: Int

  init(wheels: Int) { self.wheels = wheels }
}

/// Has all that it does not take from its superclass, but for one.
final class CargoWagon: Wagon {
  var load = 0.0

  init(axles: Int) { super.init(wheels: axles &* 2) }
}

@MainActor
final class SearchScreen {
  let scope: String
  var query = ""

  init(scope: String) { self.scope = scope }
}
