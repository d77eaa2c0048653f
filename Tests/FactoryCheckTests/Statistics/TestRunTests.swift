import Foundation
import Testing

@testable import FactoryCheck

struct TestRunTests {
  private static let fields = "S 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 4242 20"

  @Test(
    "A process is read whatever its name holds",
    arguments: ["swift-test", "a b", "a) S 1 (b", "(", ")", ""])
  func names(name: String) {
    let process = StartedProcess(identifier: 7, status: "7 (\(name)) \(Self.fields)\n")
    #expect(process?.name == name)
    #expect(process?.identity == "7-4242")
  }

  @Test("Anything else is none", arguments: ["", "7", "7 (x", "7 x) S", ")(", "7 (x) S 1 2"])
  func wrong(status: String) {
    #expect(StartedProcess(identifier: 7, status: status) == nil)
  }

  #if os(Linux)
    @Test("This process is found, and one that is not there is not")
    func found() {
      let identifier = ProcessInfo.processInfo.processIdentifier
      #expect(StartedProcess(identifier: identifier) != nil)
      #expect(StartedProcess(identifier: -1) == nil)
    }
  #endif
}
