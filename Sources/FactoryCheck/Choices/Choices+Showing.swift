extension Choices {
  /// Hands a value on, and has reports write it as the call that made it where its members do not
  /// say: an initialiser with other labels, one that fails or throws, members that are private.
  ///
  /// ```swift
  /// let percents = Gen { choices throws(Discard) in
  ///   try choices.attempt { choices throws(Discard) in
  ///     let value = try choices.draw(Int.self)
  ///     return choices.showing(Percent(value), as: "Self(%)!", [value])   // Percent(5)!
  ///   }
  /// }
  /// ```
  ///
  /// Without it a value is written as if an initialiser took all its members. Generated gens call it
  /// for types of which that is not true.
  ///
  /// - Parameters:
  ///   - value: What was made; where it is nil, there is nothing to write.
  ///   - call: Swift that makes it, with `Self` for the type and `%` for each argument; nil where no
  ///     call does. The value is then shown by its members, and reports offer no test to paste.
  ///   - arguments: What the call was made with, asked for where a report is made only.
  /// - Returns: The value.
  @inlinable
  public func showing<Value>(
    _ value: Value, as call: StaticString?, _ arguments: @autoclosure () -> [Any] = []
  ) -> Value {
    if isTaped { show(value, as: call, arguments) }
    return value
  }

  /// Hands a value on, and has reports write it as the call that made it and what was set behind that.
  ///
  /// ```swift
  /// let users = Gen { choices throws(Discard) in
  ///   let (name, age) = (try choices.draw(String.self), try choices.draw(Int.self))
  ///   let user = Choices.setting(User(name)) { $0.age = age }
  ///   // FactoryCheck.Choices.setting(User("")) { $0.age = 3 }
  ///   return choices.showing(user, as: "Self(%)", [name], setting: ["age": age])
  /// }
  /// ```
  ///
  /// Generated gens call it for types whose initialiser does not take all that can be set.
  ///
  /// - Parameters:
  ///   - value: What was made; where it is nil, there is nothing to write.
  ///   - call: Swift that makes it, with `Self` for the type and `%` for each argument.
  ///   - arguments: What the call was made with, asked for where a report is made only.
  ///   - members: The members that were set, and to what, asked for in the same way. One whose name
  ///     has `?` behind it was left alone where its value is nil.
  /// - Returns: The value.
  @inlinable
  public func showing<Value>(
    _ value: Value, as call: StaticString, _ arguments: @autoclosure () -> [Any],
    setting members: @autoclosure () -> KeyValuePairs<String, Any>
  ) -> Value {
    if isTaped { show(value, as: call, arguments, setting: members) }
    return value
  }

  @usableFromInline
  func show(
    _ value: Any, as call: StaticString, _ arguments: () -> [Any],
    setting members: () -> KeyValuePairs<String, Any>
  ) {
    guard let tape, tape.isShown || tape.calls != nil else { return }
    tape.makings.append(
      Making(
        value: value, call: call.description, arguments: arguments(), members: members()))
  }

  /// Hands a value on that decoded itself: only the cases of an enum can be written otherwise.
  func showingDecoded<Value>(_ value: Value) -> Value {
    if let tape, tape.isShown || tape.calls != nil {
      tape.makings.append(Making(value: value, isDecoded: true))
    }
    return value
  }

  @usableFromInline
  func show(_ value: Any, as call: StaticString?, _ arguments: () -> [Any]) {
    guard let tape, tape.isShown || tape.calls != nil else { return }
    tape.makings.append(Making(value: value, call: call?.description, arguments: arguments()))
  }
}
