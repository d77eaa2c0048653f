// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

enum Season: String, CaseIterable {
  case spring, summer, autumn, winter
}

public enum Discount: Equatable {
  case none
  case percent(Int)
  case voucher(code: String, _ cents: Int = 100)
  case bundle([Item], free: Item?)

  public struct Item: Equatable {
    var sku: String
  }
}

enum Escaped: Equatable {
  case `default`(in: Int)
  case `init`
  case `class`(`self`: Bool)
}

enum Only: Equatable {
  case one
}

enum Paired {
  case pair((Int, String))
  case labelled(pair: (x: Int, y: Int))
  case closed(() -> Void = {})
}

/// What ends in one way alone.
enum Upshot {
  case names(Result<[String], Never>)
  case outages(Result<Never, Outage>)
  case pairs([Result<(Int, String), Never>])
  case never(Result<Never, Never>)
}

enum Outage: Error {
  case power
  case line(Int)
}

/// A namespace: no cases, so no values.
enum Constants {
  struct Limit: Equatable {
    var value: Int
  }
}

/// One of its cases is there to be named by nobody.
enum Waypoint: Equatable, CustomStringConvertible {
  case home
  case pier(Int)
  case __DO_NOT_USE_THIS_CASE

  var description: String {
    switch self {
    case .home: "home"
    case .pier(let number): "pier \(number)"
    case .__DO_NOT_USE_THIS_CASE: fatalError("is for no one")
    }
  }
}
