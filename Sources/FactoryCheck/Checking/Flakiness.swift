/// What was found out about a case that failed once, and not when it ran again.
struct Flakiness: Equatable, Sendable {
  /// How often such a case is run again.
  static let runs = 10

  /// How many of those runs failed.
  let failures: Int
  /// The part of the values that differs though the choices are the same, by its name; nil where
  /// the values stay the same, so that it is the body that varies.
  let varyingPart: String?
}

extension Flakiness: CustomStringConvertible {
  var description: String {
    let again = "Run again \(Flakiness.runs) times on the same choices, it failed \(failures) times"
    guard let varyingPart else {
      return """
        \(again): the property depends on something besides its values, such as the time, a random \
        number, or what an earlier case left behind, such as a task that it did not wait for. These \
        values may not be the smallest.
        """
    }
    let part = varyingPart.isEmpty ? "The values" : varyingPart
    return """
      \(again), and the gen made other values from them each time: \(part) \
      \(varyingPart.isEmpty ? "vary" : "varies"). A gen's closures must not ask for the time or for \
      random numbers, nor go through a Set or a Dictionary; what they need they draw.
      """
  }
}
