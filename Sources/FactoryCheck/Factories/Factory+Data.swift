import Foundation

extension Data: Providable, Arbitrary {
  /// No bytes.
  public static func provide() -> Data { Data() }

  /// Any bytes, mostly few. The simplest has none.
  public static func arbitrary() -> Gen<Data> { Gen(draw) }

  /// Draws bytes.
  public static func draw(_ choices: inout Choices) throws(Discard) -> Data {
    Data(try [UInt8].draw(&choices))
  }
}

extension UUID: Providable, Arbitrary {
  /// 00000000-0000-0000-0000-000000000000.
  public static func provide() -> UUID { UUID(bits: (0, 0)) }

  /// Any 128 bits. The simplest are all zero.
  public static func arbitrary() -> Gen<UUID> { Gen(draw) }

  /// Draws 128 bits.
  public static func draw(_ choices: inout Choices) throws(Discard) -> UUID {
    UUID(bits: (choices.bits(), choices.bits()))
  }

  private init(bits: (high: UInt64, low: UInt64)) {
    var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &bytes) { buffer in
      buffer.storeBytes(of: bits.high.bigEndian, as: UInt64.self)
      buffer.storeBytes(of: bits.low.bigEndian, toByteOffset: 8, as: UInt64.self)
    }
    self.init(uuid: bytes)
  }
}

extension IndexPath: Providable, Arbitrary {
  /// The empty path.
  public static func provide() -> IndexPath { IndexPath() }

  /// A path of up to five indices from 0 on, each mostly small. The simplest is empty.
  public static func arbitrary() -> Gen<IndexPath> { Gen(draw) }

  /// Draws a path.
  public static func draw(_ choices: inout Choices) throws(Discard) -> IndexPath {
    let indices = try choices.array(count: 0...5) { choices throws(Discard) in
      choices.integer(in: 0...999)
    }
    return IndexPath(indexes: indices)
  }
}

extension IndexSet: Providable, Arbitrary {
  /// The empty set.
  public static func provide() -> IndexSet { IndexSet() }

  /// A set of mostly few indices from 0 on. The simplest is empty.
  public static func arbitrary() -> Gen<IndexSet> { Gen(draw) }

  /// Draws a set.
  public static func draw(_ choices: inout Choices) throws(Discard) -> IndexSet {
    var indices = IndexSet()
    try choices.distinct(count: nil) { choices throws(Discard) in
      indices.insert(choices.integer(in: 0...999)).inserted
    }
    return indices
  }
}
