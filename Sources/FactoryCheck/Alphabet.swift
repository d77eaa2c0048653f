/// The characters that a text is drawn from, the simplest first.
///
/// ```swift
/// let name = Gen.string(of: .letters, count: 1...20)
/// let code = Gen.string(of: .digits + "ABCDEF", count: 4)
/// let greek = Gen.character(of: Alphabet("α"..."ω"))
/// ```
///
/// Its members are Unicode scalars, each of them once. Texts shrink towards the first of them, so
/// in the alphabets given here that is `a`, followed by the other small letters, capital letters,
/// digits, the space, punctuation, and then the rest.
public struct Alphabet: Hashable, Sendable {
  /// A run of scalars that follow each other both in Unicode and in the alphabet.
  struct Run: Hashable, Sendable {
    let first: UInt32
    let last: UInt32
    /// The place in the alphabet of the first scalar.
    let start: Int

    var end: Int { start + Int(last - first) + 1 }
  }

  private(set) var runs: [Run] = []

  /// The bytes of the ASCII characters that the alphabet begins with.
  private(set) var ascii: [UInt8] = []

  /// How many characters there are.
  public private(set) var count = 0

  /// An alphabet of some scalars in the order given; those that repeat an earlier one are left out.
  public init(_ scalars: some Sequence<Unicode.Scalar>) {
    for scalar in scalars { insert(scalar.value...scalar.value) }
    ascii = leadingASCII
  }

  /// An alphabet of the scalars of a range in their order: `Alphabet("0"..."7")`.
  public init(_ range: ClosedRange<Unicode.Scalar>) {
    insert(range.lowerBound.value...range.upperBound.value)
    ascii = leadingASCII
  }

  /// One alphabet followed by what another has beyond it.
  public static func + (left: Alphabet, right: Alphabet) -> Alphabet {
    var sum = left
    for run in right.runs { sum.insert(run.first...run.last) }
    sum.ascii = sum.leadingASCII
    return sum
  }

  /// What an alphabet has beyond another one: `.ascii - .letters`.
  ///
  /// - Complexity: O(*n* · *m*) for *n* and *m* runs of characters that follow each other in
  ///   Unicode.
  public static func - (left: Alphabet, right: Alphabet) -> Alphabet {
    var rest = Alphabet([])
    let taken = right.runs.map { $0.first...$0.last }.sorted { $0.lowerBound < $1.lowerBound }
    for run in left.runs {
      var next = run.first
      for known in taken where known.overlaps(next...run.last) {
        if next < known.lowerBound { rest.insert(next...known.lowerBound - 1) }
        next = known.upperBound + 1
        if next > run.last { break }
      }
      if next <= run.last { rest.insert(next...run.last) }
    }
    rest.ascii = rest.leadingASCII
    return rest
  }
}

extension Alphabet: ExpressibleByStringLiteral {
  /// An alphabet of a literal's scalars in the order written: `"01"`.
  public init(stringLiteral text: String) { self.init(text.unicodeScalars) }
}

// MARK: - The usual alphabets

extension Alphabet {
  /// `a` to `z`, then `A` to `Z`.
  public static let letters = smallLetters + capitals

  /// `a` to `z`.
  public static let smallLetters = Alphabet("a"..."z")

  /// `A` to `Z`.
  public static let capitals = Alphabet("A"..."Z")

  /// `0` to `9`.
  public static let digits = Alphabet("0"..."9")

  /// `0` to `9`, `a` to `f`, then `A` to `F`.
  public static let hexDigits = digits + Alphabet("a"..."f") + Alphabet("A"..."F")

  /// Letters, then digits.
  public static let alphanumerics = letters + digits

  /// The 95 printable characters of ASCII: letters, digits, the space, punctuation.
  public static let ascii = alphanumerics + Alphabet(" "..."~")

  /// The places in `unicode`, which begins as `ascii` does, of the characters with which another
  /// class begins, and of those to which formats give a meaning.
  static let landmarks: [Int] =
    "A0 \"$%&',+/;<\\^\t\n\r\u{80}¢¦ª«²µßàç\u{300}ςא\u{231A}".unicodeScalars
    .compactMap { unicode.place(of: $0) }

  /// All 1,112,064 Unicode scalars: those of ASCII first, among them the printable ones.
  public static let unicode = ascii + Alphabet("\u{0}"..."\u{10FFFF}")
}

// MARK: - Places

extension Alphabet {
  /// The scalar at a place in `0..<count`.
  @usableFromInline
  func scalar(at place: Int) -> Unicode.Scalar {
    for run in runs where place < run.end {
      return Unicode.Scalar(run.first + UInt32(place - run.start)) ?? "\u{FFFD}"
    }
    preconditionFailure("the place \(place) is not one of \(count) in the alphabet")
  }

  /// The place of a scalar, or nil where the alphabet does not have it.
  func place(of scalar: Unicode.Scalar) -> Int? {
    for run in runs where run.first <= scalar.value && scalar.value <= run.last {
      return run.start + Int(scalar.value - run.first)
    }
    return nil
  }

  /// Whether all scalars of a text are in the alphabet.
  func contains(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { place(of: $0) != nil }
  }
}

// MARK: - Making

extension Alphabet {
  /// The code points that stand for no character on their own.
  private static let surrogates: ClosedRange<UInt32> = 0xD800...0xDFFF

  /// Appends those code points of a range that are scalars and not yet here.
  private mutating func insert(_ range: ClosedRange<UInt32>) {
    var next = range.lowerBound
    let taken = runs.map { $0.first...$0.last } + [Alphabet.surrogates]
    for known in taken.sorted(by: { $0.lowerBound < $1.lowerBound })
    where known.overlaps(next...range.upperBound) {
      if next < known.lowerBound { append(next...known.lowerBound - 1) }
      next = known.upperBound + 1
      if next > range.upperBound { return }
    }
    append(next...range.upperBound)
  }

  private mutating func append(_ range: ClosedRange<UInt32>) {
    var run = Run(first: range.lowerBound, last: range.upperBound, start: count)
    if let last = runs.last, last.last + 1 == run.first {
      run = Run(first: last.first, last: run.last, start: last.start)
      runs.removeLast()
    }
    runs.append(run)
    count = run.end
  }

  private var leadingASCII: [UInt8] {
    var bytes: [UInt8] = []
    for run in runs {
      for value in run.first...run.last {
        guard value < 0x80 else { return bytes }
        bytes.append(UInt8(value))
      }
    }
    return bytes
  }
}
