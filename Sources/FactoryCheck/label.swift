/// Gives the case that is running a label: how many of a property's cases have it stands in the
/// report.
///
/// ```swift
/// forAll(Factory<Order>.arbitrary()) { order in
///   if order.lines.isEmpty { label("empty") }
///   classify(order.total > 1_000, "large")
///   collect(order.lines.count, "lines")
///   #expect(order.total >= 0)
/// }
/// ```
/// ```
/// Labels of the cases that passed:
///      8.2 % empty
///     27.0 % large
/// lines:
///     …
/// ```
///
/// The report on a property that fails shows them; for one that passes they are in
/// ``CheckResult/labels``, and `FACTORYCHECK_VERBOSE=1` has them printed. Only cases that pass are
/// counted, each once for a label however often it is given; cases that raise the score of
/// ``target(_:_:)-(Double,_)`` are left out.
///
/// It may be called from functions that the body calls and from tasks that it starts, but for
/// detached ones. Outside of a property it does nothing, so that a function can serve properties
/// and other tests.
///
/// - Parameter name: What the case has.
public func label(_ name: String) {
  Observation.label(name, holds: true, required: nil).note()
}

/// Counts the case that is running under a label where a condition holds.
///
/// A label of which the condition never holds is shown, too, with 0 %: nothing like it was checked.
/// See ``label(_:)`` for where labels are shown.
///
/// - Parameters:
///   - condition: Whether the case is one of those.
///   - name: What the case then has.
public func classify(_ condition: Bool, _ name: String) {
  Observation.label(name, holds: condition, required: nil).note()
}

/// Counts the case that is running under a value: its lengths, kinds or whatever tells cases apart.
///
/// ```swift
/// collect(numbers.count)                 // Collected: 12.0 % 0, 9.5 % 1, …
/// collect(order.status, "status")        // status: 51.2 % .paid, …
/// ```
///
/// The report shows the ten most frequent. See ``label(_:)`` for where.
///
/// - Parameters:
///   - value: What to count; values with the same Swift source are the same.
///   - title: What the values stand under.
/// - Complexity: As long as it takes to write the value as Swift source.
public func collect<T>(_ value: T, _ title: String = "Collected") {
  guard let log = TestHost.enclosingLog else { return }
  log.note(.value(SourceText.describe(value), of: title))
}
