/// What is generated for a protocol's type, or for that of a class that others inherit from: the gen
/// of all that stands for it, and the factory `Factory<any Shape>`.
struct ExistentialPlan {
  let existential: ResolvedType.Existential
  /// The first of its protocols, or the class.
  let id: Int
  /// Those under which all of its protocols are there.
  let conditions: [String]
  let attributes: [String]
  /// The highest level of the memberwise functions that name the gen.
  var access = AccessLevel.internal
  /// Whether nothing else has the factory, as a mock's gen or the class has.
  let hasFactory: Bool
  /// Whether it is a class that is there to be inherited from, of which no values are made but
  /// those of its subclasses.
  let isFamily: Bool
  let isProvidable: Bool
  /// Where the protocol, or the class, is declared.
  let location: SourceLocation

  var type: ResolvedType { .existential(existential) }
}
