/// A property that the mock keeps the value of.
final class MockProperty {
  let name: String
  let type: String
  /// The name of what holds the value.
  @exclusivity(unchecked) var storage = ""
  /// What stands between its name and `CallCount` in that of the count of its setter.
  @exclusivity(unchecked) var setterWord: StaticString = "Set"
  /// The type that is kept: an optional where nothing is there to begin with.
  @exclusivity(unchecked) private(set) var storedType: TypeSyntax
  /// Whether what is kept may be nil, though what it begins with is a value that not everybody sees.
  @exclusivity(unchecked) var mayBeNil = false
  /// Whether what is kept is a function.
  @exclusivity(unchecked) var isFunction = false
  /// Whether an attribute of the requirement may be a result builder, which the compiler then
  /// applies to the mock's getter as well, unless that says `return`.
  @exclusivity(unchecked) var mayBeBuilt = false
  /// Whether it is on a global actor by an attribute of its own.
  @exclusivity(unchecked) var isOnGlobalActor = false
  /// Whether its type has no values, so that it is never set.
  @exclusivity(unchecked) var isUninhabited = false
  /// The fixed value of its type; nil where none is known.
  @exclusivity(unchecked) var initial: FixedValue?
  /// The type in gens; nil where those draw no values of it.
  @exclusivity(unchecked) var drawn: ResolvedType?
  /// Whether a value of it has to be sent to the mock, which is an actor.
  @exclusivity(unchecked) var isSent = false
  /// Whether the class that is overridden keeps the value, as that of a spy does.
  @exclusivity(unchecked) var isInherited = false
  /// What happens besides where it is asked for or set; nil for nearly all.
  @exclusivity(unchecked) private(set) var connection: MockConnection?
  let hasSetter: Bool
  let shell: MockShell

  init(name: String, type: String, storedType: TypeSyntax, hasSetter: Bool, shell: MockShell) {
    self.name = name
    self.type = type
    self.storedType = storedType
    self.hasSetter = hasSetter
    self.shell = shell
  }

  /// Has it not keep alive what it is set to, and begin with nothing; `type` is that of all that it
  /// is set to.
  func weaken(_ type: TypeSyntax) {
    connect().isWeak = true
    begin(with: FixedValue(text: "nil"), of: type)
  }

  /// Has it begin with a value, and never be nothing.
  func begin(with value: FixedValue, of type: TypeSyntax) {
    initial = value
    storedType = type
  }

  /// What happens besides, from now on.
  func connect() -> MockConnection {
    let connection = connection ?? MockConnection()
    self.connection = connection
    return connection
  }
}
