extension Choices {
  @inlinable
  mutating func array<T>(
    count range: ClosedRange<Int>?, element: (inout Choices) throws(Discard) -> T
  ) throws(Discard) -> [T] {
    begin(.collection)
    let count = elementCount(in: range)
    var array: [T] = []
    array.reserveCapacity(Swift.min(count, 1 << 12))
    let share = edges
    // In a long array a few elements at edges are enough.
    if count > 8, quest == nil { edges &>>= 2 }
    let repeats = repeatsElements(count)
    let start = state
    nesting &+= 1
    if !isTaped {
      for _ in 0..<count {
        if repeats { state = start }
        array.append(try element(&self))
      }
    } else {
      for _ in 0..<count {
        if repeats { state = start }
        begin(.element)
        array.append(try element(&self))
        end()
      }
    }
    nesting &-= 1
    edges = share
    end()
    return array
  }

  /// Nil or a value, in a span of its own: without it, what follows would read the choices of a
  /// value that shrinking takes away.
  @inlinable
  mutating func optional<T>(
    _ draw: (inout Choices) throws(Discard) -> T
  ) throws(Discard) -> T? {
    begin(.alternatives(2))
    let value = presence() ? try draw(&self) : nil
    end()
    return value
  }

  /// Whether an array's elements are all drawn from one random state, which makes them equal.
  @inlinable
  mutating func repeatsElements(_ count: Int) -> Bool {
    count > 1 && nextWord() & 0x3ff < edges
  }

  /// Draws so many elements that differ from each other. A draw that repeats an earlier one is
  /// forgotten; after a hundred of them in a row the collection stays smaller, or the case is
  /// discarded where that is too small. The simplest elements that differ are the first in the
  /// order of simplicity: three integers are 0, 1 and -1.
  ///
  /// - Parameter insert: Draws an element; false where the collection already held it.
  @inlinable
  mutating func distinct(
    count range: ClosedRange<Int>?, insert: (inout Choices) throws(Discard) -> Bool
  ) throws(Discard) {
    begin(.collection)
    let position = tape.positionOfNext
    let wanted = elementCount(in: range)
    let least = range?.lowerBound ?? 0
    var count = 0
    var step: [Choice]?
    let favours = (edges, cut)
    nesting &+= 1
    while count < wanted, try insertNew(insert, isNeeded: count < least, &step) { count &+= 1 }
    nesting &-= 1
    (edges, cut) = favours
    if count < wanted {
      guard count >= least else {
        noteMissing(elements: least)
        throw Discard()
      }
      amend(at: position, count)
    }
    end()
  }

  @inlinable
  mutating func set<T: Hashable>(
    count: ClosedRange<Int>?, element: (inout Choices) throws(Discard) -> T
  ) throws(Discard) -> Set<T> {
    var set: Set<T> = []
    try distinct(count: count) { choices throws(Discard) in
      set.insert(try element(&choices)).inserted
    }
    return set
  }

  @inlinable
  mutating func dictionary<Key: Hashable, Value>(
    count: ClosedRange<Int>?, key: (inout Choices) throws(Discard) -> Key,
    value: (inout Choices) throws(Discard) -> Value
  ) throws(Discard) -> [Key: Value] {
    var dictionary: [Key: Value] = [:]
    try distinct(count: count) { choices throws(Discard) in
      choices.quest?.takeUnretainedValue().isAtKey = true
      let key = try key(&choices)
      choices.quest?.takeUnretainedValue().isAtKey = false
      guard dictionary[key] == nil else { return false }
      dictionary[key] = try value(&choices)
      return true
    }
    return dictionary
  }

  @inlinable
  mutating func elementCount(in range: ClosedRange<Int>?) -> Int {
    if let range { count(in: range) } else { count() }
  }

  /// Tries to add one element; false where a hundred draws in a row were there already.
  ///
  /// - Parameters:
  ///   - isNeeded: Whether the collection is too small without it.
  ///   - step: The choices of the simplest element that was added last; see `recordedInsertNew`.
  @inlinable
  mutating func insertNew(
    _ insert: (inout Choices) throws(Discard) -> Bool, isNeeded: Bool, _ step: inout [Choice]?
  ) throws(Discard) -> Bool {
    if isTaped, let tape { return try recordedInsertNew(tape, insert, isNeeded: isNeeded, &step) }
    for attempt in 0..<Choices.attempts {
      if attempt == Choices.patience { favourNothing() }
      if try insert(&self) { return true }
    }
    return false
  }

  /// Where the tape has nothing but simplest answers left, which would repeat for ever, a needed
  /// element takes the next simplest choices each time.
  @usableFromInline
  mutating func recordedInsertNew(
    _ tape: Tape, _ insert: (inout Choices) throws(Discard) -> Bool, isNeeded: Bool,
    _ step: inout [Choice]?
  ) throws(Discard) -> Bool {
    for attempt in 0..<Choices.attempts {
      if attempt == Choices.patience { favourNothing() }
      if isNeeded, let last = step {
        guard let next = last.successor else { return false }
        step = next
        tape.dictate(next)
      }
      let (position, depth) = (tape.position, tape.depth)
      tape.begin(.element)
      let isNew = try insertDictated(insert, isDictated: step != nil)
      tape.dictate([])
      let choices = tape.choices(from: position)
      if isNew {
        tape.end()
        if step != nil { step = choices }
        return true
      }
      tape.retract(to: position, depth: depth)
      if tape.canRetry || tape.hasMore { continue }
      guard isNeeded else { return false }
      if !choices.isEmpty { step = choices }
    }
    return false
  }

  /// Inserts an element; one that is made from dictated choices may be one that a filter rejects.
  private mutating func insertDictated(
    _ insert: (inout Choices) throws(Discard) -> Bool, isDictated: Bool
  ) throws(Discard) -> Bool {
    let before = (self.depth, nesting, edges, cut)
    do throws(Discard) {
      return try insert(&self)
    } catch {
      guard isDictated else { throw error }
      (self.depth, nesting, edges, cut) = before
      return false
    }
  }

  /// Notes how many different elements were needed and not found.
  @usableFromInline
  func noteMissing(elements: Int) { tape?.note(.elements(elements)) }

  /// Records another answer than the one that was drawn at a position.
  @usableFromInline
  func amend(at position: Int, _ answer: Int) { tape?.amend(at: position, Int128(answer)) }
}

extension Tape? {
  /// Where the next token is recorded; 0 without a tape.
  @usableFromInline var positionOfNext: Int { self?.position ?? 0 }
}
