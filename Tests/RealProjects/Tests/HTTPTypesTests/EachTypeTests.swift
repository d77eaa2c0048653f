import FactoryCheck
import RealProjectSupport
import Testing

@testable import HTTPTypes

/// Every type of the module that got a gen, but for generic ones.
struct EachTypeTests {
  private let types: [any Arbitrary.Type] = [
    HTTPTypes.HTTP2ErrorCode.self,
    HTTPTypes.HTTP3ErrorCode.self,
    HTTPTypes.HTTPField.self,
    HTTPTypes.HTTPField.TokenValidity.self,
    HTTPTypes.HTTPField.Value.self,
    HTTPTypes.HTTPField.Value.Storage.self,
    HTTPTypes.HTTPFields.HTTPFieldSequence.self,
    HTTPTypes.HTTPFields.HTTPFieldSequence.Iterator.self,
    HTTPTypes.HTTPRequest.PseudoHeaderFields.self,
    HTTPTypes.HTTPResponse.self,
    HTTPTypes.HTTPResponse.PseudoHeaderFields.self,
    HTTPTypes.HTTPResponse.Status.Kind.self,
  ]

  @Test("Values of each type are drawn and described")
  func values() {
    forEach(of: types)
  }

  @Test("Nearly all types get a gen, and the others are named with the reason")
  func share() throws {
    let code = try GeneratedCode(besides: #filePath)
    print("HTTPTypes: \(code.share)")
    #expect(code.types.count * 100 >= 100 * (code.types.count + code.skipped.count))
  }
}
