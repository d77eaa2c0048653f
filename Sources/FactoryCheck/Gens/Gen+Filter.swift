extension Gen {
  /// A gen of this gen's values that satisfy a condition. It tries a hundred draws before it
  /// discards the case, so the condition should hold often; where it seldom does, build the values
  /// from others that need no condition.
  ///
  /// ```swift
  /// let odd = Gen.int().filter { $0 % 2 != 0 }
  /// ```
  ///
  /// - Parameters:
  ///   - isIncluded: The condition.
  ///   - fileID: Where the filter stands, which is told where it leaves too few values.
  ///   - line: The line there.
  @inlinable
  public func filter(
    _ isIncluded: @escaping (Value) -> Bool, fileID: StaticString = #fileID, line: Int = #line
  ) -> Gen {
    compactMap({ value in isIncluded(value) ? value : nil }, fileID: fileID, line: line)
  }

  /// A gen of this gen's values that satisfy a condition of which something is known, so that it may
  /// be one that chance hardly ever satisfies. After a hundred draws that fail, the case is
  /// discarded, as by `filter(_:)`.
  ///
  /// ```swift
  /// let codes = Gen.string(count: 5...5).filter(knowing: .init(alphabets: [.digits])) {
  ///   $0.allSatisfy(\.isNumber)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - clues: What is known of the values that satisfy it.
  ///   - isIncluded: The condition.
  @inlinable
  public func filter(
    knowing clues: Choices.Clues, _ isIncluded: @escaping (Value) -> Bool
  ) -> Gen {
    Gen { choices throws(Discard) in
      try choices.attempt(knowing: clues) { choices throws(Discard) in
        let value = try draw(&choices)
        return isIncluded(value) ? value : nil
      }
    }
  }

  /// A gen of what a function makes of this gen's values, leaving out those it answers with nil.
  /// The same bound holds as for `filter(_:)`.
  ///
  /// ```swift
  /// let urls = Gen.string(count: 1...20).compactMap(URL.init(string:))
  /// ```
  ///
  /// - Parameters:
  ///   - transform: Makes a value, or nil.
  ///   - fileID: Where the gen stands, which is told where it leaves too few values.
  ///   - line: The line there.
  @inlinable
  public func compactMap<T>(
    _ transform: @escaping (Value) -> T?, fileID: StaticString = #fileID, line: Int = #line
  ) -> Gen<T> {
    Gen<T> { choices throws(Discard) in
      do throws(Discard) {
        return try choices.attempt { choices throws(Discard) in transform(try draw(&choices)) }
      } catch {
        choices.noteRejection(fileID, line)
        throw error
      }
    }
  }
}
