/// Writes out fixed values: what `provide()` answers, as literals and calls of initialisers.
struct FixedValues {
  let index: DeclarationIndex
  /// The call that makes the fixed value of a type of the sources, by the type's number.
  let call: (Int) -> Construction?
  /// The values of the sources' types, which many members have, as they were first made.
  private let found = Found()
  /// Values of deeper types are taken for unknown.
  private static let deepest = 8

  init(index: DeclarationIndex, call: @escaping (Int) -> Construction?) {
    self.index = index
    self.call = call
  }

  /// The fixed value of a type that stands in a protocol; nil where none is known.
  ///
  /// - Parameters:
  ///   - open: Names that, as `Self`, mean no type in particular: generic parameters.
  ///   - isWrapped: Whether nil is a value as well, so that none needs hold another of its kind.
  func value(
    of type: TypeSyntax, in scope: IndexedType, open: Set<String>, isWrapped: Bool = false
  ) -> FixedValue? {
    switch type {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      return optional(
        value(of: wrapped, in: scope, open: open, isWrapped: true),
        endingAt: { index.circlesOfMade.contain(.mock($0), with: .mock(scope.id)) })
    case .array: return FixedValue(text: "[]")
    case .dictionary: return FixedValue(text: "[:]")
    // It may be of any type, as `Set<UITouch>` is.
    case .named("Set", let arguments)
    where arguments.count == 1 && index.lookUp("Set", from: scope) == nil:
      return FixedValue(text: "[]")
    case .tuple(let elements) where type.unparenthesized == type:
      return tuple(elements.map { ($0.label, value(of: $0.type, in: scope, open: open)) })
    case .named("Result", let arguments) where arguments.count == 2:
      // The error may be of any type, also of one that no values are made of.
      return value(of: arguments[0], in: scope, open: open).map { success in
        FixedValue(text: ".success(\(success.text))", of: [success])
      }
    case .named("AsyncStream", _), .named("AsyncThrowingStream", _), .named("Task", _):
      return concurrentValue(of: type, in: scope, open: open)
    case _ where type.publisher != nil: return publisher(type, in: scope, open: open)
    default:
      guard !type.mentionsSelf, !type.mentions(open) else { return nil }
      var resolver = TypeResolver(index: index, scope: scope)
      resolver.isFixed = !isWrapped
      guard let resolved = try? resolver.resolve(type) else { return nil }
      return value(of: resolved)
    }
  }

  /// The value of an optional: nil where none is known of what it wraps, the main actor alone may
  /// make it, or it holds a mock that may lead back to it, for whoever asks one mock for the next.
  private func optional(
    _ wrapped: FixedValue?, endingAt isEnd: (_ mock: Int) -> Bool
  ) -> FixedValue {
    guard let wrapped, !wrapped.isOnMainActor, !wrapped.mocks.contains(where: isEnd) else {
      return FixedValue(text: "nil")
    }
    return wrapped
  }

  /// A stream that has ended, or a task that answers the fixed value: what they are of may be any
  /// type.
  private func concurrentValue(
    of type: TypeSyntax, in scope: IndexedType, open: Set<String>
  ) -> FixedValue? {
    guard case .named(let name, let arguments) = type, !arguments.isEmpty,
      index.lookUp(name, from: scope) == nil
    else { return nil }
    guard name == "Task" else { return FixedValue(text: "\(name) { $0.finish() }") }
    guard !arguments[0].isVoid else { return FixedValue(text: "Task {}") }
    return value(of: arguments[0], in: scope, open: open).map { success in
      FixedValue(text: "Task { \(success.text) }", of: [success])
    }
  }

  /// A publisher of the fixed value or, where none is known, one that finishes without any.
  private func publisher(
    _ type: TypeSyntax, in scope: IndexedType, open: Set<String>
  ) -> FixedValue? {
    let names = ["AnyPublisher", "Empty", "Future"]
    guard let publisher = type.publisher, !names.contains(where: index.takenNames.contains) else {
      return nil
    }
    let module = publisher.module
    guard let value = value(of: publisher.output, in: scope, open: open), !value.isOnMainActor
    else {
      return FixedValue(
        text: "\(module)Empty().eraseToAnyPublisher()", companions: ["AnyPublisher"])
    }
    // Of the publishers of one value, it alone infers both of what its type is made of.
    var future = FixedValue(
      text: "\(module)Future { $0(.success(\(value.text))) }.eraseToAnyPublisher()", of: [value])
    future.companions.insert("AnyPublisher")
    return future
  }

  private func value(of type: ResolvedType) -> FixedValue? {
    guard let id = type.declaredID, index.types[id].parameters.isEmpty else {
      return value(of: type, depth: 0)
    }
    if let known = found.values[id] { return known }
    let value = value(of: type, depth: 0)
    found.values[id] = .some(value)
    return value
  }

  private func tuple(_ elements: [(label: String?, value: FixedValue?)]) -> FixedValue? {
    let values = elements.compactMap(\.value)
    guard values.count == elements.count else { return nil }
    let texts = zip(elements, values).map { element, value in
      (element.label.map { "\($0): " } ?? "") + value.text
    }
    return FixedValue(text: "(\(texts.joined(separator: ", ")))", of: values)
  }

