import Foundation

/// How a property is checked. Later wins: defaults, arguments of `forAll`, environment.
struct Settings: Equatable, Sendable {
  /// How many cases have to pass.
  var cases = 400
  /// The root of all random choices.
  var seed: Seed
  /// How many cases may be discarded for each that has to pass.
  var discardsPerCase = 10
  /// How often the body may run while a counterexample is shrunk.
  var shrinkRuns = 20_000
  /// How long shrinking may take, in seconds.
  var shrinkSeconds = 10.0
  /// Where counterexamples are kept.
  var database = Database.besidePackage
  /// Whether a property that passes is told of, too, with its labels.
  var isVerbose = false
  /// Where what came of it is written; nil where nobody asks for that.
  var report: RunReport?
  /// Whether the environment chose the seed: then nothing but the seed decides which cases are run.
  var isReplay = false
  /// The settings that the environment made, as they are written before a command.
  var environment: [String] = []

  /// How many cases may be discarded in all.
  var patience: Int {
    let (product, isOver) = cases.multipliedReportingOverflow(by: discardsPerCase)
    return isOver ? .max : product
  }
}

extension Settings {
  /// Where counterexamples are kept between runs.
  enum Database: Equatable, Sendable {
    case off
    case folder(String)
    /// In `.factorycheck` beside the nearest `Package.swift`.
    case besidePackage
  }

  /// A setting that cannot be used.
  enum Misuse: Error, Equatable {
    case seed(String)
    case casesVariable(String)
    case cases(Int)
    case answer(String)
    case noParameters
    case coverage(String, String)
    case flag(String, String)
    case report(String)
  }

  /// The seed of a run in which nobody chose one: every property uses the same, so that one line
  /// replays them all.
  private static let runSeed = Seed.random()

  /// The variables that the process was started with; to read them anew costs more than a property.
  static let processEnvironment = ProcessInfo.processInfo.environment

  /// Reads the settings of one property.
  ///
  /// - Throws: `Misuse` for a value that is out of range or does not parse; nothing is ignored.
  static func resolve(
    _ request: Request, environment: [String: String] = processEnvironment
  ) throws(Misuse) -> Settings {
    var settings = Settings(seed: request.seed ?? runSeed)
    if let text = environment["SEED"], !text.isEmpty {
      guard let seed = Seed(text) else { throw .seed(text) }
      settings.seed = seed
      settings.isReplay = true
    }
    if let text = environment["FACTORYCHECK_DATABASE"], !text.isEmpty {
      settings.database = text == "off" ? .off : .folder(text)
    }
    if let path = environment["FACTORYCHECK_REPORT"], !path.isEmpty {
      guard let report = RunReport(path: path) else { throw .report(path) }
      settings.report = report
    }
    settings.isVerbose = try flag("FACTORYCHECK_VERBOSE", in: environment)
    if let cases = request.cases {
      guard cases > 0 else { throw .cases(cases) }
      settings.cases = cases
    }
    if let text = environment["FACTORYCHECK_CASES"], !text.isEmpty {
      guard let cases = Int(text), cases > 0 else { throw .casesVariable(text) }
      settings.cases = cases
      settings.environment = ["FACTORYCHECK_CASES=\(cases)"]
    }
    return settings
  }

  /// A variable that is 1 or 0, or not set.
  private static func flag(
    _ name: String, in environment: [String: String]
  ) throws(Misuse) -> Bool {
    switch environment[name] {
    case nil, "", "0": false
    case "1": true
    case let text?: throw .flag(name, text)
    }
  }
}

extension Settings.Misuse: CustomStringConvertible {
  var description: String {
    switch self {
    case .seed(let text):
      """
      SEED=\(text) is not a seed: it takes a decimal number such as 1234, or a hexadecimal one such \
      as 0x4d2, of at most 64 bits
      """
    case .casesVariable(let text):
      "FACTORYCHECK_CASES=\(text) is not a number of cases: it takes a decimal number above 0"
    case .cases(let cases):
      "forAll(cases: \(cases)) checks nothing: it takes a number above 0"
    case .answer(let type):
      """
      the property returns a value of type \(type), which says neither that it holds nor that it \
      fails: return a Bool, or check the value with #expect and return nothing (_ = … where the \
      result of the last call does not matter)
      """
    case .noParameters:
      """
      the property takes no values: write forAll(gen) { value in … }, or forAll { (value: Type) in … \
      } where the type is Arbitrary
      """
    case .flag(let name, let text): "\(name)=\(text) is neither on nor off: it takes 1 or 0"
    case .report(let path):
      """
      FACTORYCHECK_REPORT=\(path) is no kind of report: it takes the path of a page, which ends in \
      .html, or of lines of JSON, which ends in .jsonl
      """
    case .coverage(let share, let name):
      """
      cover(atLeast: \(share)) for "\(name)" is no share of the cases: it takes a number from 0 to 1, \
      such as 0.1 for 10 %
      """
    }
  }
}
