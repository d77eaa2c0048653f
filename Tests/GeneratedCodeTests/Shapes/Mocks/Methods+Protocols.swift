/// One method, as most protocols of views have them.
protocol HogeView: AnyObject {
  func updateUserName(_ name: String)
}

protocol Methods {
  func nothing()
  func one(_ value: Int) -> String
  func several(first: Int, _ second: String, to third: Bool) -> [Post]
  func known() -> Stamp
  func optional() -> Post?
  func unknown() -> Handle
  func perhaps() -> Handle?
  func tuple(_ pair: (Int, name: String)) -> (count: Int, Post)
  func throwing(_ id: Int) throws -> Post
  func suspending() async -> Int
  func both(id: Int) async throws -> [Post]
  func typed() throws(OutOfReach) -> Int
  func never() throws(Never)
  func anyError() throws(any Error)
  func implicitlyUnwrapped(_ value: Int!) -> Int!
  @discardableResult func discardable() -> Int
  func keywords(in value: Int, for other: String, default: Bool, _: Int) -> Int
  func handler(handler: Int, handlerCalls: Int) -> Int
  func `repeat`(`class`: Int) -> Int
}

protocol Closures {
  typealias Completion = (Int) -> Void

  func escaping(_ body: @escaping (Int) -> Void)
  func passing(_ body: (Int) -> Int) -> Int
  func two(_ first: () -> Void, then second: () throws -> Void) throws
  func optional(_ body: ((Int) -> Void)?)
  func sendable(_ body: @escaping @Sendable () async throws -> Int)
  func named(_ completion: Completion)
  func namedEscaping(_ completion: @escaping Completion)
  func automatic(_ message: @autoclosure () -> String)
  func automaticEscaping(_ message: @autoclosure @escaping () -> String)
  func returning() -> (Int) -> String
  func chain(_ body: @escaping (@escaping () -> Void) -> (Int) -> Void)
  func rethrowing(_ body: (Int) throws -> String) rethrows -> [String]
  func rethrowingTwo(_ first: () throws -> Void, _ second: () throws -> Void) rethrows
}

protocol Parameters {
  func change(_ value: inout Int, by step: Int)
  func many(_ values: Int..., labelled: Bool)
  func opaque(_ values: some Collection<Int>) -> Int
  func opaqueOptional(_ value: (some Equatable)?)
  func existential(_ value: any HogeView & Sendable, _ other: Any) -> any Error
  func metatype(_ type: Post.Type)
  func owned(_ value: consuming Post, _ other: borrowing Post)
  func dictionary(_ values: [String: [Int]]) -> Set<Int>
}

/// `display` has eight forms.
protocol Overloads {
  func display()
  func display(x: Int)
  func display(y: Int) -> Int
  func display(y: String) -> Int
  func display(y: String) -> String
  func display(_ values: [Int])
  func display(_ values: [[Int]])
  func display(_ values: [String: Int]) async
  static func display()
  var displayed: Int { get set }
  func displayed(at index: Int)
}

/// What ends with the call that is handed it.
enum Glimpse: ~Escapable {
  case short, long
}

protocol Glimpsing {
  func see(_ glimpse: Glimpse, for seconds: Int) -> Bool
  func pass(_ glimpse: borrowing Glimpse)
}

/// What is told apart by its labels alone, borrowed as a whole, or thrown by what is handed over.
protocol Handed {
  func move(_ item: Int, to item: String) -> Bool
  func look<Value>(at value: borrowing Value) -> Int
  func check<Value>(_ body: @escaping (Value) throws(OutOfReach) -> Int) -> Bool
  func check<Value>(all body: (Value) throws(OutOfReach) -> Int) -> Bool
}
