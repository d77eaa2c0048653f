/// What happens besides where a property of a mock is asked for or set.
final class MockConnection {
  /// What it publishes the values of, where it is a publisher.
  var subject: MockSubject?
  /// Those of the publishers of its own values.
  var publishers: [MockSubject] = []
  /// Whether it does not keep alive what it is set to.
  var isWeak = false
  /// Whether that has to be there as long as somebody asks for it.
  var isUnowned = false
}
