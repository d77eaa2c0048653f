import FactoryCheck

@testable import HTTPTypes

// Rules of HTTP that the types' declarations do not tell: what is made of these is generated.

extension HTTPField.Name: @retroactive Arbitrary {
  /// The name of a field: a token of RFC 9110.
  public static func arbitrary() -> Gen<HTTPField.Name> {
    Gen.tokens.compactMap { HTTPField.Name($0) }
  }
}

extension HTTPRequest.Method: @retroactive Arbitrary {
  /// A method: a token of RFC 9110.
  public static func arbitrary() -> Gen<HTTPRequest.Method> {
    Gen.tokens.compactMap { HTTPRequest.Method($0) }
  }
}

extension HTTPResponse.Status: @retroactive Arbitrary {
  /// A status of three digits.
  public static func arbitrary() -> Gen<HTTPResponse.Status> {
    Gen.int(in: 100...999).map { HTTPResponse.Status(code: $0) }
  }
}

extension HTTPField.DynamicTableIndexingStrategy: @retroactive Arbitrary {
  /// One of the strategies that have a name.
  public static func arbitrary() -> Gen<HTTPField.DynamicTableIndexingStrategy> {
    .element(of: [.automatic, .prefer, .avoid, .disallow])
  }
}

extension HTTPFields: @retroactive Arbitrary {
  /// Up to five fields.
  public static func arbitrary() -> Gen<HTTPFields> {
    HTTPField.arbitrary().array(count: 0...5).map { HTTPFields($0) }
  }
}

extension Gen<String> {
  fileprivate static var tokens: Gen {
    .string(of: .letters + .digits + "!#$%&'*+-.^_`|~", count: 1...20)
  }
}
