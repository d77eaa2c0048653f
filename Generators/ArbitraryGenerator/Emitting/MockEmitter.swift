/// Prints the class, or actor, that stands for a protocol in tests.
final class MockEmitter {
  private let mock: MockPlan
  private let access: StaticString

  init(mock: MockPlan) {
    self.mock = mock
    access = mock.access.modifier
  }

  func emit(to text: inout SourceText) {
    text.line()
    text.conditional(mock.conditions) { text in
      guard let enclosing = mock.enclosing else { return emitTypes(to: &text) }
      for attribute in mock.attributes { text.line("\(attribute)") }
      text.block("extension \(enclosing)") { emitTypes(to: &$0) }
    }
  }

  private func emitTypes(to text: inout SourceText) {
    emitType(to: &text)
    guard let eraser = mock.eraserName else { return }
    text.line()
    MockEraserEmitter(mock: mock, name: eraser).emit(to: &text)
  }

  private func emitType(to text: inout SourceText) {
    for attribute in mock.classAttributes { text.line("\(attribute)") }
    text.block(head) { text in
      for item in mock.typealiases {
        text.line("\(access)typealias \(item.name) = \(item.type)")
      }
      if !mock.typealiases.isEmpty { text.line() }
      emitInitializer(to: &text)
      mock.superclass?.emitCoder(access, to: &text)
      if mock.hasSpy { MockSpyEmitter(mock: mock).emit(to: &text) }
      emitIdentities(to: &text)
      for property in mock.properties {
        MockPropertyEmitter(mock: mock, property: property).emit(to: &text)
      }
      for call in mock.calls {
        text.line()
        text.conditional(call.shell.conditions) { text in
          MockCallEmitter(mock: mock, call: call).emit(to: &text)
        }
      }
      emitFixedAnswers(to: &text)
    }
  }

  private func emitFixedAnswers(to text: inout SourceText) {
    if !mock.fixedAnswers.isEmpty { text.line() }
    for answer in mock.fixedAnswers {
      text.line("private static var \(answer.name): \(answer.type) { \(answer.value.text) }")
    }
  }

  private var head: SourceLine {
    let kind = mock.isActor ? "actor" : mock.classKeywords
    let restated = restated.map { ", \($0)" } ?? ""
    let conformance = "\(mock.conformance)\(restated)\(mock.generics.whereClause)"
    return "\(access)\(kind) \(mock.name)\(mock.generics.clause): \(conformance)"
  }

  /// A class that promises to be safe between tasks does not promise so for its subclasses, and one
  /// that is on an actor compares there, where it does not say otherwise.
  private var restated: String? {
    if mock.overrides { return mock.isSendable ? "@unchecked Sendable" : nil }
    guard mock.isolation != nil, !mock.identities.isEmpty else { return nil }
    return "nonisolated \(mock.identities.contains(.hashable) ? "Hashable" : "Equatable")"
  }

  // MARK: - The initialiser

  private func emitInitializer(to text: inout SourceText) {
    if mock.freesInitializer {
      text.line("\(access)nonisolated override init() { super.init() }")
    }
    guard mock.hasOwnInitializer else { return }
    let properties = mock.initialized
    let head: SourceLine = "\(access)\(mock.isMadeFreely ? "nonisolated " : "")init"
    guard !properties.isEmpty || mock.superclass?.needsCall == true else {
      return text.line("\(mock.superclass == nil ? "" : "override " as StaticString)\(head)() {}")
    }
    let isOverride = properties.isEmpty && mock.superclass?.isMadeOfNothing == true
    let overrides: StaticString = isOverride ? "override " : ""
    text.list("\(overrides)\(head)", properties, " {") { writeParameter(of: $0, to: $1) }
    text.indented { text in
      for property in properties {
        let hidden = mock.hidesDefault(of: property) ? property.initialText : nil
        MockPropertyEmitter(mock: mock, property: property).emitStart(
          property.name, orElse: hidden, to: &text)
      }
      if let superclass = mock.superclass { text.line("\(superclass.call)") }
    }
    text.line("}")
  }

  private func writeParameter(of property: MockProperty, to buffer: SourceBuffer) {
    buffer.append("", property.name, ": ")
    if mock.hidesDefault(of: property) {
      buffer.append("", TypeSyntax.optional(property.storedType), " = nil")
    } else {
      // Functions that are kept escape.
      let type = property.isFunction ? property.storedType.escaping : property.storedType
      buffer.append("", type, " = ")
      buffer.append(property.initialText)
    }
  }

  // MARK: - Equality

  private func emitIdentities(to text: inout SourceText) {
    // A subclass is compared and hashed as its class is.
    guard !mock.overrides else { return }
    let isolation: StaticString = mock.isOnActor ? "nonisolated " : ""
    if mock.identities.contains(.equatable) {
      text.line()
      text.block(
        "\(access)\(mock.isolation == nil ? "" as StaticString : isolation)static func == (left: \(mock.name), right: \(mock.name)) -> Bool"
      ) {
        $0.line("left === right")
      }
    }
    if mock.identities.contains(.hashable) {
      text.line()
      text.block("\(access)\(isolation)func hash(into hasher: inout Hasher)") {
        $0.line("hasher.combine(ObjectIdentifier(self))")
      }
    }
  }
}
