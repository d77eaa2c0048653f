/// Demands that a share of a property's cases fulfils a condition.
///
/// ```swift
/// forAll(Gen.int().array()) { numbers in
///   cover(atLeast: 0.1, numbers.count > 10, "long")
///   #expect(numbers.sorted().count == numbers.count)
/// }
/// ```
///
/// Where so few cases do that it cannot be chance, the property fails. Where the cases leave it
/// open, more are run, twice as many each time, up to 64 times those that were asked for; what is
/// open then passes. A property that covers enough is failed wrongly once in some hundred million
/// runs, so that nobody meets a test that fails now and then. Where all values there are were
/// checked, the share is exact.
///
/// The label is counted and shown as one of ``label(_:)``, and outside of a property nothing
/// happens.
///
/// - Parameters:
///   - share: The share of the cases that pass, from 0 to 1; anything else fails the property.
///   - condition: Whether the case is one of those.
///   - name: What the case then has.
public func cover(atLeast share: Double, _ condition: Bool, _ name: String) {
  Observation.label(name, holds: condition, required: share).note()
}