  func value(of type: ResolvedType, depth: Int) -> FixedValue? {
    guard depth < FixedValues.deepest else { return nil }
    switch type {
    case .optional(_, isEnd: true): return FixedValue(text: "nil")
    case .optional(let wrapped, _):
      return optional(value(of: wrapped, depth: depth + 1)) {
        index.circlesOfMade.contains(.mock($0))
      }
    case .array: return FixedValue(text: "[]")
    case .dictionary: return FixedValue(text: "[:]")
    case .tuple(let elements):
      return tuple(elements.map { ($0.label, value(of: $0.type, depth: depth + 1)) })
    case .known(let known, _, _) where known.literal != nil:
      return known.literal.map { FixedValue(text: $0) }
    case .known(let known, let isQualified, _) where known.isStream:
      // The parameters of the type around it are told by the place where it stands.
      let name = (isQualified ? "\(known.outermostModule.rawValue)." : "") + known.name
      let isOpen = type.contains { $0.parameterName != nil }
      return FixedValue(text: "\(isOpen ? name : type.description) { $0.finish() }")
    case .known(let known, _, _) where known.isCalled:
      return value(calling: known, of: type, depth: depth + 1)
    case .known(let known, _, let arguments) where FixedValues.dots[known.name] != nil:
      return value(of: known, boundedBy: arguments, depth: depth + 1)
    case .known(let known, let isQualified, let arguments):
      let name = isQualified ? "\(known.outermostModule.rawValue).\(known.name)" : known.name
      if let text = FixedValues.call(of: known, as: name, arguments) {
        return FixedValue(text: text, needsFoundation: true)
      }
      return FixedValues.calls[known.name].map { text in
        let isNamed = isQualified && text.hasPrefix(known.name)
        return FixedValue(
          text: isNamed ? "\(known.outermostModule.rawValue).\(text)" : text,
          needsFoundation: known.module == .foundation)
      }
    case .declared(let id, let path), .open(let id, let path):
      return value(ofDeclared: id, as: path, depth: depth + 1)
    case .function(let function): return value(of: function, depth: depth + 1)
    case .existential(let existential):
      guard let conformer = existential.conformers.first,
        var value = value(of: conformer, depth: depth + 1)
      else { return nil }
      if case .array = conformer { value.text = "[] as \(conformer)" }
      value.mayBeHidden = value.mayBeHidden || conformer.declaredID != nil
      // The compiler puts conformances there where all is by default.
      if existential.isOnMainActor, let id = conformer.declaredID,
        index.types[id].home.isOnMainActor
      {
        value.isOnMainActor = true
      }
      return value
    case .mock(let id, _, let arguments):
      // What stands for a generic parameter is told by the type that it is of, which is made here.
      guard arguments.isEmpty else { return nil }
      var mock = FixedValue(text: "\(type)()", mayBeHidden: true)
      mock.mocks = [id]
      return mock
    case .inlineArray(_, let element):
      guard var repeated = value(of: element, depth: depth + 1) else { return nil }
      repeated.text = "InlineArray(repeating: \(repeated.text))"
      return repeated
    case .metatype(let type):
      return FixedValue(text: "\(type.asOperand).self", mayBeHidden: !type.isOfLibrary)
    case .parameter, .value, .tag, .unknown: return nil
    }
  }

  private func value(calling known: KnownType, of type: ResolvedType, depth: Int) -> FixedValue? {
    guard case .known(_, _, let arguments) = type else { return nil }
    var text = type.description
    var parts: [FixedValue] = []
    for piece in known.call {
      switch piece {
      case .text(let next), .values(let next, _): text += next
      case .one(let cases): text += ".\(cases[0])"
      case .array, .pairs: text += "[]"
      case .result:
        guard let part = value(of: arguments[0], depth: depth) else { return nil }
        text += "\(ResolvedType.known(.result, qualified: false, arguments: arguments))"
        text += ".success(\(part.text))"
        parts.append(part)
      case .either: break
      case .argument(let place):
        guard let part = value(of: arguments[place], depth: depth) else { return nil }
        text += part.text
        parts.append(part)
      case .value(let name):
        text += KnownType.all[name]?.literal ?? FixedValues.calls[name] ?? "\(name)()"
      }
    }
    var value = FixedValue(text: text, of: parts)
    if known.module == .foundation { value.needsFoundation = true }
    if known.needsImport { value.needsImport = true }
    if known.namesOthers { value.companions.insert(known.name) }
    return value
  }

  /// The range from a bound's fixed value to the same.
  private func value(
    of range: KnownType, boundedBy arguments: [ResolvedType], depth: Int
  ) -> FixedValue? {
    guard arguments.count == 1, let dots = FixedValues.dots[range.name],
      let bound = value(of: arguments[0], depth: depth)
    else { return nil }
    let hasLower = !["PartialRangeThrough", "PartialRangeUpTo"].contains(range.name)
    let upper = range.name == "PartialRangeFrom" ? "" : bound.text
    return FixedValue(text: "(\(hasLower ? bound.text : "")\(dots)\(upper))", of: [bound])
  }

