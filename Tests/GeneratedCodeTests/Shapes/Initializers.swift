// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Account: Equatable {
  public let id: Int
  public let owner: String
  let log: String

  public init(id: Int, owner: String) {
    self.id = id
    self.owner = owner
    log = ""
  }

  init() { self.init(id: -1, owner: "nobody") }
}

struct Percent: Equatable {
  let value: Int

  init?(_ value: Int) {
    guard (-1000...1000).contains(value) else { return nil }
    self.value = value
  }
}

/// A literal is not checked as what is not known before is.
struct UnitInterval: Equatable, ExpressibleByFloatLiteral {
  let value: Double

  init(floatLiteral value: Double) { self.value = value }

  init?(_ value: Double) {
    guard (0...1).contains(value) else { return nil }
    self.value = value
  }
}

struct Parsed: Equatable {
  struct Malformed: Error {}
  let text: String
  let length: Int

  init(text: String, limit length: Int) throws {
    guard text.count <= 100 else { throw Malformed() }
    self.text = text
    self.length = length
  }
}

struct HoldsPercent: Equatable {
  var percent: Percent
  var parsed: Parsed?
}

struct Reordered: Equatable {
  let a: Int
  let b: String

  init(b: String, a: Int) {
    self.a = a
    self.b = b
  }
}

/// The memberwise initialiser stays, since this one is in an extension.
struct Extended: Equatable {
  var width: Int
  let height: Int
}

extension Extended {
  init(square side: Int) { self.init(width: side, height: side) }
}

/// A private member hides the memberwise initialiser, and a static function makes it.
struct Hidden: Equatable {
  private var secret: Int
  let open: String
}

extension Hidden {
  static func make(secret: Int) -> Hidden { Hidden(secret: secret, open: "") }
}

/// One that the main actor has to make, and anyone may read.
struct Stamped: Equatable {
  let number: Int

  @MainActor init(number: Int) { self.number = number }
}

/// One whose private members all have defaults is made without arguments.
struct Memory<Key: Hashable>: Equatable {
  private var known: [Key: Int] = [:]
  private var last: Key?

  var isEmpty: Bool { known.isEmpty && last == nil }
}

struct Remembering: Equatable {
  let memory: Memory<String>
  let name: String
}

struct Counter: Equatable {
  private var count: Int
  let limit: Int

  init(startingAt count: Int, limit: Int, log: (String) -> Void = { _ in }) {
    self.count = count
    self.limit = limit
  }

  init(copy: Counter) { self = copy }
}

struct Variadic: Equatable {
  let all: [Int]

  init(_ all: Int..., name: String) { self.all = all }
}

enum Nowhere: Equatable {}

/// What no values are made of is nil, or empty.
struct Pending: Equatable {
  let place: Nowhere?
  let count: Int
  let stops: [Nowhere]
  let names: [String: Nowhere]
}

final class Consignment: Equatable {
  let count: Int
  let isLost: Bool

  init(_ place: Nowhere?, count: Int, from start: (any Sequence<Nowhere>)?) {
    self.count = count
    isLost = place == nil && start == nil
  }

  static func == (left: Consignment, right: Consignment) -> Bool { left.count == right.count }
}

enum Detour: Equatable {
  case direct(via: Nowhere?, Int)
}

/// What it inherits sets more than its own initialiser.
class Station {
  let name: String
  var tracks: Int

  init(name: String, tracks: Int) { (self.name, self.tracks) = (name, tracks) }
}

final class Terminus: Station {
  convenience init(name: String) { self.init(name: name, tracks: 1) }
}

/// Two initialisers that an empty literal would do for.
struct Spread: Equatable {
  let words: [String]

  init(_ words: [String]) { self.words = words }
  init(_ scalars: [Unicode.Scalar]) { words = scalars.map { "\($0)" } }
}

/// An initialiser that makes values of what stands at its call, one now and one later.
struct Announcement {
  let title: String
  let header: () -> String
  let footer: () throws -> [Int]?
  let count: Int
  let sign: @Sendable () -> String

