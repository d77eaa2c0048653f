import FactoryCheck
import Foundation
import Testing

@testable import Shapes

/// Initialisers that end the program: what is drawn for them they accept.
struct GeneratedTrapTests {
  @Test("Values are drawn of all, and none ends the program")
  func drawn() {
    func expect<T: Arbitrary & Equatable>(_ type: T.Type, _ least: Int = 40) {
      let all = values(of: T.arbitrary())
      #expect(all.count > 190, "\(type)")
      #expect(
        all.reduce(into: [T]()) { if !$0.contains($1) { $0.append($1) } }.count > least, "\(type)")
    }
    expect(FixedBlock.self)
    expect(Timeout.self)
    expect(WindowUpdate.self)
    expect(ErrorCode.self)
    expect(PriceInCents.self)
    expect(PixelGrid.self)
    expect(Leaderboard.self)
    expect(SetTrap.self)
    expect(SetTraps.self)
    expect(Bounds.self)
    expect(Zone.self)
    expect(Homepage.self)
    expect(FlowWindow.self)
    expect(HeaderField.self)
    expect(RetryPolicy.self)
    expect(FrameHeader.self)
    expect(TableMarkup.self, 3)
  }

  @Test("Fixed values are accepted as well")
  func provided() {
    #expect(FixedBlock.provide().bytes.count == 16)
    #expect(Timeout.provide().milliseconds == 0 && ErrorCode.provide().code == 0)
    #expect(Leaderboard.provide() == Leaderboard.provide())
    #expect(Bounds.provide().range == 0...0 && SetTrap.provide().kind == .spring)
    #expect(Zone.provide() == Zone.provide() && Homepage.provide() == Homepage.provide())
  }

  @Test("Gens for parts are filtered by what the initialiser asks")
  func parts() {
    let updates = Factory<WindowUpdate>.arbitrary(size: .element(of: [-1, 1]), isStrict: .bool())
    #expect(Set(values(of: updates).map(\.size)) == [1])
    let codes = Factory<ErrorCode>.arbitrary(code: .element(of: [-1, 5, 1 << 40]))
    #expect(Set(values(of: codes).map(\.code)) == [5])
  }
}
