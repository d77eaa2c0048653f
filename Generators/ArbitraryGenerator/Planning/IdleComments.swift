/// Finds the comments in a type that were to steer how its values are drawn, and steer nothing.
struct IdleComments {
  private let type: IndexedType
  private let draft: Draft
  /// Where the gens stand that values are drawn by.
  private let used: Set<SourceLocation>
  private var found: [(comment: Directive, reason: IdleComment)] = []

  /// Of a type that is made of its members.
  init(of type: IndexedType, _ draft: Draft) {
    (self.type, self.draft) = (type, draft)
    guard type.hasComments else {
      used = []
      return
    }
    let arguments = draft.constructions.lazy.flatMap(\.arguments)
    used = Set(arguments.compactMap(\.override?.location))
    checkHeads()
    checkProperties()
    checkCases()
    checkParameters()
  }

  /// One for each comment: several properties may share one.
  var diagnostics: [Diagnostic] {
    var places: Set<SourceLocation> = []
    return found.filter { places.insert($0.comment.location).inserted }
      .map { Diagnostic($0.comment, $0.reason) }
  }

  /// Those in a type that is drawn otherwise than by its members: it conforms by hand, or its values
  /// are those of other types.
  static func ofUndrafted(_ type: IndexedType) -> [Diagnostic] {
    guard type.hasComments else { return [] }
    let name = type.qualifiedName
    let reason: IdleComment = type.kind == .protocol ? .atProtocol(name) : .byHand(type: name)
    let own = type.kind == .protocol ? type.header.directives : type.header.directives.gens
    let comments = type.memberComments.filter { !$0.isSkip } + own.filter(\.isOfValues)
    return Set(comments).map { Diagnostic($0, reason) }
  }
}

// MARK: - What has comments

extension IndexedType {
  /// Whether there may be any in it: in most there are none, and nothing is collected.
  fileprivate var hasComments: Bool {
    func areSteered(_ parameters: [Parameter]) -> Bool {
      parameters.contains { !$0.directives.isEmpty }
    }
    return header.isExtended || members.properties.contains { $0.header.isExtended }
      || members.cases.contains { $0.header.isExtended || areSteered($0.payload) }
      || members.initializers.contains { areSteered($0.parameters) }
      || extensionInitializers.contains { areSteered($0.parameters) }
      || members.makers.contains { areSteered($0.parameters) }
      || extensionMakers.contains { areSteered($0.parameters) }
  }

  /// Those at its members, and at what makes its values.
  fileprivate var memberComments: [Directive] {
    var comments: [Directive] = []
    for property in members.properties where property.header.isExtended {
      comments += property.header.directives
    }
    for item in members.cases {
      if item.header.isExtended { comments += item.header.directives }
      comments += item.payload.directives
    }
    for initializer in allInitializers { comments += initializer.parameters.directives }
    for maker in members.makers + extensionMakers { comments += maker.parameters.directives }
    return comments.filter(\.isOfValues)
  }
}

extension [Directive] {
  /// Those that say gens.
  fileprivate var gens: [Directive] { filter { $0.gen != nil } }
}

// MARK: - What is idle

extension IdleComments {
  private mutating func note(_ comment: Directive, _ reason: IdleComment) {
    found.append((comment, reason))
  }

  /// A declaration is steered by the first comment at it.
  private mutating func checkHeads() {
    let heads =
      [type.header.directives] + type.members.properties.map(\.header.directives)
      + type.members.cases.map(\.header.directives)
    for comments in heads where comments.count > 1 {
      for comment in comments.filter(\.isOfValues).dropFirst() { note(comment, .second) }
    }
  }

  /// What stands under a condition may be declared again under another one.
  private mutating func checkProperties() {
    for property in type.members.properties where property.header.isExtended {
      guard let comment = property.header.directives.steering else { continue }
      if comment.depth != nil {
        note(comment, .depth)
      } else if isIdle(comment), property.header.conditions.isEmpty {
        note(comment, property.idleness)
      }
    }
  }

  private func isIdle(_ comment: Directive) -> Bool {
    comment.gen != nil && !used.contains(comment.location)
  }

  private mutating func checkCases() {
    for item in type.members.cases {
      for comment in item.payload.directives where comment.depth != nil { note(comment, .depth) }
      guard item.header.isExtended, let comment = item.header.directives.steering else { continue }
      if comment.depth != nil {
        note(comment, .depth)
      } else if comment.gen != nil, let reason = item.idleness(in: type.qualifiedName) {
        note(comment, reason)
      }
    }
  }

  private mutating func checkParameters() {
    for initializer in type.allInitializers {
      check(initializer.parameters, of: initializer.header)
    }
    for maker in type.members.makers + type.extensionMakers {
      check(maker.parameters, of: maker.header)
    }
  }

  private mutating func check(_ parameters: [Parameter], of header: DeclarationHeader) {
    let isCallable = header.conditions.isEmpty && !header.isSkipped && !draft.constructions.isEmpty
    for parameter in parameters {
      guard let comment = parameter.directives.steering else { continue }
      if comment.depth != nil {
        note(comment, .depth)
      } else if isCallable, isIdle(comment) {
        note(comment, .notCalled(parameter: parameter.name ?? parameter.label ?? "_"))
      }
    }
  }
}
