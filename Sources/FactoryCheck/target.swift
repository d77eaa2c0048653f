/// Says how close the case that is running comes to failing, so that the next ones come closer.
///
/// ```swift
/// forAll(Gen.int(in: 0...1_000).array()) { weights in
///   let crates = pack(weights)
///   target(crates.map(\.load).max() ?? 0, "load")
///   #expect(crates.allSatisfy { $0.load <= 10_000 })
/// }
/// ```
///
/// Random cases meet only what is not too rare. A property that calls `target` spends up to half of
/// its cases on changing those with the highest scores, number by number and part by part, keeping
/// what scores higher. It is as deterministic as the other half: a seed finds the same
/// counterexample.
///
/// Each label is raised by itself. Where a case gives one label several scores, the highest counts;
/// one that is not a number is ignored. Outside of a property nothing happens.
///
/// - Parameters:
///   - score: The higher, the closer; infinity is as close as it gets.
///   - label: What is scored, where a property scores several things.
public func target(_ score: Double, _ label: String = "") {
  if !score.isNaN { Observation.score(score, of: label).note() }
}

/// Says how close the case that is running comes to failing, as an integer; see the form with a
/// floating-point number.
///
/// - Parameters:
///   - score: The higher, the closer.
///   - label: What is scored, where a property scores several things.
public func target(_ score: some BinaryInteger, _ label: String = "") {
  target(Double(score), label)
}
