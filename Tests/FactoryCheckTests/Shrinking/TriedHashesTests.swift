import Testing

@testable import FactoryCheck

@Suite struct TriedHashesTests {
  @Test("A hash is new once, however many there are and wherever they meet")
  func newOnce() {
    let hash = Gen.zip(.int(in: 0...3), .int(in: 0...2_000)) { UInt64($1) << (16 * UInt64($0)) }
    forAll(hash.array(count: 0...3_000), cases: 50) { hashes in
      var tried = TriedHashes()
      var known: Set<UInt64> = []
      // Zero and one are the same to it, which the cache of a search can afford.
      for hash in hashes where hash != 0 {
        #expect(tried.insert(hash) == known.insert(hash).inserted)
      }
    }
  }
}
