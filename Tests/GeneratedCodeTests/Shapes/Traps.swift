// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseForceTry

import Foundation

/// Initialisers that end the program for what they are not made for.

struct FixedBlock: Equatable {
  private static let size = 16
  let bytes: [UInt8]

  init(bytes: [UInt8]) {
    precondition(bytes.count == Self.size)
    self.bytes = bytes
  }
}

private let longestTimeout = 1 << 20

struct Timeout: Equatable {
  let milliseconds: Int

  init(seconds: Int) {
    if seconds < 0 { fatalError("a timeout of \(seconds) seconds") }
    milliseconds = seconds * 1_000
    precondition(seconds <= longestTimeout)
  }
}

struct WindowUpdate: Equatable {
  let size: Int?
  let isStrict: Bool

  init(size: Int?, isStrict: Bool) {
    precondition(size == nil || size! >= 0)
    if isStrict { precondition(size != nil) }
    (self.size, self.isStrict) = (size, isStrict)
  }
}

struct ErrorCode: Equatable {
  let code: UInt32

  init(_ code: Int) { self.code = UInt32(code) }
}

struct PriceInCents: Equatable {
  let cents: Int

  init(_ price: Double) { cents = Int((price * 100).rounded()) }
}

struct PixelGrid: Equatable {
  let pixels: [UInt8]

  init(width: Int, height: Int) { pixels = Array(repeating: 0, count: width * height) }
}

struct Leaderboard: Equatable {
  let best: Int
  let third: Int

  init(scores: [Int]) {
    best = scores.max()!
    third = scores[2]
  }
}

enum TrapKind { case spring, net, pit }

struct SetTrap: Equatable {
  let kind: TrapKind
  let depth: Int

  init(kind: TrapKind, depth: Int) {
    switch kind {
    case .spring, .net: self.kind = kind
    default: fatalError("nobody sets pits")
    }
    self.depth = depth
    precondition(self.depth >= 0)
  }
}

struct SetTraps: Equatable {
  let all: [SetTrap]

  init(all: [SetTrap]) {
    precondition(all.allSatisfy { $0.kind == .net })
    self.all = all
  }
}

struct Bounds: Equatable {
  let range: ClosedRange<Int>

  init(from lower: Int, to upper: Int) { range = lower...upper }
}

/// What it calls ends the program.
struct Zone: Equatable {
  let bounds: Bounds
  let name: Character

  init(lower: Int, upper: Int, named name: String) { self.init(lower, upper, name: name) }

  private init(_ lower: Int, _ upper: Int, name: String) {
    bounds = Bounds(from: lower, to: upper)
    self.name = Character(name)
  }
}

struct Homepage: Equatable {
  let url: URL
  let share: Double

  init(address: String?, visits: Int, of all: Int) {
    guard let address, let url = URL(string: address) else { fatalError("no address") }
    self.url = url
    share = Double(visits * 100 / all)
  }
}

/// Whose constant is no number, and asked by another type.
struct FlowWindow: Equatable {
  static let largest = Int(Int16.max)
  let size: Int

  init(_ size: Int) {
    precondition(size <= Self.largest)
    self.size = size
  }
}

enum HeaderValue: Equatable { case text(String), binary([UInt8]) }

struct HeaderField: Equatable {
  let window: FlowWindow
  let key: String

  init(key: String, value: HeaderValue, window: Int) {
    if case .binary = value {
      assert(key.hasSuffix("-bin"))
    } else {
      assert(!key.hasSuffix("-bin"))
    }
    precondition(window > -FlowWindow.largest)
    self.key = key
    self.window = FlowWindow(window)
  }
}

/// Checked by functions that throw, which nobody expects here.
struct RetryPolicy: Equatable {
  private let attempts: Int
  private let delay: Double
  private let codes: Set<Int>

  init(attempts: Int, delay: Double, codes: Set<Int>) {
    self.attempts = try! validAttempts(attempts)
    try! Self.validate(delay: delay)
    self.delay = delay
    self.codes = codes
    try! self.validate()
  }

  private static func validate(delay: Double) throws {
    if delay <= 0 || !delay.isFinite { throw TrapError() }
  }

  private func validate() throws {
    guard !codes.isEmpty, self.attempts < 60 else {
      let error = TrapError()
      throw error
    }
  }
}

struct TrapError: Error {}

private func validAttempts(_ value: Int) throws -> Int {
  guard value > 1 else { throw TrapError() }
  return min(value, 50)
}

/// Where a setter asks, and a check that nobody else sees.
struct FrameHeader: Equatable {
  private var _padding: UInt8?
  private var _stream = 0

