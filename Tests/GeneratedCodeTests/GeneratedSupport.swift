import Testing

@testable import FactoryCheck

/// The first values of a gen from one seed.
func values<T>(of gen: Gen<T>, seed: UInt64 = 42, count: Int = 200) -> [T] {
  (0..<count).compactMap { index in
    var choices = Choices.forCase(index, root: Choices.root(ofKey: 7, seed: seed))
    return try? gen.draw(&choices)
  }
}

/// Whether one of many drawn values is as is looked for.
func found<T>(_ gen: Gen<T>, _ isFound: @escaping (T) -> Bool) -> Bool {
  var isAny = false
  forAll(gen) { value in isAny = isFound(value) || isAny }
  return isAny
}

/// The value that all the simplest choices make.
func simplest<T>(of gen: Gen<T>) -> T? {
  var choices = Choices.replaying(Tape(tail: .simplest))
  return try? gen.draw(&choices)
}

/// The laws of a lens: what was set is read, setting what was read changes nothing, and of two
/// settings the later holds.
func expectLaws<Root: Equatable, Value: Equatable>(
  _ lens: Lens<Root, Value>, _ roots: Gen<Root>, _ parts: Gen<Value>,
  location: SourceLocation = #_sourceLocation
) {
  for ((root, first), second) in zip(
    zip(values(of: roots), values(of: parts, seed: 1)), values(of: parts, seed: 2))
  {
    #expect(lens.get(lens.set(first, root)) == first, sourceLocation: location)
    #expect(lens.set(lens.get(root), root) == root, sourceLocation: location)
    #expect(
      lens.set(second, lens.set(first, root)) == lens.set(second, root), sourceLocation: location)
  }
}
