import Foundation

protocol Named {
  var name: String { get }
  func rename(to name: String)
}

protocol Renamed: Named {
  var name: String { get set }
  func rename(to name: String)
}

typealias Both = Renamed & Closing

protocol Closing {
  func close()
}

/// A diamond: `Named` by two ways.
protocol Diamond: Both, Named {
  func open()
}

protocol Standard: Hashable, Comparable, CustomStringConvertible, Codable, Identifiable {
  var id: Int { get }
}

protocol Amount: AdditiveArithmetic, LosslessStringConvertible, CustomReflectable,
  ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, TextOutputStreamable
{
  var unit: String { get }
}

protocol Bytes: ContiguousBytes, CustomNSError {}

protocol Badged: Identifiable where ID == Int {}

protocol Stream: AsyncIteratorProtocol where Element == Post {}

protocol Numbers: Sequence where Iterator == IndexingIterator<[Int]> {}

enum Lobby {
  struct Inner { var number: Int }

  protocol Nested {
    func inner(_ inner: Inner) -> Lobby.Inner
  }
}

extension Closing {
  /// A default, which the mock does not use.
  func close() {}
}

/// @mockable(history: forgets = false)
protocol Forgetful {
  func forgets(_ secret: String)
  func keeps(_ text: String)
}

protocol Conditional {
  #if os(Linux)
    func place(_ path: String) -> Int
    var isLinux: Bool { get set }
  #else
    func place(_ path: Int) -> Int
  #endif
}

#if swift(>=6)
  protocol Recent {
    func isModern() -> Bool
  }
#endif

@available(macOS 15, *)
protocol Available {
  @available(macOS 26, *)
  func late()
}

#if os(Linux)
  protocol Platform: Closing, LinuxOnly {
    static var version: Int { get }
  }
#else
  protocol Platform: Closing {
    static var version: Int { get }
    func elsewhere() -> Int
  }
#endif

/// What it inherits is another protocol in each branch.
protocol Everywhere: Platform {
  func all() -> Int
}

protocol LinuxOnly {
  var kernel: String { get }
}
