/// One of several runs that share the cases of all properties among them: `2/4` is the second of
/// four.
///
/// Each draws its cases from a root of its own, so that no case is run twice and all sizes and
/// edges come in every share. The first has those of a run that shares nothing.
struct Shard: Equatable, Sendable {
  /// Which one it is, from 1.
  let number: Int
  /// How many there are.
  let count: Int

  /// From text such as `2/4`; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy(\.isNumber) }),
      let number = Int(parts[0]), let count = Int(parts[1]), number >= 1, number <= count
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// How many of so many cases are its own: as many as any other's, one at least.
  func share(of cases: Int) -> Int {
    guard cases < .max else { return .max }
    return cases / count + (cases % count > 0 ? 1 : 0)
  }

  /// How many cases there are where so many are its own.
  func whole(of share: Int) -> Int { share.multipliedOrMost(by: count) }

  /// What its random states are counted from, in the place of a property's root.
  func root(from root: UInt64) -> UInt64 {
    number == 1 ? root : scramble(root ^ UInt64(number))
  }
}

extension Shard: CustomStringConvertible {
  var description: String { "\(number)/\(count)" }
}
