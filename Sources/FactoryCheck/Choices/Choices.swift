/// Where a gen gets its decisions from: a random state, or a recorded sequence that is replayed.
///
/// A gen draws and never asks where the answer comes from, so one gen makes values, replays them
/// and shrinks them:
///
/// ```swift
/// let evens = Gen { choices throws(Discard) in choices.integer(in: 0...50) * 2 }
/// ```
///
/// A draw from the random state records nothing and allocates nothing.
public struct Choices {
  // What each draw calls is `@_transparent`: debug builds, which is what tests run in, clear memory
  // for every name in a function that branches, but not for those of transparent functions. That
  // halves what a number costs there.

  /// The state of the random number generator (wyrand, Wang Yi 2019).
  @usableFromInline var state: UInt64
  /// Of 256 draws of numbers, how many are edge values in this case.
  @usableFromInline var edges: UInt64 = 0
  /// How far the magnitudes of numbers are cut in this case, in bits of 64.
  @usableFromInline var cut: UInt64 = 0
  /// How large collections become in this case: 0 to 100.
  @usableFromInline var size: Int
  /// How many values of recursive types are open.
  @usableFromInline var depth = 0
  /// How much deeper each value of a recursive type counts than the one around it.
  @usableFromInline var steepness = 1
  /// How many collections are open.
  @usableFromInline var nesting = 0
  /// How many draws of this case have failed as often as a draw may.
  @usableFromInline var failures = 0
  /// The random state that the case began with.
  @usableFromInline var first: UInt64
  /// The random state that made the text drawn last, so that it can come again.
  @usableFromInline var recentText: UInt64
  /// The bits of the number drawn last, of which copies and near copies are drawn; before the
  /// first, those of a number at an edge.
  @usableFromInline var recent = Choices.firstRecent
  /// Literals of the sources, which are edge values where there are some.
  @usableFromInline var literals: Unmanaged<Literals>?
  /// How texts and collections are drawn in an attempt that follows clues.
  @usableFromInline var quest: Unmanaged<Quest>?
  @usableFromInline let tape: Tape?
  /// The tape for what is called with every draw, where counting references would cost more than
  /// the rest.
  @usableFromInline let uncounted: Unmanaged<Tape>?
  /// Whether there is a tape: asking for it costs no reference counting, which is what the random
  /// path would spend most of its time on in debug builds.
  @usableFromInline let isTaped: Bool
  /// Whether integers are drawn in another way than at random from all of their range: there is a
  /// tape, or they are kept small.
  @usableFromInline var watchesIntegers: Bool
  /// Whether integers are kept small; see `Gen.withSmallIntegers`.
  @usableFromInline var keepsIntegersSmall = false

  @inlinable
  init(state: UInt64, size: Int, tape: Tape?) {
    self.state = state
    self.size = size
    self.tape = tape
    uncounted = tape.map(Unmanaged.passUnretained)
    isTaped = tape != nil
    watchesIntegers = tape != nil
    first = state
    recentText = state
  }

  /// What the state grows by with each word; an odd number.
  @inlinable @_transparent static var step: UInt64 { 0xa076_1d64_78bd_642f }

  @inlinable @_transparent
  mutating func nextWord() -> UInt64 {
    state &+= Choices.step
    let product = state.multipliedFullWidth(by: state ^ 0xe703_7ed1_a0b4_28db)
    return product.high ^ product.low
  }

  /// How many words the case has drawn so far. The state tells by itself, so none is counted.
  @inlinable @_transparent
  var drawnWords: UInt64 { (state &- first) &* Choices.inverseStep }

  /// What the step times is 1.
  @inlinable @_transparent static var inverseStep: UInt64 { 0x939c_72e4_af1e_62cf }

  /// A number below a bound, each as likely (Lemire's multiplication, without the rejection: the
  /// bias is under bound / 2^64).
  @inlinable @_transparent
  mutating func uniform(below bound: UInt64) -> UInt64 {
    nextWord().multipliedFullWidth(by: bound).high
  }
}

// MARK: - Cases

extension Choices {
  /// What the random states of all cases of a property are counted from.
  static func root(ofKey key: UInt64, seed: UInt64) -> UInt64 { scramble(seed ^ scramble(key)) }

  /// The random choices of one case of a property. The same root and index give the same choices on
  /// every machine, so a case can be run again alone.
  @inlinable
  static func forCase(_ index: Int, root: UInt64, tape: Tape? = nil) -> Choices {
    var choices = Choices(state: root, size: 100, tape: tape)
    choices.restart(index, root: root)
    return choices
  }

  /// Makes these the random choices of another case: the same as new ones, at less cost.
  @inlinable @_transparent
  mutating func restart(_ index: Int, root: UInt64) {
    // A Weyl sequence: the generator itself scrambles what is drawn from neighbouring states.
    state = root &+ UInt64(truncatingIfNeeded: index) &* 0x9e37_79b9_7f4a_7c15
    size = Choices.size(ofCase: index)
    first = state
    recentText = state
    recent = Choices.firstRecent
    (depth, nesting, failures) = (0, 0, 0)
    literals = nil
    favour(index)
  }

