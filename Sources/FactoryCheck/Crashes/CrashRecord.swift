import Foundation

/// What a process that starts again after a crash leaves to itself in the environment: its seed,
/// when that was, and the properties that crashed it, each as often as it did.
struct CrashRecord: Equatable, Sendable {
  /// The variable that holds the record.
  static let variable = "FACTORYCHECK_CRASHED"

  /// A process keeps its identifier when it starts again; the record means nothing to its children.
  let process: Int32
  let seed: Seed
  /// The number of the open file of the process's `CrashMemory`, where it has one.
  let memory: Int32?
  /// When the process started again, in nanoseconds since the system did; 0 before that.
  let start: UInt64
  var properties: [UInt64]

  init(
    process: Int32, seed: Seed, memory: Int32? = nil, start: UInt64 = 0, properties: [UInt64] = []
  ) {
    (self.process, self.seed, self.memory) = (process, seed, memory)
    (self.start, self.properties) = (start, properties)
  }

  /// Reads what `text` wrote; nil for anything else.
  init?(text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 5, let process = Int32(parts[0]), let seed = Seed(parts[1]),
      let start = UInt64(parts[3], radix: 16)
    else { return nil }
    let properties = parts[4].split(separator: ",").map { UInt64($0, radix: 16) }
    self.init(
      process: process, seed: seed, memory: Int32(parts[2]), start: start,
      properties: properties.compactMap(\.self))
    guard self.properties.count == properties.count else { return nil }
  }

  /// `process:seed:memory:start:` and the properties in hexadecimal, each with a comma behind it.
  var text: String { beginning + digits(of: start) + ":" + propertiesText }

  /// How many characters of the text stand before the start, which has 16 digits: a handler of
  /// signals writes them in place.
  var startOffset: Int { beginning.utf8.count }

  private var beginning: String { "\(process):\(seed):\(memory.map(String.init) ?? ""):" }

  private var propertiesText: String {
    properties.map { String($0, radix: 16) + "," }.joined()
  }

  private func digits(of number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// How often a property has crashed the process.
  func count(of property: UInt64) -> Int { properties.count { $0 == property } }
}
