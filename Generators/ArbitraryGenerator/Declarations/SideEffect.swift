/// What an initialiser does to the machine that it runs on, or asks of it: an object, because all
/// declarations keep room for one, and few have it.
final class SideEffect: Sendable {
  enum Kind: Sendable {
    case changesFiles, runsPrograms
    /// Looks up what somebody has to have provided, and ends the program where it finds nothing.
    case looksUp
  }

  let kind: Kind
  /// The name of what is called that does so: `createDirectory`, `Container.resolve`.
  let call: String

  init(kind: Kind, call: String) {
    (self.kind, self.call) = (kind, call)
  }

  /// What nobody wants for whatever is drawn; else what one should know of.
  static func worst(of effects: some Sequence<SideEffect?>) -> SideEffect? {
    var worst: SideEffect?
    for case let effect? in effects {
      if effect.isHarmful { return effect }
      worst = worst ?? effect
    }
    return worst
  }

  /// The same of what is found one after the other.
  static func worst(of finders: (() -> SideEffect?)...) -> SideEffect? {
    worst(of: finders.lazy.map { $0() })
  }

  /// Whether it is done whatever was provided before.
  var isHarmful: Bool { kind != .looksUp }
}

extension SideEffect: Hashable {
  static func == (left: SideEffect, right: SideEffect) -> Bool {
    left.kind == right.kind && left.call == right.call
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(call)
  }
}
