/// How the declaration of what a member of a mock keeps is printed: as a constant that holds an
/// object or, for static members of generic classes, as a property that looks the object up.
///
///     private static let makeCalls: MockCalls<Void> = .init()
///     private static var makeCalls: MockCalls<Void> { MockStatics.of(Self.self, .init()) }
struct MockState {
  /// What stands before the name. A constant is free for everyone by itself, as what it holds is
  /// safe between tasks.
  let head: StaticString
  /// What stands behind what the object is made of.
  let tail: StaticString
  private let isLookedUp: Bool

  @inline(__always)
  init(of member: MockShell, in mock: MockPlan) {
    isLookedUp = mock.looksUp(member)
    tail = isLookedUp ? ") }" : ""
    head =
      switch (member.isStatic, member.isNonisolated) {
      case (false, _): "let "
      case (true, false): isLookedUp ? "static var " : "static let "
      case (true, true): isLookedUp ? "nonisolated static var " : "nonisolated static let "
      }
  }

  /// The object between the name and what it is made of. Its class is written as a type, in three
  /// pieces: what is nonisolated cannot stand in expressions.
  @inline(__always)
  func object<Content>(
    _ opening: StaticString, _ content: Content, _ closing: StaticString
  ) -> Object<Content> {
    let start: StaticString = isLookedUp ? " { MockStatics.of(Self.self, .init" : " = .init"
    return Object(opening: opening, content: content, closing: closing, start: start)
  }

  struct Object<Content: SourceWritable>: SourceWritable {
    fileprivate let opening: StaticString
    fileprivate let content: Content
    fileprivate let closing: StaticString
    /// What stands behind the class.
    fileprivate let start: StaticString

    @inline(__always)
    func write(to buffer: SourceBuffer) {
      buffer.append(": ")
      buffer.append(opening)
      buffer.append("", content, closing)
      buffer.append(start)
    }
  }
}
