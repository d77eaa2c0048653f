/// What was found out about a case that failed once, and not each time when it ran again.
struct Flakiness: Equatable, Sendable {
  /// How often the case was run again.
  var runs = Repetition.most
  /// How many of those runs failed in the same way.
  var failures = 0
  /// How many of them failed in another way.
  var otherFailures = 0
  /// The part of the values that differs though the choices are the same, by its name; nil where
  /// the values stay the same, so that it is the body that varies.
  var varyingPart: String?
}

// MARK: - Words

extension Flakiness: CustomStringConvertible {
  var description: String {
    guard let varyingPart else {
      return """
        \(again): the property depends on something besides its values, such as the time, a random \
        number, the order of a Set or a Dictionary, or what an earlier case left behind, such as a \
        task that it did not wait for. These values may not be the smallest.
        """
    }
    let part = varyingPart.isEmpty ? "The values" : varyingPart
    return """
      \(again), and the gen made other values from them each time: \(part) \
      \(varyingPart.isEmpty ? "vary" : "varies"). A gen's closures must not ask for the time or for \
      random numbers, nor go through a Set or a Dictionary; what they need they draw.
      """
  }

  private var again: String {
    let others =
      otherFailures > 0 ? " in this way and \(counted(otherFailures, "time")) in another" : ""
    return """
      Run again \(counted(runs, "time")) on the same choices, it failed \
      \(counted(failures, "time"))\(others)
      """
  }
}
