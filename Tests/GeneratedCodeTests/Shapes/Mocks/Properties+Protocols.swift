// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
protocol Properties {
  var count: Int { get }
  var name: String { get set }
  var handle: Handle { get set }
  var maybe: Handle? { get set }
  var forced: Int! { get set }
  var posts: [String: [Post]] { get set }
  var callback: (Int) -> Void { get set }
  var optionalCallback: ((_ index: Int) -> Void)? { get set }
  var pair: (Int, name: String) { get }
  var view: any HogeView { get set }
  var loading: Bool { get async }
  var failing: Post { get throws }
  var failingTyped: Post { get async throws(OutOfReach) }
  var `default`: Int { get set }
  var 名前: String { get set }
  static var shared: Int { get set }
}

protocol Subscripts {
  subscript(index: Int) -> String { get }
  subscript(key key: String) -> Int? { get set }
  subscript(first: Int, second: Int) -> Handle { get set }
  subscript<Value: Hashable>(value: Value) -> Bool { get }
  static subscript(number: Int) -> Post { get set }
}

protocol Statics {
  static func make(_ number: Int) -> Self
  static func + (left: Self, right: Self) -> Self
  static prefix func - (value: Self) -> Self
  static func reset() throws
}

/// What the type itself answers of its own kind.
protocol SelfMade {
  static var standard: Self { get }
  static func make() -> Self
  var count: Int { get }
}

protocol Initializers {
  var name: String { get }
  init()
  init(name: String, count: Int)
  init?(raw: Int)
  init(failing: Bool) throws
  init<Value>(value: Value)
  init(loading: String) async throws
  init(failing: Bool) async throws
}

protocol Selfish {
  func same() -> Self
  func isSame(as other: Self) -> Bool
  func all() -> [Self]
}
