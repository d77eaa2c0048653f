import Foundation

/// Writes values as Swift source that makes them again.
///
/// Values of types with members that no initialiser takes are written as if one did. Sets and
/// dictionaries are written in the order of their elements' texts, so that the same value always
/// has the same text. Very large values are cut, with a comment that counts what is missing.
struct SourceText {
  private typealias Part = SourceTree.Part

  /// How many leaves are written before what follows is cut.
  static let limit = 1_000
  /// How many characters of one string are written.
  private static let textLimit = 4_000

  /// How deep values inside values are written: values of a recursive gen are less deep, and a list
  /// of ten thousand linked nodes would overflow the stack.
  private static let depthLimit = 150

  /// How many values are open.
  private var depth = 0
  /// How many more leaves are written.
  private var budget = SourceText.limit
  /// The objects whose members are being written.
  private var open: Set<ObjectIdentifier> = []
  /// The members by which drawn mocks are written.
  private var mocks = ShownMocks()
  /// The calls by which values are written that their members do not tell how to make.
  private var makings = Making.Index()

  /// Whether addresses are written, which tell values apart in one run and differ in the next.
  private var showsAddresses = false
  /// How many addresses were left out of what is written.
  private var addresses = 0

  /// A value as Swift source, in one line.
  static func describe(_ value: Any) -> String { tree(of: value).text }

  /// A value as Swift source, in its parts.
  static func tree(of value: Any) -> SourceTree {
    var text = SourceText()
    return text.tree(of: value)
  }

  /// A value in its parts, with the addresses that tell it from others of this run.
  static func identity(of value: Any) -> SourceTree {
    var text = SourceText()
    text.showsAddresses = true
    return text.tree(of: value)
  }

  /// Values as Swift source that were drawn from a tape: it knows the members of mocks, and the
  /// calls that made values.
  static func trees(of values: [Any], from tape: Tape) -> [SourceTree] {
    let makings = Making.Index(tape.makings)
    return values.map { value in
      var text = SourceText()
      text.mocks = tape.mocks
      text.makings = makings
      return text.tree(of: value)
    }
  }

  /// How many columns a value has that a call is shown with, more or less.
  private static let callWidth = 200

  /// A value as calls are shown with it, by what a tape knows that it was drawn from: the beginnings
  /// of its parts, where those are long.
  static func describe(_ value: Any, from tape: Tape?) -> String {
    let tree = tape.map { trees(of: [value], from: $0)[0] } ?? tree(of: value)
    return tree.summary(besides: nil, width: callWidth)
  }

  private mutating func tree(of value: Any) -> SourceTree {
    guard depth < SourceText.depthLimit else {
      return .leaf("/* \(SourceText.typeName(of: value)) */")
    }
    depth += 1
    defer { depth -= 1 }
    budget -= 1
    let kept = KeptType(of: value)
    if kept.isUnreadable { return .leaf("/* \(SourceText.name(of: kept.type)) */") }
    return SourceText.libraryObject(value) ?? SourceText.leaf(value) ?? address(value)
      ?? composite(value, Mirror(showing: value))
  }
}

// MARK: - Leaves

extension SourceText {
  private static func leaf(_ value: Any) -> SourceTree? {
    switch value {
    case let value as String: text(value)
    case let value as Substring: text(String(value))
    case let value as Data: data(value)
    case let value as Date: .leaf(date(value), note: time(value))
    case let value as LateAnswer: .leaf(value.latestText ?? "/* drawn when asked */")
    default: literal(value).map(SourceTree.leaf)
    }
  }

  private static func literal(_ value: Any) -> String? {
    switch value {
    case let value as any FixedWidthInteger: "\(value)"
    case let value as Bool: "\(value)"
    case let value as Character: character(value)
    case let value as Unicode.Scalar: escaped(String(value))
    case let value as any BinaryFloatingPoint & CustomStringConvertible: number(value)
    case let value as Any.Type: "\(name(of: value)).self"
    default: duration(value) ?? foundation(value) ?? composed(value)
    }
  }

  private static func text(_ text: String) -> SourceTree {
    let start = text.prefix(textLimit)
    return .text(start.unicodeScalars.map(escaped), omitted: text.count - start.count)
  }