  init(
    title: @autoclosure () -> String, _ header: @autoclosure @escaping () -> String,
    footer: @escaping @autoclosure () throws -> [Int]?,
    count: @autoclosure () throws -> Int, sign: @autoclosure @escaping @Sendable () -> String
  ) rethrows {
    self.sign = sign
    self.title = title()
    self.header = header
    self.footer = footer
    self.count = try count()
  }
}

/// A message of a generated protocol: made empty, and filled in behind that.
struct Telegram: Equatable {
  struct Line: Equatable {
    var text = ""
    var urgency: Urgency = .low

    init() {}
  }

  enum Urgency: Equatable { case low, high(Int) }

  var number = 0
  var lines: [Line] = []
  var made: Bool?
  private(set) var isSent = false
  let language = "en"

  init() {}
}

/// An object that is made empty: what it may refer to is left alone.
final class Sketch {
  var title = "untitled"
  weak var reply: Sketch?
  var next: Sketch?
  lazy var length = title.count

  init() {}
}

struct Cabinet {
  let telegrams: [Telegram]
  let sketch: Sketch
}

/// A collection whose other initialiser makes it empty.
struct Heap<Element> {
  private(set) var elements: [Element] = []

  init() {}

  init<S>(_ elements: S) where S: Sequence, S.Element == Element { self.elements = Array(elements) }
}

/// Of two initialisers that fit alike, the one that is not generic makes it.
struct Register: Equatable {
  private(set) var names: [Int: String]
  private(set) var isGeneric = false

  init<Pairs: Collection<(Int, String)>>(pairs: Pairs) {
    names = Dictionary(pairs.map { $0 }, uniquingKeysWith: { $1 })
    isGeneric = true
  }

  init(pairs: [Int: String]) { names = pairs }

  init(uniqueKeysWithValues pairs: some Sequence<(Int, String)>) {
    names = Dictionary(uniqueKeysWithValues: pairs)
  }
}

/// What conforms to a protocol, each parameter by its own.
final class Caravan {
  let first: any Carrying
  let others: [any Carrying]
  let key: AnyHashable

  init<First: Carrying, Other, Key: Hashable>(
    first: First, others: [Other], key: Key, done: (Other) -> Void = { _ in }
  ) where Other: Carrying {
    self.first = first
    self.others = others
    self.key = AnyHashable(key)
  }
}

protocol Carrying { var weight: Int { get } }

struct Parcel: Carrying { var weight: Int }

/// Elements of any one type, of which an empty array says nothing.
struct Convoy {
  let weights: [Int]

  init(of all: some Sequence<some Carrying>) { weights = all.map(\.weight) }
}

struct UsesGenericInitializers {
  var convoy: Convoy
  var heap: Heap<Bool>
  var register: Register
  var caravan: Caravan
}

/// What a schema's compiler writes: properties that are computed from storage of its own.
struct Missive: Equatable {
  var title: String {
    get { _title ?? "" }
    set { _title = newValue }
  }
  var hasTitle: Bool { _title != nil }

  var pages: [Int] {
    get { _pages }
    set { _pages = newValue }
  }

  var content: Content?

  var text: String {
    get { if case .text(let it)? = content { it } else { "" } }
    set { content = .text(newValue) }
  }

  enum Content: Equatable {
    case text(String)
    case number(Int)
  }

  init() {}

  fileprivate var _title: String?
  fileprivate var _pages: [Int] = []
}

/// What its initialiser does not accept ends the program.
struct Throttle: Equatable {
  let burst: Int
  let rate: Double

  init(burst: Int, rate: Double = 1) {
    precondition(burst >= 1, "no burst")
    precondition(rate > 0 && rate.isFinite)
    self.burst = burst
    self.rate = rate
  }
}

final class Interval<Bound: Comparable> {
  let lower: Bound
  let upper: Bound

  init(from lower: Bound, to upper: Bound) {
    guard lower <= upper else { fatalError("\(lower) is above \(upper)") }
    self.lower = lower
    self.upper = upper
  }
}

struct Code: Equatable {
  let digits: [Int]

  init(_ digits: [Int]) {
    assert(digits.allSatisfy { (0...9).contains($0) } && digits.count < 4, "no digits")
    self.digits = digits
  }
}

