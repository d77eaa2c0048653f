import Foundation

// Protocols that only subclasses of `NSObject` can conform to, as delegates are, or of a class here.

protocol Listener: NSObjectProtocol {
  func heard(_ word: String) -> Int
}

protocol NamedListener: Listener, Hashable {
  var name: String { get set }
  var description: String { get }
  func isEqual(_ other: Any?) -> Bool
}

@MainActor
protocol ScreenListener: NSObjectProtocol {
  var depth: Int { get }
  init()
  func appeared()
}

protocol SharedListener: NSObject, Sendable {
  var volume: Int { get }
}

protocol MadeListener: NSObjectProtocol {
  init()
  init(name: String)
}

/// @mockable(eraser)
protocol ListenerStore: NSObjectProtocol {
  associatedtype Word: Hashable
  func heard(_ word: Word) -> [Word]
}

/// @mockable(spy)
protocol LoudListener: NSObjectProtocol {
  var isLoud: Bool { get set }
  func shout(_ word: String) -> String
}

class Recorder {
  var words: [String] = []
  init(limit: Int = 10) {}
  func record(_ word: String) { words.append(word) }
}

/// @mockable(spy)
protocol CountingRecorder: Recorder {
  var words: [String] { get }
  var count: Int { get set }
  func record(_ word: String)
  func recorded(_ word: String) -> Bool
}

@MainActor
class Stage {
  var depth = 0
  init() {}
}

protocol NamedStage: Stage {
  var depth: Int { get }
  var name: String { get set }
  func appeared() -> Int
}
