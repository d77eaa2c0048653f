import FactoryCheck
import Foundation

// MARK: - Within 100 cases

extension FindBenchmark {
  /// The 43 conditions that every engine compared with has.
  func commonConditions() -> [Double] {
    integers() + doubles() + strings() + lists() + pairs() + stringPairs()
  }

  private func integers() -> [Double] {
    measure(
      "int", Int.arbitrary(),
      [
        "zero": { $0 == 0 }, "one": { $0 == 1 }, "minus1": { $0 == -1 },
        "max": { $0 == .max }, "min": { $0 == .min },
        "abs<=10": { $0.magnitude <= 10 }, "50..255": { (50...255).contains($0) },
        ">1000": { $0 > 1000 }, "abs>2^31": { $0.magnitude > 1 << 31 },
        "pow2>=256": { $0 >= 256 && $0.nonzeroBitCount == 1 },
        "pow2-1>=255": { $0 >= 255 && ($0 &+ 1).nonzeroBitCount == 1 },
      ])
  }

  /// Conditions of a range, which one of the engines compared with cannot express.
  func boundedConditions() -> [Double] {
    measure(
      "int0..1e6", Gen.int(in: 0...1_000_000),
      [
        "zero": { $0 == 0 }, "max": { $0 == 1_000_000 }, "<=10": { $0 <= 10 },
        ">=999990": { $0 >= 999_990 }, "x%1000==0": { $0 % 1000 == 0 },
      ])
  }

  private func doubles() -> [Double] {
    measure(
      "double", Double.arbitrary(),
      [
        "nan": { $0.isNaN }, "inf": { $0.isInfinite },
        "negzero": { $0.isZero && $0.sign == .minus }, "subnormal": { $0.isSubnormal },
        "integer": { $0.isFinite && $0 == $0.rounded() }, "(0,1)": { 0 < $0 && $0 < 1 },
        ">1e300": { $0.isFinite && $0 > 1e300 },
      ])
  }

  private func strings() -> [Double] {
    measure(
      "string", String.arbitrary(),
      [
        "empty": { $0.isEmpty }, "len1": { $0.unicodeScalars.count == 1 },
        "nonascii": { $0.unicodeScalars.contains { $0.value > 0x7F } },
        "nonBMP": { $0.unicodeScalars.contains { $0.value > 0xFFFF } },
        "newline": { $0.unicodeScalars.contains("\n") },
        "NUL": { $0.unicodeScalars.contains("\0") },
        "combining": { $0.unicodeScalars.contains(where: \.isCombining) },
        "untrimmed": { $0 != $0.trimmingCharacters(in: .whitespacesAndNewlines) },
        "len>=10": { $0.unicodeScalars.count >= 10 },
        "len>=50": { $0.unicodeScalars.count >= 50 },
      ])
  }

  private func lists() -> [Double] {
    measure(
      "list", [Int].arbitrary(),
      [
        "empty": { $0.isEmpty }, "single": { $0.count == 1 }, "len>=10": { $0.count >= 10 },
        "len>=50": { $0.count >= 50 }, "dup": { Set($0).count < $0.count },
        "sorted>=3": { $0.count >= 3 && $0 == $0.sorted() },
        "allEqual>=2": { $0.count >= 2 && Set($0).count == 1 },
        "contains0": { $0.contains(0) },
      ])
  }

  private func pairs() -> [Double] {
    measure(
      "pair", Gen.zip(Int.arbitrary(), Int.arbitrary()),
      [
        "equal": { $0.0 == $0.1 }, "offByOne": { $0.0 &- $0.1 == 1 || $0.1 &- $0.0 == 1 },
        "sumOverflow": { $0.0.addingReportingOverflow($0.1).overflow },
        "equalNot0": { $0.0 == $0.1 && $0.0 != 0 },
      ])
  }

  private func stringPairs() -> [Double] {
    measure(
      "stringPair", Gen.zip(String.arbitrary(), String.arbitrary()),
      [
        "equalNonEmpty": { $0.0 == $0.1 && !$0.0.isEmpty },
        "equal>=5": { $0.0 == $0.1 && $0.0.unicodeScalars.count >= 5 },
        "prefix": { $0.0.isProperPrefix(of: $0.1) || $0.1.isProperPrefix(of: $0.0) },
      ])
  }
}

// MARK: - Within the default number of cases

extension FindBenchmark {
  /// What every run of a property with the default settings should meet.
  func defaultConditions() -> [Double] {
    defaultNumbers() + defaultCollections() + defaultDates() + defaultStructs()
  }

