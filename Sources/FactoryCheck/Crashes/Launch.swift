#if canImport(Glibc)
  import Foundation
  import Testing

  /// How to start another process that runs the test of one property, and runs that property's
  /// cases when it comes to it.
  struct Launch {
    private let arguments: [String]
    private let property: UInt64
    private var tracesCrashes = false

    /// - Parameter property: What the process knows the property by.
    init?(of property: UInt64, host: TestHost, site: CallSite) {
      guard let arguments = Launch.arguments(host, site) else { return nil }
      self.arguments = arguments
      self.property = property
    }

    /// The same, but with the backtrace of a crash printed, which takes some 10 ms or more.
    var tracingCrashes: Launch {
      var copy = self
      copy.tracesCrashes = true
      return copy
    }

    /// Starts the process.
    func start() -> ChildProcess? {
      ChildProcess(arguments: arguments, environment: environment)
    }

    /// What a case's crash is kept under.
    func key(of request: CaseRequest) -> UInt64 {
      stableHash("\(property) \(tracesCrashes) \(request.text)")
    }

    private var environment: [String: String] {
      var environment = Settings.processEnvironment
      environment[CrashRecord.variable] = nil
      environment[CaseRequest.variable] = String(property, radix: 16)
      environment["FACTORYCHECK_DATABASE"] = "off"
      environment["SWIFT_BACKTRACE"] =
        tracesCrashes
        ? """
        enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,sanitize=no,\
        limit=64,top=0,output-to=stderr
        """
        : "enable=no"
      return environment
    }
  }

  // MARK: - Arguments

  extension Launch {
    private static func arguments(_ host: TestHost, _ site: CallSite) -> [String]? {
      switch host {
      case .swiftTesting(let test?, _):
        let name = NSRegularExpression.escapedPattern(for: "\(test.id)")
        return ["--testing-library", "swift-testing", "--filter", "^\(name)$"] + repetitions
      case .xctest: return xctestCases(at: site).map { [$0] }
      case .swiftTesting(nil, _), .none: return nil
      }
    }

    /// How often all tests are run: a property that crashes in a later round comes up in that round
    /// only.
    private static var repetitions: [String] {
      let arguments = CommandLine.arguments
      guard let option = arguments.firstIndex(of: "--repetitions") else { return [] }
      return Array(arguments[option...].prefix(2))
    }

    /// The tests that may be the running one, as XCTest takes them: it does not say in which class
    /// the running test is, but lists those that there are.
    private static func xctestCases(at site: CallSite) -> String? {
      var environment = Settings.processEnvironment
      environment[CrashRecord.variable] = nil
      guard let process = ChildProcess(arguments: ["--list-tests"], environment: environment) else {
        return nil
      }
      process.wait()
      let module = site.fileID.description.prefix { $0 != "/" }
      let method = site.function.description.prefix { $0 != "(" }
      let tests = process.output.split(separator: "\n").filter {
        $0.hasPrefix("\(module).") && $0.hasSuffix("/\(method)")
      }
      return tests.isEmpty ? nil : tests.joined(separator: ",")
    }
  }
#endif
