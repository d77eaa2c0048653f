/// Arguments of which conditions tell which numbers they are, or how many elements they have: of all
/// there are, few are accepted.
extension Argument {
  /// What draws nothing else than what the conditions on the argument alone ask for; nil where that
  /// is most of what there is.
  func askedGen(in initializer: InitializerDeclaration) -> WrittenGen? {
    let conditions = initializer.demands.conditions.filter {
      $0.isReadable && $0.parameters == [name]
    }
    guard !conditions.isEmpty else { return nil }
    var (subject, wrapped, optional) = (name, type, String?.none)
    if case .optional(let value, _) = type {
      (subject, wrapped, optional) = ("\(name)!", value, name)
    }
    let texts = conditions.map(\.text)
    let gens =
      if let counted = wrapped.countedGen {
        AskedRanges(
          of: "\(subject).count", in: optional, among: 0...(.infinity), by: texts, step: 1
        ).counts.map { counted.replacing("%", with: $0) }
      } else if let (gen, isInteger) = wrapped.numberGen {
        AskedRanges(of: subject, in: optional, by: texts, step: isInteger ? 1 : 0)
          .numbers(isInteger: isInteger).map { ".\(gen)(in: \($0))" }
      } else {
        [String]()
      }
    guard let first = gens.first else { return nil }
    let gen = gens.count == 1 ? first : ".oneOf(\(gens.joined(separator: ", ")))"
    return WrittenGen(text: optional == nil ? gen : ".optional(of: \(gen))", location: nil)
  }
}

extension ResolvedType {
  /// What draws so many elements, with `%` for how many.
  fileprivate var countedGen: String? {
    switch self {
    case .array where !isBare: ".array(of: .any, count: %)"
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
  /// Between numbers that are farther apart, as few elements are drawn as anywhere.
  private static let widest = 100.0

  /// How many elements to draw, as it is written; none where any number will do.
  fileprivate var counts: [String] {
    let isOpen = ranges.allSatisfy { $0.lowerBound == 0 && $0.upperBound > Self.widest }
    guard !isOpen, ranges.count <= Self.most,
      ranges.allSatisfy({ $0.lowerBound <= Self.mostElements })
    else { return [] }
    return ranges.map { range in
      let isWide = range.upperBound - range.lowerBound > Self.widest
      return "\(Int(range.lowerBound))..." + (isWide ? "" : "\(Int(range.upperBound))")
    }
  }

  /// The ranges as they are written; none where they have no ends.
  fileprivate func numbers(isInteger: Bool) -> [String] {
    guard let bounds else { return [] }
    return (ranges.count > Self.most ? [bounds] : ranges).map { range in
      let (lower, upper) = (range.lowerBound, range.upperBound)
      return isInteger ? "\(Int(lower))...\(Int(upper))" : "\(lower)...\(upper)"
    }
  }
}
