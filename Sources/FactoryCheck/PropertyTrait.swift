import Testing

/// A trait that says how the properties of a test, or of all tests of a suite, are checked.
///
/// ```swift
/// @Suite(.cases(5_000)) struct ParserTests {
///   @Test func roundTrip() {                              // 5,000 cases
///     forAll(.string()) { text in #expect(print(parse(text)) == text) }
///   }
///
///   @Test(.cases(100), .noShrinking) func slow() { … }    // 100 cases
/// }
/// ```
///
/// The trait of a test comes before that of its suite, and that of a suite before that of the suite
/// around it. What an argument of `forAll` says comes before all of them, and the environment
/// before everything else. A property in a detached task belongs to no test, so no trait reaches
/// it.
public struct PropertyTrait: TestTrait, SuiteTrait {
  let request: Request

  /// Whether the trait of a suite is one of the suites and tests in it: it always is.
  public var isRecursive: Bool { true }

  /// What the traits of a test ask for, those of the outermost suite first.
  static func requests(of test: Test) -> [Request] {
    test.traits.compactMap { ($0 as? PropertyTrait)?.request }
  }
}

extension Trait where Self == PropertyTrait {
  /// How many cases have to pass, as `forAll(cases:)` says for one property.
  ///
  /// - Parameter count: A number of cases above 0; properties fail with a message for any other.
  public static func cases(_ count: Int) -> Self { Self(request: Request(cases: count)) }

  /// The root of the random choices, as `forAll(seed:)` says for one property: with it, every run
  /// checks the same cases.
  public static func seed(_ seed: Seed) -> Self { Self(request: Request(seed: seed)) }

  /// How long the cases of a property together may take, as `forAll(budget:)` says for one.
  ///
  /// - Parameter time: A time above zero; properties fail with a message for any other.
  public static func budget(_ time: Duration) -> Self { Self(request: Request(budget: time)) }

  /// How long one case of a property may take, as `forAll(timeout:)` says for one.
  ///
  /// - Parameter time: A time above zero; properties fail with a message for any other.
  public static func timeout(_ time: Duration) -> Self { Self(request: Request(timeout: time)) }

  /// Reports what fails as it was found, and does not run the property again to make it smaller.
  ///
  /// It helps where a single run costs much, or where the first values found are wanted.
  public static var noShrinking: Self { Self(request: Request(isShrinking: false)) }

  /// Prints what came of properties that pass, too: how many cases they had, and their labels.
  ///
  /// ```swift
  /// @Test(.verbose) func adults() {
  ///   forAll(Factory<User>.arbitrary()) { user in classify(user.isAdult, "adult") }
  /// }
  /// ```
  ///
  /// `FACTORYCHECK_VERBOSE` in the environment says the same for all, with 1, or undoes it, with 0.
  public static var verbose: Self { Self(request: Request(isVerbose: true)) }

  /// Runs the cases of each property on all cores, as `forAll(parallel: true)` says for one.
  ///
  /// A trait cannot have the compiler check that bodies may run at the same time. That they share
  /// nothing that changes is the promise of whoever writes it; `forAll(parallel: false)`, or a
  /// trait nearer to the test, takes a property out of it.
  public static var parallel: Self { parallel(true) }

  /// Runs the cases of each property on all cores, or one after another.
  ///
  /// - Parameter isParallel: False undoes the trait of a suite around.
  public static func parallel(_ isParallel: Bool) -> Self {
    Self(request: Request(isParallel: isParallel))
  }
}
