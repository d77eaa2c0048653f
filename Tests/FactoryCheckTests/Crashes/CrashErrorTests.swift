import Foundation
import Testing

@testable import FactoryCheck

/// A property whose crash cannot be shown says why, and where to look.
struct CrashErrorTests {
  static let overflow = Crash(
    signal: SIGSEGV,
    output: (0..<8).map { "\($0) 0x0000000000000001 f(_:) + 5 in a\n" }.joined())

  /// An initialiser that does not accept what a gen drew for it, by way of somebody else's function.
  static let refusal = Crash(
    signal: SIGILL,
    output: """
      App/App.swift:3: Fatal error: bad(0)
        1 [ra] 0x01 Failure.fatal.getter + 301 in b at /a/App.swift:3:22
        2 [ra] [thunk] 0x02 Time.init(year:month:) + 256 in b at /a/Time.swift:4:74
        3 [ra] 0x03 static Time.draw(_:) + 186 in b at /a/Gen.swift:217:20
        4 [ra] [thunk] 0x04 protocol witness for static Arbitrary.draw(_:) in conformance Time + 1 in b
        5 [ra] 0x05 static Entry.draw(_:) + 242 in b at /a/Gen.swift:48:68
      """)

  /// An observer that traps, behind what sets its member.
  private static let observed = Crash(
    signal: 4,
    output: """
      M/App.swift:3: Fatal error: bad(0)
        0 [ra] 0x00 bad(_:) + 97 in b at /a/App.swift:3:22
        1 [ra] 0x01 Cart.limit.didset + 31 in b at /a/Cart.swift:4:3
        2 [ra] [system] 0x02 Cart.limit.setter + 86 in b at /a/Cart.swift
        3 [ra] 0x03 closure #1 in static Cart.draw(_:) + 65 in b at /a/Gen.swift:217:20
        4 [ra] [thunk] 0x04 partial apply for closure #1 in static Cart.draw(_:) + 1 in b
        5 [ra] 0x05 setting<A>(_:_:) + 141 in b at /a/Setting.swift:7:87
      """)

  @Test(
    "Each reason has its words",
    arguments: [
      (
        .crashedOnce,
        """
        it crashed the test process, but no case crashed when each was run again in a process of its \
        own: the property depends on something besides its values
        """
      ),
      (
        .crashedTwice,
        """
        it crashed the test process twice, also where its cases were run in a process of their own: \
        look at its gens, its values' descriptions, and the message that the crash printed above
        """
      ),
      (
        .withoutValues(Crash(signal: 4, output: "M/A.swift:1: Fatal error: b\n"), caseIndex: 1),
        """
        its gens, or its values' descriptions, crash in case 2, so that there are no values to show. \
        The process crashed at M/A.swift:1: Fatal error: b. Where an initialiser does not accept what \
        was drawn, have its argument drawn otherwise: by a gen given in the property, or by a comment \
        above the member, as // arbitrary: .int(in: 1...9)
        """
      ),
      (
        .withoutValues(CrashErrorTests.refusal, caseIndex: 0),
        """
        its gens, which call Time.init(year:month:), crash in case 1, so that there are no values to \
        show. The process crashed at App.swift:3:22: Fatal error: bad(0). Where an initialiser does not \
        accept what was drawn, have its argument drawn otherwise: by a gen given in the property, or by \
        a comment above the member, as // arbitrary: .int(in: 1...9)
        """
      ),
      (
        .withoutValues(CrashErrorTests.observed, caseIndex: 0),
        """
        its gens, which set Cart.limit, crash in case 1, so that there are no values to show. The \
        process crashed at App.swift:3:22: Fatal error: bad(0). Where what sets it does not accept what \
        was drawn, have it drawn otherwise, by a gen given in the property or a comment above the \
        member, as // arbitrary: .int(in: 1...9), or keep it at its default, by // arbitrary: skip
        """
      ),
      (
        .withoutValues(CrashErrorTests.overflow, caseIndex: 0),
        """
        its gens, or its values' descriptions, crash in case 1, so that there are no values to show. \
        The process crashed: stack overflow, as f(_:) calls itself without end. A gen that draws itself \
        needs values to end with, the simplest of all, and ends sooner the deeper it is with \
        Gen.recursive, or with choices.descend(_:) and choices.alternative(leaves:of:)
        """
      ),
      (
        .lost,
        """
        it crashed the test process, and a process that was started to run its cases did not come to \
        it: look at the message that the crash printed above
        """
      ),
      (
        .earlier(7),
        """
        it crashed the test process in the run before, so that this run left it out. Set SEED=7 to have \
        the same cases in a debugger; the next run checks it again
        """
      ),
    ] as [(CrashError, String)])
  func words(error: CrashError, expected: String) {
    #expect("\(error)" == expected)
  }
}
