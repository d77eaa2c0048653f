import Foundation

/// A property that crashed, but whose crash could not be found again.
enum CrashError: Error, Equatable, CustomStringConvertible {
  case crashedOnce
  case crashedTwice
  case withoutValues(Crash, caseIndex: Int)
  case lost
  /// It crashed the run before, under a seed, on a system where cases are not run in other
  /// processes.
  case earlier(Seed)

  var description: String {
    switch self {
    case .crashedOnce:
      """
      it crashed the test process, but no case crashed when each was run again in a process of its own: \
      the property depends on something besides its values
      """
    case .crashedTwice:
      """
      it crashed the test process twice, also where its cases were run in a process of their own: look \
      at its gens, its values' descriptions, and the message that the crash printed above
      """
    case .withoutValues(let crash, let index):
      """
      \(CrashError.whatCrashes(crash)) in case \(index + 1), so that there are no values to show. \
      \(crash)\(CrashError.whatToDo(about: crash))
      """
    case .lost:
      """
      it crashed the test process, and a process that was started to run its cases did not come to it: \
      look at the message that the crash printed above
      """
    case .earlier(let seed):
      """
      it crashed the test process in the run before, so that this run left it out. Set SEED=\(seed) to \
      have the same cases in a debugger; the next run checks it again
      """
    }
  }

  private static func whatCrashes(_ crash: Crash) -> String {
    guard let maker = crash.maker else { return "its gens, or its values' descriptions, crash" }
    return "its gens, which \(member(setBy: maker).map { "set \($0)" } ?? "call \(maker)"), crash"
  }

  /// The member that a setter sets, `Cart.limit`; nil for what is none.
  private static func member(setBy maker: String) -> Substring? {
    maker.wholeMatch(of: /(.+)\.setter/)?.1
  }

  private static func whatToDo(about crash: Crash) -> String {
    if crash.signal == SIGSEGV { return endingRecursion }
    return crash.maker.flatMap(member(setBy:)) == nil ? keepingOut : keepingAtDefault
  }

  /// What to do about an initialiser that is not made for all that may be drawn.
  private static let keepingOut = """
    . Where an initialiser does not accept what was drawn, have its argument drawn otherwise: by a gen \
    given in the property, or by a comment above the member, as // arbitrary: .int(in: 1...9)
    """

  /// What to do about an observer or a setter that is not made for all that may be drawn.
  private static let keepingAtDefault = """
    . Where what sets it does not accept what was drawn, have it drawn otherwise, by a gen given in the \
    property or a comment above the member, as // arbitrary: .int(in: 1...9), or keep it at its default, \
    by // arbitrary: skip
    """

  /// What to do about a gen that draws itself without end: hardly anything else that gens do is a
  /// bad access to memory, and a backtrace does not always show that the stack was full.
  private static let endingRecursion = """
    . A gen that draws itself needs values to end with, the simplest of all, and ends sooner the deeper \
    it is with Gen.recursive, or with choices.descend(_:) and choices.alternative(leaves:of:)
    """
}