/// May throw besides.
struct Pin: Equatable {
  let text: String

  init(text: String) throws {
    guard !text.isEmpty else { preconditionFailure("empty") }
    guard text.count < 8 else { throw CancellationError() }
    self.text = text
  }
}

/// What is not asked for may be of any type.
struct Valve {
  let pressure: Int
  let opens: @Sendable (Int) -> Bool

  init(pressure: Int, opens: @escaping @Sendable (Int) -> Bool) {
    precondition(pressure != 0)
    self.pressure = pressure
    self.opens = opens
  }
}

struct UsesPreconditions: Equatable {
  var throttle: Throttle
  var codes: [Code]
  var window: Window

  struct Window: Equatable {
    let span: Int
    let steps: Int

    init(span: Int, steps: Int = 1) {
      precondition(span >= 0)
      precondition(steps > 0)
      (self.span, self.steps) = (span, steps)
    }
  }
}

struct Bag: Equatable {
  var items: [Int]
  fileprivate var count: Int { items.count }
}

extension Bag {
  fileprivate var isEmpty: Bool { items.isEmpty }
}

@MainActor
final class Turnstile {
  var count = 0

  nonisolated init() {}
}

class Wicket {
  fileprivate var last: Int { 0 }
}

final class Gate: Wicket {
  @MainActor var count: Int { 0 }
  fileprivate var first: Int { 0 }

  override init() {}
}

/// Cannot be asked all of its conditions from elsewhere.
@MainActor
final class Baggage {
  let bag: Bag
  let weight: Int
  let limit: Int
  let weigh: @MainActor () -> Void

  init(
    bag: Bag, turnstile: Turnstile, gate: Gate, weight: Int, limit: Int,
    weigh: @escaping @MainActor () -> Void
  ) {
    assert(gate.count >= 0 && gate.first <= .max)
    assert(gate.last <= .max)
    assert(bag.count >= 0 && !bag.isEmpty || bag.items.isEmpty)
    assert(turnstile.count <= .max)
    precondition(weight > 0)
    self.bag = bag
    self.weight = weight
    self.limit = limit
    self.weigh = weigh
  }
}

/// Has names that mean other values where conditions name them.
struct Shadowing: Equatable {
  let count: Int
  let first: String

  init(arbitrary: Int, count: Int?, first: String) {
    precondition(arbitrary > 0)
    guard case .some(let count) = count ?? Optional(1), count != 0 || arbitrary > 0 else {
      fatalError()
    }
    let (arbitrary, first) = (first, arbitrary)
    precondition(first > 0 && arbitrary.count >= 0)
    (self.count, self.first) = (count, arbitrary)
  }
}

/// Has no gen for one of its parameters.
struct Tray: Equatable {
  let items: [Int]

  init(items: [Int], rest: Slice<Set<Int>>?) { self.items = items }
}

/// Asks something only behind what it rejects otherwise.
struct Parity: Equatable {
  let bits: [Int]

  init?(bits: [Int], of divisor: Int) {
    guard !bits.isEmpty, divisor > 0 else { return nil }
    precondition(bits[0] == bits[0] && bits.count % divisor >= 0)
    self.bits = bits
  }
}

/// Keeps something else than it is given, so that only what is set has a lens.
struct Halved: Equatable {
  let cents: Int
  let name: String
  var note: String

  init(cents: Int, name: String, note: String) {
    (self.cents, self.note) = (cents / 2, note)
    self.name = name
  }
}

/// Keeps what it is given as it would be given again.
struct Tidied: Equatable {
  let email: String
  let low, high: Int
  let tries: Int
  let nickname: String?

  init(email: String, low: Int, high: Int, tries: Int, nickname: String?) {
    let email = email.lowercased()
    self.email = email
    self.low = min(low, high)
    self.high = max(low, high)
    self.nickname = nickname ?? email
    self.tries = tries
  }
}

/// Its members are set to parameters of other names.
struct Mailbox: Equatable {
  let address: String
  let `default`: Bool
  let depth: Int

  init(_ text: String, default isDefault: Bool, levels: Int) {
    (address, self.default) = (text, isDefault)
    depth = levels
  }
}
