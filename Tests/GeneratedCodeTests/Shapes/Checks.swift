// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

struct Malformed: Error {}

struct PostalCode: Equatable {
  let code: String

  init?(_ code: String) {
    guard code.count == 5, code.allSatisfy(\.isNumber) else { return nil }
    self.code = code
  }
}

struct Checksum: Equatable {
  let hexadecimal: String

  init(hexadecimal: String) throws {
    guard hexadecimal.count == 32, hexadecimal.allSatisfy({ $0.isHexDigit }) else {
      throw Malformed()
    }
    self.hexadecimal = hexadecimal
  }
}

struct SecretKey: Equatable {
  private static let length = 24
  let bytes: Data

  init?(bytes: Data) {
    guard bytes.count == Self.length else { return nil }
    self.bytes = bytes
  }
}

struct Email: Equatable {
  let name: Substring
  let host: Substring

  init?(_ text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].contains(".") else { return nil }
    (name, host) = (parts[0], parts[1])
  }
}

struct Version: Equatable {
  let numbers: [Int]

  init?(_ text: String) {
    let numbers = text.split(separator: ".").compactMap { Int($0) }
    guard numbers.count == 3, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    self.numbers = numbers
  }
}

struct HexColor: Equatable {
  let value: UInt32

  init?(_ text: String) {
    guard text.hasPrefix("#"), text.count == 7, let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.value = value
  }
}

struct FlightNumber: Equatable {
  private static let form = #"^[A-Z]{2}\d{1,4}$"#
  let text: String

  init(_ text: String) throws {
    guard FlightNumber.isFlight(text) else { throw Malformed() }
    self.text = text
  }

  private static func isFlight(_ text: String) -> Bool {
    text.range(of: form, options: .regularExpression) != nil
  }
}

struct Link: Equatable {
  let url: URL

  init?(_ text: String) {
    guard let url = URL(string: text), url.scheme == "https", url.host() != nil else { return nil }
    self.url = url
  }
}

struct BoardingPass: Equatable {
  let id: UUID
  let issued: Date

  init?(id: String, issued: String) {
    guard let id = UUID(uuidString: id), let date = ISO8601DateFormatter().date(from: issued) else {
      return nil
    }
    (self.id, self.issued) = (id, date)
  }
}

struct Chessboard: Equatable {
  let fields: [[Bool]]

  init(fields: [[Bool]]) {
    precondition(fields.count == 8 && fields.allSatisfy { $0.count == 8 }, "8 rows of 8")
    self.fields = fields
  }
}

struct CheckedGrid: Equatable {
  let rows: Int
  let columns: Int
  let cells: [Bool]

  init?(rows: Int, columns: Int, cells: [Bool]) {
    guard rows >= 0, columns >= 0, cells.count == rows * columns else { return nil }
    (self.rows, self.columns, self.cells) = (rows, columns, cells)
  }
}

struct Picture<Channel> {
  let width: Int
  let channels: [Channel]

  init(width: Int, height: Int, channels: [Channel]) {
    precondition(width >= 0 && height >= 0)
    precondition(width * height * 4 == channels.count, "four for each point")
    (self.width, self.channels) = (width, channels)
  }
}

/// What is checked elsewhere is drawn as anything.
struct CheckedContact: Equatable {
  var to: Email
  var code: PostalCode
  var notes: [String]
}

struct CheckedAddress: Equatable {
  var code: PostalCode
  var version: Version?
  var lines: [String]
}

/// One of some texts, which stand in a list.
struct Currency: Equatable {
  let code: String

  init?(_ code: String) {
    guard ["EUR", "USD", "JPY"].contains(code) else { return nil }
    self.code = code
  }
}

struct TaxNumber: Equatable {
  let text: String

  init?(_ text: String) {
    let parts = text.split(separator: "-")
    guard parts.map(\.count) == Self.lengths, text.consistsOfDigits(or: "-") else { return nil }
    self.text = text
  }
}

