typealias Finish = () -> Void

enum Checkout {
  struct Order: Equatable { var number: Int }

  enum Payment {
    protocol Gateway {
      func charge(_ order: Order) throws -> [Order]
    }
  }
}

final class Player {
  struct Track: Equatable { var title: String }
  typealias Skip = (Track) -> Bool

  protocol Delegate: AnyObject {
    var skips: Skip { get }
    func next(after track: Track?) -> Track?
  }
}

/// What is declared around the other protocol is not around this one.
protocol LoggingDelegate: Player.Delegate {
  func log(_ text: String)
}

/// Its typealias hides one of the module's.
protocol Completing {
  typealias Finish = (Result<Int, any Error>) -> Void
  func load(_ done: @escaping Finish)
}

protocol CompletingTwice: Completing {
  func loadAgain(_ done: @escaping Finish)
}

protocol Sifting {
  func sift<Row>(_ rows: [Row], _ isKept: (Row) throws -> Bool) rethrows -> [Row]
  func visit<Row, Failure>(_ row: Row, _ body: (Row) throws(Failure) -> Void) throws(Failure)
}

/// @mockable(spy)
protocol Plane {
  func point(real: Double, imaginary: Double) -> Double
}