  init(padding: Int?, stream: Int, key: String) {
    self.padding = padding
    self._stream = stream
    let length = key.utf8.count
    precondition(isValid && length % 2 == 0)
  }

  private var isValid: Bool { _stream > 0 && _stream % 3 == 0 }

  private var padding: Int? {
    get { _padding.map { Int($0) } }
    set {
      if let newValue {
        precondition(newValue >= 0 && newValue <= 255, "padding of \(newValue) bytes")
      }
      _padding = newValue.map { UInt8($0) }
    }
  }
}

/// Made by functions that ask what their arguments are.
final class TableMarkup: Equatable {
  enum Kind { case cell, row, table }

  let kind: Kind
  let children: [TableMarkup]

  private init(_ kind: Kind, _ children: [TableMarkup] = []) {
    (self.kind, self.children) = (kind, children)
  }

  static func == (left: TableMarkup, right: TableMarkup) -> Bool {
    left.kind == right.kind && left.children == right.children
  }

  func isCell() -> Bool { kind == .cell }

  static func cell(spanning columns: UInt8) -> TableMarkup { TableMarkup(.cell) }

  static func row(_ cells: [TableMarkup]) -> TableMarkup {
    precondition(cells.allSatisfy { $0.isCell() })
    return TableMarkup(.row, cells)
  }

  static func table(head: TableMarkup, body: [TableMarkup]) -> TableMarkup {
    assert(head.kind == .row && body.allSatisfy { $0.kind == .row })
    return TableMarkup(.table, [head] + body)
  }
}

/// Ends the program in a way of its own.
enum Refusal {
  case invalid(String)

  var end: Never { fatalError("\(self)") }
}

struct ClockTime: Equatable {
  let minutes: Int

  init(hour: Int, minute: Int, isExact: Bool) {
    guard 0...23 ~= hour, 0...59 ~= minute else { Refusal.invalid("\(hour):\(minute)").end }
    minutes = hour * 60 + minute
  }
}

struct PrintArea: Equatable {
  let area: Int

  init(size: (width: Int, height: Int)) {
    guard size.width > 0, size.height > 0 else { Refusal.invalid("size").end }
    area = size.width.multipliedReportingOverflow(by: size.height).partialValue
  }
}

/// Asks what only the other initialiser can tell.
struct ChunkName: Equatable {
  let name: String

  init(name: String) {
    guard let chunk = ChunkName(validating: name) else { preconditionFailure("chunk \(name)") }
    self = chunk
  }

  init?(validating name: String) {
    guard name.utf8.count < 4 else { return nil }
    self.name = name
  }
}

/// Calls several initialisers that ask for something.
struct Spans: Equatable {
  let blocks: [FixedBlock]

  init(first: [UInt8], second: [UInt8]) {
    blocks = [FixedBlock(bytes: first), FixedBlock(bytes: second)].reversed()
  }
}

class Pump {
  let strokes: Int
  let name: String

  init(strokes: Int, name: String) {
    precondition(strokes > 0)
    (self.strokes, self.name) = (strokes, name)
  }
}

@MainActor
final class Dial {
  let position: Int
  let label: String

  init(position: Int, label: String) {
    precondition((1...9).contains(position))
    (self.position, self.label) = (position, label)
  }
}

/// Has cases of several kinds, and is not to be compared.
enum CacheLimit {
  case none
  case count(Int)
  case bytes(UInt, isExact: Bool)
  case broken(() -> Void)
}

struct CacheOptions: Equatable {
  let count: Int
  let isShared: Bool

  init(limit: CacheLimit, isShared: Bool) {
    switch limit {
    case .none: count = 0
    case .count(let most):
      precondition(most > 0)
      count = most
    case .bytes: count = 1
    case .broken: fatalError("broken")
    }
    switch limit {
    case .none, .count: self.isShared = isShared
    default: preconditionFailure("no count")
    }
  }
}

/// What is asked by a function that anybody may call.
struct Slug: Equatable {
  let text: String

  init(_ text: String) {
    precondition(SlugRules.allow(text, ofLength: 9))
    self.text = text
  }
}

enum SlugRules {
  static func allow(_ text: String, ofLength most: Int) -> Bool {
    for character in text.utf8 where character == 0x20 { return false }
    return text.utf8.count < most
  }
}

/// Asks for something that ends the program itself for the least of all integers.
struct WeekOfYear: Equatable {
  let week: Int?

  init(week: Int?) {
    assert(week.map { (1...53).contains(abs($0)) } ?? true, "week \(week ?? 0)")
    self.week = week
  }
}

/// Takes numbers below zero alone.
struct Freezer: Equatable {
  let degrees: Int
  let shelves: [Int]

