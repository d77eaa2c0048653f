import Foundation

extension PersonNameComponents: Providable, Arbitrary {
  /// No names.
  public static func provide() -> PersonNameComponents { PersonNameComponents() }

  /// Each of prefix, given, middle and family name, suffix and nickname is there or not, and is any
  /// text. The simplest has none.
  public static func arbitrary() -> Gen<PersonNameComponents> { Gen(draw) }

  /// Draws names.
  public static func draw(_ choices: inout Choices) throws(Discard) -> PersonNameComponents {
    var names = PersonNameComponents()
    names.givenName = try String?.draw(&choices)
    names.familyName = try String?.draw(&choices)
    names.middleName = try String?.draw(&choices)
    names.namePrefix = try String?.draw(&choices)
    names.nameSuffix = try String?.draw(&choices)
    names.nickname = try String?.draw(&choices)
    return names
  }
}

extension Notification.Name: Providable, Arbitrary {
  /// The empty name.
  public static func provide() -> Notification.Name { Notification.Name("") }

  /// Any text, as for `String`. The simplest is empty.
  public static func arbitrary() -> Gen<Notification.Name> { Gen(draw) }

  /// Draws a name.
  public static func draw(_ choices: inout Choices) throws(Discard) -> Notification.Name {
    Notification.Name(try String.draw(&choices))
  }
}

extension OperatingSystemVersion: Providable, Arbitrary {
  /// 0.0.0.
  public static func provide() -> OperatingSystemVersion {
    OperatingSystemVersion(majorVersion: 0, minorVersion: 0, patchVersion: 0)
  }

  /// Three numbers below a hundred, so that 9 and 10 are among them. The simplest is 0.0.0.
  public static func arbitrary() -> Gen<OperatingSystemVersion> { Gen(draw) }

  /// Draws a version.
  public static func draw(_ choices: inout Choices) throws(Discard) -> OperatingSystemVersion {
    OperatingSystemVersion(
      majorVersion: choices.integer(in: 0...99), minorVersion: choices.integer(in: 0...99),
      patchVersion: choices.integer(in: 0...99))
  }
}
