/// Arguments of which conditions tell which numbers they are, or how many elements they have: of all
/// there are, few are accepted.
extension Argument {
  /// What draws nothing else than what the conditions on the argument ask for, whether or not
  /// the initialiser checks them itself; nil where that is most of what there is.
  func askedGen(in initializer: InitializerDeclaration) -> WrittenGen? {
    let conditions = texts(askedIn: initializer)
    guard !conditions.isEmpty else { return nil }
    // The largest of all might be too large to compute with.
    let all = magnitude(in: initializer) == .any ? numbers : AskedRanges.anyNumber
    guard let asked = asked(by: conditions, among: all) else { return nil }
    let gens =
      if let counted = wrapped.countedGen {
        asked.counts.map { counted.replacing("%", with: $0) }
      } else if let (gen, isInteger) = wrapped.numberGen {
        asked.numbers(of: numbers, isInteger: isInteger).map { ".\(gen)(in: \($0))" }
      } else {
        [String]()
      }
    guard let first = gens.first else { return nil }
    let gen = gens.count == 1 ? first : ".oneOf(\(gens.joined(separator: ", ")))"
    return WrittenGen(text: type.isOptional ? ".optional(of: \(gen))" : gen, location: nil)
  }

  /// The conditions on it, whether or not the initialiser checks them itself.
  func texts(askedIn initializer: InitializerDeclaration) -> [String] {
    (initializer.demands.conditions + initializer.demands.checks)
      .filter { $0.isReadable && $0.parameters.contains(name) }.map(\.text)
  }

  /// What is asked for of a range, and as many numbers behind it as there are too small ones in it.
  func asked(
    of range: ClosedRange<Int>, in initializer: InitializerDeclaration
  ) -> ClosedRange<Int> {
    let ranges = asked(by: texts(askedIn: initializer), among: numbers)?.ranges ?? []
    let exact = Double(1 << 53)
    guard let least = ranges.first?.lowerBound, let most = ranges.last?.upperBound,
      max(least, -most) <= exact
    else { return range }
    func integer(_ number: Double) -> Int { Int(max(-exact, min(number, exact))) }
    let (first, last) = (Double(range.lowerBound), Double(range.upperBound))
    let width = last - first
    if most < first { return integer(max(least, most - width))...integer(most) }
    if least <= first { return range.lowerBound...(most < last ? integer(most) : range.upperBound) }
    return integer(least)...integer(min(most, least + width))
  }

  /// Which numbers it is to be, or how many elements it is to have; nil where it is neither a number
  /// nor anything that has elements.
  ///
  /// - Parameter all: The numbers that it may be without conditions.
  func asked(
    by conditions: [String], among all: ClosedRange<Double> = AskedRanges.anyNumber
  ) -> AskedRanges? {
    let (subject, optional) = type.isOptional ? ("\(name)!", name) : (name, nil)
    if wrapped.countedGen != nil {
      return AskedRanges(
        of: "\(subject).count", in: optional, among: 0...(.infinity), by: conditions, step: 1)
    }
    return wrapped.numberGen.map { _, isInteger in
      AskedRanges(
        of: subject, in: optional, among: all, by: conditions, step: isInteger ? 1 : 0)
    }
  }

  /// Its type, or what is in an optional.
  private var wrapped: ResolvedType {
    if case .optional(let value, _) = type { value } else { type }
  }
}

extension Argument {
  /// The numbers of its type.
  var numbers: ClosedRange<Double> {
    guard case .known(let known, _, _) = wrapped else { return AskedRanges.anyNumber }
    return Self.numbers[known.name] ?? AskedRanges.anyNumber
  }

  private static let numbers: [String: ClosedRange<Double>] = [
    "Int8": -128...127, "Int16": -32_768...32_767, "Int32": -2_147_483_648...2_147_483_647,
    "UInt8": 0...255, "UInt16": 0...65_535, "UInt32": 0...4_294_967_295, "UInt": 0...(.infinity),
    "UInt64": 0...(.infinity),
  ]
}

extension ResolvedType {
  /// What draws so many elements, with `%` for how many.
  fileprivate var countedGen: String? {
    switch self {
    case _ where isBare: nil
    case .array: ".array(of: .any, count: %)"
    case .dictionary: ".dictionary(of: .any, .any, count: %)"
    case .known(let known, _, _) where known.name == "Set": ".set(of: .any, count: %)"
    case .known(let known, _, _) where known.name == "String": ".string(count: %)"
    case .known(let known, _, _) where known.name == "Data": ".data(count: %)"
    default: nil
    }
  }

  /// What draws numbers in a range.
  fileprivate var numberGen: (name: String, isInteger: Bool)? {
    guard case .known(let known, _, _) = self else { return nil }
    if PreconditionScanner.integers.contains(known.name) {
      return (Argument.gen(of: known.name), true)
    }
    return Self.floats[known.name].map { ($0, false) }
  }

  private static let floats = ["Double": "double", "Float": "float", "TimeInterval": "double"]
}

extension AskedRanges {
  /// More of them are none that anybody wrote down.
  private static let most = 8
  /// More elements are not drawn.
  private static let mostElements = 10_000.0

  /// How many elements to draw, as it is written; none where any number will do.
  fileprivate var counts: [String] {
    let isOpen = ranges.contains { $0.lowerBound == 0 && isWide($0) }
    guard !isOpen, ranges.count <= Self.most,
      ranges.allSatisfy({ $0.lowerBound <= Self.mostElements })
    else { return [] }
    return ranges.map { range in
      "\(Int(range.lowerBound))..." + (isWide(range) ? "" : "\(Int(range.upperBound))")
    }
  }

  /// Whether most collections are no larger than it allows, as mostly few elements are drawn.
  private func isWide(_ range: ClosedRange<Double>) -> Bool {
    range.upperBound - range.lowerBound > (range.lowerBound == 0 ? 16 : 100)
  }

  /// The ranges of a type's numbers as they are written; none where they have no ends.
  fileprivate func numbers(of all: ClosedRange<Double>, isInteger: Bool) -> [String] {
    guard let bounds else { return [] }
    let ranges = ranges.count > Self.most ? [bounds] : ranges
    return ranges.filter(all.overlaps).map { range in
      let range = range.clamped(to: all)
      return isInteger ? (Int(range.lowerBound)...Int(range.upperBound)).code : range.code
    }
  }
}

extension ClosedRange where Bound: SignedNumeric {
  /// It, as it is written: what is negative stands in parentheses behind the dots.
  var code: String { "\(lowerBound)...\(upperBound < 0 ? "(\(upperBound))" : "\(upperBound)")" }
}
