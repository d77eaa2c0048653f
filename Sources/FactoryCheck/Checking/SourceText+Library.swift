import Foundation

/// Values of the standard library's and Foundation's types, none of which their members show.
extension SourceText {
  static func foundation(_ value: Any) -> String? {
    switch value {
    case let value as DateInterval:
      "DateInterval(start: \(date(value.start)), duration: \(number(value.duration)))"
    case let value as UUID: "UUID(uuidString: \"\(value.uuidString)\")!"
    case let value as URL: "URL(string: \(escaped(value.absoluteString)))!"
    case let value as URLComponents: "URLComponents(string: \(escaped(value.string ?? "")))!"
    case let value as Decimal: "Decimal(string: \"\(value)\")!"
    case let value as TimeZone: "TimeZone(identifier: \(escaped(value.identifier)))!"
    case let value as Locale: "Locale(identifier: \(escaped(value.identifier)))"
    case let value as Calendar: "Calendar(identifier: .\(value.identifier))"
    case let value as IndexPath: "IndexPath(indexes: \(Array(value)))"
    case let value as NSRange: "NSRange(location: \(value.location), length: \(value.length))"
    case let value as String.Encoding: "String.Encoding(rawValue: \(value.rawValue))"
    case let value as Notification.Name: "Notification.Name(\(escaped(value.rawValue)))"
    case let value as any BaseMeasurement: value.source
    default: nil
    }
  }

  /// What is made of scalars.
  static func composed(_ value: Any) -> String? {
    switch value {
    case let value as AttributedString: "AttributedString(\(escaped(String(value.characters))))"
    case let value as CharacterSet: characters(value)
    case let value as String.UTF8View: "\(escaped(String(value))).utf8"
    case let value as Substring.UTF8View: "Substring(\(escaped("\(Substring(value))"))).utf8"
    case let value as String.UnicodeScalarView: "\(escaped(String(value))).unicodeScalars"
    case let value as Substring.UnicodeScalarView:
      "Substring(\(escaped("\(Substring(value))"))).unicodeScalars"
    case let value as any SIMD: vector(value)
    default: nil
    }
  }

  private static func vector<Vector: SIMD>(_ vector: Vector) -> String {
    let scalars = vector.indices.map { describe(vector[$0]) }
    return "\(typeName(of: vector))(\(scalars.joined(separator: ", ")))"
  }

  /// By Foundation's name, or by those characters that it has, or has not.
  private static func characters(_ set: CharacterSet) -> String {
    if let name = CharacterSet.named.first(where: { $0.set == set })?.name {
      return "CharacterSet.\(name)"
    }
    let isInverted = set.hasMember(inPlane: 15)
    let scalars = (isInverted ? set.inverted : set).scalars.map {
      escaped(String($0)).dropFirst().dropLast()
    }
    return "CharacterSet(charactersIn: \"\(scalars.joined())\")\(isInverted ? ".inverted" : "")"
  }
}

extension CharacterSet {
  /// The characters of a set in order.
  fileprivate var scalars: [Unicode.Scalar] {
    (0...16 as ClosedRange<UInt32>).flatMap { plane -> [Unicode.Scalar] in
      guard hasMember(inPlane: UInt8(plane)) else { return [] }
      return (plane << 16...plane << 16 | 0xFFFF).compactMap(Unicode.Scalar.init)
        .filter(contains)
    }
  }
}

/// A measurement of any dimension.
private protocol BaseMeasurement {
  var source: String { get }
}

extension Measurement: BaseMeasurement where UnitType: Dimension {
  fileprivate var source: String {
    "Measurement(value: \(SourceText.number(value)), unit: \(UnitType.self).baseUnit())"
  }
}

/// An array of so many elements.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
protocol InlineElements {
  var elements: [Any] { get }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension InlineArray: InlineElements {
  var elements: [Any] { indices.map { self[$0] } }
}
