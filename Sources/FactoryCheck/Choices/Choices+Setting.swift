extension Choices {
  /// A value with members set, for a type whose initialiser does not take them.
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

  /// A value with members set where there is one, for a type whose initialiser may fail; else nil.
  ///
  /// ```swift
  /// let page = Choices.setting(ifMade: Page("index")) { $0.isRead = true }
  /// ```
  ///
  /// - Parameters:
  ///   - value: What to begin with.
  ///   - set: Sets the members.
  /// - Returns: The value, changed; of a class the same object.
  @inlinable
  public static func setting<Value>(ifMade value: Value?, _ set: (inout Value) -> Void) -> Value? {
    guard var value else { return nil }
    set(&value)
    return value
  }
}
