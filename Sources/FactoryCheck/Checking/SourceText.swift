import Foundation

/// Writes values as Swift source that makes them again.
enum SourceText {
  /// A value as Swift source. Values of types with members that no initialiser takes are written as
  /// if it did.
  static func describe(_ value: Any) -> String {
    if let literal = literal(value) { return literal }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { describe($0.value) } ?? "nil"
    case .collection: return "[\(list(mirror.children.map(\.value), sorted: false))]"
    case .set: return "[\(list(mirror.children.map(\.value), sorted: true))]"
    case .dictionary: return dictionary(mirror)
    case .tuple: return "(\(arguments(mirror.children)))"
    case .enum: return enumCase(value, mirror)
    default: return "\(typeName(of: value))(\(arguments(mirror.children)))"
    }
  }
}

// MARK: - Leaves

extension SourceText {
  private static func literal(_ value: Any) -> String? {
    switch value {
    case let value as String: value.debugDescription
    case let value as Substring: String(value).debugDescription
    case let value as Character: String(value).debugDescription
    case let value as Unicode.Scalar: String(value).debugDescription
    case let value as any BinaryFloatingPoint & CustomStringConvertible: number(value)
    case let value as any FixedWidthInteger: "\(value)"
    case let value as Bool: "\(value)"
    default: foundation(value)
    }
  }

  private static func number<T: BinaryFloatingPoint & CustomStringConvertible>(
    _ value: T
  ) -> String {
    if value.isNaN { return "\(T.self).nan" }
    if value.isInfinite { return "\(value < 0 ? "-" : "")\(T.self).infinity" }
    return value.description
  }

  private static func foundation(_ value: Any) -> String? {
    switch value {
    case let value as Date: "Date(timeIntervalSince1970: \(value.timeIntervalSince1970))"
    case let value as UUID: "UUID(uuidString: \"\(value.uuidString)\")!"
    case let value as URL: "URL(string: \(value.absoluteString.debugDescription))!"
    case let value as Data: "Data([\(value.map(String.init).joined(separator: ", "))])"
    case let value as Decimal: "Decimal(string: \"\(value)\")!"
    case let value as TimeZone: "TimeZone(identifier: \(value.identifier.debugDescription))!"
    case let value as Locale: "Locale(identifier: \(value.identifier.debugDescription))"
    case let value as IndexPath: "IndexPath(indexes: \(Array(value)))"
    default: nil
    }
  }
}

// MARK: - Composites

extension SourceText {
  private static func list(_ values: [Any], sorted: Bool) -> String {
    let texts = values.map(describe)
    return (sorted ? texts.sorted() : texts).joined(separator: ", ")
  }

  private static func dictionary(_ mirror: Mirror) -> String {
    let pairs = mirror.children.map { pair in
      Mirror(reflecting: pair.value).children.map { describe($0.value) }.joined(separator: ": ")
    }
    return pairs.isEmpty ? "[:]" : "[\(pairs.sorted().joined(separator: ", "))]"
  }

  private static func arguments(_ children: Mirror.Children) -> String {
    children.map { child in
      guard let label = child.label, !label.hasPrefix(".") else { return describe(child.value) }
      return "\(label): \(describe(child.value))"
    }.joined(separator: ", ")
  }

  private static func enumCase(_ value: Any, _ mirror: Mirror) -> String {
    guard let payload = mirror.children.first, let name = payload.label else {
      return "\(typeName(of: value)).\(caseName(value))"
    }
    let inner = Mirror(reflecting: payload.value)
    let arguments =
      inner.displayStyle == .tuple ? arguments(inner.children) : describe(payload.value)
    return "\(typeName(of: value)).\(name)(\(arguments))"
  }

  /// The name of a case without payload, whatever the type's description says.
  private static func caseName(_ value: Any) -> String {
    var text = ""
    dump(value, to: &text, maxDepth: 0)
    let name = text.dropFirst(2).prefix { $0 != "\n" }
    return name.split(separator: ".").last.map(String.init) ?? String(describing: value)
  }

  /// The type's name within its module, without the parts that only the compiler sees.
  static func typeName(of value: Any) -> String {
    let parts = String(reflecting: type(of: value)).split(separator: ".", maxSplits: 1)
    let name = parts.count == 2 ? parts[1] : parts[0]
    return String(name).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
  }
}
