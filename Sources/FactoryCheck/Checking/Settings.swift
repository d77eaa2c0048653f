import Foundation

/// How a property is checked. Later wins: defaults, traits, arguments of `forAll`, environment.
struct Settings: Equatable, Sendable {
  /// How long shrinking may take where nobody says, in seconds.
  static let shrinkSeconds = 10.0

  /// How many cases have to pass.
  var cases = 400
  /// How long all of them together may take; nil for any time.
  var budget: Duration?
  /// How long one case may take; nil for any time.
  var timeout: Duration?
  /// The root of all random choices.
  var seed: Seed
  /// How many cases may be discarded for each that has to pass.
  var discardsPerCase = 10
  /// How often the body may run while a counterexample is shrunk.
  var shrinkRuns = 20_000
  /// The one case to run; nil to run what the seed makes.
  var replay: ChoiceSequence?
  /// Whether what fails is made smaller.
  var isShrinking = true
  /// Whether cases run on all cores.
  var isParallel = false
  /// How long shrinking may take, in seconds.
  var shrinkSeconds = Settings.shrinkSeconds
  /// How long other bugs are looked for behind the first failure, in seconds.
  var furtherSeconds = 2.0
  /// Where counterexamples are kept.
  var database = Database.besidePackage
  /// What becomes of a crash of the property.
  var crashes = Crashes.restart
  /// Whether a property that passes is told of, too, with its labels.
  var isVerbose = false
  /// Which part of the cases is checked; nil for all.
  var shard: Shard?
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

    /// Words that mean a switch, of which only `off` is one.
    private static let switches = ["0", "1", "false", "no", "none", "off", "on", "true", "yes"]

