import FactoryCheck
import Testing

@testable import Shapes

/// What makes values of other types by force, or is made by an initialiser beside a simpler one.
struct GeneratedForcedTests {
  @Test("Values can be described whose descriptions compute with their members")
  func descriptions() {
    let positions = values(of: CaretPosition.arbitrary())
    #expect(Set(positions.map(\.description)).count > 100)
    #expect(positions.contains { $0.line < 0 } && positions.contains { $0.line > 1_000 })
    let outlines = values(of: Outline.arbitrary())
    #expect(Set(outlines.map { $0.debugDescription.prefix { $0 == " " }.count }).count > 20)
  }

  @Test("Texts that other types have to accept are asked about before")
  func forced() {
    let addresses = values(of: MailAddress.arbitrary())
    #expect(Set(addresses.map(\.country.letters)).count > 20)
    #expect(Set(addresses.map(\.street.text)).count > 20)
    #expect(MailAddress.provide().country.letters.count == 2)
  }

  @Test("Functions are asked whether something holds")
  func questions() {
    let tickets = values(of: SeatTicket.arbitrary())
    #expect(tickets.allSatisfy { $0.row >= 0 && ($0.row - $0.column).isMultiple(of: 2) })
    #expect(SeatTicket.provide().row >= 0)
  }

  @Test("What takes members is called where another one takes nothing, which makes the fixed value")
  func fuller() {
    #expect(Set(values(of: GuestList.arbitrary()).map(\.guests)).count > 50)
    #expect(GuestList.provide() == GuestList())
    let tags = values(of: TagSet.arbitrary())
    #expect(tags.contains(TagSet()) && tags.contains { $0 != TagSet() })
    let files = values(of: MessageFile.arbitrary())
    #expect(Set(files.map(\.options.name)).count > 20)
    #expect(files.allSatisfy { $0.options.extensions.isEmpty })
  }
}
