/// What to mend for types that are skipped because one that they hold is: that one, or what it is
/// skipped for in turn.
struct SkippedCauses {
  private struct Cause {
    let type: IndexedType
    let note: PlanningNote?

    var fix: String? {
      guard let note else { return "delete the comment that skips it" }
      return note.diagnostic(for: type).hint
    }
  }

  private var causes: [Int: Cause] = [:]

  /// Notes why a type is skipped: by a comment where there is no note.
  mutating func note(_ note: PlanningNote?, on type: IndexedType) {
    causes[type.id] =
      note?.skippedPart.flatMap { causes[$0] } ?? Cause(type: type, note: note)
  }

  /// The note on a type, with the fix of what it comes from.
  func diagnostic(_ note: PlanningNote, for type: IndexedType) -> Diagnostic {
    var diagnostic = note.diagnostic(for: type)
    if let cause = note.skippedPart.flatMap({ causes[$0] }), let fix = cause.fix {
      diagnostic.hint = "mend `\(cause.type.qualifiedName.bare)`: \(fix)"
    }
    return diagnostic
  }
}

extension PlanningNote {
  /// The number of the skipped type that it comes from.
  fileprivate var skippedPart: Int? {
    switch reason {
    case .skipped(_, let id): id
    case .unmadeArgument(_, _, let id): id
    default: nil
    }
  }
}
