import Foundation

/// Objects of Foundation and Dispatch, of which their members tell nothing.
extension SourceText {
  /// A call that makes an object like it, or the name of its type where none is known; nil for what
  /// is no object, and for one that has elements or is of another library.
  static func libraryObject(_ value: Any) -> SourceTree? {
    guard type(of: value) is AnyClass else { return nil }
    return switch value {
    case let value as NSDecimalNumber: call("NSDecimalNumber", "decimal", value.decimalValue)
    case let value as NSNumber: .leaf("NSNumber(value: \(number(value)))")
    case let value as NSAttributedString: attributed(value)
    case let data as Data: call(value is NSMutableData ? "NSMutableData" : "NSData", "data", data)
    case let date as Date: .leaf("NS\(describe(date))")
    case let url as URL: .leaf("NS\(describe(url))")
    case let value as NSUUID: .leaf("NSUUID(uuidString: \"\(value.uuidString)\")!")
    case is NSNull: .leaf("NSNull()")
    default: nil
    }
  }

  private static func call(_ name: String, _ label: String, _ argument: Any) -> SourceTree {
    let part = SourceTree.Part(label: label, step: ".\(label)", tree: tree(of: argument))
    return .list("\(name)(", [part], ")")
  }

  /// A truth is a number as well, by its type alone.
  private static func number(_ value: NSNumber) -> String {
    if String(describing: type(of: value)) == "__NSCFBoolean" { return "\(value.boolValue)" }
    switch String(cString: value.objCType) {
    case "d", "f": return number(value.doubleValue)
    default: break
    }
    guard let number = Int64(value.description) else { return "UInt64(\(value))" }
    return "\(number)"
  }

  private static func attributed(_ text: NSAttributedString) -> SourceTree {
    let name =
      text is NSMutableAttributedString ? "NSMutableAttributedString" : "NSAttributedString"
    let call = call(name, "string", text.string)
    guard text.length > 0 else { return call }
    var range = NSRange()
    let attributes = text.attributes(at: 0, effectiveRange: &range)
    return attributes.isEmpty && range.length == text.length ? call : call.shownOnly
  }

  /// Whether what an object has inside is for its library alone: it is of Foundation or Dispatch, or
  /// of no module of Swift's.
  static func isOpaque(_ object: Any) -> Bool {
    let name = String(reflecting: type(of: object))
    guard let dot = name.firstIndex(where: { ".<".contains($0) }) else { return true }
    return name.hasPrefix("Foundation") && libraries.contains(String(name[..<dot]))
      || name.hasPrefix("Dispatch.") || name.hasPrefix("__C.")
  }

  private static let libraries: Set = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML",
  ]

  /// A response, by what makes it; nil for another object.
  ///
  /// - Parameter members: Its own, where its type is of a library that this one does without.
  static func response(_ name: String, _ members: [Mirror.Child]) -> [(label: String, value: Any)]?
  {
    func member(_ name: String) -> Any {
      members.first { $0.label == name }?.value ?? Any?.none as Any
    }
    switch name {
    case "HTTPURLResponse":
      let fields = member("_allHeaderFields") as? [AnyHashable: Any] ?? [:]
      return [
        ("url", member("url")), ("statusCode", member("statusCode")),
        ("httpVersion", String?.none as Any),
        ("headerFields", fields.isEmpty ? [String: String]?.none as Any : fields),
      ]
    case "URLResponse":
      return ["url", "mimeType", "expectedContentLength", "textEncodingName"]
        .map { ($0, member($0)) }
    default: return nil
    }
  }
}
