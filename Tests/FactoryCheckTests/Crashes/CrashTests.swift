import Foundation
import Testing

@testable import FactoryCheck

/// What a process printed that crashed tells how.
struct CrashTests {
  static let outputs: [(Int32, String, String)] = [
    (SIGILL, "", "The process crashed: trap\(Crash.hint)"),
    (SIGSEGV, "", "The process crashed: bad access to memory"),
    (SIGABRT, "Hello\n", "The process crashed: abort() was called"),
    (
      SIGABRT, "Could not cast value of type 'A' (0x7f39c0dd7ca0) to 'B' (0x7f39c0dda698).\n",
      "The process crashed: Could not cast value of type 'A' to 'B'."
    ),
    (
      SIGABRT, "Simultaneous accesses to 0x1.\nFatal access conflict detected.\n",
      "The process crashed: Fatal access conflict detected."
    ),
    (SIGUSR1, "", "The process crashed: signal \(SIGUSR1)"),
    (
      SIGILL, "M/File.swift:12: Fatal error: too much\n",
      "The process crashed at M/File.swift:12: Fatal error: too much"
    ),
    (
      SIGILL, "M/File.swift:12: Fatal error\n",
      "The process crashed at M/File.swift:12: Fatal error"
    ),
    (
      SIGILL, "M/A.swift:1: Fatal error: caught\nM/B.swift:2: Precondition failed: a\nb\n\nmore",
      "The process crashed at M/B.swift:2: Precondition failed: a"
    ),
    (
      SIGILL, "Swift/Array.swift:692: Fatal error: Index out of range\n\(trace)",
      "The process crashed at File.swift:7:21: Fatal error: Index out of range"
    ),
    (
      SIGILL, "*** Swift runtime failure: arithmetic overflow ***\n\(trace)",
      "The process crashed at File.swift:7:21: arithmetic overflow"
    ),
    (
      SIGSEGV, closures, "The process crashed at F.swift:1:2: bad access to memory"
    ),
    (
      SIGTRAP, trace,
      "The process crashed at File.swift:7:21: trap in Array.subscript.getter\(Crash.hint)"
    ),
    (
      SIGILL, optimised("specialized thunk for @callee_guaranteed", "specialized f(_:)"),
      "The process crashed at F.swift:1:2: trap in f(_:)\(Crash.hint)"
    ),
    (
      SIGILL, optimised("thunk for @callee", "closure #1 in checkAll<A>(_:)"),
      "The process crashed at F.swift:1:2: trap\(Crash.hint)"
    ),
    (
      SIGILL, optimised("implicit closure #1 in f(_:)", "g(_:)"),
      "The process crashed at F.swift:1:2: trap in f(_:)\(Crash.hint)"
    ),
    (
      SIGILL, optimised("protocol witness for P.g() in conformance C", "f(_:)"),
      "The process crashed at F.swift:1:2: trap in f(_:)\(Crash.hint)"
    ),
    (
      SIGILL, optimised("f(_:)", "Swift runtime failure: arithmetic overflow"),
      "The process crashed at F.swift:1:2: arithmetic overflow"
    ),
    (
      SIGSEGV, recursion,
      "The process crashed at F.swift:1:2: stack overflow, as f(_:) calls itself without end"
    ),
    (
      SIGILL, expansion, "The process crashed at F.swift:10:33: arithmetic overflow"
    ),
  ]

  /// What `#expect` was given crashed: it stands in a file that the compiler has made up.
  private static let expansion = """
      0 0x0000559102910b00 Swift runtime failure: arithmetic overflow in b at //<compiler-generated>
      1 0x0000559102910b00 closure #1 in f() + 460 in b at /tmp/made/@__swiftmacro_1M6expectfMf_.swift:1:50
      2 [ra] 0x000055910291141a f() + 329 in b at /a/F.swift:10:33
    """

