import FactoryCheck
import RealProjectSupport
import Testing

@testable import Logging

/// Every type of the module that got a gen, but for generic ones.
struct EachTypeTests {
  private let types: [any Arbitrary.Type] = [
    Logging.LogEvent.self,
    Logging.Logger.self,
    Logging.Logger.AttributedStringCarrier.self,
    Logging.Logger.Level.self,
    Logging.Logger.Message.self,
    Logging.Logger.MetadataProvider.self,
    Logging.Logger.MetadataValue.self,
    Logging.Logger.MetadataValue.StringInterpolation.self,
    Logging.Logger.MetadataValueAttributes.self,
    Logging.Logger.Storage.self,
    Logging.MultiplexLogHandler.self,
    Logging.StdioOutputStream.self,
    Logging.StdioOutputStream.FlushMode.self,
    Logging.SwiftLogNoOpLogHandler.self,
  ]

  @Test("Values of each type are drawn and described")
  func values() {
    forEach(of: types)
  }

  @Test("Nearly all types get a gen, and the others are named with the reason")
  func share() throws {
    let code = try GeneratedCode(besides: #filePath)
    print("Logging: \(code.share)")
    #expect(code.types.count * 100 >= 90 * (code.types.count + code.skipped.count))
  }
}
