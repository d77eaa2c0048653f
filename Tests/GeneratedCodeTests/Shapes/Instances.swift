/// Generic types whose arguments conform to nothing.
enum Loadable<Value, Failure: Error> {
  case idle
  case loaded(Value)
  case failed(Failure)
}

struct Bundled<Value> {
  var value: Value
  var others: [Value]
}

final class Keeper<State> {
  let state: Loadable<State, any Error>

  init(state: Loadable<State, any Error>) { self.state = state }
}

indirect enum Branching<Leaf> {
  case leaf(Leaf)
  case both(Branching<Leaf>, Branching<Leaf>)
}

/// Of `Never`, some of its cases are left, and what those hold is empty.
enum Scheme<Step: Hashable> {
  indirect case sequence([Scheme<Step>])
  case run(Step), pair((Step, Int)), bundle(Bundled<Step>)
  case cancel(id: Int)
  case last(Step?)
  case steps(Set<Step>, [Step: Int])
  case states(Loadable<Step, Never>)
  case rule((Step) -> Int)
}

struct Profile {
  var name: Loadable<String, any Error>
  var shape: Bundled<any Stroke>
  var pair: Bundled<(Int, String)>
  var rule: Bundled<(Int) -> Bool>
  var nested: [Bundled<Bundled<(any Stroke)?>>]
  var keeper: Keeper<Bool>
  var tree: Branching<(any Stroke)?>
  var certain: Loadable<Int, Never>
  var plan: Scheme<Never>
  var blank: [Loadable<Never, Never>]
  var event: FeatureEvent<Editor>
}

/// What says nothing of its answers has none, and the cases that would hold one are left out.
protocol Feature {
  associatedtype Tap = Never
  associatedtype Answer = Never
}

enum FeatureEvent<Source: Feature> {
  case answer(Source.Answer)
  case tap(Source.Tap)
  case answers([Source.Answer], of: Bundled<Source.Answer?>)
  case ended
}

struct Editor: Feature {
  enum Tap { case save, undo(Int) }

  var drafts: [Answer]
  var title: String
}

/// One of a parameter of its own.
struct Fetching<Item> {
  var items: Loadable<Item, any Error>
}

protocol Stroke {
  var length: Int { get }
}

struct Stripe: Stroke, Equatable {
  let length: Int
}

struct Speck: Stroke, Equatable {
  var length: Int { 0 }
}
