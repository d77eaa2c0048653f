/// Checks that a property whose body suspends holds for all values of a gen; see the synchronous
/// form.
///
/// ```swift
/// await forAll(.string()) { name in
///   try await #expect(store.load(store.save(name)) == name)
/// }
/// ```
@_disfavoredOverload
@inlinable
@discardableResult
public func forAll<A, R, Failure: Error>(
  _ a: Gen<A>, cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil,
  timeout: Duration? = nil, replay: String? = nil, examples: [A] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  @_implicitSelfCapture property: @escaping @concurrent (A) async throws(Failure) -> R
) async -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay)
  return await checkAll(
    a, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property whose body suspends holds for all values of two gens; see the form with
/// one.
@_disfavoredOverload
@inlinable
@discardableResult
public func forAll<A, B, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil,
  timeout: Duration? = nil, replay: String? = nil, examples: [(A, B)] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  @_implicitSelfCapture property: @escaping @concurrent (A, B) async throws(Failure) -> R
) async -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay)
  return await checkAll(
    a, b, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property whose body suspends holds for all values of three gens; see the form with
/// one.
@_disfavoredOverload
@inlinable
@discardableResult
public func forAll<A, B, C, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, cases: Int? = nil, seed: Seed? = nil,
  budget: Duration? = nil, timeout: Duration? = nil, replay: String? = nil,
  examples: [(A, B, C)] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  @_implicitSelfCapture property: @escaping @concurrent (A, B, C) async throws(Failure) -> R
) async -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay)
  return await checkAll(
    a, b, c, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property whose body suspends holds for all values of four gens; see the form with
/// one.
@_disfavoredOverload
@inlinable
@discardableResult
public func forAll<A, B, C, D, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, cases: Int? = nil, seed: Seed? = nil,
  budget: Duration? = nil, timeout: Duration? = nil, replay: String? = nil,
  examples: [(A, B, C, D)] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  @_implicitSelfCapture property: @escaping @concurrent (A, B, C, D) async throws(Failure) -> R
) async -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay)
  return await checkAll(
    a, b, c, d, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property whose body suspends holds for all values of five gens; see the form with
/// one.
@_disfavoredOverload
@inlinable
@discardableResult
public func forAll<A, B, C, D, E, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, _ e: Gen<E>, cases: Int? = nil,
  seed: Seed? = nil, budget: Duration? = nil, timeout: Duration? = nil, replay: String? = nil,
  examples: [(A, B, C, D, E)] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  @_implicitSelfCapture property: @escaping @concurrent (A, B, C, D, E) async throws(Failure) -> R
) async -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay)
  return await checkAll(
    a, b, c, d, e, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property whose body suspends holds for all values of six gens; see the form with
/// one.
@_disfavoredOverload
@inlinable
@discardableResult
public func forAll<A, B, C, D, E, F, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, _ e: Gen<E>, _ f: Gen<F>,
  cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil, timeout: Duration? = nil,
  replay: String? = nil,
  examples: [(A, B, C, D, E, F)] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  @_implicitSelfCapture property:
    @escaping @concurrent (A, B, C, D, E, F) async throws(Failure) -> R
) async -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay)
  return await checkAll(
    a, b, c, d, e, f, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property whose body suspends holds for all values of seven gens; see the form with
/// one.
@_disfavoredOverload
@inlinable
@discardableResult
public func forAll<A, B, C, D, E, F, G, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, _ e: Gen<E>, _ f: Gen<F>,
  _ g: Gen<G>, cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil,
  timeout: Duration? = nil, replay: String? = nil,
  examples: [(A, B, C, D, E, F, G)] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  @_implicitSelfCapture property:
    @escaping @concurrent (A, B, C, D, E, F, G) async throws(Failure) -> R
) async -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay)
  return await checkAll(
    a, b, c, d, e, f, g, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property whose body suspends holds for all values of eight gens; see the form with
/// one.
@_disfavoredOverload
@inlinable
@discardableResult
public func forAll<A, B, C, D, E, F, G, H, R, Failure: Error>(
  _ a: Gen<A>, _ b: Gen<B>, _ c: Gen<C>, _ d: Gen<D>, _ e: Gen<E>, _ f: Gen<F>,
  _ g: Gen<G>, _ h: Gen<H>, cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil,
  timeout: Duration? = nil, replay: String? = nil,
  examples: [(A, B, C, D, E, F, G, H)] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  @_implicitSelfCapture property:
    @escaping @concurrent (A, B, C, D, E, F, G, H) async throws(Failure) -> R
) async -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay)
  return await checkAll(
    a, b, c, d, e, f, g, h, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property whose body suspends holds for all values of nine gens or more; see the
/// form with one.
///
/// Its pack stands alone: behind other gens, a body that suspends comes back to a stack that is not
/// its.
@_disfavoredOverload
@inlinable
@discardableResult
public func forAll<each T, R, Failure: Error>(
  _ gens: repeat Gen<each T>, cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil,
  timeout: Duration? = nil, replay: String? = nil,
  examples: [(repeat each T)] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  @_implicitSelfCapture property: @escaping @concurrent (repeat each T) async throws(Failure) -> R
) async -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay)
  return await checkAll(
    repeat each gens, asking: request, examples: examples, site: site, property: property)
}

/// Checks that a property whose body suspends holds for all values of its parameters' types.
///
/// ```swift
/// await forAll { (name: String) in
///   try await #expect(store.load(store.save(name)) == name)
/// }
/// ```
///
/// See the form that takes gens for the parameters.
@_disfavoredOverload
@inlinable
@discardableResult
public func forAll<each T: Arbitrary, R, Failure: Error>(
  cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil, timeout: Duration? = nil,
  replay: String? = nil,
  examples: [(repeat each T)] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  @_implicitSelfCapture property: @escaping @concurrent (repeat each T) async throws(Failure) -> R
) async -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let request = Request(cases: cases, seed: seed, budget: budget, timeout: timeout, replay: replay)
  return await checkAll(
    repeat (each T).arbitrary(), asking: request, examples: examples, site: site, property: property
  )
}

/// A property that takes no values checks nothing: the test fails and says what to write.
@available(*, deprecated, message: "a property takes values: forAll(gen) { value in … }")
@_disfavoredOverload
@discardableResult
public func forAll<R>(
  cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil, timeout: Duration? = nil,
  replay: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: @escaping @concurrent () async throws -> R
) async -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  return Check.misuse(.noParameters, at: site)
}
