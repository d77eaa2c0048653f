import Foundation

/// What a process that starts again after a crash leaves to itself in the environment: its seed,
/// and the properties that crashed it, each as often as it did.
struct CrashRecord: Equatable, Sendable {
  /// The variable that holds the record.
  static let variable = "FACTORYCHECK_CRASHED"

  /// A process keeps its identifier when it starts again; the record means nothing to its children.
  let process: Int32
  let seed: Seed
  /// The number of the open file of the process's `CrashMemory`, where it has one.
  let memory: Int32?
  var properties: [UInt64]

  init(process: Int32, seed: Seed, memory: Int32? = nil, properties: [UInt64] = []) {
    (self.process, self.seed) = (process, seed)
    (self.memory, self.properties) = (memory, properties)
  }

  /// Reads what `text` wrote; nil for anything else.
  init?(text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 4, let process = Int32(parts[0]), let seed = Seed(parts[1]) else {
      return nil
    }
    let properties = parts[3].split(separator: ",").map { UInt64($0, radix: 16) }
    self.init(
      process: process, seed: seed, memory: Int32(parts[2]),
      properties: properties.compactMap(\.self))
    guard self.properties.count == properties.count else { return nil }
  }

  /// `process:seed:memory:` and the properties in hexadecimal, each with a comma behind it.
  var text: String {
    "\(process):\(seed):\(memory.map(String.init) ?? ""):"
      + properties.map { String($0, radix: 16) + "," }.joined()
  }

  /// How often a property has crashed the process.
  func count(of property: UInt64) -> Int { properties.count { $0 == property } }
}
