import Foundation

/// Where the shop delivers to.
enum Country: String, CaseIterable, Codable {
  case austria = "AT"
  case germany = "DE"
  case switzerland = "CH"
}

/// Where somebody lives.
struct Address: Equatable, Codable {
  var street: String
  var postcode: String
  var city: String
  var country: Country
}

/// Somebody who buys.
struct Customer: Equatable, Codable {
  var name: String
  var email: String?
  var birthday: Date?
  var address: Address
}
