// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Dispatch
import Foundation

public struct UserId: Hashable, Sendable {
  public let value: String
}

public struct User: Hashable {
  public let id: UserId
  public var name: String
  var age: Int, visits = 0
  var tags: [String] = []
  let nickname: String?
  private(set) var note: String = ""
  let kind = "user"
  var isAdult: Bool { age >= 20 }
  static let anonymous = "anonymous"
}

struct Everything {
  var bool: Bool
  var integers: (Int8, UInt64)
  var double: Double
  var character: Character
  var text: Substring
  var scalar: Unicode.Scalar
  var maybe: Int??
  var list: [[User]]
  var table: [String: [UserId]?]
  var set: Set<UserId>
  var range: Range<Int>
  var result: Result<Int, Failure>
  var pairs: [(name: String, count: Int)]
  var pair: (x: Int, (Bool, String))?
  var nothing: Void
  var date: Date
  var url: Foundation.URL?
  var amount: Decimal
  var duration: Duration
}

struct Failure: Error, Equatable {
  var code: Int
}

struct Empty: Equatable {}

struct Keywords: Equatable {
  var `default`: Int
  let `in`: String
  var choices: Bool
  var value: Int
}

struct Observed: Equatable {
  var level = 1 {
    didSet { changes += 1 }
  }
  var changes = 0
  lazy var slow = 5
}

/// Its properties begin as cases and static members.
struct Preset: Equatable {
  enum Mode: Equatable { case plain, timed(seconds: Int) }
  static let size = 10

  var mode = Mode.timed(seconds: 3)
  var size = Preset.size
  var limit = UInt8.max
  var pause = Duration.seconds(5)
}

@propertyWrapper
struct Clamped: Equatable {
  var wrappedValue: Int
}

struct Wrapped: Equatable {
  @Clamped var percent: Int
  var name: String
}

/// A wrapper that is told a name, and makes itself of that.
@propertyWrapper
struct Marked<Value> {
  let name: String
  var wrappedValue: Value?

  init(_ name: String) { self.name = name }
}

struct Markings {
  @Marked("color") var color: String?
  @Marked("class") var `class`: [Int]?
  @Marked("weight") private(set) var weight: Double?
}

typealias Names = [Identifier]
typealias Identifier = String
typealias Pair<T> = (T, T)

struct Aliased {
  typealias Table = [Identifier: Names]
  var names: Names
  var table: Table
  var pair: Pair<Int>
}

/// Names that hide those of the standard library.
struct Shadows: Equatable {
  struct Date: Equatable {
    var day: Int
  }
  var date: Date
  var instant: Foundation.Date
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
struct Board {
  var cells: [3 of Int]
  var nothing: [2 of Void]
  var keys: [2 of AnyHashable]
  var rows: InlineArray<2, [2 of UserId]>
  var others: [[2 of (Bool, name: String)]]
}

/// Types of the libraries that are seldom held, and were without values once.
struct Bench {
  var started: ContinuousClock.Instant
  var slept: SuspendingClock.Instant?
  var due: DispatchTime
  var quality: DispatchQoS.QoSClass
  var lanes: SIMD8<Float>
  var only: CollectionOfOne<String>
  var codes: [URLError.Code]
  var reason: CocoaError.Code
  var language: Locale.Language
  var currency: Locale.Currency
  var unit: UnitLength
}

struct Headers {
  var pairs: KeyValuePairs<String, Int>
  var progress: Progress
  var code: POSIXError.Code
}
