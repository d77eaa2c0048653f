extension Choices {
  /// Which of several alternatives to take, each as likely; the first is the simplest.
  ///
  /// - Parameter count: How many there are, at least one.
  /// - Returns: An index in `0..<count`.
  @inlinable
  public mutating func alternative(of count: Int) -> Int {
    precondition(count > 0, "alternative(of: \(count)): there must be one alternative at least")
    if isTaped, let tape {
      return recordedAlternative(tape, leaves: count, of: count) { $0.randomIndex(below: count) }
    }
    return randomIndex(below: count)
  }

  /// Which of several alternatives of a generic type to take, each as likely. Where its argument may
  /// lead back to a recursive type that it is drawn in, those below `leaves` get likelier the deeper
  /// the draw is, until nothing else is drawn.
  ///
  /// ```swift
  /// switch choices.alternative(of: 2, endingIn: 1) {
  /// case 0: return .idle
  /// default: return try .loaded(choices.draw(Value.self))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - count: How many there are in all.
  ///   - leaves: How many alternatives, the first ones, need no value of the argument; at least one.
  /// - Returns: An index in `0..<count`.
  @inlinable
  public mutating func alternative(of count: Int, endingIn leaves: Int) -> Int {
    precondition(
      leaves > 0 && leaves <= count,
      "alternative(of: \(count), endingIn: \(leaves)): one alternative at least must be an end")
    if isTaped, let tape {
      return recordedAlternative(tape, leaves: leaves, of: count) {
        $0.randomIndex(below: $0.isEnding() ? leaves : count)
      }
    }
    return randomIndex(below: isEnding() ? leaves : count)
  }

  /// Which of several alternatives of a recursive type to take: those below `leaves` hold no value
  /// of the same type and get likelier the deeper the draw is, until nothing else is drawn. The
  /// depth is what `descend(_:)` counts.
  ///
  /// - Parameters:
  ///   - leaves: How many alternatives, the first ones, end the recursion; at least one.
  ///   - count: How many there are in all.
  /// - Returns: An index in `0..<count`.
  @inlinable @inline(__always)
  public mutating func alternative(leaves: Int, of count: Int) -> Int {
    precondition(
      leaves > 0 && leaves <= count,
      "alternative(leaves: \(leaves), of: \(count)): one alternative at least must end the recursion"
    )
    if isTaped, let tape {
      return recordedAlternative(tape, leaves: leaves, of: count) {
        $0.randomAlternative(leaves: leaves, of: count)
      }
    }
    return randomAlternative(leaves: leaves, of: count)
  }

  /// Which of several alternatives to take by weights.
  ///
  /// - Parameter weights: The running sums of the weights; the last is above zero.
  @usableFromInline
  mutating func alternative(runningWeights weights: [Int]) -> Int {
    if isTaped, let tape {
      return recordedAlternative(tape, leaves: weights.count, of: weights.count) {
        $0.randomAlternative(runningWeights: weights)
      }
    }
    return randomAlternative(runningWeights: weights)
  }

  /// Whether an optional holds a value: no is the simpler; yes is seven times as likely, but for
  /// inside values of recursive types, which have to end.
  @inlinable
  public mutating func presence() -> Bool {
    if isTaped, let uncounted {
      return uncounted._withUnsafeGuaranteedRef { recordedPresence($0) }
    }
    return randomPresence()
  }

  /// How many elements to draw: the range's smallest number is the simplest. Every number is as
  /// likely, but for the ends, which come more often, and inside values of recursive types and in
  /// the first cases, where the small ones do.
  ///
  /// - Parameter range: Numbers of elements, none negative.
  @inlinable
  public mutating func count(in range: ClosedRange<Int>) -> Int {
    precondition(range.lowerBound >= 0, "count(in: \(range)): a count cannot be negative")
    if range.lowerBound == range.upperBound { return range.lowerBound }
    if isTaped, let uncounted {
      return uncounted._withUnsafeGuaranteedRef { recordedCount($0, in: range) }
    }
    return randomCount(in: range)
  }

  /// How many elements to draw where nobody says: mostly few, at times over a hundred, fewer inside
  /// other collections.
  @inlinable
  mutating func count() -> Int {
    if isTaped, let uncounted { return uncounted._withUnsafeGuaranteedRef { recordedCount($0) } }
    if quest != nil, let count = soughtCount() { return count }
    return randomCount()
  }
}

extension Choices {
  /// The size of the case, recorded as a choice: a replay needs it, and it can be lowered.
  mutating func currentSize() -> Int {
    guard let tape else { return size }
    return Int(tape.choose(.integer, in: 0...100, origin: 0) { Int128(size) })
  }
}

// MARK: - Random answers

extension Choices {
  /// How deep values of recursive types are nested at most.
  @usableFromInline static let deepest = 24

  @inlinable @_transparent
  mutating func randomAlternative(leaves: Int, of count: Int) -> Int {
    if leaves == count || isDeep() { return randomIndex(below: leaves) }
    return leaves &+ randomIndex(below: count &- leaves)
  }

  @inlinable @_transparent
  mutating func randomIndex(below count: Int) -> Int {
    Int(truncatingIfNeeded: uniform(below: UInt64(truncatingIfNeeded: count)))
  }

