/// What others set behind the initialisers: `var view: HomeView!`, `weak var view: HomeView?`.
struct Collaborator {
  /// Without what makes it optional.
  let type: TypeSyntax
  /// Whether it is not read as if it were always there.
  let mayBeNil: Bool
}

extension PropertyDeclaration {
  /// What others set there; nil for what they do not.
  var collaborator: Collaborator? {
    guard isStoredInInstances, !isLet, initialValue == nil else { return nil }
    switch type?.unattributed {
    case .implicitlyUnwrapped(let wrapped)?: return Collaborator(type: wrapped, mayBeNil: false)
    case .optional(let wrapped)?: return Collaborator(type: wrapped, mayBeNil: true)
    default: return nil
    }
  }
}
