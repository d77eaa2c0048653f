/// What reports show of the mocks that were drawn from a tape.
struct ShownMocks {
  /// A member that a mock's initialiser takes, or the script of a method.
  struct Member {
    let name: String
    let value: Any
    /// The script's number, in the order in which they were drawn.
    let script: Int?
  }

  private var members: [ObjectIdentifier: [Member]] = [:]
  private var scripts = 0
  /// The scripts that answered calls, of which alone anything can depend; nil where that is not
  /// known.
  var played: Set<Int>?

  /// Whether none was drawn.
  var isEmpty: Bool { members.isEmpty }

  /// Adds a mock, and members that its initialiser takes.
  mutating func add(_ mock: AnyObject, _ values: KeyValuePairs<String, Any>) {
    members[ObjectIdentifier(mock), default: []] += values.map {
      Member(name: $0.key, value: $0.value, script: nil)
    }
  }

  /// Adds what a mock answers the calls of a method.
  ///
  /// - Returns: The script's number.
  mutating func add(_ mock: AnyObject, script: String, _ answers: Any) -> Int {
    defer { scripts += 1 }
    members[ObjectIdentifier(mock), default: []].append(
      Member(name: script, value: answers, script: scripts))
    return scripts
  }

  /// The members of a mock; nil for what is none.
  subscript(mock: ObjectIdentifier) -> [Member]? { members[mock] }

  /// Whether a report has that member.
  func shows(_ member: Member) -> Bool {
    guard let script = member.script, let played else { return true }
    return played.contains(script)
  }
}
