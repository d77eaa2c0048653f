extension Choices {
  /// A value with members set, for a type that an initialiser makes without arguments.
  ///
  /// ```swift
  /// let orders = Gen { choices throws(Discard) in
  ///   let note = try choices.draw(String.self)
  ///   return Choices.setting(Order()) { $0.note = note }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: What to begin with.
  ///   - set: Sets the members.
  /// - Returns: The value, changed; of a class the same object.
  @inlinable
  public static func setting<Value>(_ value: Value, _ set: (inout Value) -> Void) -> Value {
    var value = value
    set(&value)
    return value
  }
}
