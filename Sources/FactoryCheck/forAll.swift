/// Checks that a property holds for all values of a gen.
///
/// ```swift
/// @Test func adultsAre20OrOlder() {
///   forAll(Factory<User>.arbitrary()) { user in
///     #expect(user.isAdult == (user.age >= 20))
///   }
/// }
/// ```
///
/// The property fails for values for which its body returns false, throws, or records an issue:
/// `#expect`, `#require`, `Issue.record`. It is then run on ever simpler values, and the test fails
/// once, with the smallest values that fail in the same way and a line that replays them. In an
/// XCTest case the failure is recorded through `XCTFail`.
///
/// Where what is expected throws or suspends, `try` and `await` stand before the macro, as in
/// `try #expect(parse(text) == value)`: the compiler does not look for them inside.
///
/// - Parameters:
///   - a: The gen of the property's parameter.
///   - cases: How many cases have to pass, above 0; 400 without it. `FACTORYCHECK_CASES` overrides
///     it.
///   - seed: The root of the random choices; without it one drawn for the whole run. `SEED` in the
///     environment overrides it.
///   - budget: How long all cases together may take; then those that have passed are enough.
///     Without `cases`, as many are run as fit. `FACTORYCHECK_CASES` overrides it, so that the line
///     that replays a failure needs no clock.
///   - timeout: How long one case may take: one that takes longer fails. A body that suspends is
///     cancelled and left behind. Any other cannot be stopped: its values and what replays them are
///     written to standard error when its time is up, and it fails when it ends.
///   - replay: The one case to run, and nothing else: what `Counterexample.replay` says of it. It
///     pins values that cannot be written as source, which `examples` could take.
///   - examples: Values to check before any others, as tuples in the forms with several gens.
///   - fileID: Where the property stands; the defaults are right.
///   - filePath: Where the property stands.
///   - line: Where the property stands.
///   - column: Where the property stands.
///   - function: Where the property stands.
///   - property: What holds for all values. It returns nothing or a `Bool`, and may throw; `try
///     assume(_:)` inside it leaves a case out.
/// - Returns: What came of it, for those who want to look; failures are reported without.
@inlinable
@discardableResult
public func forAll<A, R, Failure: Error>(
  _ a: Gen<A>, cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil,
  timeout: Duration? = nil, replay: String? = nil, examples: [A] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: (A) throws(Failure) -> R
) -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay)
  return checkAll(
    a, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property holds for all values of two gens; see the form with one.
@inlinable
@discardableResult
public func forAll<A, B, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil,
  timeout: Duration? = nil, replay: String? = nil, examples: [(A, B)] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: (A, B) throws(Failure) -> R
) -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay)
  return checkAll(
    a, b, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property holds for all values of three gens; see the form with one.
@inlinable
@discardableResult
public func forAll<A, B, C, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, cases: Int? = nil, seed: Seed? = nil,
  budget: Duration? = nil, timeout: Duration? = nil, replay: String? = nil,
  examples: [(A, B, C)] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: (A, B, C) throws(Failure) -> R
) -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay)
  return checkAll(
    a, b, c, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property holds for all values of four gens; see the form with one.
@inlinable
@discardableResult
public func forAll<A, B, C, D, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, cases: Int? = nil, seed: Seed? = nil,
  budget: Duration? = nil, timeout: Duration? = nil, replay: String? = nil,
  examples: [(A, B, C, D)] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: (A, B, C, D) throws(Failure) -> R
) -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay)
  return checkAll(
    a, b, c, d, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property holds for all values of five gens; see the form with one.
@inlinable
@discardableResult
public func forAll<A, B, C, D, E, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, _ e: Gen<E>, cases: Int? = nil,
  seed: Seed? = nil, budget: Duration? = nil, timeout: Duration? = nil, replay: String? = nil,
  examples: [(A, B, C, D, E)] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: (A, B, C, D, E) throws(Failure) -> R
) -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay)
  return checkAll(
    a, b, c, d, e, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property holds for all values of six gens; see the form with one.
@inlinable
@discardableResult
public func forAll<A, B, C, D, E, F, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, _ e: Gen<E>, _ f: Gen<F>,
  cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil, timeout: Duration? = nil,
  replay: String? = nil,
  examples: [(A, B, C, D, E, F)] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: (A, B, C, D, E, F) throws(Failure) -> R
) -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay)
  return checkAll(
    a, b, c, d, e, f, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property holds for all values of seven gens; see the form with one.
@inlinable
@discardableResult
public func forAll<A, B, C, D, E, F, G, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, _ e: Gen<E>, _ f: Gen<F>,
  _ g: Gen<G>, cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil,
  timeout: Duration? = nil, replay: String? = nil,
  examples: [(A, B, C, D, E, F, G)] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: (A, B, C, D, E, F, G) throws(Failure) -> R
) -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay)
  return checkAll(
    a, b, c, d, e, f, g, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property holds for all values of eight gens; see the form with one.
@inlinable
@discardableResult
public func forAll<A, B, C, D, E, F, G, H, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, _ e: Gen<E>, _ f: Gen<F>,
  _ g: Gen<G>, _ h: Gen<H>, cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil,
  timeout: Duration? = nil, replay: String? = nil,
  examples: [(A, B, C, D, E, F, G, H)] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: (A, B, C, D, E, F, G, H) throws(Failure) -> R
) -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay)
  return checkAll(
    a, b, c, d, e, f, g, h, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property holds for all values of nine gens or more; see the form with one.
///
/// The pack stands behind nine gens, since one that fits shorter calls, too, has the compiler try
/// each type for each literal in them.
@inline(never)  // Inlined, a pack behind others crashes the optimiser of Swift 6.3.
@discardableResult
public func forAll<A, B, C, D, E, F, G, H, I, each Z, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, _ e: Gen<E>, _ f: Gen<F>,
  _ g: Gen<G>, _ h: Gen<H>, _ i: Gen<I>, _ others: repeat Gen<each Z>, cases: Int? = nil,
  seed: Seed? = nil, budget: Duration? = nil, timeout: Duration? = nil, replay: String? = nil,
  examples: [(A, B, C, D, E, F, G, H, I, repeat each Z)] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: (A, B, C, D, E, F, G, H, I, repeat each Z) throws(Failure) -> R
) -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay)
  return checkAll(
    a, b, c, d, e, f, g, h, i, repeat each others, asking: request, examples: examples, site: site,
    property: property)
}

/// Checks that a property holds for all values of its parameters' types.
///
/// ```swift
/// forAll { (user: User, amount: Int) in
///   #expect(user.deposit(amount).balance == user.balance + amount)
/// }
/// ```
///
/// See the form that takes gens for the parameters.
@inlinable
@discardableResult
public func forAll<each T: Arbitrary, R, Failure: Error>(
  cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil, timeout: Duration? = nil,
  replay: String? = nil,
  examples: [(repeat each T)] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: (repeat each T) throws(Failure) -> R
) -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay)
  return checkAll(
    repeat (each T).arbitrary(), asking: request, examples: examples, site: site, property: property
  )
}

/// A property that takes no values checks nothing: the test fails and says what to write.
@available(*, deprecated, message: "a property takes values: forAll(gen) { value in … }")
@discardableResult
public func forAll<R>(
  cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil, timeout: Duration? = nil,
  replay: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: () throws -> R
) -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  return Check.misuse(.noParameters, at: site)
}
