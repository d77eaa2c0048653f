import FactoryCheck
import Testing

@testable import Shapes

/// Requirements of which another one asks for more or less: one member meets both.
struct MockRefinementTests {
  @Test("What is inherited as throwing and required as not throwing does not throw")
  func refined() async {
    let mock = SafeOpeningMock(path: "a")
    mock.loadHandler = { 3 }
    mock.fetchHandler = { 4 }
    mock.subscriptHandler = { $0 + 1 }
    mock.isOpen = true
    mock.close()
    #expect(mock.load() == 3)
    #expect(await mock.fetch() == 4)
    #expect(mock[5] == 6)
    #expect(mock.isOpen)
    #expect(mock.closeCallCount == 1)
  }

  @Test("An initialiser that may fail is met by one that does not")
  func initializers() {
    let mock: SafeOpeningMock = SafeOpeningMock(size: 3)
    #expect(mock.initSizeArgValues == [3])
  }

  @Test("Of two errors the handler throws the one that both requirements allow")
  func typed() {
    let mock = OpeningAndShuttingMock(path: "a")
    let error = OutOfReach.provide()
    mock.loadHandler = { () throws(OutOfReach) in throw error }
    mock.closeHandler = { () throws(OutOfReach) in throw error }
    #expect(throws: error) { try mock.load() }
    #expect(throws: error) { try mock.close() }
  }

  @Test("A subscript can be set where one of two requirements says so")
  func setter() {
    let mock = OpeningAndShuttingMock(path: "a")
    mock[2] = 9
    #expect(mock.subscriptSetCallCount == 1)
  }

  @Test("A settled associated type makes one member of two")
  func settled() {
    let mock = TextCatalogueMock()
    mock.valueHandler = { $0.count }
    #expect(mock.value(of: "abc") == 3)
  }

  @Test("What both branches of a condition require is there in both")
  func branches() {
    let mock = InBothBranchesMock(level: 2)
    mock.loadHandler = { 1 }
    #expect(mock.load() + mock.level == 3)
  }

  @Test("An override throws no more than what it overrides")
  func overridden() {
    let mock = SafeLoaderMock()
    mock.loadHandler = { 3 }
    #expect(mock.load() == 3)
    #expect(mock.loadCallCount == 1)
  }

  @Test("What a protocol calls by a name of its own is written out in its mock")
  func aliases() {
    let mock = IndexingMock<String>()
    mock.findHandler = { place, question in question(place.count) ? 1 : 2 }
    #expect(mock.find(["a"]) { $0 == 1 } == 1)
    #expect(mock.find(["a"]) { $0 == 2 } == 2)
  }

  @Test("An associated type is settled by a clause that names it last as well")
  func settledOtherwise() {
    let ints = WeighingIntsMock()
    ints.weighHandler = { 3 }
    #expect(ints.weigh() == 3 && ints["a"] == 0)
  }

  @Test("A default that no type may be leaves the associated type open")
  func unfitDefault() {
    let mock = MarkingTextMock<Substring>()
    mock.markHandler = { "a" }
    #expect(mock.mark() == "a")
  }

  @Test("Typealiases are made of what associated types are by default, whatever inherits them")
  func defaultedAliases() {
    #expect(GaugingMock().extent() == (0, 0))
    #expect((try? RegaugingMock().again().get()) == [])
    #expect(found(Factory<GaugingMock>.arbitrary()) { $0.extent().0 > $0.extent().1 })
    let again = Factory<RegaugingMock>.arbitrary()
    #expect(found(again) { (try? $0.again().get()) == nil })
    #expect(found(again) { (try? $0.again().get())?.count ?? 0 > 1 })
    #expect(
      found(again) { mock in
        var readings: [Int] = []
        mock.read { readings = (try? $0.get()) ?? [] }
        return readings.count > 1
      })
  }

  @Test("An associated type is what a settled one determines, and drawn as that")
  func determined() {
    let mock = LetterLoadingMock()
    mock.loadHandler = { [$0] }
    #expect(mock.load("a") == ["a"])
    var keys: Set<String> = []
    forAll(Factory<any LetterLoading>.arbitrary()) { loading in
      keys.insert(loading.key())
      _ = loading.load("a")
    }
    #expect(keys.count > 5)
  }

  @Test("A mock of a sequence asks of its iterator what the protocol asks of its elements")
  func elements() {
    struct Row: Identifiable { let id: Int }
    let mock = RowSequenceMock<IndexingIterator<[Row]>>()
    mock.makeIteratorHandler = { [Row(id: 3)].makeIterator() }
    #expect(mock.map(\.id) == [3])
  }
}
