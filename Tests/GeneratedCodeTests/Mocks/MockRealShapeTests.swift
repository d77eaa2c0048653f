import Testing

@testable import Shapes

/// Shapes of which mocks of real packages did not compile.
struct MockRealShapeTests {
  @Test("A type is the module's own where Foundation has one of the name")
  func clash() {
    let mock = ScanningMock(scanner: Shapes.Scanner(position: 1))
    mock.scanHandler = { $0.last }
    #expect(mock.scan(with: [mock.scanner]) == Shapes.Scanner(position: 1))
  }

  @Test("A protocol's typealias over an associated type is the mock's too")
  func aliases() {
    let mock = ChunkedMock<Int>()
    mock.joinHandler = { $0.reduce([]) { $0.union($1) } }
    mock.chunksHandler = { try $0([7]) }
    var seen: Set<Int> = []
    mock.chunks { seen = $0 }
    #expect(mock.join([seen, [8]]) == [7, 8])
  }

  @Test("A generic parameter may have the name of an associated type")
  func shadowing() {
    let mock = SelectingMock<String>()
    mock.selectingHandler = { _, rows in (rows as? [Int])?.first }
    #expect(mock.selecting(Int.self, from: [3]) == 3)
  }

  @Test("A property that is declared again settles the associated type")
  func redeclared() {
    let mock = NumberedMock(rawValue: 7)
    #expect(mock?.rawValue == 7)
    #expect(mock?.initArgValues == [7])
  }

  @Test("Keys of coding can be mocked")
  func keys() {
    let mock = KeyMock(stringValue: "a")
    #expect(mock?.stringValue == "a")
    #expect(mock?.intValue == 0)
  }

  @Test("What cannot outlive a call is handed to the handler and not kept")
  func spans() {
    let mock = LineMock()
    mock.checksumHandler = { bytes, salt in bytes.byteCount + salt }
    let bytes: [UInt8] = [1, 2]
    #expect(mock.checksum(bytes.span.bytes, salt: 3) == 5)
    #expect(mock.checksumArgValues == [3])
    let glimpsing = GlimpsingMock()
    glimpsing.seeHandler = { glimpse, seconds in
      switch glimpse {
      case .short: seconds < 2
      case .long: seconds > 1
      }
    }
    let isSeen = glimpsing.see(.long, for: 2)
    #expect(isSeen)
    #expect(glimpsing.seeArgValues == [2])
  }

  @Test("What the elements of a sequence are is said of its iterator")
  func sequence() {
    let mock = PostingMock<IndexingIterator<[Post]>>()
    let posts = [Post(id: 1, title: "a"), Post(id: 2, title: "b")]
    mock.makeIteratorHandler = { posts.makeIterator() }
    mock.firstHandler = { Array(posts.prefix($0)) }
    #expect(Array(mock) == posts)
    #expect(mock.first(1) == [posts[0]])
  }

  @Test("Names of several words are joined, and parameters may be named like declarations")
  func words() {
    let mock = WordingMock(`last word`: "a")
    mock.inWordsHandler = { $0 + $1.count }
    mock.`last word` = "b"
    #expect(mock.`in words`(1, import: "abc") == 4)
    #expect(mock.inWordsArgValues.map(\.class) == [1])
    #expect(mock.lastWordSetCallCount == 1)
    #expect(mock.marks(1, of: 2) == 0)
    #expect(mock.marksArgValues.map(\.`inout`) == [1])
  }

  @Test("A function may be stored by the name of a typealias")
  func namedFunctions() {
    #expect(CipheringMock().cipher(3) == 0)
    #expect(CipheringMock(cipher: { $0 + 1 }).cipher(3) == 4)
  }