  /// A backtrace in which the optimiser has left the places of few functions, one of them ours.
  private static func optimised(_ first: String, _ second: String) -> String {
    let ours = #filePath.replacing(
      "Tests/FactoryCheckTests/Crashes/CrashTests", with: "Sources/FactoryCheck/Checking/Inline")
    return """
      Thread 0 "b" crashed:

        0 [inlined] [system] 0x00007f735296df7f \(first) + 51 in b at \(ours):24:10
        1 [ra] 0x00007f735296df7f \(second) in b at /a/F.swift:1:2
      """
  }

  private static let trace = """

    Thread 0 "b" crashed:

      0 [inlined] [system] 0x00007f735296df7f Array.subscript.getter in b at //<compiler-generated>
      1 [ra]               0x0000559102910b00 g(_:) + 511 in b at /a folder/File.swift:7:21
      2 [ra]               0x000055910291141a main + 329 in b at /a folder/main.swift:16:7
    """

  private static let recursion = (0..<20).map {
    "  \($0) [ra] 0x0000559102910b00 f(_:) + 5 in b at /F.swift:1:2"
  }.joined(separator: "\n")

  /// A deep stack of closures of different functions is no recursion.
  private static let closures = (0..<20).map {
    "  \($0) [ra] 0x0000559102910b00 closure #1 in f\($0)(_:) + 5 in b at /F.swift:1:2"
  }.joined(separator: "\n")

  @Test("A crash is told by the trap's message and its place", arguments: outputs)
  func description(signal: Int32, output: String, expected: String) {
    #expect("\(Crash(signal: signal, output: output))" == expected)
  }

  @Test(
    "What a gen called to make a value is known, and nothing else is taken for it",
    arguments: [
      (["static Time.draw(_:)"], nil),
      (["Time.init(year:)", "static Time.draw(_:)"], "Time.init(year:)"),
      (["f()", "Box.__allocating_init(_:)", "closure #1 in static Box.draw(_:)"], "Box.init(_:)"),
      (["Time.init(year:)", "protocol witness for static A.draw(_:) in b"], nil),
      (["A.init(b:)", "static B.draw(_:)", "C.init(d:)", "static D.draw(_:)"], "A.init(b:)"),
      (
        ["A.init(b:)", "closure #1 in closure #1 in A._Arbitrary.callAsFunction(b:)", "f()"],
        "A.init(b:)"
      ),
      (
        ["A.init(b:)", "closure #1 in static Factory<A>.arbitrary(b:)", "static B.draw(_:)"],
        "A.init(b:)"
      ),
      (["static Time.of(year:)", "static Time.draw(_:)"], "Time.of(year:)"),
      (
        ["Box.side.didset", "Box.side.setter", "closure #1 in static Box.draw(_:)"],
        "Box.side.setter"
      ),
      (["Time.year.getter", "static Time.draw(_:)"], nil),
      (["closure #1 in closure #1 in Time.init()", "static Time.draw(_:)"], nil),
      (["Time.init(year:)", "f(_:)"], nil),
    ] as [([String], String?)])
  func maker(functions: [String], expected: String?) {
    let frames = functions.enumerated().map { "\($0) 0x0000000000000001 \($1) + 5 in a\n" }
    #expect(Crash(signal: SIGILL, output: frames.joined()).maker == expected)
  }

  @Test("Traps at the same line are the same crash, whatever they say")
  func identity() {
    let crashes = ["M/A.swift:1: Fatal error: 1", "M/A.swift:1: Fatal error: 2"].map {
      Crash(signal: SIGILL, output: $0)
    }
    #expect(crashes[0].identity == crashes[1].identity)
  }

  @Test("Traps at other lines, or by other signals, are other crashes")
  func otherIdentity() {
    let crashes = [
      Crash(signal: SIGILL, output: "M/A.swift:1: Fatal error: 1"),
      Crash(signal: SIGILL, output: "M/A.swift:2: Fatal error: 1"),
      Crash(signal: SIGILL, output: ""), Crash(signal: SIGSEGV, output: ""),
    ]
    #expect(Set(crashes.map(\.identity)).count == 4)
  }
}