  /// A literal in which what cannot be seen, or told from something else, is escaped.
  static func escaped(_ text: String) -> String {
    "\"\(text.unicodeScalars.map(escaped).joined())\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\", "\n", "\r", "\t", "\0": return scalar.escaped(asASCII: true)
    case " "..."~": return String(scalar)
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark:
      return "\\u{\(String(scalar.value, radix: 16))}"
    default: return String(scalar)
    }
  }

  static func number<T: BinaryFloatingPoint & CustomStringConvertible>(
    _ value: T
  ) -> String {
    if value.isNaN { return "\(T.self).nan" }
    if value.isInfinite { return "\(value < 0 ? "-" : "")\(T.self).infinity" }
    return value.description
  }

  private static func duration(_ value: Any) -> String? {
    guard let value = value as? Duration else { return nil }
    let (seconds, attoseconds) = value.components
    return attoseconds == 0
      ? "Duration.seconds(\(seconds))"
      : "Duration(secondsComponent: \(seconds), attosecondsComponent: \(attoseconds))"
  }

  /// Seconds since 1970 where they say it all, to the millisecond if that does: a date counts from
  /// 2001, and so gets fractions of its own, the smallest of which are lost on the way from 1970.
  static func date(_ date: Date) -> String {
    let seconds = date.timeIntervalSince1970
    let all = [(seconds * 1_000).rounded() / 1_000, seconds]
    guard let exact = all.first(where: { Date(timeIntervalSince1970: $0) == date }) else {
      let seconds = number(date.timeIntervalSinceReferenceDate)
      return "Date(timeIntervalSinceReferenceDate: \(seconds))"
    }
    return "Date(timeIntervalSince1970: \(number(exact)))"
  }

  /// The date as people write it; nil for one that no calendar has.
  private static func time(_ date: Date) -> String? {
    let text = date.description
    return text.hasSuffix(" +0000") ? "\(text.dropLast(6)) UTC" : nil
  }

  private static func data(_ data: Data) -> SourceTree {
    let bytes = data.prefix(limit).map { Part(tree: .leaf(String($0))) }
    return .list("Data([", bytes, omitted: data.count - bytes.count, "])")
  }
}

// MARK: - Composites

extension SourceText {
  private mutating func composite(_ value: Any, _ mirror: Mirror) -> SourceTree {
    switch mirror.displayStyle {
    case .optional: optional(mirror)
    case .collection: collection(mirror.children.lazy.map(\.value))
    case .set: set(value, mirror)
    case .dictionary: dictionary(mirror)
    case .tuple: .list("(", arguments(mirror.children), ")")
    case .enum: enumCase(value, mirror)
    case .class where type(of: value) is AnyClass: object(value, mirror)
    default:
      range(value, mirror) ?? inline(value) ?? wrapped(value, mirror) ?? structure(value, mirror)
    }
  }

  private mutating func optional(_ mirror: Mirror) -> SourceTree {
    guard let wrapped = mirror.children.first else { return .leaf("nil") }
    let tree = tree(of: wrapped.value)
    return tree.text == "nil" ? .leaf(".some(nil)") : tree
  }

  private mutating func collection(_ values: some Collection<Any>) -> SourceTree {
    var parts: [Part] = []
    var rest = values[...]
    while budget > 0, let value = rest.popFirst() {
      parts.append(Part(step: "[\(parts.count)]", tree: tree(of: value)))
    }
    return .list("[", parts, omitted: rest.count, "]")
  }

