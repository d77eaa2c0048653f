import Foundation

@testable import FactoryCheck

/// A value as text in which values that differ in anything look different, the same in every process:
/// scalars are escaped, NaNs show their bits, sets and dictionaries are sorted.
func rendering(_ value: Any) -> String {
  if Mirror(reflecting: value).displayStyle == .optional { return renderingOfParts(value) }
  switch value {
  case let text as String: return escaped(text)
  case let text as Substring: return escaped(String(text))
  case let text as StaticString: return escaped(text.description)
  case let character as Character: return escaped(String(character))
  case let scalar as Unicode.Scalar: return escaped(String(scalar))
  case let number as Double: return number.isNaN ? bits(number.bitPattern) : "\(number)"
  case let number as Float: return number.isNaN ? bits(UInt64(number.bitPattern)) : "\(number)"
  case let data as Data: return data.map { bits(UInt64($0)) }.joined()
  case let date as Date: return "\(date.timeIntervalSince1970)"
  case let interval as DateInterval: return "\(rendering(interval.start))+\(interval.duration)"
  case let url as URL: return url.absoluteString
  case let zone as TimeZone: return zone.identifier
  case let locale as Locale: return "'\(locale.identifier)'"
  case let calendar as Calendar: return "\(calendar.identifier)"
  case let path as IndexPath: return "\(Array(path))"
  case let set as IndexSet: return "\(Array(set))"
  case let time as Duration: return "\(time.components.seconds)s\(time.components.attoseconds)as"
  case let components as DateComponents: return rendering(of: components)
  default:
    return renderingOfPlatformNumber(value) ?? renderingOfText(value) ?? renderingOfParts(value)
  }
}

/// Numbers of the formats that not every platform has.
private func renderingOfPlatformNumber(_ value: Any) -> String? {
  #if arch(x86_64) && os(Linux)
    if let number = value as? Float16 { return "\(number)" }
    if let number = value as? Float80 { return "\(number)" }
  #endif
  return nil
}

/// What is made of texts.
private func renderingOfText(_ value: Any) -> String? {
  switch value {
  case let bytes as String.UTF8View: return escaped(String(bytes))
  case let bytes as Substring.UTF8View: return escaped(String(Substring(bytes)))
  case let scalars as String.UnicodeScalarView: return escaped(String(scalars))
  case let scalars as Substring.UnicodeScalarView: return escaped(String(Substring(scalars)))
  case let text as AttributedString: return escaped(String(text.characters))
  case let set as CharacterSet: return rendering(of: set)
  case let item as URLQueryItem: return "\(escaped(item.name)): \(rendering(item.value as Any))"
  case let components as URLComponents: return escaped(components.string ?? "-")
  case let names as PersonNameComponents: return rendering(of: names)
  case let error as URLError: return "\(error.code.rawValue)"
  case let error as CocoaError: return "\(error.code.rawValue)"
  case let error as POSIXError: return "\(error.code.rawValue)"
  case let code as URLError.Code: return "\(code.rawValue)"
  case let code as CocoaError.Code: return "\(code.rawValue)"
  case let language as Locale.Language: return language.minimalIdentifier
  case let code as Locale.LanguageCode: return code.identifier
  case let region as Locale.Region: return region.identifier
  case let currency as Locale.Currency: return currency.identifier
  case let time as DispatchTime: return "\(time.uptimeNanoseconds)"
  case let name as Notification.Name: return escaped(name.rawValue)
  case let range as NSRange: return "{\(range.location), \(range.length)}"
  case let encoding as String.Encoding: return "\(encoding.rawValue)"
  case let interval as DispatchTimeInterval: return "\(interval)"
  case let vector as any SIMD: return "\(vector)"
  default: return nil
  }
}

/// A set that Foundation names by that: what is in it is a matter of Unicode's version.
private func rendering(of set: CharacterSet) -> String {
  if set.isEmpty { return "{}" }
  if let name = CharacterSet.named.first(where: { $0.set == set })?.name { return name }
  return bits(stableHash(set.bitmapRepresentation.base64EncodedString()))
}

private func rendering(of names: PersonNameComponents) -> String {
  [
    names.namePrefix, names.givenName, names.middleName, names.familyName, names.nameSuffix,
    names.nickname,
  ].map { $0.map(escaped) ?? "-" }.joined(separator: " ")
}

private func escaped(_ text: String) -> String {
  "\"" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
}

private func bits(_ word: UInt64) -> String { "0x" + String(word, radix: 16) }

private func rendering(of components: DateComponents) -> String {
  [
    components.year, components.month, components.day, components.hour, components.minute,
    components.second, components.nanosecond,
  ].map { $0.map(String.init) ?? "-" }.joined(separator: " ")
}

private func renderingOfParts(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  let parts = mirror.children.map { rendering($0.value) }
  switch mirror.displayStyle {
  case .collection: return "[" + parts.joined(separator: ", ") + "]"
  case .set, .dictionary: return "{" + parts.sorted().joined(separator: ", ") + "}"
  case .tuple: return parts.joined(separator: ": ")
  case .optional: return parts.first.map { "some(\($0))" } ?? "nil"
  default:
    return parts.isEmpty || value is Decimal ? "\(value)" : "(\(parts.joined(separator: " ")))"
  }
}