    fileprivate init(_ text: String) throws(Misuse) {
      if text == "off" {
        self = .off
      } else if Database.switches.contains(text.lowercased()) {
        throw .database(text)
      } else {
        self = .folder(text)
      }
    }
  }

  /// What becomes of a crash inside of a property.
  enum Crashes: Equatable, Sendable {
    /// It is what it is outside.
    case off
    /// The process starts again, where it can, and finds the smallest values that crash.
    case restart
    /// The process dies, and the next one finds them.
    case record
  }

  /// A setting that cannot be used.
  enum Misuse: Error, Equatable {
    case seed(String)
    case casesVariable(String)
    case shard(String)
    case crashes(String)
    case database(String)
    case cases(Int, in: Request.Place)
    case time(String, Duration, in: Request.Place)
    /// A text that is no case.
    case replay(String)
    /// A case that the gens do not make any more; what they make in its place, if anything.
    case staleReplay(String, drawn: String?)
    case answer(String)
    case noParameters
    case coverage(String, String)
    case flag(String, String)
    case report(String)
    case unknownVariable(String)
  }

  /// The seed of a run in which nobody chose one: every property uses the same, so that one line
  /// replays them all.
  static let runSeed = crashRecord?.seed ?? Seed.random()

  /// The variables that the process was started with; to read them anew costs more than a property.
  static let processEnvironment = ProcessInfo.processInfo.environment

  /// Those of them that are settings, or look like it.
  private static let variables = processEnvironment.filter { name, _ in
    name == "SEED" || name.hasPrefix("FACTORYCHECK_")
  }

  /// What this process left to itself when a property crashed it and it started again; nil where
  /// none did.
  static let crashRecord: CrashRecord? = {
    let record = processEnvironment[CrashRecord.variable].flatMap(CrashRecord.init)
    return record?.process == ProcessInfo.processInfo.processIdentifier ? record : nil
  }()

  /// The property whose cases this process was started to run for another; nil for an ordinary
  /// process.
  static let servedProperty = processEnvironment[CaseRequest.variable].flatMap {
    UInt64($0, radix: 16)
  }

  /// Reads the settings of one property.
  ///
  /// - Parameter traits: What the traits of the test ask for, those of the outermost suite first.
  /// - Throws: `Misuse` for a value that is out of range or does not parse; nothing is ignored.
  static func resolve(
    _ request: Request, traits: [Request] = [],
    environment: [String: String] = variables
  ) throws(Misuse) -> Settings {
    for trait in traits { try trait.validate(in: .trait) }
    try request.validate(in: .argument)
    let asked = traits.reversed().reduce(request) { $1.overridden(by: $0) }
    var settings = Settings(seed: asked.seed ?? runSeed)
    settings.cases = asked.cases ?? (asked.budget == nil ? settings.cases : .max)
    settings.budget = asked.budget
    settings.timeout = asked.timeout
    if let text = asked.replay {
      guard let sequence = ChoiceSequence(text: text) else { throw .replay(text) }
      (settings.replay, settings.cases) = (sequence, 1)
    }
    settings.isShrinking = (asked.isShrinking ?? settings.isShrinking) && asked.replay == nil
    settings.isVerbose = asked.isVerbose ?? settings.isVerbose
    settings.isParallel = asked.isParallel ?? settings.isParallel
    try settings.apply(environment)
    return settings
  }

  private mutating func apply(_ environment: [String: String]) throws(Misuse) {
    for name in environment.keys.sorted() where !Settings.knownVariables.contains(name) {
      throw .unknownVariable(name)
    }
    if let text = environment["SEED"], !text.isEmpty {
      guard let seed = Seed(text) else { throw .seed(text) }
      self.seed = seed
      isReplay = true
    }
    if let text = environment["FACTORYCHECK_DATABASE"], !text.isEmpty {
      database = try Database(text)
    }
    if let text = environment["FACTORYCHECK_CRASHES"], !text.isEmpty {
      switch text {
      case "off": crashes = .off
      case "record": crashes = .record
      default: throw .crashes(text)
      }
    }
    report = try Settings.report(in: environment)
    if let isVerbose = try Settings.flag("FACTORYCHECK_VERBOSE", in: environment) {
      self.isVerbose = isVerbose
    }
    if let text = environment["FACTORYCHECK_CASES"], !text.isEmpty {
      guard let cases = Int(text), cases > 0 else { throw .casesVariable(text) }
      self.cases = cases
      budget = nil
      self.environment = ["FACTORYCHECK_CASES=\(cases)"]
    }
    try applyShard(environment["FACTORYCHECK_SHARD"] ?? "")
  }

  private mutating func applyShard(_ text: String) throws(Misuse) {
    guard !text.isEmpty else { return }
    guard let shard = Shard(text) else { throw .shard(text) }
    self.shard = shard
    cases = shard.share(of: cases)
    environment.append("FACTORYCHECK_SHARD=\(shard)")
  }

  /// What the random states of a property's cases are counted from.
  func root(ofKey key: UInt64) -> UInt64 {
    let root = Choices.root(ofKey: key, seed: seed.value)
    return shard?.root(from: root) ?? root
  }

  /// The report of the run that the environment asks for, if it does.
  static func report(
    in environment: [String: String] = variables
  ) throws(Misuse) -> RunReport? {
    guard let path = environment["FACTORYCHECK_REPORT"], !path.isEmpty else { return nil }
    guard let report = RunReport(path: path) else { throw .report(path) }
    return report
  }

  /// The variables that are settings.
  fileprivate static let names = [
    "SEED", "FACTORYCHECK_CASES", "FACTORYCHECK_CRASHES", "FACTORYCHECK_DATABASE",
    "FACTORYCHECK_REPORT", "FACTORYCHECK_SHARD", "FACTORYCHECK_VERBOSE",
  ]

  /// The settings, and the variables by which processes of ours speak to each other.
  private static let knownVariables = Set(names + [CrashRecord.variable, CaseRequest.variable])

  /// A variable that is 1 or 0; nil where it is not set.
  private static func flag(
    _ name: String, in environment: [String: String]
  ) throws(Misuse) -> Bool? {
    switch environment[name] {
    case nil, "": nil
    case "0": false
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
    case .shard(let text):
      """
      FACTORYCHECK_SHARD=\(text) is no share of the cases: it takes which of how many, from 1, such as \
      2/4 for the second of four
      """
    case .crashes(let text):
      """
      FACTORYCHECK_CRASHES=\(text) is not known: it takes off, which leaves crashes alone, or record, \
      which leaves them to the next run
      """
    case .database(let text):
      """
      FACTORYCHECK_DATABASE=\(text) is not known: it takes off, which keeps no failures, or the path of \
      a folder, such as ./\(text)
      """
    case .cases(let cases, let place):
      "\(place.written("cases", "\(cases)")) checks nothing: it takes a number above 0"
    case .time(let name, let time, let place):
      """
      \(place.written(name, "\(time)")) leaves no time: it takes a duration above zero, such as \
      .seconds(2)
      """
    case .replay(let text):
      """
      forAll(replay: \(text.debugDescription)) is no case: it takes what Counterexample.replay says, \
      or "choices" in a kept or attached failure, such as "(i5)(b1)"
      """
    case .staleReplay(let text, let drawn):
      """
      the gens do not make the case of forAll(replay: "\(text)") any more\
      \(drawn.map { ", but that of \"\($0)\" in its place" } ?? ": they discard it"). Take the argument \
      away, and pin what fails then
      """
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
    case .unknownVariable(let name):
      """
      \(name) is no setting: there are \(Settings.names.dropLast().joined(separator: ", ")) and \
      \(Settings.names.last ?? "")
      """
    case .coverage(let share, let name):
      """
      cover(atLeast: \(share)) for "\(name)" is no share of the cases: it takes a number from 0 to 1, \
      such as 0.1 for 10 %
      """
    }
  }
}
