// swift-format-ignore-file: NeverForceUnwrap

// Branches that are values, closures that are run where they stand, and keys of constants.

enum Lamp: Equatable {
  case green, red
}

struct Traffic: Equatable {
  let lamp: Lamp

  init(code: Int) {
    lamp =
      switch code {
      case 1: .green
      case 2: .red
      default: fatalError("no lamp for \(code)")
      }
  }
}

struct Lantern: Equatable {
  let lamp: Lamp

  init(code: UInt8) {
    lamp = {
      if code < 200 { return .green }
      precondition(code < 210, "too bright")
      return .red
    }()
  }
}

struct Caption: Equatable {
  let text: String
  let initial: Character

  init(text: String) {
    self.text = text
    initial = text.first ?? { preconditionFailure("nothing to begin with") }()
  }
}

struct Quota: Equatable {
  let count: Int

  init(most: Int?, of all: [Int]) {
    count = if let most { most } else if all.count < 3 { all.count } else { fatalError("too many") }
  }
}

private let numerals: [Character: Int] = ["I": 1, "V": 5, "X": 10]

struct RomanNumber: Equatable {
  let letters: String
  let sum: Int

  init(letters: String) {
    self.letters = letters
    sum = letters.map { numerals[$0]! }.reduce(0, +)
  }
}