  @inlinable @_transparent static var firstRecent: UInt64 { 0x7fff_ffff_ffff_ffff }

  /// Decides what a case favours (swarm testing, Groce et al. 2012). Eight cases in a row differ,
  /// and the next eight favour the same: in two all numbers are at edges, so that edges of all
  /// members meet; in two numbers are small, so that equal ones do; in others there is nothing of
  /// either. An order that repeats is one that processors foresee.
  @inlinable @_transparent
  mutating func favour(_ index: Int) {
    let turn = UInt64(truncatingIfNeeded: index &* 8)
    edges = 0x00_ff_00_60_00_ff_40_00 &>> turn & 0xff
    cut = 0x38_00_00_00_3c_00_00_36 &>> turn & 0xff
    if size < 100 { cut = max(cut, UInt64(truncatingIfNeeded: (100 &- size) &* 5 / 8)) }
  }

  /// Ends what the case favours, for draws that have failed too often.
  @usableFromInline
  mutating func favourNothing() { (edges, cut) = (0, 0) }

  /// Cases grow: the first are small, from the fiftieth on all sizes appear.
  @inlinable @_transparent
  static func size(ofCase index: Int) -> Int { index < 50 ? index * 2 : 100 }

  /// Choices that replay a sequence.
  static func replaying(_ tape: Tape, state: UInt64 = 0) -> Choices {
    Choices(state: state, size: 100, tape: tape)
  }

  /// Says that all values of the case are drawn.
  ///
  /// - Throws: `Discard` where what was drawn is not worth a run.
  @usableFromInline
  func finish() throws(Discard) { try tape?.finish() }

  /// The choices of a case that has not begun, for somebody else to draw them.
  var again: Choices { tape.map { .replaying($0.rewound, state: state) } ?? self }
}

// MARK: - Spans

extension Choices {
  /// Says that a composite value of a type is being drawn: what is drawn until the matching `end()`
  /// belongs together and is shrunk as one. Generated gens call it, and gens written by hand may.
  @inlinable
  public mutating func begin<T: ~Copyable>(_ type: T.Type) {
    begin(.type(ObjectIdentifier(type)))
  }

  /// Ends what `begin(_:)` began.
  @inlinable
  public mutating func end() {
    if isTaped, let uncounted { uncounted._withUnsafeGuaranteedRef { $0.end() } }
  }

  /// How deep values are nested before that counts as a recursion without end: the alternatives
  /// that end one do so at a depth of 24.
  @usableFromInline static var deepestAllowed: Int { 1_000 }

  /// Ends the process with a message instead of a stack overflow, which says nothing.
  @usableFromInline
  static func endRecursion(of type: String) -> Never {
    fatalError(
      """
      FactoryCheck: the gen of \(type) draws values inside values without end, \(deepestAllowed) so \
      far. Choose between its alternatives by choices.alternative(leaves:of:), those that hold no \
      \(type) first, or use Gen.recursive.
      """)
  }

  /// `begin(_:)` for a type whose values can contain values of the same type: it also counts how
  /// deep they are nested, so that collections and alternatives stay small and end.
  @inlinable
  public mutating func descend<T: ~Copyable>(_ type: T.Type) {
    depth += steepness
    if depth > Choices.deepestAllowed &* steepness { Choices.endRecursion(of: "\(type)") }
    begin(type)
  }

  /// Ends what `descend(_:)` began.
  @inlinable
  public mutating func ascend() {
    depth -= steepness
    end()
  }

  /// `descend(_:)` for a type whose values are not to be nested deeper than so many: the value that
  /// would be the last one ends, as those at a depth of 24 do.
  ///
  /// ```swift
  /// let outerDepth = choices.descend(Tree.self, atMost: 3)
  /// defer { choices.ascend(to: outerDepth) }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The recursive type.
  ///   - most: How many values of recursive types are nested in each other at most, the one that is
  ///     drawn included.
  /// - Returns: The depth outside, for `ascend(to:)`.
  @inlinable
  public mutating func descend<T: ~Copyable>(_ type: T.Type, atMost most: Int) -> Int {
    let outer = depth
    descend(type)
    if depth >= most { depth = max(depth, Choices.deepest) }
    return outer
  }

  /// Ends what `descend(_:atMost:)` began.
  ///
  /// - Parameter depth: What that returned.
  @inlinable
  public mutating func ascend(to depth: Int) {
    self.depth = depth
    end()
  }

  @inlinable @_transparent
  mutating func begin(_ label: Span.Label) {
    if isTaped, let uncounted { uncounted._withUnsafeGuaranteedRef { $0.begin(label) } }
  }
}
