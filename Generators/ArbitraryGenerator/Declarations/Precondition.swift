/// A condition that an initialiser ends the program without.
struct Precondition: Sendable, Hashable {
  /// How large the integers may be that it is about.
  enum Magnitude: Int, Sendable, Comparable {
    /// So many that three of them, multiplied, are as many as there is room for.
    case factor
    /// Some hundred, and none below zero.
    case count
    /// Some hundred.
    case part
    /// So large that three of them, multiplied, are a number.
    case term
    case any

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  struct Static: Sendable, Hashable {
    var type: String
    /// With the labels of a function: `isValid(_:)`, `init(rawValue:)`.
    var name: String
    /// Whether it may throw where it is asked.
    var isTried = false

    /// The initialiser by a raw value.
    static let rawInitializer = "init(rawValue:)"

    var isInitializer: Bool { name.hasPrefix("init(") }
  }

  /// The condition, in one line; empty where it is about nothing but how large integers are, which
  /// are those in values of another type where the magnitude is any.
  var text: String
  /// How it is shown, where not by its text: as it is written where nil is handed on to be asked.
  var source: String?
  /// The parameters that it names, without backticks.
  var parameters: Set<String>
  /// The members of any values that it names.
  var members: Set<String> = []
  /// The members of types that it names: `Window.largest`, `Window.isValid(size)`.
  var statics: Set<Static> = []
  var magnitude = Magnitude.any
  /// Whether it names types of Foundation's.
  var needsFoundation = false
  /// Whether to ask it may end the program, unless what stands before it holds.
  var mayTrap = false
  /// Whether it can be asked before the call; else its text is what people are shown.
  var isReadable = true
  /// Whether it is about all elements of a collection, and not about one.
  var isOfAll = false
  /// Whether it is asked of what was made of the parameters, or only at times, nobody knows how or
  /// when.
  var isUncertain = false
}

extension Precondition {
  /// Asks for integers that are no larger than that.
  mutating func limit(to other: Magnitude) { magnitude = min(magnitude, other) }
}