  private static let dots = [
    "ClosedRange": "...", "PartialRangeFrom": "...", "PartialRangeThrough": "...",
    "PartialRangeUpTo": "..<", "Range": "..<",
  ]

  private func value(of function: ResolvedType.Function, depth: Int) -> FixedValue? {
    guard function.result != .tuple([]) else {
      return FixedValue(text: function.closure(answering: ""))
    }
    guard var answer = value(of: function.result, depth: depth) else { return nil }
    answer.text = function.closure(answering: function.returned(answer.text))
    return answer
  }

  /// The same of the few of Foundation's that name a type once more, or take several steps.
  private static func call(
    of known: KnownType, as name: String, _ arguments: [ResolvedType]
  ) -> String? {
    switch known.name {
    case "Calendar":
      // That of the system's time zone would differ from machine to machine.
      "{ var calendar = \(name)(identifier: .gregorian); calendar.timeZone = .gmt; return calendar }()"
    case "Measurement":
      arguments.first.map { unit in "\(name)(value: 0, unit: \(unit).baseUnit())" }
    default: nil
    }
  }

  /// Fixed values of known types that no literal makes: the library's, but for a URL, whose own
  /// would need an operator, and those take the compiler seconds inside of large calls.
  private static let calls = [
    "AttributedString": "AttributedString()", "Calendar.Component": "Calendar.Component.day",
    "Calendar.Identifier": "Calendar.Identifier.gregorian", "CharacterSet": "CharacterSet()",
    "CocoaError": "CocoaError(.fileNoSuchFile)",
    "CocoaError.Code": "CocoaError.Code.fileNoSuchFile",
    "ComparisonResult": "ComparisonResult.orderedSame",
    "ContinuousClock.Instant": "ContinuousClock.now",
    "DecodingError":
      "DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: \"\"))",
    "DispatchQoS.QoSClass": "DispatchQoS.QoSClass.default",
    "DispatchTime": "DispatchTime(uptimeNanoseconds: 0)",
    "DispatchTimeInterval": "DispatchTimeInterval.seconds(0)",
    "EncodingError":
      "EncodingError.invalidValue(0.0, .init(codingPath: [], debugDescription: \"\"))",
    "FloatingPointSign": "FloatingPointSign.plus", "Locale.Currency": "Locale.Currency(\"USD\")",
    "Locale.Language": "Locale.Language(identifier: \"en\")",
    "Locale.LanguageCode": "Locale.LanguageCode(\"en\")",
    "Locale.Region": "Locale.Region(\"US\")", "NSRange": "NSRange(location: 0, length: 0)",
    "Notification.Name": "Notification.Name(\"\")",
    "NumberFormatter.Style": "NumberFormatter.Style.none",
    "OperatingSystemVersion": "OperatingSystemVersion()",
    "POSIXError": "POSIXError(.EINVAL)", "PersonNameComponents": "PersonNameComponents()",
    "QualityOfService": "QualityOfService.default", "SortOrder": "SortOrder.forward",
    "String.Encoding": "String.Encoding.utf8", "SuspendingClock.Instant": "SuspendingClock.now",
    "TaskPriority": "TaskPriority.medium", "URLComponents": "URLComponents()",
    "URLError": "URLError(.timedOut)", "URLError.Code": "URLError.Code.timedOut",
    "URLQueryItem": "URLQueryItem(name: \"\", value: nil)",
    "CGFloat": "0", "CGPoint": "CGPoint.zero", "CGRect": "CGRect.zero", "CGSize": "CGSize.zero",
    "Character": "\"a\"", "Data": "Data()", "Date": "Date(timeIntervalSince1970: 0)",
    "DateComponents": "DateComponents()", "DateFormatter.Style": "DateFormatter.Style.none",
    "DateInterval": "DateInterval(start: Date(timeIntervalSince1970: 0), duration: 0)",
    "Decimal": "0", "Duration": "Duration.zero",
    "IndexPath": "IndexPath()", "IndexSet": "IndexSet()",
    "Locale": "Locale(identifier: \"en_US\")", "TimeZone": "TimeZone.gmt",
    "URL": "URL(fileURLWithPath: \"/\")",
    "UUID": "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))",
    "Unicode.Scalar": "\"a\"",
  ]
}

extension FixedValues {
  /// The memory of all copies.
  private final class Found {
    @exclusivity(unchecked) var values = ByType<FixedValue?>()
  }
}

extension TypePlan {
  /// The call that makes the fixed value wherever that is asked for.
  var providedAlways: Construction? {
    guard isProvidable, conditions.isEmpty, let call = provided, call.failure == .never,
      call.acceptsFixedValues
    else { return nil }
    return call
  }

  /// The call that makes the fixed value.
  var provided: Construction? {
    switch body {
    case .construction(let it): constant ?? it
    case .cases(let list):
      list.cases.indices.contains(list.provided) ? list.cases[list.provided] : nil
    }
  }
}
