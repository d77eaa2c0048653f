extension Choices {
  /// A type by another name: the type itself.
  ///
  /// ```swift
  /// struct Post { enum `Type` { case text, image } }
  ///
  /// let type = try choices.draw(Choices.Named<Post.`Type`>.self)
  /// ```
  ///
  /// Where an expression goes on behind a type's name with `.Type`, that means the type's metatype,
  /// in backticks as well. Here the name is a generic argument, and means the nested type.
  public typealias Named<Value> = Value
}
