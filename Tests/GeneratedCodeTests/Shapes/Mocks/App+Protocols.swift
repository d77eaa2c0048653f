// Shapes of protocols as apps have them.

enum Loading<Value> {
  case idle
  case done(Value)
}

struct Sheet<Item> {
  var items: [Item]
  var state: Loading<[Item]>
}

/// What answers is of a generic type, whose fixed value has the arguments that are written here.
protocol Paging {
  var current: Sheet<Post> { get set }
  func load() -> Loading<Post>
  func page(after page: Sheet<Int>?) -> (Sheet<Int>, Loading<String>)
  func mark() -> Bookmark<Bookmark<Int>>
  func numbers() -> (range: Range<Int>, rest: PartialRangeFrom<UInt8>, share: ClosedRange<Double>)
}

struct Bookmark<Place> {
  let place: Place
  let range: ClosedRange<Int>
}

/// What its error is settles whether calls throw.
protocol UseCase<Input, Output> {
  associatedtype Input
  associatedtype Output
  associatedtype Failure: Error = Never
  func execute(_ input: Input) async throws(Failure) -> Output
}

protocol NewestPosts: UseCase<Int, [Post]> {}

// What stands in angle brackets behind a protocol of the standard library.

protocol Ticking: AsyncSequence<Int, Never> {
  var interval: Int { get }
}

protocol Countdown: IteratorProtocol<Int> {
  func restart()
}

protocol Titled: Identifiable<String> {
  var title: String { get }
}

/// A function may change what is of a type that the call chooses.
protocol Changing {
  func changeAll<Value>(_ values: inout [Value], by body: (inout Value) -> Void)
  func change<Value>(
    _ value: Value, by body: (inout Value?, inout Int) throws -> Value?
  ) rethrows -> Value?
}

/// Nothing on an actor is asked for what a gen gave it.
protocol Tally {
  @MainActor var count: Int { get set }
  func title() -> String
}

protocol Counted {
  var count: Int { get }
  func add(_ number: Int) -> Int
  static func make() -> Int
}

/// On the main actor, and what it inherits on none.
@MainActor
protocol Dashboard: Counted, CustomStringConvertible, Identifiable where ID == String {
  var title: String { get set }
}

/// A closure that answers nothing is drawn on an actor too.
@MainActor
protocol Picker: AnyObject {
  var onSelect: (_ index: Int, Post) -> Void { get set }
  var title: String { get }
}

/// A parameter of no value, as a generic use case has it.
protocol Refreshing {
  func refresh(_ input: Void) -> Int
}

// What answers by calling a function, as was usual before `async`.

typealias Loaded = (Result<Post, OutOfReach>) -> Void

protocol Calling {
  func load(_ id: Int, completion: @escaping Loaded)
  func read(_ id: Int, completionHandler: ((String?, Int, (any Error)?) -> Void)?)
  func save(_ post: Post, completion: @escaping () -> Void)
  func check(callback: (Bool) -> Void) throws(OutOfReach)
  func show(_ id: Int, completion: @escaping @MainActor (Int) -> Void)
  func both(completion: @escaping (Int) -> Void, laterCallback: @escaping (any Error) -> Void)
  func count(completion: @escaping (Int) -> Void) -> Int
}

@MainActor protocol ScreenLoading {
  func load(_ id: Int, completion: @escaping @MainActor (Result<Post, OutOfReach>) -> Void)
  func close(completion: (@MainActor () -> Void)?)
  nonisolated func free(completion: @escaping @MainActor (Int, Post?) -> Void)
}
