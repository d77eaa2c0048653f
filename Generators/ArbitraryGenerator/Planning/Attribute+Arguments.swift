extension Attribute {
  /// The group of `@_spi(Group)`; nil for other attributes.
  var clientGroup: String? {
    name == .named("_spi") ? arguments.flatMap { Lexer.parts(of: $0).first } : nil
  }
}

// MARK: - Types

extension Attribute {
  /// Those with capitals that are neither: macros, and what is of the language.
  private static let others: Set = [
    "Attribute", "CodableKey", "CodedAs", "CodedAt", "CodedBy", "CodedIn", "CodingKey", "Column",
    "Columns", "Ephemeral", "Guide", "MainActor", "ObservationIgnored", "ObservationTracked",
    "Relationship", "SchemaOptions", "Sendable", "TaskLocal", "Transient",
  ]

  /// Those without capitals that stand before what classes store.
  private static let ofLanguage: Set = [
    "abi", "available", "backDeployed", "exclusivity", "export", "nonobjc", "objc",
    "preconcurrency", "unsafe", "usableFromInline",
  ]

  /// Whether it may be a macro or a property wrapper.
  var mayBeMacro: Bool {
    guard let name = name.qualifiedName else { return true }
    return !Self.ofLanguage.contains(name) && !name.hasPrefix("_")
  }

  /// The name of the type that it may be, a property wrapper or a result builder; nil for what is
  /// of the language, and for global actors.
  func customName(in index: DeclarationIndex) -> String? {
    guard let name = name.qualifiedName, let last = name.split(separator: ".").last,
      last.first?.isUppercase == true, !Self.others.contains(name) || index.hasWrapper(name),
      !index.isGlobalActor(self)
    else { return nil }
    return name
  }
}

extension DeclarationIndex {
  /// Whether the sources have a property wrapper of a name.
  fileprivate func hasWrapper(_ name: String) -> Bool {
    idsByLastName[name]?.contains { types[$0].header.attribute("propertyWrapper") != nil } ?? false
  }
}

// MARK: - Availability

extension Attribute {
  private static let platforms = [
    "macOS", "iOS", "tvOS", "watchOS", "visionOS", "macCatalyst", "anyAppleOS", "swift", "*",
  ]

  /// What stands between the commas of `@available`, on however many lines; nil for other
  /// attributes.
  ///
  /// `@available(*, deprecated, message: "a, b")` has `*`, `deprecated` and `message: "a, b"`.
  private var availability: [String]? {
    guard name.qualifiedName == "available", let arguments else { return nil }
    return Lexer.parts(of: arguments)
  }

  /// The same in one line of source.
  var availabilityText: String {
    "@available(\((availability ?? []).joined(separator: ", ")))"
  }

  /// Whether it is about platforms or the language, and not about what a package defines.
  var isPlatformAvailability: Bool {
    guard let first = availability?.first else { return false }
    return Attribute.platforms.contains { first.hasPrefix($0) }
  }

  /// Whether what it stands before cannot be used, on some platform at least.
  var isUnavailable: Bool { availability?.contains("unavailable") == true }

  /// Whether uses of what it stands before are warned of, on some platform at least.
  var isDeprecation: Bool {
    availability?.contains { $0 == "deprecated" || $0.hasPrefix("deprecated:") } == true
  }

  /// Whether nothing can be done with what it stands before, on any platform.
  var isUnavailableEverywhere: Bool { isUnavailable && availability?.first == "*" }

  /// Whether it says since when something can be used, and no more.
  var isIntroduction: Bool {
    guard let availability else { return false }
    let others = ["unavailable", "deprecated", "noasync"]
    return !availability.contains { part in others.contains { part.hasPrefix($0) } }
  }
}

extension Lexer {
  /// What stands between the commas of a text, without the space and comments around it.
  fileprivate static func parts(of text: String) -> [String] {
    Array(text.utf8).withUnsafeBufferPointer { buffer in
      let bytes = SourceBytes(buffer)
      var lexer = Lexer(bytes)
      var parts: [String] = []
      var part: Range<Int>?
      while true {
        let token = lexer.next()
        if token.kind == .comma || token.kind == .end {
          parts.append(part.map(bytes.text) ?? "")
          part = nil
        } else {
          part = (part?.lowerBound ?? token.start)..<token.end
        }
        if token.kind == .end { return parts }
      }
    }
  }
}
