// swift-format-ignore-file: NeverForceUnwrap

/// Made of what other files' extensions and the file's own types answer.
struct MedianReport: Equatable {
  let median: Int
  let all: [Int]

  init(sorting numbers: [Int]) {
    all = numbers.sorted()
    median = numbers.middleOne
  }
}

struct PickedPage: Equatable {
  let page: String
  let initial: Character
  let volume: Int

  init(from pages: [String], at place: Int, titled title: String, side: Int) {
    page = pages.one(at: place)
    initial = title[2]
    volume = side.cubed
  }
}

struct EvenBill: Equatable {
  let leftOver: Int
  let isSplit: Bool

  init(_ total: Int, among people: Int, isSplit: Bool) {
    leftOver = isSplit ? total.rest(by: people) : total
    self.isSplit = isSplit
  }
}

struct Plank: Equatable {
  var width: Int
  var fields: [Int]
  var owner: String?

  subscript(row: Int, column: Int) -> Int { fields[row * width + column] }

  func named() -> String { owner! }
}

struct PlankCorner: Equatable {
  let field: Int
  let owner: String
  let row: Int

  init(of plank: Plank, inRow row: Int) {
    field = plank[row, 0]
    owner = plank.named()
    self.row = row
  }
}

extension Optional {
  fileprivate func orFail() -> Wrapped { self! }
}

struct Invitation: Equatable {
  let guest: String

  init(for guest: String?) { self.guest = guest.orFail() }
}
