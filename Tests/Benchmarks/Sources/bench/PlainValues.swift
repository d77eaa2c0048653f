/// Random values as somebody would make them who wants any: uniform counts and characters, numbers
/// of any order of magnitude, and nothing that finds bugs: no edge values, no repetitions, no sizes
/// that grow, no case that can be run again alone.
struct PlainValues {
  private var random = Wyrand(state: 1)

  private mutating func below(_ bound: UInt64) -> Int {
    Int(truncatingIfNeeded: random.next().multipliedFullWidth(by: bound).high)
  }

  mutating func int() -> Int {
    let shift = random.next() & 63
    return Int(truncatingIfNeeded: random.next()) >> Int(shift)
  }

  mutating func ints() -> [Int] {
    let count = below(101)
    var array: [Int] = []
    array.reserveCapacity(count)
    for _ in 0..<count { array.append(int()) }
    return array
  }

  mutating func string() -> String {
    let count = below(21)
    return String(unsafeUninitializedCapacity: count) { buffer in
      for index in 0..<count { buffer[index] = UInt8(32 + below(95)) }
      return count
    }
  }

  mutating func user() -> User {
    var tags: [String] = []
    let (id, name, age) = (int(), string(), below(151))
    let count = below(6)
    tags.reserveCapacity(count)
    for _ in 0..<count { tags.append(string()) }
    return User(
      id: id, name: name, age: age, tags: tags, nickname: below(8) > 0 ? string() : nil,
      role: Role.allCases[below(3)])
  }

  mutating func tree(depth: Int = 1) -> Tree {
    below(8) < depth ? .leaf : .node(tree(depth: depth + 1), int(), tree(depth: depth + 1))
  }
}

/// The random number generator of the gens (wyrand, Wang Yi 2019).
struct Wyrand {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0xa076_1d64_78bd_642f
    let product = state.multipliedFullWidth(by: state ^ 0xe703_7ed1_a0b4_28db)
    return product.high ^ product.low
  }
}
