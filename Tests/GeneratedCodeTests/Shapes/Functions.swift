typealias Handler = (String) -> Bool

struct Actions {
  var isLiked: (Int) -> Bool
  var run: @Sendable (Int, String) async throws -> Int
  let refresh: @MainActor () -> Void
  var handler: Handler
  var optional: Handler?
  var table: [String: (Int) -> (Int, Int)]
  var change: (inout Int, borrowing String) -> Int
  var nested: (_ each: (Int) -> Bool, @escaping () -> Void) -> String
  var pointer: (UnsafeRawPointer, any Error) -> Int?

  init(
    isLiked: @escaping (Int) -> Bool, run: @escaping @Sendable (Int, String) async throws -> Int,
    refresh: @escaping @MainActor () -> Void, handler: @escaping Handler, optional: Handler?,
    table: [String: (Int) -> (Int, Int)], change: @escaping (inout Int, borrowing String) -> Int,
    nested: @escaping (_ each: (Int) -> Bool, @escaping () -> Void) -> String,
    pointer: @escaping (UnsafeRawPointer, any Error) -> Int?
  ) {
    self.isLiked = isLiked
    self.run = run
    self.refresh = refresh
    self.handler = handler
    self.optional = optional
    self.table = table
    self.change = change
    self.nested = nested
    self.pointer = pointer
  }
}

/// The memberwise initialiser takes functions too.
struct Callbacks {
  var onTap: () -> Void
  var transform: @Sendable (Int) -> Int
}

/// A client made of functions, which fail as those of any other may.
struct Endpoints {
  var load: @Sendable (Int) async throws -> String
  var save: (String) throws -> Void
  var count: () throws(Unreachable) -> Int
  var close: @Sendable (Int, Int) throws -> Void
}

/// An error that holds a function, which throws none.
enum Unreachable: Error, Equatable {
  case offline(Int)
  case retry(Retry)
}

struct Retry: Equatable, @unchecked Sendable {
  let again: () throws -> Bool

  static func == (left: Retry, right: Retry) -> Bool { true }
}

/// A function that runs where it is called.
struct Steps {
  var first: nonisolated(nonsending) (Int) async -> Int
  let next: (nonisolated(nonsending) () async throws -> Bool)?
}

struct Mapper<Input, Output> {
  var map: (Input) -> Output
}

/// Functions of open types that run anywhere.
struct Runner<Input, Output> {
  var run: @Sendable (Input) async throws -> Output
  let show: (@MainActor (Output) -> [Input])?
}

/// Functions that are called in other ways than others.
struct Relay<Output> {
  let here: nonisolated(nonsending) (Int, String) async -> Output
  let there: @isolated(any) (Int) -> Output
}

/// Functions that hand on what they are given to whoever takes it.
struct Handover {
  var pass: (sending [Int]) -> sending [Int]
  let last: @Sendable (String) async throws -> sending Set<Int>?
}

enum Step {
  case wait
  case call((Int) -> Int)
}

/// Answers that conform to nothing, from functions that run anywhere.
struct Replies {
  var pair: @Sendable (Int) -> (name: String, count: Int)
  var later: @Sendable (Int, () -> Void) async -> [(Int, Int)]
  var error: @Sendable () -> any Error
  var curried: (Int) -> (String) -> Bool
}

protocol Filling {}

extension Filling {
  typealias Provider = () -> Int
  typealias Copier = (Self) -> Int
}

/// A function by a name that the protocol has.
struct Pane: Filling {
  let provider: Provider
}

/// Takes single lines, which lists of lines are none of.
@resultBuilder
enum LineBuilder {
  static func buildBlock(_ lines: String...) -> [String] { lines }
}

/// What a closure returns is no line for the result builder.
struct Menu {
  let title: String
  let lines: [String]

  init(title: String, @LineBuilder lines: () -> [String]) {
    self.title = title
    self.lines = lines()
  }
}

/// The memberwise initialiser has the result builder as well.
struct LazyMenu {
  @LineBuilder let lines: () -> [String]
}