extension TaxNumber {
  fileprivate static let lengths = [3, 2, 4]
}

extension String {
  fileprivate func consistsOfDigits(or other: Character) -> Bool {
    allSatisfy { $0.isNumber || $0 == other }
  }
}

private let prefixOfStock = "SKU-"

private func isStockNumber(_ text: String) -> Bool {
  text.hasPrefix(prefixOfStock) && text.count == 10
}

struct StockNumber: Equatable {
  let number: String

  init(number: String) throws {
    guard isStockNumber(number) else { throw Malformed() }
    self.number = number
  }
}

enum Severity: String {
  case debug, notice
  case critical = "crit"
}

/// What is checked by the types of its parts.
struct LogLine: Equatable {
  let severity: Severity
  let message: String

  init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, let severity = Severity(rawValue: words[0]) else { return nil }
    (self.severity, message) = (severity, words[1])
  }
}

struct Scan: Equatable {
  let stock: StockNumber

  init?(_ text: String) {
    guard let stock = try? StockNumber(number: text) else { return nil }
    self.stock = stock
  }
}

struct Bitmap: Equatable {
  private static let magic: [UInt8] = [0x42, 0x4D]
  let size: UInt8

  init(bytes: [UInt8]) throws {
    guard bytes.count >= 3, bytes.starts(with: Self.magic), bytes[2] < 100 else {
      throw Malformed()
    }
    size = bytes[2]
  }
}

struct DeepLink: Equatable {
  let page: Int

  init?(url: URL) {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
    guard url.scheme == "recipes", let page = items?.first(where: { $0.name == "page" })?.value,
      let number = Int(page)
    else { return nil }
    self.page = number
  }
}

struct SeatClaim: Equatable {
  let row: Int
  let name: String

  init?(fields: [String: Any]) {
    guard let row = fields["row"] as? Int, let name = fields["name"] as? String else { return nil }
    (self.row, self.name) = (row, name)
  }
}

/// The number of elements of each argument is asked for, here and where it is handed on.
struct BlockCipher: Equatable {
  static let keySize = 128 / 8
  let key: [UInt8]
  let vector: [UInt8]?
  let salt: Data
  let rounds: UInt8

  var keySize: Int { key.count }

  init(key: [UInt8], vector: [UInt8]?, salt: Data, rounds: UInt8) throws {
    guard key.count == BlockCipher.keySize || key.count == 2 * 16 else { throw Malformed() }
    if let vector, vector.count != 64 / 8 { throw Malformed() }
    if salt.isEmpty { throw Malformed() }
    guard rounds & 1 == 0, rounds >= 200 else { throw Malformed() }
    (self.key, self.vector, self.salt, self.rounds) = (key, vector, salt, rounds)
  }
}

/// Several texts, each of which hardly any text is: together, none would be.
struct MailingAddress: Equatable {
  let street: String
  let zip: String
  let country: String
  let codes: [Int]

  init(street: String, zip: String, country: String, codes: [Int]) throws {
    guard !street.isEmpty else { throw Malformed() }
    guard zip.count == 5, zip.allSatisfy({ $0.isNumber }) else { throw Malformed() }
    guard country.count == 2, country.allSatisfy(\.isUppercase) else { throw Malformed() }
    for code in codes where code == 0 { throw Malformed() }
    guard codes.count == 3, codes.first != codes.last else { throw Malformed() }
    (self.street, self.zip, self.country, self.codes) = (street, zip, country, codes)
  }
}

/// All parts are asked for the same.
struct PaintTone: Equatable {
  let red: Double
  let green: Double
  let blue: Double

  init?(red: Double, green: Double, blue: Double) {
    for part in [red, green, blue] {
      guard part >= 0, part <= 1 else { return nil }
    }
    (self.red, self.green, self.blue) = (red, green, blue)
  }
}
