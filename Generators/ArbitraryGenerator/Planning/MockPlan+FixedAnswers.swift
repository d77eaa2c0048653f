extension MockPlan {
  /// A fixed value that several calls answer, which the mock states once.
  struct FixedAnswer: Sendable {
    var name: String
    var type: String
    var value: FixedValue
  }

  /// States once what several calls answer: the compiler looks at a call of an initialiser for
  /// longer than at all else in a method.
  func shareAnswers() {
    let shareable = calls.filter { $0.hasShareableAnswer(in: self) }
    guard shareable.count > 1 else { return }
    let groups = Self.groups(of: shareable)
    guard !groups.isEmpty else { return }
    var taken = NameSet()
    for property in properties { taken.insert(property.name) }
    for call in calls { taken.insert(call.name) }
    for group in groups.sorted(by: { $0.text < $1.text }) {
      guard case .value(var value) = group.calls[0].answer else { continue }
      let name = Self.name(for: group.type, besides: &taken)
      fixedAnswers.append(FixedAnswer(name: name, type: group.text, value: value))
      value.text = "Self.\(name)"
      for call in group.calls { call.answer = .value(value) }
    }
  }

  /// Several calls that answer values of one type.
  private struct Group {
    let type: TypeSyntax
    var calls: [MockCall]
    var text: String { type.description }
  }

  /// The calls that share their type with others; there are too few for a table of types.
  private static func groups(of calls: [MockCall]) -> [Group] {
    var groups: [Group] = []
    for call in calls {
      guard let type = call.result else { continue }
      if let same = groups.firstIndex(where: { $0.type == type }) {
        groups[same].calls.append(call)
      } else {
        groups.append(Group(type: type, calls: [call]))
      }
    }
    return groups.filter { $0.calls.count > 1 }
  }

  /// `fixedPost` for a `Post`, with a number where it is taken.
  private static func name(for type: TypeSyntax, besides taken: inout NameSet) -> String {
    let base = "fixed\(type.words)"
    var name = base
    var number = 2
    while !taken.insert(name) {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }
}

extension MockCall {
  /// Whether what it answers is worth being stated once, and means the same wherever that is: what
  /// is sent is made where it is answered.
  fileprivate func hasShareableAnswer(in mock: MockPlan) -> Bool {
    guard case .value(let value) = answer, value.hasArguments, result == handlerResult,
      shell.conditions.isEmpty, shell.deprecatedName == nil,
      result?.specifiers.contains("sending") != true
    else { return false }
    return handlerAttributes.first { $0 != "@Sendable" } == mock.isolation
  }
}

extension FixedValue {
  /// Whether it is a call with arguments.
  fileprivate var hasArguments: Bool {
    let answer = text.utf8.withContiguousStorageIfAvailable {
      $0.contains(UInt8(ascii: "(")) && !$0.suffix(2).elementsEqual("()".utf8)
    }
    return answer ?? (text.contains("(") && !text.hasSuffix("()"))
  }
}