  @Test(
    "A function ends with the call by the name of an associated type or of one that is inherited")
  func inheritedFunctions() {
    let dispatching = DispatchingMock()
    dispatching.dispatchHandler = { #expect($0(2) == 3) }
    dispatching.dispatch { $0 + 1 }
    #expect(dispatching.dispatchCallCount == 1)
    let checking = CheckingMock()
    checking.checkHandler = { $0(4) }
    #expect(checking.check { $0 == 4 })
  }

  @Test("A function that takes functions of generic types is called with what the handler knows")
  func nestedFunctions() {
    let mock = InvokingMock()
    mock.invokeHandler = { invoker, depth in invoker { arguments in "\(arguments)-\(depth)" } }
    let made: String? = mock.invoke({ (make: (Int) -> Any) in make(7) }, depth: 2)
    #expect(made == "7-2")
  }

  @Test("An associated type that another is has the bounds of both")
  func sameTypes() {
    let mock = ExchangesMock<[Int]>()
    mock.readHandler = { [3] }
    mock.write(mock.read())
    #expect(mock.writeArgValues == [[3]])
  }

  @Test("A protocol's own type is meant where the standard library has one of its name")
  func ownTypes() throws {
    let mock = SteadyClockMock()
    mock.resolutionHandler = { 5 }
    #expect(try mock.now() == 0)
    #expect(try mock.resolution() == 5)
  }

  #if os(Linux)
    @Test("A protocol that is another in each branch gives what it requires in this one")
    func branches() {
      let mock = EverywhereMock()
      mock.kernel = "6"
      #expect(EverywhereMock.version == 0)
      mock.close()
      #expect(mock.closeCallCount == 1)
      #expect(mock.all() == 0)
    }
  #endif

  @Test("A value that holds the mock itself is given by a handler")
  func ownType() {
    let mock = SplittingMock()
    mock.halvesHandler = { [mock] }
    #expect(mock.halves().count == 1)
  }

  @Test("An associated type may be called Error, or Failure, beside a function that rethrows")
  func errors() throws {
    let mock = SettlingMock<Int, String>()
    mock.attemptHandler = { try $0(2) }
    mock.reasonHandler = { $0.count }
    #expect(mock.attempt { $0 + 1 } == 3)
    #expect(throws: Declined.self) { try mock.attempt { _ in throw Declined() } }
    #expect(mock.reason("abc") == 3)
  }

  @Test("A function that a generic typealias stands for is handed on as one")
  func genericAliases() throws {
    let mock = PourableMock()
    mock.pourHandler = { values, pouring in
      for value in values as? [Int] ?? [] { try pouring(value, mock) }
    }
    var seen: [Int] = []
    try mock.pour([1, 2]) { value, _ in seen.append(value) }
    #expect(seen == [1, 2])
  }

  @Test("A generic type of an opaque one reaches the handler as it is")
  func opaqueArguments() {
    let mock = MailingMock()
    mock.mailHandler = { parcel, _ in (parcel as? Mailbag<[Int]>)?.content == [1] }
    #expect(mock.mail(Mailbag(content: [1]), copies: [2]))
  }

  @Test("A fixed value says which of several initialisers makes it")
  func overloadedInitialisers() {
    #expect(AnsweringMock().header() == Header([:] as [String: [String]]))
  }

  @Test("A completion that a generic typealias stands for is called with what the caller asked for")
  func completion() {
    let mock = CourierMock()
    mock.fetchHandler = { path, completion in
      completion(Result<[Int], OutOfReach>.success([path.count]))
      return true
    }
    var fetched: [Int] = []
    let isFetched = mock.fetch("ab") { (result: Result<[Int], OutOfReach>) in
      fetched = (try? result.get()) ?? []
    }
    #expect(isFetched)
    #expect(fetched == [2] && mock.fetchCallCount == 1)
    var relayed = 0
    mock.forwardHandler = { item, relay in relayed = relay(item) as? Int ?? 0 }
    mock.forward(3) { $0 * 2 }
    #expect(relayed == 6)
  }

  @Test("A typealias that is made of another one stands for what that is in the mock")
  func chainedAliases() {
    let mock = ShelvingMock(racks: [["a"], ["b"]])
    #expect(mock.sorted(mock.racks) == [])
    mock.sortedHandler = { $0.reversed() }
    #expect(mock.sorted(mock.racks) == [["b"], ["a"]] && mock.sortedCallCount == 2)
  }
}

private struct Declined: Error {}
