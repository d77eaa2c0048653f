/// An argument of a call that makes a value: an object, because it is looked at much.
final class Argument: Sendable {
  let label: String?
  /// The name in memberwise functions, without backticks.
  let name: String
  let type: ResolvedType
  /// What draws it instead: a gen that a person wrote.
  let override: WrittenGen?
  /// Where the member is declared.
  let location: SourceLocation
  /// Whether it leaves for another isolation, and may not be `Sendable`.
  let isSent: Bool
  /// Whether nothing but that gen makes its values, so that there is no fixed one.
  let isDrawnOnly: Bool
  /// Whether it is a member that is set behind a call, and left unset by nil.
  let setsIfPresent: Bool
  let isLabelReserved: Bool
  private let isNameReserved: Bool

  init(
    label: String?, name: String, type: ResolvedType, override: WrittenGen? = nil,
    location: SourceLocation, isSent: Bool = false, isDrawnOnly: Bool = false,
    setsIfPresent: Bool = false
  ) {
    self.isDrawnOnly = isDrawnOnly
    self.setsIfPresent = setsIfPresent
    self.label = label
    self.name = name
    self.type = type
    self.override = override
    self.location = location
    self.isSent = isSent
    isNameReserved = name.isReserved
    // What is no keyword as a name is none as a label.
    isLabelReserved = isNameReserved || label != name ? label?.isReservedLabel ?? false : false
  }

  /// The label in backticks where it needs them.
  var quotedLabel: String? { isLabelReserved ? label?.labelQuoted : label }

  /// The name in backticks where it needs them.
  var quotedName: String { isNameReserved ? name.quoted : name }

  /// The same by another name.
  func renamed(_ name: String) -> Argument {
    Argument(
      label: label, name: name, type: type, override: override, location: location,
      isSent: isSent, isDrawnOnly: isDrawnOnly, setsIfPresent: setsIfPresent)
  }

  /// The same of another type.
  func retyped(_ type: ResolvedType) -> Argument {
    Argument(
      label: label, name: name, type: type, override: override, location: location,
      isSent: isSent, isDrawnOnly: isDrawnOnly, setsIfPresent: setsIfPresent)
  }

  /// The same, which leaves for another isolation.
  var sent: Argument {
    Argument(
      label: label, name: name, type: type, override: override, location: location, isSent: true,
      isDrawnOnly: isDrawnOnly, setsIfPresent: setsIfPresent)
  }

  /// The same, drawn by a gen where somebody wrote one.
  func overridden(by gen: WrittenGen?) -> Argument {
    guard let gen else { return self }
    return Argument(
      label: label, name: name, type: type, override: gen, location: location, isSent: isSent)
  }
}
