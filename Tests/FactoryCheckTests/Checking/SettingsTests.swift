import Testing

@testable import FactoryCheck

struct SettingsTests {
  @Test("The command says for what the tests were built, for optimised code may fail alone")
  func buildMode() {
    #if DEBUG
      #expect(Settings.command(filter: "M.S/f") == "swift test --filter M.S/f")
    #else
      #expect(Settings.command(filter: "M.S/f") == "swift test -c release --filter M.S/f")
    #endif
  }

  @Test(
    "A seed is decimal or hexadecimal",
    arguments: [
      ("1234", 1234), ("0x4d2", 1234), ("0X4D2", 1234), ("0", 0), ("007", 7),
      ("18446744073709551615", UInt64.max), ("0xffffffffffffffff", UInt64.max),
    ] as [(String, UInt64)])
  func seed(text: String, value: UInt64) throws {
    let settings = try Settings.resolve(Request(seed: 1), environment: ["SEED": text])
    #expect(settings.seed == Seed(value))
  }

  @Test(
    "Anything else is refused, and shown with what is accepted",
    arguments: [
      "x", "-1", "+1", "1.0", " 1", "1 ", "0x", "0xg", "1e3", "18446744073709551616",
      "0x10000000000000000", "１", "12\n",
    ])
  func wrongSeed(text: String) {
    let misuse = #expect(throws: Settings.Misuse.seed(text)) {
      try Settings.resolve(Request(), environment: ["SEED": text])
    }
    #expect(
      misuse?.description == """
        SEED=\(text) is not a seed: it takes a decimal number such as 1234, or a hexadecimal one \
        such as 0x4d2, of at most 64 bits
        """)
  }

  @Test("Empty variables count as not set")
  func emptyVariables() throws {
    let environment = ["SEED": "", "FACTORYCHECK_CASES": ""]
    let settings = try Settings.resolve(Request(cases: 7, seed: 5), environment: environment)
    #expect(settings.seed == 5 && settings.cases == 7 && settings.environment == [])
  }

  @Test("The environment comes before arguments, and arguments before defaults")
  func precedence() throws {
    let environment = ["SEED": "9", "FACTORYCHECK_CASES": "12"]
    let both = try Settings.resolve(Request(cases: 7, seed: 5), environment: environment)
    #expect(both.seed == 9 && both.cases == 12)
    #expect(both.environment == ["FACTORYCHECK_CASES=12"])
    let arguments = try Settings.resolve(Request(cases: 7, seed: 5), environment: [:])
    #expect(arguments.seed == 5 && arguments.cases == 7)
    #expect(try Settings.resolve(Request(), environment: [:]).cases == 400)
  }

  @Test(
    "A crash starts the process again unless the environment says otherwise",
    arguments: [("", .restart), ("off", .off), ("record", .record)] as [(String, Settings.Crashes)])
  func crashes(text: String, crashes: Settings.Crashes) throws {
    let environment = ["FACTORYCHECK_CRASHES": text]
    #expect(try Settings.resolve(Request(), environment: environment).crashes == crashes)
  }

  @Test(
    "A database is off or in a folder",
    arguments: [
      ("off", .off), ("", .besidePackage), ("a b", .folder("a b")), ("./no", .folder("./no")),
    ]
      as [(String, Settings.Database)])
  func database(text: String, database: Settings.Database) throws {
    let environment = ["FACTORYCHECK_DATABASE": text]
    #expect(try Settings.resolve(Request(), environment: environment).database == database)
  }

  @Test("Another word for off is not taken for a folder", arguments: ["OFF", "0", "false", "No"])
  func wrongDatabase(text: String) {
    let misuse = #expect(throws: Settings.Misuse.database(text)) {
      try Settings.resolve(Request(), environment: ["FACTORYCHECK_DATABASE": text])
    }
    #expect(
      misuse?.description == """
        FACTORYCHECK_DATABASE=\(text) is not known: it takes off, which keeps no failures, or the \
        path of a folder, such as ./\(text)
        """)
  }

  @Test("Anything but off and record is refused", arguments: ["on", "OFF", "0", " off"])
  func wrongCrashes(text: String) {
    let misuse = #expect(throws: Settings.Misuse.crashes(text)) {
      try Settings.resolve(Request(), environment: ["FACTORYCHECK_CRASHES": text])
    }
    #expect(
      misuse?.description == """
        FACTORYCHECK_CRASHES=\(text) is not known: it takes off, which leaves crashes alone, or \
        record, which leaves them to the next run
        """)
  }

  @Test(
    "A variable that is none of ours is refused, not ignored",
    arguments: ["FACTORYCHECK_CASE", "FACTORYCHECK_SEED", "FACTORYCHECK_"])
  func unknownVariable(name: String) {
    let misuse = #expect(throws: Settings.Misuse.unknownVariable(name)) {
      try Settings.resolve(Request(), environment: [name: "", "SEED": "1"])
    }
    #expect(
      misuse?.description == """
        \(name) is no setting: there are SEED, FACTORYCHECK_CASES, FACTORYCHECK_CRASHES, \
        FACTORYCHECK_DATABASE, FACTORYCHECK_REPORT, FACTORYCHECK_SHARD and FACTORYCHECK_VERBOSE
        """)
  }

  @Test("As many cases as there are numbers may discard as many")
  func patience() throws {
    let settings = try Settings.resolve(Request(cases: .max, seed: 1), environment: [:])
    #expect(settings.patience == .max)
    #expect(try Settings.resolve(Request(cases: 7, seed: 1), environment: [:]).patience == 70)
  }

  @Test("Two properties of a run in which nobody chose a seed use the same")
  func sharedSeed() throws {
    let first = try Settings.resolve(Request(), environment: [:])
    let second = try Settings.resolve(Request(), environment: [:])
    #expect(first.seed == second.seed)
  }

  @Test(
    "A number of cases is above zero", arguments: ["0", "-1", "x", "1.5", "9999999999999999999"])
  func wrongCases(text: String) {
    let misuse = #expect(throws: Settings.Misuse.casesVariable(text)) {
      try Settings.resolve(Request(), environment: ["FACTORYCHECK_CASES": text])
    }
    #expect(
      misuse?.description == """
        FACTORYCHECK_CASES=\(text) is not a number of cases: it takes a decimal number above 0
        """)
  }

  @Test("A text that is no case is shown as it is written in source")
  func wrongReplay() {
    let misuse = #expect(throws: Settings.Misuse.replay("s\"a\"")) {
      try Settings.resolve(Request(replay: "s\"a\""), environment: [:])
    }
    #expect(misuse?.description.hasPrefix(#"forAll(replay: "s\"a\"") is no case"#) == true)
  }

  @Test("forAll(cases:) takes numbers above zero", arguments: [0, -1, Int.min])
  func wrongCasesArgument(cases: Int) {
    let misuse = #expect(throws: Settings.Misuse.cases(cases, in: .argument)) {
      try Settings.resolve(Request(cases: cases), environment: [:])
    }
    #expect(
      misuse?.description == "forAll(cases: \(cases)) checks nothing: it takes a number above 0")
  }

  @Test("Traits come before defaults, the last of them first, and arguments before them")
  func traits() throws {
    let traits = [Request(cases: 7, seed: 5), Request(isShrinking: false), Request(cases: 8)]
    let inherited = try Settings.resolve(Request(), traits: traits, environment: [:])
    #expect(inherited.cases == 8 && inherited.seed == 5 && !inherited.isShrinking)
    let argument = try Settings.resolve(Request(cases: 9), traits: traits, environment: [:])
    #expect(argument.cases == 9 && argument.seed == 5)
    let replay = try Settings.resolve(Request(), traits: traits, environment: ["SEED": "6"])
    #expect(replay.seed == 6 && replay.cases == 8)
  }

  @Test("A trait that asks for no cases is refused, also where another overrides it")
  func wrongTrait() {
    let misuse = #expect(throws: Settings.Misuse.cases(0, in: .trait)) {
      try Settings.resolve(
        Request(cases: 5), traits: [Request(cases: 0), Request(cases: 9)], environment: [:])
    }
    #expect(misuse?.description == ".cases(0) checks nothing: it takes a number above 0")
  }
}
