import FactoryCheck
import Foundation
import Testing

@testable import Shapes

/// Initialisers whose checks hardly any text or collection passes.
struct GeneratedCheckTests {
  @Test("What is said of a value that may be rejected is in it, and the rest is found")
  func said() async {
    #expect(Factory<PostalCode>.provide(code: "12345") == PostalCode("12345"))
    #expect(Factory<PostalCode>.provide() == PostalCode.provide())
    let grid = Factory<CheckedGrid>.provide(rows: 3, columns: 2)
    #expect(grid.cells.count == 6)
    await #expect(processExitsWith: .failure) { _ = Factory<PostalCode>.provide(code: "x") }
  }

  @Test("What they accept is found, and is not the same each time")
  func accepted() {
    func expect<T: Equatable>(_ gen: Gen<T>, location: SourceLocation = #_sourceLocation) {
      let all = values(of: gen, count: 400)
      #expect(all.count > 380, sourceLocation: location)
      let different = all.reduce(into: [T]()) { if !$0.contains($1) { $0.append($1) } }
      #expect(different.count > 100, sourceLocation: location)
    }
    expect(PostalCode.arbitrary())
    expect(Checksum.arbitrary())
    expect(SecretKey.arbitrary())
    expect(Email.arbitrary())
    expect(Version.arbitrary())
    expect(HexColor.arbitrary())
    expect(FlightNumber.arbitrary())
    expect(Link.arbitrary())
    expect(BoardingPass.arbitrary())
    expect(Chessboard.arbitrary())
    expect(CheckedContact.arbitrary())
    expect(CheckedGrid.arbitrary())
    #expect(values(of: Picture<UInt8>.arbitrary()).count > 190)
    #expect(Set(values(of: Currency.arbitrary()).map(\.code)) == ["EUR", "USD", "JPY"])
  }

  @Test("What checks elsewhere accept is found as well: in extensions, outside, of other types")
  func elsewhere() {
    #expect(values(of: TaxNumber.arbitrary()).count > 100)
    #expect(Set(values(of: StockNumber.arbitrary()).map(\.number)).count > 100)
    let lines = values(of: LogLine.arbitrary())
    #expect(lines.count > 100 && Set(lines.map(\.severity)).count == 3)
    #expect(Set(values(of: Scan.arbitrary()).map(\.stock.number)).count > 100)
  }

  @Test("Bytes, addresses and fields of any type are found as texts are")
  func others() {
    #expect(Set(values(of: Bitmap.arbitrary()).map(\.size)).count > 10)
    #expect(Set(values(of: DeepLink.arbitrary()).map(\.page)).count > 20)
    let claims = values(of: SeatClaim.arbitrary())
    #expect(Set(claims.map(\.row)).count > 20 && Set(claims.map(\.name)).count > 20)
  }

  @Test("Gens for parts are followed, and filtered by the checks")
  func parts() {
    let codes = values(of: Factory<PostalCode>.arbitrary(code: .element(of: ["12345", "x"])))
    #expect(codes.count == 200 && codes.allSatisfy { $0.code == "12345" })
    #expect(values(of: Factory<HexColor>.arbitrary(text: .any)).count > 190)
  }

  @Test("Numbers, and numbers of elements, are drawn among those that are accepted")
  func ranges() {
    let all = values(of: BlockCipher.arbitrary(), count: 400)
    #expect(all.count == 400)
    #expect(Set(all.map(\.key.count)) == [16, 32])
    #expect(Set(all.map { $0.vector?.count }) == [nil, 8])
    #expect(Set(all.map(\.salt.count)).count > 20 && Set(all.map(\.rounds)).count > 20)
  }

  @Test("What is asked of each of several arguments is found, though all are together seldom")
  func several() {
    let addresses = values(of: MailingAddress.arbitrary(), count: 400)
    #expect(addresses.count > 390 && Set(addresses.map(\.zip)).count > 100)
    #expect(Set(addresses.map(\.country)).count > 100)
    let tints = values(of: PaintTone.arbitrary(), count: 400)
    #expect(tints.count == 400 && Set(tints.map(\.green)).count > 100)
    let given = values(of: Factory<MailingAddress>.arbitrary(zip: .element(of: ["12345", "x"])))
    #expect(given.count > 190 && given.allSatisfy { $0.zip == "12345" })
  }

  @Test("Collections are as large as the numbers before them say, also those of gens for parts")
  func products() {
    let size = Factory<CheckedGrid>.arbitrary(rows: .constant(2), columns: .constant(3))
    #expect(values(of: size).allSatisfy { $0.cells.count == 6 } && values(of: size).count == 200)
    let wild = Factory<CheckedGrid>.arbitrary(rows: .int(in: -5...90))
    #expect(values(of: wild, count: 20).allSatisfy { $0.cells.count == $0.rows * $0.columns })
    #expect(CheckedGrid.provide().cells.isEmpty)
    var result: CheckResult?
    withKnownIssue { result = forAll(CheckedGrid.arbitrary(), seed: 1) { $0.cells.count < 5 } }
    let values = result?.counterexample?.values ?? []
    #expect(values.first?.contains("false, false, false, false, false") == true)
  }

  @Test("The fixed value is the simplest that is accepted or, where that is not, the first")
  func provided() {
    #expect(PostalCode.provide() == PostalCode.provide() && PostalCode.provide().code.count == 5)
    #expect(CheckedAddress.provide().code == PostalCode.provide())
    #expect(Factory<CheckedAddress>.provide(lines: ["x"]).lines == ["x"])
    #expect(Chessboard.provide().fields.count == 8)
  }

  @Test("Counterexamples shrink to the simplest that is accepted")
  func shrinks() {
    func smallest<T>(_ gen: Gen<T>, where fails: @escaping (T) -> Bool) -> [String]? {
      var result: CheckResult?
      withKnownIssue { result = forAll(gen, seed: 1) { !fails($0) } }
      return result?.counterexample?.values
    }
    #expect(smallest(PostalCode.arbitrary()) { $0.code >= "20000" } == ["PostalCode(\"20000\")!"])
    #expect(smallest(Version.arbitrary()) { $0.numbers[1] > 1 } == ["Version(\"0.2.0\")!"])
    #expect(
      smallest(BlockCipher.arbitrary()) { $0.vector != nil } == [
        """
        try! BlockCipher(key: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], \
        vector: [0, 0, 0, 0, 0, 0, 0, 0], salt: Data([0]), rounds: 200)
        """
      ])
    #expect(
      smallest(MailingAddress.arbitrary()) { $0.zip > "20000" } == [
        """
        try! MailingAddress(street: "a", zip: "20001", country: "AA", codes: [1, 1, -1])
        """
      ])
    #expect(smallest(Email.arbitrary()) { !$0.name.isEmpty } == ["Email(\"a@.\")!"])
  }
}
