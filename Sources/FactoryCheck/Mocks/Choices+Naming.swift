/// The names by which reports show the calls of drawn functions.
extension Choices {
  /// Draws with a gen, and has reports call the functions in what it draws by a name.
  ///
  /// ```swift
  /// let clients = Gen { choices throws(Discard) in
  ///   NumberClient(fetch: try choices.naming("fetch", .function(returning: .string())))
  /// }
  /// ```
  ///
  /// Where the smallest failing case called such a function, the report says so below the values:
  /// `fetch(3) → "a"`. While a value is drawn that `begin(_:)` spoke of, its type stands in front,
  /// `NumberClient.fetch(3) → "a"`; generated gens name all functions so. One without a name is a
  /// `function`. Of several that have the same name, the second that was drawn is `fetch#2`.
  ///
  /// - Parameters:
  ///   - name: What the functions are called.
  ///   - gen: Draws them, or what holds them.
  @inlinable
  public mutating func naming<Value>(
    _ name: String, _ gen: Gen<Value>
  ) throws(Discard) -> Value {
    isTaped ? try drawn(by: gen, named: name) : try gen.draw(&self)
  }

  @usableFromInline
  mutating func drawn<Value>(by gen: Gen<Value>, named name: String) throws(Discard) -> Value {
    guard let tape, tape.calls != nil else { return try gen.draw(&self) }
    return try calling(tape.memberName(name), gen.draw)
  }

  /// Draws what has functions that reports call by a name, if these choices are for a report.
  mutating func calling<Value>(
    _ name: @autoclosure () -> String, _ draw: (inout Choices) throws(Discard) -> Value
  ) throws(Discard) -> Value {
    guard let tape, tape.calls != nil else { return try draw(&self) }
    let outer = tape.functionName
    tape.functionName = name()
    defer { tape.functionName = outer }
    return try draw(&self)
  }
}

extension Tape {
  /// Notes that a function is being drawn.
  ///
  /// - Returns: What keeps its calls; nil where no report shows them.
  func function(named name: String?, mayThrow: Bool) -> ShownFunction? {
    hasFunctions = true
    guard let calls else { return nil }
    let name = calls.numbered(name.map(memberName) ?? functionName ?? "function")
    return ShownFunction(name: name, mayThrow: mayThrow, log: calls)
  }

  /// The name of a member of what is being drawn: `NumberClient.fetch`.
  func memberName(_ name: String) -> String {
    innermostType.map { "\(SourceText.name(of: $0)).\(name)" } ?? name
  }

  /// The type of the innermost value that is being drawn; nil where none is said to be. O(n).
  private var innermostType: Any.Type? {
    var closed = 0
    for token in output.tokens.reversed() {
      switch token {
      case .close: closed += 1
      case .open where closed > 0: closed -= 1
      // A type's identifier is the type.
      case .open(.type(let identifier)): return unsafeBitCast(identifier, to: Any.Type.self)
      case .open, .choice: continue
      }
    }
    return nil
  }
}
