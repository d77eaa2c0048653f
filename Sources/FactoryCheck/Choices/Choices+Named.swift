extension Choices {
  /// A type by another name: the type itself.
  ///
  /// ```swift
  /// struct Post { enum `Type` { case text, image } }
  ///
  /// let type = try choices.draw(Choices.Named<Post.`Type`>.self)
  /// ```
  ///
  /// An expression that begins with `` Post.`Type` `` means the metatype of `Post`, with backticks
  /// as well. Here the name is a generic argument, and means the nested type.
  public typealias Named<Value> = Value
}