  /// An array inside of the value that holds it, of which a mirror shows no elements.
  private mutating func inline(_ value: Any) -> SourceTree? {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *),
      let array = value as? any InlineElements
    else { return nil }
    return collection(array.elements)
  }

  /// An array literal makes no set of Foundation's.
  private mutating func set(_ value: Any, _ mirror: Mirror) -> SourceTree {
    let elements = sorted(mirror.children.map { Part(tree: tree(of: $0.value)) })
    guard type(of: value) is AnyClass, value is NSSet else { return elements }
    return .list("\(SourceText.typeName(of: value))(", [Part(label: "array", tree: elements)], ")")
  }

  private mutating func dictionary(_ mirror: Mirror) -> SourceTree {
    let parts = mirror.children.map { pair($0.value) { "[\($0)]" } }
    return parts.isEmpty ? .leaf("[:]") : sorted(parts)
  }

  /// A key and its value, with the step that leads there by the key's text.
  private mutating func pair(_ pair: Any, step: (String) -> String) -> Part {
    let both = Mirror(reflecting: pair).children.map { tree(of: $0.value) }
    return Part(label: both[0].text, step: step(both[0].text), tree: both[1])
  }

  /// A collection that shows its elements as members.
  private mutating func wrapped(_ value: Any, _ mirror: Mirror) -> SourceTree? {
    guard value is any WrittenByElements, let elements = mirror.children.first?.value else {
      return nil
    }
    guard value is any WrittenAsPairs else {
      let name = SourceText.typeName(of: value)
      return .list("\(name)(", [Part(step: "[0]", tree: tree(of: elements))], ")")
    }
    let parts = Mirror(reflecting: elements).children.enumerated().map { place, child in
      pair(child.value) { _ in "[\(place)]" }
    }
    return parts.isEmpty ? .leaf("[:]") : .list("[", parts, "]")
  }

  private func sorted(_ parts: [Part]) -> SourceTree {
    let texts = parts.map { (text: $0.text, part: $0) }.sorted { $0.text < $1.text }
    let shown = texts.prefix(SourceText.limit).map(\.part)
    return .list("[", shown, omitted: parts.count - shown.count, "]")
  }

  private mutating func arguments(_ children: some Collection<Mirror.Child>) -> [Part] {
    children.enumerated().map { index, child in
      let name = child.label.flatMap { $0.hasPrefix(".") ? nil : SourceText.spaced($0) }
      return Part(
        label: name.map(SourceText.label), step: ".\(name ?? "\(index)")",
        tree: tree(of: child.value))
    }
  }

  private mutating func structure(_ value: Any, _ mirror: Mirror) -> SourceTree {
    if let value = value as? Notification { return notification(value) }
    let name = SourceText.typeName(of: value)
    if name.contains("->") { return .leaf("/* \(name) */") }
    if value is any OpaqueStream {
      return made(value, name) { _ in .leaf("/* \(name) */").shownOnly }
    }
    let end = SourceText.isForced(value, name) ? ")!" : ")"
    return made(value, name) { text in
      text.described(value, name) { .list("\(name)(", $0.arguments(mirror.members), end) }
    }
  }

  private mutating func notification(_ notification: Notification) -> SourceTree {
    let all: [Mirror.Child?] = [
      ("name", notification.name), notification.object.map { ("object", $0) },
      notification.userInfo.map { ("userInfo", $0) },
    ]
    return .list("Notification(", arguments(all.compactMap(\.self)), ")")
  }

  /// The value as the call that made it or, where its members tell how to, by those.
  private mutating func made(
    _ value: Any, _ name: String, byMembers: (inout SourceText) -> SourceTree
  ) -> SourceTree {
    guard let making = makings[value] else { return byMembers(&self) }
    if making.isDecoded { return decoded(value, name, as: byMembers(&self)) }
    guard let call = making.call else { return byMembers(&self).shownOnly }
    let tree = tree(of: call.replacing("Self", with: name), making.arguments)
    let settings = making.members.compactMap { setting($0, to: $1) }
    guard !settings.isEmpty else { return tree }
    return .list(
      "FactoryCheck.Choices.setting(",
      [Part(role: .changed, step: "", tree: tree)] + settings, " }")
  }

  /// What a member was set to; nil where it was left alone.
  private mutating func setting(_ name: String, to value: Any) -> Part? {
    let member = name.hasSuffix("?") ? String(name.dropLast()) : name
    let tree = tree(of: value)
    guard member == name || tree.text != "nil" else { return nil }
    let label = SourceText.member(SourceText.label(member))
    return Part(label: label, role: .setting, step: ".\(member)", tree: tree)
  }

  /// A value that nothing but its decoding initialiser makes, with its members in a comment for the
  /// decoder; the cases of an enum are written as they are.
  private func decoded(_ value: Any, _ name: String, as tree: SourceTree) -> SourceTree {
    guard Mirror(reflecting: value).displayStyle != .enum else { return tree }
    return tree.enclosed(between: "\(name)(from: /* ", and: " */)").shownOnly
  }

  /// A call with `%` for each argument.
  private mutating func tree(of call: String, _ arguments: [Any]) -> SourceTree {
    guard let open = call.firstIndex(of: "("), !arguments.isEmpty else { return .leaf(call) }
    let pieces = call[call.index(after: open)...].split(
      separator: "%", omittingEmptySubsequences: false)
    let parts = zip(pieces, arguments).map { before, argument in
      let label = before.trimmingCharacters(in: [",", ":", " "])
      return label.isEmpty
        ? Part(tree: tree(of: argument))
        : Part(label: label, step: ".\(label)", tree: tree(of: argument))
    }
    return .list(String(call[...open]), parts, String(pieces.last ?? ")"))
  }

  private mutating func range(_ value: Any, _ mirror: Mirror) -> SourceTree? {
    guard value is any RangeExpression else { return nil }
    let name = SourceText.typeName(of: value)
    let trees = mirror.children.map { tree(of: $0.value) }
    // Behind an operator a minus reads as a part of that, and nothing may be tried.
    let bounds = trees.map(\.text).map { text in
      text.hasPrefix("-") || text.hasPrefix("try") ? "(\(text))" : text
    }
    let range: String
    switch name.prefix(while: { $0 != "<" }) {
    case "Range": range = bounds.joined(separator: "..<")
    case "ClosedRange": range = bounds.joined(separator: "...")
    case "PartialRangeFrom": range = "\(bounds.joined())..."
    case "PartialRangeUpTo": range = "..<\(bounds.joined())"
    case "PartialRangeThrough": range = "...\(bounds.joined())"
    default: return nil
    }
    return trees.allSatisfy(\.isComplete) ? .leaf(range) : .leaf(range).shownOnly
  }
}

