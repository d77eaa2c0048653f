/// The members of a file that others may call or set.
extension SideEffectScanner {
  /// The body of a member, with its braces.
  struct Body {
    var kind: EffectfulMember.Kind
    var name: String
    var home: String
    var range: Range<Int>
  }

  /// Those that change files or run programs, themselves or by others of the file: in most files with
  /// signs of that there are few, and all others are looked at byte by byte.
  static func effectful(_ bodies: [Body], in scope: CheckScope) -> [EffectfulMember] {
    var found: [EffectfulMember] = []
    var open: [Body] = []
    for body in bodies {
      let mayBe = scope.bytes.mayHaveSideEffects(in: body.range)
      let tokens = mayBe ? scope.bytes.tokens(in: body.range) : []
      if let effect = SideEffectScanner(tokens, home: body.home, in: scope).effect {
        found.append(EffectfulMember(body, effect))
      } else {
        open.append(body)
      }
    }
    for _ in 0..<farthest where !found.isEmpty {
      let names = UsedNames(Set(found.map(\.name)))
      let (callers, rest) = open.parted { names.areUsed(in: $0.range, of: scope.bytes) }
      open = rest
      for body in callers {
        let effect = effect(of: body.range, home: body.home, in: scope)
        if let effect { found.append(EffectfulMember(body, effect)) }
      }
      if callers.isEmpty { break }
    }
    return found
  }

  /// Functions that call functions are followed so far.
  private static let farthest = 3
}

extension EffectfulMember {
  fileprivate init(_ body: SideEffectScanner.Body, _ effect: SideEffect) {
    self.init(kind: body.kind, name: body.name, home: body.home, effect: effect)
  }
}

extension Array {
  /// Those that something holds for, and the others.
  fileprivate func parted(_ isWanted: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(isWanted), filter { !isWanted($0) })
  }
}

// MARK: - What is used elsewhere

extension SideEffectScanner {
  /// A name that code calls or sets where it is run.
  struct Use: Equatable {
    var name: String
    var receiver: Receiver
    var labels: [String?] = []
    var isSetting = false
  }

  /// What a body with its braces calls and sets that it does not declare itself.
  static func uses(in body: String) -> [Use] { scanning(body, \.uses) }

  /// What an initial value calls.
  static func uses(inValue value: String) -> [Use] { scanning("let _ = \(value)", \.uses) }

  /// What an initial value does itself.
  static func effect(ofValue value: String) -> SideEffect? {
    var text = value
    guard text.withUTF8({ SourceBytes($0).mayHaveSideEffects }) else { return nil }
    return scanning("let _ = \(value)", \.effect)
  }

  private static func scanning<Answer>(
    _ code: String, _ answer: (SideEffectScanner) -> Answer
  ) -> Answer {
    var code = code
    return code.withUTF8 { buffer in
      let scope = CheckScope(SourceBytes(buffer))
      return answer(SideEffectScanner(scope.tokens, home: "", in: scope))
    }
  }

  private var uses: [Use] {
    let called = calls.map { position in
      Use(
        name: word(at: position), receiver: receiver(at: position),
        labels: arguments(of: position + 1).map(\.label))
    }
    let set = settings.map { position in
      Use(name: word(at: position), receiver: receiver(at: position), isSetting: true)
    }
    return (called + set).filter { $0.receiver != .none || locals[$0.name] == nil }
  }
}
