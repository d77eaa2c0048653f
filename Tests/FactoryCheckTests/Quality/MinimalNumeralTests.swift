import FactoryCheck
import Testing

/// Numbers inside of texts, of which one digit has to rise so that the number falls.
struct MinimalNumeralTests {
  @Test(
    "A number in a text is the smallest that fails, in any alphabet with digits", arguments: 1...5)
  func numbers(seed: UInt64) {
    func smallest(_ gen: Gen<String>, above least: Int) -> String? {
      minimal(gen, seed: seed) { Int($0).map { $0 > least } ?? false }
    }
    for least in [1, 9, 12, 99, 250, 1_234] {
      let number = "\(least + 1)"
      #expect(smallest(.string(of: .digits), above: least) == number)
      let any = Gen.string(of: .alphanumerics).filter { Int($0) != nil }
      #expect(smallest(any, above: least) == number)
    }
    #expect(smallest(.string(of: .digits, count: 6), above: 12) == "000013")
    #expect(smallest(.string(of: .hexDigits, count: 3), above: 199) == "200")
  }

  @Test("Also where it stands between others", arguments: 1...5)
  func parts(seed: UInt64) {
    let date = Gen.string(matching: #"\d{4}-\d{2}-\d{2}"#)
    let smallest = minimal(date, seed: seed) { $0.split(separator: "-")[1] > "12" }
    #expect(smallest == "0000-13-00")
    let version = Gen.string(matching: #"\d+\.\d+\.\d+"#)
    let newest = minimal(version, seed: seed) { text in
      text.split(separator: ".").compactMap { Int($0) }.dropFirst().first.map { $0 > 10 } ?? false
    }
    #expect(newest == "0.11.0")
  }
}
