import Dispatch
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
    case let value as Decimal: value.isNaN ? "Decimal.nan" : "Decimal(string: \"\(value)\")!"
    case let value as TimeZone: "TimeZone(identifier: \(escaped(value.identifier)))!"
    case let value as Locale: "Locale(identifier: \(escaped(value.identifier)))"
    case let value as Calendar: calendar(value)
    case let value as IndexSet: indices(value)
    case let value as IndexPath: "IndexPath(indexes: \(Array(value)))"
    case let value as NSRange: "NSRange(location: \(value.location), length: \(value.length))"
    case let value as String.Encoding: "String.Encoding(rawValue: \(value.rawValue))"
    case let value as Notification.Name: "Notification.Name(\(escaped(value.rawValue)))"
    case let value as any BaseMeasurement: value.source
    case let value as AnyKeyPath: keyPath(value)
    default: partOfLocale(value) ?? instant(value) ?? error(value)
    }
  }

  /// `\User.name`; by its type alone where nothing tells the names of what it leads through.
  private static func keyPath(_ path: AnyKeyPath) -> String? {
    let text = "\(path)"
    return text.hasPrefix("\\") && !text.contains(".<") ? text : "/* \(typeName(of: path)) */"
  }

  private static func partOfLocale(_ value: Any) -> String? {
    switch value {
    case let value as Locale.Language: language(value)
    case let value as Locale.LanguageCode: "Locale.LanguageCode(\(escaped(value.identifier)))"
    case let value as Locale.Region: "Locale.Region(\(escaped(value.identifier)))"
    case let value as Locale.Currency: "Locale.Currency(\(escaped(value.identifier)))"
    default: nil
    }
  }

  /// By the first identifier that stands for it: it does not tell which parts of its own it was made
  /// of, and answers the most likely ones for others.
  private static func language(_ language: Locale.Language) -> String {
    let parts = [language.languageCode?.identifier, language.script?.identifier]
    let written = parts.compactMap(\.self).joined(separator: "-")
    let identifier = [language.minimalIdentifier, written].first {
      Locale.Language(identifier: $0) == language
    }
    return "Locale.Language(identifier: \(escaped(identifier ?? language.maximalIdentifier)))"
  }

  /// A point in time of a clock: that of one of Swift's clocks is the duration since its zero.
  private static func instant(_ value: Any) -> String? {
    switch value {
    case is ContinuousClock.Instant, is SuspendingClock.Instant:
      Mirror(reflecting: value).children.first.map { duration in
        "unsafeBitCast(\(describe(duration.value)), to: \(typeName(of: value)).self)"
      }
    case DispatchTime.distantFuture as DispatchTime: "DispatchTime.distantFuture"
    case let value as DispatchTime:
      "DispatchTime(uptimeNanoseconds: \(value.uptimeNanoseconds))"
    default: nil
    }
  }

  /// An error by its code, where it has nothing else. A Foundation object would be taken for the error
  /// that Swift makes of its domain, which is of another type.
  private static func error(_ value: Any) -> String? {
    if type(of: value) == NSError.self, let error = value as? NSError { return object(error) }
    return switch value {
    case let value as URLError: "URLError(\(code(value.code)))"
    case let value as URLError.Code: code(value)
    case let value as CocoaError: "CocoaError(CocoaError.Code(rawValue: \(value.code.rawValue)))"
    case let value as POSIXError:
      "POSIXError(POSIXErrorCode(rawValue: \(value.code.rawValue))!)"
    default: nil
    }
  }

  private static func object(_ error: NSError) -> String {
    let info = error.userInfo.isEmpty ? "" : ", userInfo: \(describe(error.userInfo))"
    return "NSError(domain: \(escaped(error.domain)), code: \(error.code)\(info))"
  }

  /// Where codes are the cases of an enum, not every number is one.
  private static func code(_ code: URLError.Code) -> String {
    #if canImport(Darwin)
      "URLError.Code(rawValue: \(code.rawValue))"
    #else
      "URLError.Code(rawValue: \(code.rawValue))!"
    #endif
  }

  /// Whether a value is of a type of a library that makes it of its member but might not, by the
  /// type's name.
  static func isForced(_ value: Any, _ name: String) -> Bool {
    forced[name].map { $0 == String(reflecting: type(of: value)) } ?? false
  }

  /// Those types with their modules.
  private static let forced = [
    "CodingUserInfoKey": "Swift.CodingUserInfoKey",
    "HTTPRequest.Method": "HTTPTypes.HTTPRequest.Method",
  ]

  /// By its identifier, and what differs from the calendar that has that.
  private static func calendar(_ calendar: Calendar) -> String {
    let name = caseName(of: calendar.identifier) ?? "\(calendar.identifier)"
    let plain = Calendar(identifier: calendar.identifier)
    let own = "Calendar(identifier: .\(name))"
    var changes: [String] = []
    if calendar.timeZone != plain.timeZone {
      changes.append("it.timeZone = \(describe(calendar.timeZone))")
    }
    if calendar.locale != plain.locale, let locale = calendar.locale {
      changes.append("it.locale = \(describe(locale))")
    }
    guard !changes.isEmpty else { return own }
    return "{ var it = \(own); \(changes.joined(separator: "; ")); return it }()"
  }

  /// In ranges where there is one, and else one by one.
  private static func indices(_ set: IndexSet) -> String {
    if set.isEmpty { return "IndexSet()" }
    if set.rangeView.count == 1, let range = set.rangeView.first {
      return "IndexSet(integersIn: \(range))"
    }
    return set.count > limit ? "/* IndexSet */" : "IndexSet(\(Array(set)))"
  }

  /// What is made of scalars.
  static func composed(_ value: Any) -> String? {
    switch value {
    case let value as AttributedString: "AttributedString(\(escaped(String(value.characters))))"
    case let value as StaticString: escaped(value.description)
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

/// A collection whose only member are its elements, or is its element.
protocol WrittenByElements {}

/// The same, of pairs in a certain order.
protocol WrittenAsPairs: WrittenByElements {}

extension CollectionOfOne: WrittenByElements {}
extension KeyValuePairs: WrittenAsPairs {}

/// An array of so many elements.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
protocol InlineElements {
  var elements: [Any] { get }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension InlineArray: InlineElements {
  var elements: [Any] { indices.map { self[$0] } }
}