  init(degrees: Int, shelves: [Int]) {
    precondition((-40 ... -18).contains(degrees))
    for shelf in shelves {
      if shelf == 0 { continue }
      precondition(shelf % 2 == 1)
    }
    (self.degrees, self.shelves) = (degrees, shelves)
  }
}

/// Asks no more of some than is in its first lines.
struct HeldLetter: Equatable {
  let kind: Int
  let codes: [Int]

  init(kind: Int, codes: [Int]) {
    (self.kind, self.codes) = (kind, codes)
    guard kind != 0 else { return }
    switch kind % 3 {
    case 0: fatalError("no such kind")
    case let rest where rest > 0: precondition(codes[0] >= 0)
    default: precondition(codes.isEmpty)
    }
  }
}

/// Computes with what it holds: most integers are too large for that.
struct CashBook: Equatable {
  let amounts: [Int]
  let shares: [String: Int]
  let credit: Int?
  let window: ClosedRange<Int>
  let total: Int

  init(amounts: [Int], shares: [String: Int], credit: Int?, window: ClosedRange<Int>) {
    (self.amounts, self.shares, self.credit, self.window) = (amounts, shares, credit, window)
    var total = amounts.reduce(0, +) * 2
    for share in shares.values { total += share }
    if let credit { total -= credit }
    self.total = total + (window.upperBound - window.lowerBound)
  }
}

/// Its members end the program where they are set to what they do not ask for themselves.
final class TrimmedLog: Equatable {
  var most = 5 {
    didSet { while lines.count > most { lines.removeLast() } }
  }
  var shown = 0 {
    didSet {
      guard lines.indices.contains(shown) else { return }
      line = lines[shown]
    }
  }
  private(set) var lines = ["a", "b"]
  private(set) var line = ""

  init() {}

  static func == (left: TrimmedLog, right: TrimmedLog) -> Bool {
    left.most == right.most && left.shown == right.shown
  }
}

/// Its observers and setters compute with what is set: most integers are too large for that.
final class TiledFloor: Equatable {
  struct Row: Equatable {
    var tiles: Int
    var price: Int
  }

  var width = 0 {
    didSet { update() }
  }
  var height = 0 {
    didSet { update() }
  }
  var offsets: [Int] = [] {
    didSet { for offset in offsets { shift += offset } }
  }
  var rows: [Row] = [] {
    didSet { cost = rows.reduce(0) { $0 + $1.tiles * $1.price } }
  }
  var numbered: ClosedRange<Int> = 0...1 {
    didSet { count = numbered.count }
  }
  var half: Int {
    get { twice / 2 }
    set { twice = newValue * 2 }
  }
  let depth: Int
  var layers = 1 {
    willSet { volume = depth * newValue }
  }
  var label = 0
  private(set) var area = 0, shift = 0, cost = 0, count = 0, volume = 0
  private var twice = 0

  init(depth: Int) { self.depth = depth }

  private func update() { area = width * height }

  static func == (left: TiledFloor, right: TiledFloor) -> Bool {
    left.area == right.area && left.shift == right.shift && left.cost == right.cost
      && left.count == right.count && left.volume == right.volume && left.label == right.label
  }
}

/// Ends the program for what is not positive.
@propertyWrapper
struct Positive: Equatable {
  private var number: Int

  var wrappedValue: Int {
    get { number }
    set {
      precondition(newValue > 0)
      number = newValue
    }
  }

  init(wrappedValue: Int) {
    precondition(wrappedValue > 0)
    number = wrappedValue
  }
}

/// Its initialiser makes wrappers that end the program for what is not positive.
struct RowingCrew: Equatable {
  @Positive var rowers: Int
  @Positive var boats: Int = 3
  var name: String
}

/// Its wrappers are made with what their attributes say, and with what its initialiser says.
struct Mixer: Equatable {
  @Between(0...11) var volume = 5
  @Between(-0.5...0.5) var balance: Double = 0
  @Between var gain: Int

  init(volume: Int, balance: Double, gain: Int) {
    _volume = Between(wrappedValue: volume, 0...11)
    self.balance = balance
    _gain = .init(wrappedValue: gain - 1, 1...9)
  }
}

struct Amplifier: Equatable {
  @Between(0...11) var volume = 5
  @Between(-0.5...0.5) var balance: Double = 0
}

@propertyWrapper struct Between<Value: Comparable>: Equatable {
  private var value: Value
  private let range: ClosedRange<Value>

  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    precondition(range.contains(wrappedValue))
    (value, self.range) = (wrappedValue, range)
  }

  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}

