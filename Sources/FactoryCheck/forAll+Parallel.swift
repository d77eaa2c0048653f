/// Checks that a property holds for all values of a gen, on all cores of the machine.
///
/// ```swift
/// forAll(Factory<Document>.arbitrary(), cases: 100_000, parallel: true) { document in
///   #expect(parse(document.text) == document)
/// }
/// ```
///
/// The cases are the same as one after another, and so are the counterexample and the report: what
/// counts is the first case that fails, not the one that failed first. Cases run in no order, and
/// more of them may have run than the report counts. Fixed examples, small domains of which every
/// value is run, and shrinking take one case at a time.
///
/// The body runs on several threads at once, so it captures nothing that is not `Sendable`. In
/// XCTest, which hears of failures from one thread only, and in a synchronous test on the main
/// actor, cases run one after another; so they do with `parallel: false`.
///
/// See the form without `parallel` for the other parameters.
@inlinable
@discardableResult
public func forAll<A, R, Failure: Error>(
  _ a: Gen<A>, cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil,
  timeout: Duration? = nil, replay: String? = nil, examples: [A] = [], parallel: Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: @Sendable (A) throws(Failure) -> R
) -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(
    cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay, isParallel: parallel
  )
  return checkAll(
    a, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property holds for all values of two gens, on all cores; see the form with one.
@inlinable
@discardableResult
public func forAll<A, B, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil,
  timeout: Duration? = nil, replay: String? = nil, examples: [(A, B)] = [], parallel: Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: @Sendable (A, B) throws(Failure) -> R
) -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(
    cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay, isParallel: parallel
  )
  return checkAll(
    a, b, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property holds for all values of three gens, on all cores; see the form with one.
@inlinable
@discardableResult
public func forAll<A, B, C, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, cases: Int? = nil, seed: Seed? = nil,
  budget: Duration? = nil, timeout: Duration? = nil, replay: String? = nil,
  examples: [(A, B, C)] = [], parallel: Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: @Sendable (A, B, C) throws(Failure) -> R
) -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(
    cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay, isParallel: parallel
  )
  return checkAll(
    a, b, c, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property holds for all values of four gens, on all cores; see the form with one.
@inlinable
@discardableResult
public func forAll<A, B, C, D, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, cases: Int? = nil, seed: Seed? = nil,
  budget: Duration? = nil, timeout: Duration? = nil, replay: String? = nil,
  examples: [(A, B, C, D)] = [], parallel: Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: @Sendable (A, B, C, D) throws(Failure) -> R
) -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(
    cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay, isParallel: parallel
  )
  return checkAll(
    a, b, c, d, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property holds for all values of five gens, on all cores; see the form with one.
@inlinable
@discardableResult
public func forAll<A, B, C, D, E, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, _ e: Gen<E>, cases: Int? = nil,
  seed: Seed? = nil, budget: Duration? = nil, timeout: Duration? = nil, replay: String? = nil,
  examples: [(A, B, C, D, E)] = [], parallel: Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: @Sendable (A, B, C, D, E) throws(Failure) -> R
) -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(
    cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay, isParallel: parallel
  )
  return checkAll(
    a, b, c, d, e, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property holds for all values of six gens, on all cores; see the form with one.
@inlinable
@discardableResult
public func forAll<A, B, C, D, E, F, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, _ e: Gen<E>, _ f: Gen<F>, cases: Int? = nil,
  seed: Seed? = nil, budget: Duration? = nil, timeout: Duration? = nil, replay: String? = nil,
  examples: [(A, B, C, D, E, F)] = [], parallel: Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: @Sendable (A, B, C, D, E, F) throws(Failure) -> R
) -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(
    cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay, isParallel: parallel
  )
  return checkAll(
    a, b, c, d, e, f, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property holds for all values of seven gens, on all cores; see the form with one.
@inlinable
@discardableResult
public func forAll<A, B, C, D, E, F, G, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, _ e: Gen<E>, _ f: Gen<F>, _ g: Gen<G>,
  cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil, timeout: Duration? = nil,
  replay: String? = nil, examples: [(A, B, C, D, E, F, G)] = [], parallel: Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: @Sendable (A, B, C, D, E, F, G) throws(Failure) -> R
) -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(
    cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay, isParallel: parallel
  )
  return checkAll(
    a, b, c, d, e, f, g, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property holds for all values of eight gens, on all cores; see the form with one.
@inlinable
@discardableResult
public func forAll<A, B, C, D, E, F, G, H, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, _ e: Gen<E>, _ f: Gen<F>, _ g: Gen<G>,
  _ h: Gen<H>, cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil,
  timeout: Duration? = nil, replay: String? = nil, examples: [(A, B, C, D, E, F, G, H)] = [],
  parallel: Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: @Sendable (A, B, C, D, E, F, G, H) throws(Failure) -> R
) -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(
    cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay, isParallel: parallel
  )
  return checkAll(
    a, b, c, d, e, f, g, h, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property holds for all values of nine gens or more, on all cores; see the form
/// with one.
@inline(never)  // Inlined, a pack behind others crashes the optimiser of Swift 6.3.
@discardableResult
public func forAll<A, B, C, D, E, F, G, H, I, each Z, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, _ e: Gen<E>, _ f: Gen<F>, _ g: Gen<G>,
  _ h: Gen<H>, _ i: Gen<I>, _ others: repeat Gen<each Z>, cases: Int? = nil, seed: Seed? = nil,
  budget: Duration? = nil, timeout: Duration? = nil, replay: String? = nil,
  examples: [(A, B, C, D, E, F, G, H, I, repeat each Z)] = [], parallel: Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: @Sendable (A, B, C, D, E, F, G, H, I, repeat each Z) throws(Failure) -> R
) -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(
    cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay, isParallel: parallel
  )
  return checkAll(
    a, b, c, d, e, f, g, h, i, repeat each others, asking: request, examples: examples, site: site,
    property: property)
}

/// Checks that a property holds for all values of its parameters' types, on all cores; see the form
/// that takes gens.
@inlinable
@discardableResult
public func forAll<each T: Arbitrary, R, Failure: Error>(
  cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil, timeout: Duration? = nil,
  replay: String? = nil, examples: [(repeat each T)] = [], parallel: Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: @Sendable (repeat each T) throws(Failure) -> R
) -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(
    cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay, isParallel: parallel
  )
  return checkAll(
    repeat (each T).arbitrary(), asking: request, examples: examples, site: site, property: property
  )
}
