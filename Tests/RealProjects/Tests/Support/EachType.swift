import FactoryCheck

/// Draws values of each type and describes them: two runs of a seed have the same ones.
public func forEach(of types: [any Arbitrary.Type]) {
  for type in types { check(type) }
}

private func check<Value: Arbitrary>(_ type: Value.Type) {
  forAll(type.arbitrary(), cases: 100) { value in !"\(type) \(value)".isEmpty }
}
