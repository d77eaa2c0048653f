/// The values that the gens of the workloads make, one for one, made as somebody would write it who
/// has no framework: one function a type, and what is known of it written into it.
///
/// The benchmark compares all of them with those of the gens.
struct Handwritten {
  private var random = Wyrand(state: 0)
  private let root: UInt64
  private var size = 0
  /// Of 256 numbers, how many are at an edge in this case.
  private var edges: UInt64 = 0
  /// How far the magnitudes of numbers are cut in this case.
  private var cut: UInt64 = 0
  private var recent = 0
  private var recentText: UInt64 = 0

  /// - Parameters:
  ///   - property: What the framework tells a property by: its file and function.
  ///   - seed: The root of the random values.
  init(property: String, seed: UInt64) {
    let key = property.utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    root = Handwritten.scramble(seed ^ Handwritten.scramble(key))
  }

  private static func scramble(_ word: UInt64) -> UInt64 {
    var word = word &+ 0x9e37_79b9_7f4a_7c15
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }

  /// Turns to another case.
  mutating func start(_ index: Int) {
    random.state = root &+ UInt64(index) &* 0x9e37_79b9_7f4a_7c15
    recentText = random.state
    recent = .max
    size = index < 50 ? 2 * index : 100
    let turn = UInt64(index % 8 * 8)
    edges = 0x00_ff_00_60_00_ff_40_00 >> turn & 0xff
    cut = 0x38_00_00_00_3c_00_00_36 >> turn & 0xff
    if size < 100 { cut = max(cut, UInt64((100 - size) * 5 / 8)) }
  }

  private mutating func below(_ bound: UInt64) -> Int {
    Int(truncatingIfNeeded: random.next().multipliedFullWidth(by: bound).high)
  }
}

// MARK: - Numbers

extension Handwritten {
  mutating func int() -> Int {
    let word = random.next()
    if word & 0xff < edges {
      recent = edge(word >> 8)
    } else {
      let share = word >> 48
      let bits = (((share * share) >> 16) * (64 - cut)) >> 16
      recent = Int(truncatingIfNeeded: random.next()) >> Int(63 - bits)
    }
    return recent
  }

  /// An end of all numbers, the number before, or a power of two, or next to it.
  private func edge(_ word: UInt64) -> Int {
    let isBelow = word & 0x10 != 0
    let anchor =
      switch word & 15 {
      case 0...4: isBelow ? Int.min : .max
      case 5...8: recent
      default: isBelow ? 0 &- power(word, bits: 64) : power(word, bits: 64)
      }
    return anchor &+ step(word)
  }

  private func power(_ word: UInt64, bits: UInt64) -> Int {
    1 << Int(((word >> 8 & 0xffff) * bits) >> 16)
  }

  private func step(_ word: UInt64) -> Int {
    word & 0x20 == 0 ? 0 : word & 0x40 == 0 ? -1 : 1
  }

  fileprivate mutating func age() -> Int {
    let word = random.next()
    recent = word & 0xff < edges ? edgeAge(word >> 8) : below(151)
    return recent
  }

  private func edgeAge(_ word: UInt64) -> Int {
    let anchor =
      switch word & 15 {
      case 0...4: 150
      case 5...8: recent
      default: power(word, bits: 8)
      }
    return Int(min(UInt64(bitPattern: Int64(anchor &+ step(word))), 150))
  }

  /// A number of elements: in some cases often none, one, or the most.
  private mutating func count(upTo most: Int) -> Int {
    let most = size < 100 ? min(most, 1 + size / 2) : most
    let word = random.next()
    if word & 0xff < edges { return (word >> 9) % 3 == 0 ? most : min(Int(word >> 8 & 1), most) }
    return Int((word >> 8).multipliedFullWidth(by: UInt64(most + 1) << 8).high)
  }
}

// MARK: - Arrays and trees

extension Handwritten {
  mutating func ints() -> [Int] {
    let count = count(upTo: 100)
    var array: [Int] = []
    array.reserveCapacity(count)
    let (share, isRepeating, start) = beginElements(count)
    for _ in 0..<count {
      if isRepeating { random.state = start }
      array.append(int())
    }
    edges = share
    return array
  }

  mutating func tags() -> [String] {
    let count = count(upTo: 5)
    var array: [String] = []
    array.reserveCapacity(count)
    let (share, isRepeating, start) = beginElements(count)
    for _ in 0..<count {
      if isRepeating { random.state = start }
      array.append(string())
    }
    edges = share
    return array
  }

  /// Fewer elements of long arrays are at edges, and those of some arrays are all the same.
  private mutating func beginElements(_ count: Int) -> (UInt64, Bool, UInt64) {
    let share = edges
    if count > 8 { edges >>= 2 }
    let isRepeating = count > 1 && random.next() & 0x3ff < edges
    return (share, isRepeating, random.state)
  }

  mutating func tree(depth: Int = 1) -> Tree {
    let isLeaf = below(UInt64(1 + size / 14)) < depth
    // The gen chooses among one alternative here.
    _ = random.next()
    if isLeaf { return .leaf }
    return .node(tree(depth: depth + 1), int(), tree(depth: depth + 1))
  }
}

// MARK: - Texts

extension Handwritten {
  mutating func string() -> String {
    let before = random.state
    let word = random.next()
    if word & 0xff < edges, word & 0x100 == 0 { return recurringText(word >> 11) }
    recentText = before
    return text(word)
  }

  private mutating func text(_ word: UInt64) -> String {
    if word & 0xff < edges, word & 0x200 == 0,
      let edge = Handwritten.edgeTexts[Int((word >> 17) % UInt64(Handwritten.edgeTexts.count))]
    {
      return edge
    }
    let count = count(upTo: 20)
    // Few characters make repetitions.
    let scope: UInt64 = word >> 48 & 15 == 0 ? 2 : 95
    return String(unsafeUninitializedCapacity: count) { buffer in
      var word: UInt64 = 0
      for index in 0..<count {
        if index % 4 == 0 { word = random.next() }
        buffer[index] = Handwritten.ascii[Int(((word & 0xffff) * scope) >> 16)]
        word >>= 16
      }
      return count
    }
  }

  /// The text before, or one that is a character longer or shorter.
  private mutating func recurringText(_ word: UInt64) -> String {
    let now = random.state
    random.state = recentText
    var text = text(random.next())
    random.state = now
    if word % 3 == 0 {
      if word & 8 != 0 {
        text = String(text.dropLast())
      } else if text.utf8.count < 20 {
        text.append("a")
      }
    }
    return text
  }

  mutating func user() -> User {
    User(
      id: int(), name: string(), age: age(), tags: tags(),
      nickname: random.next() & 7 != 0 ? string() : nil, role: Role.allCases[below(3)])
  }

  /// The printable characters, the simplest first.
  private static let ascii: [UInt8] = {
    let simple = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)
    return simple + (32...126).filter { !simple.contains($0) }
  }()

  /// Texts that programs stumble over; nil in the place of those that are not printable ASCII.
  private static let edgeTexts: [String?] =
    [
      "", " ", nil, nil, nil, nil, "\"", "'", "\\", "\\n", "%", "%s", "/", "../", "<b>", "{}", "[]",
      ",", ";", "--", "${x}", "&amp;", "?", "#", "@", "0", "-1", "00", "1e9", "NaN", "null", "nil",
      "true", "undefined", "a", "A", "aa", "aA", " a", "a ", "a b", nil, nil, nil,
    ] + Array(repeating: nil, count: 33)
}
