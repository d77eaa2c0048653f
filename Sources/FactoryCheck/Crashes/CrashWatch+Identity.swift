#if canImport(Glibc) || os(macOS)
  import Synchronization
  import Testing

  extension CrashWatch {
    /// How often each property has begun in this process: one in a loop, or in several arguments of
    /// a test that cannot be told apart, is known by its turn.
    private static let turns = Mutex<[UInt64: Int]>([:])

    /// What another process of the same executable knows a property by; nil where no test is
    /// running.
    static func identity(_ host: TestHost, _ site: CallSite) -> UInt64? {
      guard let test = testName(host, site) else { return nil }
      let key = stableHash("\(site.fileID):\(site.line):\(site.column) \(test)")
      let turn = turns.withLock { turns in
        turns[key, default: 0] += 1
        return turns[key, default: 0]
      }
      return scramble(key ^ UInt64(turn))
    }

    /// What tells the running test from others; nil where none is running.
    private static func testName(_ host: TestHost, _ site: CallSite) -> String? {
      switch host {
      case .swiftTesting(let test?, let testCase):
        test.isParameterized ? "\(test.id) \(arguments(of: testCase))" : "\(test.id)"
      case .xctest: "\(site.function)"
      case .swiftTesting(nil, _), .none: nil
      }
    }

    /// What tells the arguments of a test's case from those of others. Swift Testing has such
    /// identifiers, though no word for them; where they are not found, cases are known by their
    /// turns.
    private static func arguments(of testCase: Test.Case?) -> [[UInt8]] {
      let kind = testCase.map { Mirror(reflecting: $0).descendant("_kind", "parameterized") } ?? nil
      guard let kind, let all = Mirror(reflecting: kind).descendant("arguments") else { return [] }
      return Mirror(reflecting: all).children.compactMap { argument in
        Mirror(reflecting: argument.value).descendant("id", "bytes") as? [UInt8]
      }
    }
  }
#endif
