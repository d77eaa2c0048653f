protocol Shown {
  func show(_ title: String) -> Int
  func reload()
}

/// Named as Mockolo names overloads: own members before those of the parent.
/// @mockable(overloads: mockolo)
protocol Showing: Shown {
  var show: Int { get set }
  func show(post: Post) async throws -> Int
  func show(post: Post, style: String)
  func show<Rows: Collection>(_ rows: Rows, at place: Int) where Rows.Element == Int
  static func show(post: Post) -> Bool
  func find(_ id: Int) -> Post?
  func find(_ id: String) -> Post?
  func find() -> [Post]
  subscript(index: Int) -> String { get set }
  subscript(safe index: Int) -> String? { get }

  #if os(Windows)
    func draw(on canvas: [String])
  #else
    func draw(on canvas: String)
    func draw(on canvas: Int)
  #endif
}

/// Where Mockolo gives one name to two, or none at all, the usual ones are there.
/// @mockable(overloads: mockolo; spy)
protocol Clashing {
  func load()
  func load() async
  func load(id: Int!) -> Int
  func load(id: String!) -> Int
  func load(`in`: Int) -> Int
  func save(_ id: Int)
  func save(id: Int)
  var text: String { get set }
  func textSet()
  func text(of id: Int) -> String
}

/// The methods of a class before those that it inherits.
/// @mockable(overloads: mockolo)
class Route: Path {
  func go(to place: String) -> Int { 1 }
  func go(by way: Int) -> Int { 2 }
}

class Path {
  func go() -> Int { 3 }
  func stop() -> Int { 4 }
}