  private func defaultNumbers() -> [Double] {
    measure(
      "int", Int.arbitrary(), cases: Self.defaultCases,
      ["min": { $0 == .min }, "max": { $0 == .max }, "zero": { $0 == 0 }])
      + measure(
        "pair", Gen.zip(Int.arbitrary(), Int.arbitrary()), cases: Self.defaultCases,
        ["equal": { $0.0 == $0.1 }, "sumOverflow": { $0.0.addingReportingOverflow($0.1).overflow }])
      + measure(
        "double", Double.arbitrary(), cases: Self.defaultCases,
        [
          "nan": { $0.isNaN }, "inf": { $0.isInfinite },
          "negzero": { $0.isZero && $0.sign == .minus },
        ])
      + measure(
        "int0..1e6", Gen.int(in: 0...1_000_000), cases: Self.defaultCases,
        ["start+1": { $0 == 1 }, "end-1": { $0 == 999_999 }])
      + measure(
        "int18..65", Gen.int(in: 18...65), cases: Self.defaultCases,
        ["start+1": { $0 == 19 }, "end-1": { $0 == 64 }])
  }

  private func defaultCollections() -> [Double] {
    measure(
      "list", [Int].arbitrary(), cases: Self.defaultCases,
      [
        "empty": { $0.isEmpty }, "single": { $0.count == 1 },
        "dup": { Set($0).count < $0.count },
      ])
      + measure(
        "string", String.arbitrary(), cases: Self.defaultCases,
        [
          "emoji": { $0.unicodeScalars.contains { $0.properties.isEmojiPresentation } },
          "combining": { $0.unicodeScalars.contains(where: \.isCombining) },
          "right-to-left": { $0.unicodeScalars.contains(where: \.isRightToLeft) },
        ])
  }

  private func defaultDates() -> [Double] {
    measure(
      "date", Date.arbitrary(), cases: Self.defaultCases,
      ["leapDay": { UTC($0).isLeapDay }, "dstChange": { UTC($0).isSummerTimeChange }])
  }

  private func defaultStructs() -> [Double] {
    let ends = [Int.min, .max]
    return measure(
      "struct", Transfer.gen, cases: Self.defaultCases,
      [
        "twoIntsAtEnds": { ends.contains($0.amount) && ends.contains($0.balance) },
        "intAndRange": { ends.contains($0.amount) && [0, 100].contains($0.percent) },
        "rangeAndEmpty": { [0, 100].contains($0.percent) && $0.note.isEmpty },
        "intAndNonFinite": { ends.contains($0.balance) && !$0.rate.isFinite },
      ])
  }
}

/// A struct as the code generator would draw it.
private struct Transfer {
  let amount: Int
  let note: String
  let percent: Int
  let rate: Double
  let balance: Int

  static let gen: Gen<Transfer> = {
    let percent = Gen.int(in: 0...100)
    return Gen { choices throws(Discard) in
      choices.begin(Transfer.self)
      defer { choices.end() }
      return Transfer(
        amount: try Int.draw(&choices), note: try String.draw(&choices),
        percent: try percent.draw(&choices), rate: try Double.draw(&choices),
        balance: try Int.draw(&choices))
    }
  }()
}

// MARK: - What the conditions ask

extension Unicode.Scalar {
  fileprivate var isCombining: Bool { properties.canonicalCombiningClass != .notReordered }

  /// Whether it is a Hebrew or Arabic letter or turns the direction.
  fileprivate var isRightToLeft: Bool {
    (0x590...0x8FF).contains(value) || (0xFB1D...0xFDFF).contains(value) || value == 0x202E
  }
}

extension String {
  /// Whether it is not empty, shorter than the other, and begins it.
  fileprivate func isProperPrefix(of other: String) -> Bool {
    !isEmpty && unicodeScalars.count < other.unicodeScalars.count
      && other.unicodeScalars.starts(with: unicodeScalars)
  }
}

/// A time's parts in UTC.
private struct UTC {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private let parts: DateComponents

  init(_ date: Date) {
    parts = UTC.calendar.dateComponents(
      [.year, .month, .day, .weekday, .hour, .minute, .second], from: date)
  }

  var isLeapDay: Bool { parts.month == 2 && parts.day == 29 }

  /// Whether summer time begins or ends at this second in Europe, or in Los Angeles.
  var isSummerTimeChange: Bool {
    guard let year = parts.year, let month = parts.month, let day = parts.day,
      let hour = parts.hour, parts.weekday == 1, parts.minute == 0, parts.second == 0
    else { return false }
    let isEuropean = year >= 1996 && [3, 10].contains(month) && day > 24 && hour == 1
    let isPacific =
      year >= 2007
      && (month == 3 && (8...14).contains(day) && hour == 10 || month == 11 && day < 8 && hour == 9)
    return isEuropean || isPacific
  }
}