/// What its initialiser does with a copy of what it is given ends the program for some.
struct Playlist: Equatable {
  let songs: [Int]
  let initial: Character

  init(songs: [Int], cut: Range<Int>, name: String) {
    var all = songs
    initial = name[name.startIndex]
    all.removeSubrange(cut)
    self.songs = all
  }
}

struct Encore: Equatable {
  let songs, turned, rest: [Int]

  init(songs: [Int], at place: Int, by turn: UInt8) {
    var all = songs
    let turn = Int(turn) % songs.count
    turned = Array(songs[turn...] + songs[..<turn])
    var others = songs
    for _ in 0..<place { others.removeLast() }
    all.insert(0, at: place)
    (self.songs, self.rest) = (all, others)
  }
}

struct Spreadsheet: Equatable {
  let columns: [[Int]]
  let ways: Int
  let opened: DateInterval

  init(rows: [[Int]], cells: Int, opened: Date, seconds: Double) {
    var columns: [[Int]] = []
    for column in 0..<rows[0].count { columns.append(rows.map { $0[column] }) }
    self.columns = columns
    ways = (1...cells).reduce(1, *)
    self.opened = DateInterval(start: opened, duration: seconds)
  }
}

struct Clock: Equatable {
  let zone: TimeZone

  init(zone: String) { self.zone = TimeZone(identifier: zone)! }
}

/// Its member cannot be set to whatever is drawn.
final class RowingClub: Equatable {
  @Positive var members = 12
  var name = ""

  init() {}

  static func == (left: RowingClub, right: RowingClub) -> Bool {
    left.members == right.members && left.name == right.name
  }
}

struct TicketRoll: Equatable {
  let numbers: [Int]
  let notes: [String?]

  init(numbers: [Int], notes: [String?]) {
    var seen: Set<Int> = []
    for number in numbers { precondition(seen.insert(number).inserted, "twice") }
    for case let note? in notes { precondition(!note.isEmpty) }
    (self.numbers, self.notes) = (numbers, notes)
  }
}

struct SplitTrack: Equatable {
  let before, after: [UInt8]

  init(track: [UInt8], at place: Int) {
    before = Array(track.prefix(upTo: place))
    after = Array(track[place...])
  }
}

struct ShapedBuffer: Equatable {
  let shape: [Int]
  let data: [UInt8]

  init(shape: [Int], data: [UInt8]) {
    precondition(shape.allSatisfy { $0 >= 0 })
    precondition(data.count == shape.reduce(1, *))
    (self.shape, self.data) = (shape, data)
  }
}

struct PageSpan: Equatable {
  let pages: ClosedRange<Int>
  let alignment: UInt32

  init(pages: ClosedRange<Int>, alignment: UInt32) {
    precondition(pages.count < 100 && alignment & (alignment - 1) == 0)
    (self.pages, self.alignment) = (pages, alignment)
  }
}

struct DegreesApart: Equatable {
  let degrees: Int8

  init(from: Int8, to: Int8) { degrees = from > to ? from - to : to < 0 ? -to : to - from }
}

struct SharedBill: Equatable {
  let share: Int

  init(cents: Int, guests: Int) { share = cents / (guests - 1) }
}

struct EncoreSong: Equatable {
  let song: Int
  let rest: [Int]

  init(songs: [Int], byDay: [Int: [Int]], day: Int, index: Int) {
    var rest = songs
    rest.append(0)
    defer { rest.removeLast() }
    song = songs.dropFirst()[1] &+ (byDay[day]?[index] ?? 0)
    switch index {
    case 0..<rest.count: self.rest = [rest[index]]
    default: self.rest = rest
    }
  }
}

/// What is kept in nanoseconds: more seconds than an `Int64` has of those end the program.
struct ReadDeadline: Equatable {
  private(set) var nanoseconds: Int64

  var timeout: Duration {
    get { .nanoseconds(nanoseconds) }
    set { nanoseconds = newValue.components.seconds * 1_000_000_000 }
  }

  init(timeout: Duration) {
    nanoseconds = 0
    self.timeout = timeout
  }
}

struct BackoffDelay: Equatable {
  let nanoseconds: Int64

  init(delay: Duration) {
    let parts = delay.components
    let seconds = parts.seconds * 1_000_000_000
    let rest = parts.attoseconds / 1_000_000_000
    nanoseconds = seconds + rest
  }
}

struct PollInterval: Equatable {
  private(set) var nanoseconds: Int

  var seconds: Int {
    get { nanoseconds / 1_000_000_000 }
    set { nanoseconds = newValue * 1_000_000_000 }
  }

  init(seconds: Int) {
    nanoseconds = 0
    self.seconds = seconds
  }
}
