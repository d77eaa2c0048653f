/// Checks that a property whose body suspends holds for all values of a gen, on all cores; see the
/// synchronous form.
@_disfavoredOverload
@inlinable
@discardableResult
public func forAll<A, R, Failure: Error>(
  _ a: Gen<A>, cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil,
  timeout: Duration? = nil, replay: String? = nil, examples: [A] = [], parallel: Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: @escaping @concurrent @Sendable (A) async throws(Failure) -> R
) async -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(
    cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay, isParallel: parallel
  )
  return await checkAll(
    a, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property whose body suspends holds for all values of two gens, on all cores; see
/// the form with one.
@_disfavoredOverload
@inlinable
@discardableResult
public func forAll<A, B, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil,
  timeout: Duration? = nil, replay: String? = nil, examples: [(A, B)] = [], parallel: Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: @escaping @concurrent @Sendable (A, B) async throws(Failure) -> R
) async -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(
    cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay, isParallel: parallel
  )
  return await checkAll(
    a, b, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property whose body suspends holds for all values of three gens, on all cores; see
/// the form with one.
@_disfavoredOverload
@inlinable
@discardableResult
public func forAll<A, B, C, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, cases: Int? = nil, seed: Seed? = nil,
  budget: Duration? = nil, timeout: Duration? = nil, replay: String? = nil,
  examples: [(A, B, C)] = [], parallel: Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: @escaping @concurrent @Sendable (A, B, C) async throws(Failure) -> R
) async -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(
    cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay, isParallel: parallel
  )
  return await checkAll(
    a, b, c, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property whose body suspends holds for all values of four gens, on all cores; see
/// the form with one.
@_disfavoredOverload
@inlinable
@discardableResult
public func forAll<A, B, C, D, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, cases: Int? = nil, seed: Seed? = nil,
  budget: Duration? = nil, timeout: Duration? = nil, replay: String? = nil,
  examples: [(A, B, C, D)] = [], parallel: Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: @escaping @concurrent @Sendable (A, B, C, D) async throws(Failure) -> R
) async -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(
    cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay, isParallel: parallel
  )
  return await checkAll(
    a, b, c, d, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property whose body suspends holds for all values of five gens, on all cores; see
/// the form with one.
@_disfavoredOverload
@inlinable
@discardableResult
public func forAll<A, B, C, D, E, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, _ e: Gen<E>, cases: Int? = nil,
  seed: Seed? = nil, budget: Duration? = nil, timeout: Duration? = nil, replay: String? = nil,
  examples: [(A, B, C, D, E)] = [], parallel: Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: @escaping @concurrent @Sendable (A, B, C, D, E) async throws(Failure) -> R
) async -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(
    cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay, isParallel: parallel
  )
  return await checkAll(
    a, b, c, d, e, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property whose body suspends holds for all values of six gens, on all cores; see
/// the form with one.
@_disfavoredOverload
@inlinable
@discardableResult
public func forAll<A, B, C, D, E, F, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, _ e: Gen<E>, _ f: Gen<F>, cases: Int? = nil,
  seed: Seed? = nil, budget: Duration? = nil, timeout: Duration? = nil, replay: String? = nil,
  examples: [(A, B, C, D, E, F)] = [], parallel: Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: @escaping @concurrent @Sendable (A, B, C, D, E, F) async throws(Failure) -> R
) async -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(
    cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay, isParallel: parallel
  )
  return await checkAll(
    a, b, c, d, e, f, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property whose body suspends holds for all values of seven gens, on all cores; see
/// the form with one.
@_disfavoredOverload
@inlinable
@discardableResult
public func forAll<A, B, C, D, E, F, G, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, _ e: Gen<E>, _ f: Gen<F>, _ g: Gen<G>,
  cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil, timeout: Duration? = nil,
  replay: String? = nil, examples: [(A, B, C, D, E, F, G)] = [], parallel: Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: @escaping @concurrent @Sendable (A, B, C, D, E, F, G) async throws(Failure) -> R
) async -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(
    cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay, isParallel: parallel
  )
  return await checkAll(
    a, b, c, d, e, f, g, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property whose body suspends holds for all values of eight gens, on all cores; see
/// the form with one.
@_disfavoredOverload
@inlinable
@discardableResult
public func forAll<A, B, C, D, E, F, G, H, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, _ e: Gen<E>, _ f: Gen<F>, _ g: Gen<G>,
  _ h: Gen<H>, cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil,
  timeout: Duration? = nil, replay: String? = nil, examples: [(A, B, C, D, E, F, G, H)] = [],
  parallel: Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: @escaping @concurrent @Sendable (A, B, C, D, E, F, G, H) async throws(Failure) -> R
) async -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(
    cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay, isParallel: parallel
  )
  return await checkAll(
    a, b, c, d, e, f, g, h, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property whose body suspends holds for all values of nine gens or more, on all
/// cores; see the form with one.
@_disfavoredOverload
@inlinable
@discardableResult
public func forAll<each T, R, Failure: Error>(
  _ gens: repeat Gen<each T>, cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil,
  timeout: Duration? = nil, replay: String? = nil, examples: [(repeat each T)] = [], parallel: Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: @escaping @concurrent @Sendable (repeat each T) async throws(Failure) -> R
) async -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(
    cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay, isParallel: parallel
  )
  return await checkAll(
    repeat each gens, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property whose body suspends holds for all values of its parameters' types, on all
/// cores; see the form that takes gens.
@_disfavoredOverload
@inlinable
@discardableResult
public func forAll<each T: Arbitrary, R, Failure: Error>(
  cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil, timeout: Duration? = nil,
  replay: String? = nil, examples: [(repeat each T)] = [], parallel: Bool,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: @escaping @concurrent @Sendable (repeat each T) async throws(Failure) -> R
) async -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(
    cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay, isParallel: parallel
  )
  return await checkAll(
    repeat (each T).arbitrary(), asking: request, examples: examples, site: site, property: property
  )
}
