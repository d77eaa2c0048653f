import FactoryCheck
import Foundation
import Testing

@testable import HTTPTypes

/// Properties of a real project's types, over values that are generated from its sources.
struct RoundTripTests {
  @Test("A field survives a JSON round trip, whatever its indexing strategy")
  func fields() {
    let fields =
      Factory<HTTPField>.arbitrary()
      |> HTTPField._indexingStrategy *~ HTTPField.DynamicTableIndexingStrategy.arbitrary()
    forAll(fields) { field in
      let copy = try throughJSON(field)
      #expect(copy == field)
    }
  }

  @Test("A field is made again from its name, its value and how it is indexed")
  func fieldsFromTheirParts() {
    forAll(Factory<HTTPField>.arbitrary()) { field in
      var again = HTTPField(name: field.name, value: field.value)
      again.indexingStrategy = field.indexingStrategy
      #expect(again == field)
    }
  }

  @Test("A request survives a JSON round trip")
  func requests() {
    forAll(Factory<HTTPRequest>.arbitrary()) { request in
      let copy = try throughJSON(request)
      #expect(copy == request)
    }
  }

  @Test("A response survives a JSON round trip")
  func responses() {
    forAll(Factory<HTTPResponse>.arbitrary()) { response in
      let copy = try throughJSON(response)
      #expect(copy == response)
    }
  }

  private func throughJSON<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }
}
