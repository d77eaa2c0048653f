/// Checks that a property holds for all values of some gens.
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
/// once, with the smallest values that fail in the same way and a line that replays them. In an XCTest
/// case the failure is recorded through `XCTFail`.
///
/// - Parameters:
///   - gens: One gen for each parameter of the property.
///   - cases: How many cases have to pass, above 0; 400 without it. `FACTORYCHECK_CASES` overrides it.
///   - seed: The root of the random choices; without it one drawn for the whole run. `SEED` in the
///     environment overrides it.
///   - examples: Values to check before any others, as tuples where there are several gens.
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
public func forAll<each T, R, E: Error>(
  _ gens: repeat Gen<each T>, cases: Int? = nil, seed: Seed? = nil,
  examples: [(repeat each T)] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: (repeat each T) throws(E) -> R
) -> CheckResult {
  withoutActuallyEscaping(property) { body in
    let log = IssueLog()
    let answer = Answer(R.self)
    let erased = Property(
      sweep: { sweep in
        while sweep.isRunning {
          var choices = sweep.next()
          do {
            sweep.judge(try body(repeat try (each gens).draw(&choices)))
          } catch {
            sweep.judge(error: error)
          }
        }
      },
      check: { choices in
        do {
          let result = try body(repeat try (each gens).draw(&choices))
          return log.verdict(isTrue: answer.isTrue(result))
        } catch {
          return log.verdict(error: error)
        }
      },
      values: { choices throws(Discard) in
        var values: [Any] = []
        repeat values.append(try (each gens).draw(&choices))
        return values
      },
      exampleCount: examples.count,
      checkExample: { index in
        do {
          let result = try body(repeat each examples[index])
          return log.verdict(isTrue: answer.isTrue(result))
        } catch {
          return log.verdict(error: error)
        }
      },
      exampleValues: { index in
        var values: [Any] = []
        repeat values.append(each examples[index])
        return values
      })
    let site = CallSite(
      fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    return Check(erased, answer: answer, log: log, cases: cases, seed: seed, site: site).run()
  }
}

/// Checks that a property whose body suspends holds for all values of some gens; see the synchronous
/// form.
///
/// ```swift
/// await forAll(.string()) { name in
///   #expect(try await store.load(store.save(name)) == name)
/// }
/// ```
@_disfavoredOverload
@inlinable
@discardableResult
public func forAll<each T, R, E: Error>(
  _ gens: repeat Gen<each T>, cases: Int? = nil, seed: Seed? = nil,
  examples: [(repeat each T)] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  @_implicitSelfCapture property body: @escaping @concurrent (repeat each T) async throws(E) -> R
) async -> CheckResult {
  let log = IssueLog()
  let answer = Answer(R.self)
  let erased = Property(
    sweep: { sweep in
      while sweep.isRunning {
        var choices = sweep.next()
        do {
          let values = Unchecked((repeat try (each gens).draw(&choices)))
          sweep.judge(try await body(repeat each values.take()))
        } catch {
          sweep.judge(error: error)
        }
      }
    },
    check: { choices in
      do {
        let values = Unchecked((repeat try (each gens).draw(&choices)))
        let result = try await body(repeat each values.take())
        return log.verdict(isTrue: answer.isTrue(result))
      } catch {
        return log.verdict(error: error)
      }
    },
    values: { choices throws(Discard) in
      var values: [Any] = []
      repeat values.append(try (each gens).draw(&choices))
      return values
    },
    exampleCount: examples.count,
    checkExample: { index in
      do {
        let values = Unchecked(examples[index])
        let result = try await body(repeat each values.take())
        return log.verdict(isTrue: answer.isTrue(result))
      } catch {
        return log.verdict(error: error)
      }
    },
    exampleValues: { index in
      var values: [Any] = []
      repeat values.append(each examples[index])
      return values
    })
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  return await Check(erased, answer: answer, log: log, cases: cases, seed: seed, site: site).run()
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
public func forAll<each T: Arbitrary, R, E: Error>(
  cases: Int? = nil, seed: Seed? = nil, examples: [(repeat each T)] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: (repeat each T) throws(E) -> R
) -> CheckResult {
  forAll(
    repeat (each T).arbitrary(), cases: cases, seed: seed, examples: examples, fileID: fileID,
    filePath: filePath, line: line, column: column, function: function, property: property)
}

/// Checks that a property whose body suspends holds for all values of its parameters' types.
///
/// ```swift
/// await forAll { (name: String) in
///   #expect(try await store.load(store.save(name)) == name)
/// }
/// ```
///
/// See the form that takes gens for the parameters.
@_disfavoredOverload
@inlinable
@discardableResult
public func forAll<each T: Arbitrary, R, E: Error>(
  cases: Int? = nil, seed: Seed? = nil, examples: [(repeat each T)] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  @_implicitSelfCapture property: @escaping @concurrent (repeat each T) async throws(E) -> R
) async -> CheckResult {
  await forAll(
    repeat (each T).arbitrary(), cases: cases, seed: seed, examples: examples, fileID: fileID,
    filePath: filePath, line: line, column: column, function: function, property: property)
}

/// A property that takes no values checks nothing: the test fails and says what to write.
@available(*, deprecated, message: "a property takes values: forAll(gen) { value in … }")
@discardableResult
public func forAll<R>(
  cases: Int? = nil, seed: Seed? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: () throws -> R
) -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  return Check.misuse(.noParameters, at: site)
}

/// A property that takes no values checks nothing: the test fails and says what to write.
@available(*, deprecated, message: "a property takes values: forAll(gen) { value in … }")
@_disfavoredOverload
@discardableResult
public func forAll<R>(
  cases: Int? = nil, seed: Seed? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: StaticString = #function,
  property: @escaping @concurrent () async throws -> R
) async -> CheckResult {
  let site = CallSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  return Check.misuse(.noParameters, at: site)
}
