import FactoryCheck
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@testable import Shapes

struct GeneratedObjectTests {
  @Test("What conforms to nothing is made of what is drawn, anew for each value")
  func members() {
    let transfers = values(of: Transfer.arbitrary())
    #expect(Set(transfers.map(\.request.url)).count > 20)
    #expect(transfers.contains { $0.response == nil })
    #expect(Set(transfers.compactMap(\.response?.statusCode)).isSuperset(of: [100, 599]))
    #expect(transfers.contains { $0.labels.count > 2 })
    #expect(transfers.contains { $0.failures.first?.domain.isEmpty == false })
    #expect(Set(transfers.map { ObjectIdentifier($0.decoder) }).count == transfers.count)
    let simplest = simplest(of: Transfer.arbitrary())
    #expect(simplest?.response == nil && simplest?.failures == [])
  }

  @Test("A fixed value is made anew each time")
  func fixed() {
    let (first, second) = (Transfer.provide(), Transfer.provide())
    #expect(first.response?.statusCode == 200 && first.request == second.request)
    #expect(first.cache !== second.cache)
  }

  @Test("What is on an actor takes what may not leave it")
  @MainActor func isolated() {
    let benches = values(of: Workbench.arbitrary(), count: 3)
    #expect(benches.count == 3 && benches[0].trash !== benches[1].trash)
    #expect(found(Workbench.arbitrary()) { $0.trash.count > 2 && $0.trash[0] is String })
  }

  @Test("Functions that take what no values are of answer what a call makes")
  func payloads() {
    let happenings = values(of: Happening.arbitrary())
    let names = happenings.compactMap { happening in
      if case .received(let it) = happening { it.name.rawValue } else { nil }
    }
    #expect(Set(names).count > 10)
    #expect(
      happenings.contains { happening in
        guard case .asked(let ask, _) = happening else { return false }
        return ask(.shared) == ask(.shared)
      })
  }
}