// MARK: - Addresses

extension SourceText {
  /// A pointer by its type: what it points to nobody knows, and where that is differs from run to
  /// run.
  private mutating func address(_ value: Any) -> SourceTree? {
    guard !showsAddresses,
      value is any _Pointer || value is OpaquePointer || value is ObjectIdentifier
    else { return nil }
    addresses += 1
    return .leaf("/* \(SourceText.typeName(of: value)) */")
  }

  /// A value by its members or, where those hold addresses, by what it says of itself, without such.
  private mutating func described(
    _ value: Any, _ name: String, byMembers: (inout SourceText) -> SourceTree
  ) -> SourceTree {
    let before = addresses
    let tree = byMembers(&self)
    guard addresses > before, let value = value as? any CustomStringConvertible else { return tree }
    addresses = before
    let said = value.description.prefix(SourceText.textLimit)
      .replacing(/0x[0-9a-fA-F]+/, with: "0x…").replacing("*/", with: "* /")
      .split(whereSeparator: \.isNewline).joined(separator: " ")
    return .leaf("/* \(name): \(said) */")
  }
}

// MARK: - Objects

extension SourceText {
  private mutating func object(_ value: Any, _ mirror: Mirror) -> SourceTree {
    let name = SourceText.typeName(of: value)
    let identifier = ObjectIdentifier(value as AnyObject)
    guard budget > 0, open.insert(identifier).inserted else {
      return .leaf("/* \(name) */")
    }
    defer { open.remove(identifier) }
    guard let mock = mocks[identifier] else {
      return made(value, name) { text in
        text.described(value, name) { $0.object(value, name, mirror.members) }
      }
    }
    let members = mock.filter(mocks.shows).map { (label: $0.name, value: $0.value) }
    let tree = SourceTree.list("\(name)(", arguments(members), ")")
    return mock.contains { $0.script != nil } ? tree.shownOnly : tree
  }

  private mutating func object(
    _ value: Any, _ name: String, _ members: [Mirror.Child]
  ) -> SourceTree {
    guard SourceText.isOpaque(value) else { return .list("\(name)(", arguments(members), ")") }
    guard let made = SourceText.response(name, members) else { return .leaf("/* \(name) */") }
    return .list("\(name)(", arguments(made), name.hasPrefix("HTTP") ? ")!" : ")")
  }
}

// MARK: - Enums

extension SourceText {
  private mutating func enumCase(_ value: Any, _ mirror: Mirror) -> SourceTree {
    let type = SourceText.typeName(of: value)
    return made(value, type) { $0.enumCase(value, type, mirror) }
  }

  private mutating func enumCase(_ value: Any, _ type: String, _ mirror: Mirror) -> SourceTree {
    guard let payload = mirror.children.first, let name = payload.label else {
      return .leaf("\(type).\(SourceText.member(SourceText.bareCaseName(value)))")
    }
    let kept = KeptType(of: payload.value)
    if kept.isUnreadable || kept.isPlaceless {
      let hidden = SourceTree.leaf("/* \(SourceText.name(of: kept.type)) */")
      return .list(
        "\(type).\(SourceText.member(name))(", [Part(step: ".\(name)", tree: hidden)], ")")
    }
    let inner = Mirror(reflecting: payload.value)
    let parts =
      inner.displayStyle == .tuple && !inner.children.isEmpty
      ? arguments(inner.children) : [Part(step: ".\(name)", tree: tree(of: payload.value))]
    return .list("\(type).\(SourceText.member(name))(", parts, ")")
  }

  /// The name of a case without payload, whatever the type's description says.
  private static func bareCaseName<T>(_ value: T) -> String {
    enumCaseName(value).map(String.init(cString:)) ?? String(describing: value)
  }

  /// The name of an enum's case; nil for what is none.
  static func caseName(of value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return nil }
    return mirror.children.first?.label ?? bareCaseName(value)
  }
}

/// The runtime's name for an enum's case, which the standard library prints enums with.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?
