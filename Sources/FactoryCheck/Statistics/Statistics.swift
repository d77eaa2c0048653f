import Synchronization

/// What the bodies of a property's cases said about them. It is written to from whatever thread
/// runs a body, and read between cases.
///
/// A body's observations belong to nobody until its verdict is known: then they are those of the
/// case that ended last, and whoever ran the case has them counted or leaves it.
final class Statistics: Sendable {
  private struct Contents {
    /// What the body that is running has said.
    var open: [Observation] = []
    /// What the body that ended last said.
    var ended: [Observation] = []
    var tally = Tally()
  }

  private let contents = Mutex(Contents())

  func note(_ observation: Observation) {
    contents.withLock { $0.open.append(observation) }
  }

  /// A body has ended.
  func endCase() {
    contents.withLock { contents in
      swap(&contents.open, &contents.ended)
      contents.open.removeAll(keepingCapacity: true)
    }
  }

  /// Takes over what was said of the case that others heard of.
  func adoptCase(of other: Statistics) {
    let ended = other.contents.withLock(\.ended)
    contents.withLock { $0.ended = ended }
  }

  /// Counts what was said of the case that ended last.
  func count(caseAt index: Int) {
    contents.withLock { contents in
      contents.tally.count(contents.ended, caseAt: index)
      contents.ended.removeAll(keepingCapacity: true)
    }
  }

  /// The score that the case which ended last has for a label; nil where it has none.
  func score(of label: String) -> Double? {
    contents.withLock { Tally.scores($0.ended)[label] }
  }

  /// What has been counted, which begins anew.
  func takeTally() -> Tally {
    contents.withLock { contents in
      defer { contents.tally = Tally() }
      return contents.tally
    }
  }

  /// Adds what others have counted of later cases.
  func add(_ tally: Tally) { contents.withLock { $0.tally.add(tally) } }

  /// What has been counted.
  var tally: Tally { contents.withLock(\.tally) }
}
