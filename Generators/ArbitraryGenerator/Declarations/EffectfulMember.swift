/// What changes files or runs programs where somebody calls it or sets it.
struct EffectfulMember: Sendable, Equatable {
  enum Kind: Sendable {
    case function
    /// A computed property, where it is set.
    case setter
    /// A stored one that is observed, but for what the initialisers of its own type set.
    case observer
  }

  var kind: Kind
  var name: String
  /// The type that it stands in, with those around it; empty outside of all.
  var home: String
  var effect: SideEffect
}
