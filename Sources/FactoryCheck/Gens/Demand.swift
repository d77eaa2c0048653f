/// Makes sure of what a gen is asked for. Unlike a precondition it says in release builds, too,
/// what was wrong.
@inlinable @_transparent
func demand(_ isMet: Bool, _ message: @autoclosure () -> String) {
  if !isMet { refuse(message()) }
}

/// Ends the process, or the property that draws, with what cannot be drawn.
@inline(never) @usableFromInline
func refuse(_ message: String) -> Never { fatalError(message) }
