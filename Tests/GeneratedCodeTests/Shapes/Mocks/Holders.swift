/// Types that hold their collaborators by protocol, whose mocks stand for those.
protocol Clerk: Sendable {
  var name: String { get }
  func price(of item: String) throws(OutOfReach) -> Int
}

struct Till {
  let clerk: any Clerk
  let isOpen: Bool
}

struct Market {
  var first: (any Clerk)?
  var others: [any Clerk]
}

enum Contact {
  case nobody
  case clerk(any Clerk)
}

struct Rota<Day> {
  let clerk: any Clerk
  let days: [Day]
}

/// What answers with what holds another one of it has no mock that would have an end.
protocol Manager {
  func office() -> Office
}

struct Office {
  let manager: any Manager
}

/// One that a type conforms to stands for itself.
protocol Priced {
  var price: Int { get }
}

struct Article: Priced, Equatable {
  let price: Int
}

struct Basket {
  let item: any Priced
}

/// One answers with the other.
protocol Depots {
  func clerk(_ number: Int) -> any Clerk
}

struct Region {
  let depots: any Depots
}

/// One whose mock is generic is made for each type that is given.
protocol Pallet<Good>: Sendable {
  associatedtype Good: Sendable
  var label: String { get }
  var first: Good? { get }
  func goods(_ limit: Int) async throws(OutOfReach) -> [Good]
  func heaviest() -> Good
}

struct Ship {
  let pallet: any Pallet<String>
  var spare: (any Pallet<Int>)?
}

struct Truck {
  let label: String

  init(_ pallet: some Pallet<String>) { label = pallet.label }
}

/// One answers with the other.
protocol Harbour {
  func pallet(of number: Int) -> any Pallet<Article>
}

/// What it answers may be one of its own, as far as that is nil or empty at last.
protocol Guide: AnyObject {
  var parent: (any Guide)? { get set }
  var children: [any Guide] { get }
  func steps() -> Int
}

struct Tour {
  var guide: any Guide
  var others: [any Guide]
}

/// Protocols that lead back to themselves: what they answer ends, since it is made when it is asked
/// for.
protocol Coordinating {
  var parent: (any Coordinating)? { get }
  var children: [any Coordinating] { get set }
  func next() -> any Coordinating
  func window() -> any CoordinatedWindow
}

protocol CoordinatedWindow {
  var coordinator: any Coordinating { get }
  func title() -> String
}

/// A view that holds its presenter, which holds its view.
protocol LobbyView: AnyObject {
  var presenter: (any LobbyPresenting)? { get set }
  func show(_ guests: [String])
}

protocol LobbyPresenting: AnyObject { func arrive(_ guest: String) -> Int }

final class LobbyPresenter: LobbyPresenting {
  private(set) weak var view: (any LobbyView)?
  private var guests: [String] = []

  init(view: any LobbyView) { self.view = view }

  func arrive(_ guest: String) -> Int {
    guests.append(guest)
    view?.show(guests)
    return guests.count
  }
}