  /// Whether a value inside of a recursive one should end here.
  @inlinable @_transparent
  mutating func isEnding() -> Bool { depth > 0 && isDeep() }

  /// How deep recursive values end at the latest where they are drawn at random.
  @inlinable static var endingDepth: Int { 8 }

  /// Whether a recursive value should end here: likelier the deeper it is, certain at depth 8. With
  /// two children a node this gives trees of 16 nodes in the mean.
  @inlinable @_transparent
  mutating func isDeep() -> Bool {
    uniform(below: UInt64(truncatingIfNeeded: 1 &+ size / 14))
      < UInt64(truncatingIfNeeded: depth &+ restraint)
  }

  /// How much smaller collections and recursive values become where the case has drawn much
  /// already, as collections inside of collections multiply: by 1 for each thousand words, up to 6,
  /// so that nothing becomes impossible.
  @inlinable @_transparent
  var restraint: Int { Int(truncatingIfNeeded: min(drawnWords >> 10, 6)) }

  @inlinable @_transparent
  mutating func randomPresence() -> Bool {
    depth > 0 ? !isDeep() : nextWord() & 7 != 0
  }

  mutating func randomAlternative(runningWeights weights: [Int]) -> Int {
    let total = UInt64(truncatingIfNeeded: weights[weights.count - 1])
    let point = Int(truncatingIfNeeded: uniform(below: total))
    return weights.firstIndex { point < $0 } ?? 0
  }

  @inlinable @_transparent
  mutating func randomCount(in range: ClosedRange<Int>) -> Int {
    // No collection can be that large: `1...Int.max` means one element or more.
    if range.upperBound &- range.lowerBound >= Int(Int32.max) {
      return range.lowerBound &+ randomCount()
    }
    var width = UInt64(truncatingIfNeeded: range.upperBound &- range.lowerBound)
    if size < 100 { width = min(width, UInt64(truncatingIfNeeded: largestCount)) }
    if depth > 0 { width >>= UInt64(truncatingIfNeeded: depth) }
    let word = nextWord()
    if word & 0xff < edges {
      // The ends: two of three times an empty or a single-element collection, else the largest.
      let few = word >> 8 & 1
      return range.lowerBound
        &+ Int(truncatingIfNeeded: (word >> 9) % 3 == 0 ? width : min(few, width))
    }
    return range.lowerBound
      &+ Int(truncatingIfNeeded: (word >> 8).multipliedFullWidth(by: (width &+ 1) << 8).high)
  }

  /// How many elements follow clues, in attempts that do; nil where that would be many inside of
  /// many.
  @usableFromInline
  mutating func soughtCount() -> Int? {
    guard depth == 0, let count = quest?.takeUnretainedValue().count(nextWord()) else { return nil }
    return count <= Clues.largestCount >> (4 * nesting) ? count : nil
  }

  @inlinable @_transparent
  mutating func randomCount() -> Int {
    let word = nextWord()
    // Any power of two from 2 to 128 is as likely as the number below which the count is drawn.
    let most = max(0, 7 &- 2 &* nesting &- 2 &* depth)
    let powers = max(min(most, 1), most &- restraint)
    // Where that leaves none, a recursive value goes on in one element, until it is to end.
    if powers == 0, depth > 0 { return word >> 63 == 0 && !isDeep() ? 1 : 0 }
    let power = ((word & 0xffff) &* UInt64(truncatingIfNeeded: powers)) >> 16
    let bound = 1 << (min(powers, 1) &+ Int(truncatingIfNeeded: power))
    let count = Int(truncatingIfNeeded: ((word >> 32) &* UInt64(truncatingIfNeeded: bound)) >> 32)
    return min(count, largestCount)
  }

  /// How many elements a collection has at most in the first cases.
  @inlinable @_transparent var largestCount: Int { size < 100 ? 1 &+ size / 2 : .max }
}

// MARK: - Recorded answers

extension Choices {
  @usableFromInline
  mutating func recordedAlternative(
    _ tape: Tape, leaves: Int, of count: Int, _ random: (inout Choices) -> Int
  ) -> Int {
    let among = depth < Choices.deepest ? count : leaves
    let index = tape.choose(.alternative, in: 0...Int128(among - 1), origin: 0) {
      Int128(min(random(&self), among - 1))
    }
    return Int(index)
  }

  @usableFromInline
  mutating func recordedPresence(_ tape: Tape) -> Bool {
    let upper: Int128 = depth < Choices.deepest ? 1 : 0
    return tape.choose(.boolean, in: 0...upper, origin: 0) { randomPresence() ? upper : 0 } == 1
  }

  @usableFromInline
  mutating func recordedCount(_ tape: Tape, in range: ClosedRange<Int>) -> Int {
    let lower = Int128(range.lowerBound)
    let upper = depth < Choices.deepest ? Int128(range.upperBound) : lower
    return Int(
      tape.choose(.count, in: lower...upper, origin: lower) {
        min(Int128(randomCount(in: range)), upper)
      })
  }

  @usableFromInline
  mutating func recordedCount(_ tape: Tape) -> Int {
    let upper: Int128 = depth < Choices.deepest ? 1 << 20 : 0
    return Int(
      tape.choose(.count, in: 0...upper, origin: 0) {
        min(Int128(soughtCount() ?? randomCount()), upper)
      })
  }
}
