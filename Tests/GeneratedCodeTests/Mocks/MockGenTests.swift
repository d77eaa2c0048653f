import FactoryCheck
import Synchronization
import Testing

@testable import Shapes

/// What gens make of protocols: mocks that answer draws.
struct MockGenTests {
  /// What a type answers of its own kind.
  private func standard<Made: SelfMade>(of made: Made) -> Made { Made.standard }
  private func made<Made: SelfMade>(like made: Made) -> Made { Made.make() }

  @Test("A type answers a mock of itself that is made of nothing, in gens as well")
  func selfMade() {
    #expect(SelfMadeMock.standard === SelfMadeMock.standard)
    #expect(SelfMadeMock.make() !== SelfMadeMock.make())
    forAll(Factory<any SelfMade>.arbitrary(), cases: 5) { value in
      #expect(standard(of: value).count == 0)
      #expect(made(like: value).count == 0)
    }
    #expect(SelfMadeMock.makeCallCount >= 7)
  }

  @Test("The fixed value of a protocol is a mock without handlers")
  func provides() throws {
    let methods = Factory<any Methods>.provide()
    #expect(methods.one(1) == "")
    #expect(try methods.throwing(1) == Post(id: 0, title: ""))
    #expect(try #require(methods as? MethodsMock).oneCallCount == 1)
  }

  private static let methods = Factory<any Methods>.arbitrary()

  @Test("Answers of all kinds are drawn: plain, optional, named, in tuples, and those of getters")
  func answers() {
    #expect(found(Self.methods) { $0.one(1) != "" })
    #expect(found(Self.methods) { $0.optional() == nil })
    #expect(found(Self.methods) { $0.known().level != .low })
    #expect(found(Self.methods) { $0.tuple((1, name: "")).0 != 0 })
    #expect(found(Factory<any Properties>.arbitrary()) { $0.count != 0 })
    #expect(found(Factory<any Subscripts>.arbitrary()) { $0[0] != "" })
  }

  @Test("Where a method throws, errors are drawn: of its type, or one of the sources'")
  func errors() {
    #expect(found(Self.methods) { mock in throwsError { try mock.throwing(1) } is OutOfReach })
    #expect(
      found(Self.methods) { mock in
        do throws(OutOfReach) { _ = try mock.typed() } catch { return error.code != 0 }
        return false
      })
    #expect(
      found(Factory<any Properties>.arbitrary()) { mock in
        throwsError { try mock.failing } is OutOfReach
      })
  }

  @Test("Calls of one method get different answers, also for the same argument")
  func calls() {
    #expect(found(Self.methods) { $0.one(1) != $0.one(1) })
  }

  @Test("The same case gets the same answers")
  func replay() {
    let pairs = Gen<(any Methods, any Methods)> { choices throws(Discard) in
      var copy = choices
      return (try Self.methods.draw(&choices), try Self.methods.draw(&copy))
    }
    forAll(pairs) { first, second in
      for argument in 0..<4 {
        #expect(first.one(argument) == second.one(argument))
        #expect(first.optional() == second.optional())
      }
    }
  }

  @Test("An error of the second call alone is found, and shrinks to a script of two answers")
  func shrinks() {
    let scripts = Gen<[Bool]> { choices throws(Discard) in
      let mock = try Self.methods.draw(&choices)
      return (0..<3).map { _ in throwsError { try mock.throwing(1) } != nil }
    }
    var result: CheckResult?
    withKnownIssue {
      result = forAll(scripts, cases: 5_000, seed: 1) { script in !(script[1] && !script[0]) }
    }
    #expect(result?.counterexample?.values == ["[false, true, true]"])
  }

  @Test("Suspending methods answer draws as well")
  func suspending() async {
    let found = Mutex(false)
    await forAll(Self.methods) { mock in
      if await mock.suspending() != 0 { found.withLock { $0 = true } }
    }
    #expect(found.withLock { $0 })
  }

  @Test("A protocol with open associated types has a factory for all that stand for them")
  func open() async throws {
    let shelves = Factory<any Shapes.Shelf<String>>.arbitrary()
    #expect(found(shelves) { $0.items.count > 2 })
    #expect(found(shelves) { shelf in shelf.find { _ in true } == nil })
    #expect(found(Factory<any Shelving<Bool>>.arbitrary()) { $0.sorted([]) != [] })
    #expect(Factory<any Shapes.Shelf<Int>>.provide().items == [])
    var sums: Set<Int> = []
    await forAll(Factory<any UseCase<String, [Int]>>.arbitrary()) { useCase in
      sums.formUnion([try await useCase.execute("").count])
    }
    #expect(sums.count > 3)
    let mock = try #require(Factory<any UseCase<Int, Bool>>.provide() as? UseCaseMock<Int, Bool>)
    mock.executeHandler = { $0 > 0 }
    #expect(await mock.execute(1))
  }

  @Test("A generic mock is drawn itself, and asked for what it was called with")
  func openMock() {
    let stores = Factory<StoreMock<Int, String>>.arbitrary()
    #expect(found(stores) { $0.get("a") != nil && $0.getArgValues == ["a"] })
    #expect(Factory<StoreMock<Int, String>>.provide().all == [])
    #expect(found(Factory<[UseCaseMock<Int, Bool>]>.arbitrary()) { $0.count > 2 })
  }

  @Test("Mocks on the main actor answer draws there, in properties that wait and in others")
  @MainActor func mainActor() async {
    var titles: Set<String> = []
    forAll(Factory<any Shapes.Screen>.arbitrary()) { screen in
      titles.formUnion([screen.title])
    }
    var answers: Set<Int> = []
    await forAll(Factory<any Shapes.Screen>.arbitrary()) { screen in
      answers.formUnion([await screen.show(.numbered(1))])
    }
    #expect(titles.count > 1)
    #expect(answers.count > 1)
  }

  @Test("Completion handlers on the main actor are called at once by mocks that are there")
  @MainActor func mainActorCompletions() {
    var posts: Set<Post?> = []
    var closes = 0
    forAll(Factory<any ScreenLoading>.arbitrary(), cases: 200) { loading in
      loading.load(1) { posts.insert(try? $0.get()) }
      loading.close { closes += 1 }
    }
    #expect(posts.contains(nil) && posts.count > 10)
    #expect(closes == 200)
  }

  @Test("Other mocks have them called there, which a property may wait for")
  @MainActor func distantCompletions() async {
    var ids: Set<Int> = []
    await forAll(Factory<any Calling>.arbitrary(), cases: 200) { calling in
      let id = await withCheckedContinuation { done in
        calling.show(1) { done.resume(returning: $0) }
      }
      await MainActor.run { _ = ids.insert(id) }
    }
    #expect(ids.count > 50)
    var answers: Set<Int> = []
    await forAll(Factory<any ScreenLoading>.arbitrary(), cases: 200) { loading in
      let pair = await withCheckedContinuation { done in
        loading.free { done.resume(returning: ($0, $1?.id)) }
      }
      await MainActor.run { _ = answers.insert(pair.0) }
    }
    #expect(answers.count > 50)
  }

  @Test("Where the call chooses the type of its answer, values of that are drawn, and errors")
  func chosen() {
    let generic = Factory<any GenericMethods>.arbitrary()
    #expect(found(generic) { mock in throwsError { try mock.decode(Post.self, from: "") } != nil })
    #expect(found(generic) { mock in (try? mock.decode(Post.self, from: ""))?.title != nil })
    #expect(
      found(generic) { mock in (try? mock.decode([Int: Tag].self, from: ""))?.isEmpty == false })
    #expect(found(generic) { $0.optional(0) != nil } && found(generic) { $0.optional(0) == nil })
    #expect(found(generic) { $0.list([0]).count > 2 })
    #expect(found(generic) { mock in mock.transform { "\($0)" }.contains { $0.count > 2 } })
    forAll(generic, cases: 20) { mock in
      #expect(mock.list([Self.Unknown()]).isEmpty && mock.optional(Self.Unknown()) == nil)
      let error = throwsError { try mock.decode(Undrawn.self, from: "") }
      let isTold = error.map { "\($0)".hasPrefix("MockGenTests.Undrawn rejects all values") }
      #expect(error is OutOfReach || isTold == true)
    }
  }

  fileprivate struct Tag: Decodable { var name: String }
  private struct Unknown: Equatable {}
  private struct Undrawn: Decodable {
    init(from decoder: any Decoder) throws { throw OutOfReach(code: 0) }
  }

  private struct Posts: Endpoint {
    typealias Response = [Post]
    var path = "/posts"
  }

  private static let clients = Factory<any EndpointClient>.arbitrary()

  @Test("Completion handlers are called with what the call chooses, wherever they have to be")
  @MainActor func chosenCompletions() async {
    var (ids, counts, shown): (Set<Int>, Set<Int>, Set<Int>) = ([], [], [])
    await forAll(Factory<any Downloads>.arbitrary()) { downloads in
      downloads.one("/posts/1") { (post: Post) in ids.insert(post.id) }
      downloads.some("/posts") { (batch: Batch<Post>) in counts.insert(batch.items.count) }
      let post: Post = await withCheckedContinuation { done in
        downloads.shown("/posts/1") { (post: Post) in done.resume(returning: post) }
      }
      let count = await withCheckedContinuation { done in
        downloads.count("/posts") { done.resume(returning: $0) }
      }
      await MainActor.run { shown.formUnion([post.id, count]) }
    }
    #expect(ids.count > 20 && counts.count > 2 && shown.count > 20)
  }

  @Test("What a method answers beside its completion handler is drawn with what that is given")
  @MainActor func answersBesideCompletions() async {
    var (ids, waits, texts): (Set<Int>, Set<Int>, Set<String>) = ([], [], [])
    var downloads = 0
    await forAll(Factory<any Downloads>.arbitrary(), cases: 300) { mock in
      let download = mock.start("/posts/1") { (post: Result<Post, any Error>) in
        if let post = try? post.get() { ids.insert(post.id) }
      }
      if let download { downloads += 1; download.cancel() }
      var isDone = false
      waits.insert(mock.wait("/posts") { isDone = true })
      #expect(isDone)
      let seen = await withCheckedContinuation { done in
        let text = mock.watch("/posts") { done.resume(returning: $0) }
        texts.insert(text)
      }
      ids.insert(seen)
    }
    #expect(ids.count > 20 && waits.count > 20 && texts.count > 20)
    #expect((50..<300).contains(downloads))
  }

  @Test("A mock is drawn itself, for who asks what it was called with; it stands for services")
  func mocksThemselves() {
    forAll(Factory<DownloadMock>.arbitrary(), Factory<DownloadHolder>.arbitrary()) { mock, holder in
      mock.cancel()
      #expect(mock.cancelCallCount == 1)
      holder.download.cancel()
      #expect((holder.download as? DownloadMock)?.cancelCallCount == 1)
    }
    Factory<DownloadMock>.provide().cancel()
    (Factory<DownloadHolder>.provide().download as? DownloadMock)?.cancel()
  }

  @Test("An answer that only the call knows the type of shrinks, and is reported as others are")
  func chosenShrinks() async throws {
    var result: CheckResult?
    await withKnownIssue {
      result = await forAll(Self.clients, seed: 1) { client in
        guard let posts = try? await client.send(Posts()) else { return true }
        return posts.allSatisfy { $0.id < 100 }
      }
    }
    let found = try #require(result?.counterexample)
    #expect(
      found.calls == [
        #"EndpointClientMock.send(MockGenTests.Posts(path: "/posts")) → [Post(id: 100, title: nil)]"#
      ])
    #expect(
      found.values.first?.contains(
        "send: [Result<LateAnswer, Error>.success(/* drawn when asked */)]") == true)
  }

  @Test("Typed errors and completion handlers leave the type of their answer to the call as well")
  func chosenByOthers() {
    #expect(found(Self.clients) { ((try? $0.rows(of: "") as [Tag]) ?? []).count > 2 })
    #expect(
      found(Self.clients) { client in
        do throws(OutOfReach) { _ = try client.rows(of: "") as [Tag] } catch {
          return error.code > 0
        }
        return false
      })
    #expect(found(Self.clients) { (self.fetched($0) as Result<Tag, OutOfReach>?)?.tag != nil })
    #expect(found(Self.clients) { (self.fetched($0) as Result<Tag, OutOfReach>?)?.tag == nil })
    #expect(
      found(Self.clients) { client in
        var answer: (Tag?, (any Error)?)
        client.load("") { answer = ($0, $1) }
        return answer.0 != nil && answer.1 is OutOfReach
      })
  }

  @Test(
    "Results that may fail with any error fail with those of the sources; typed errors are left out"
  )
  func chosenResults() {
    #expect(
      found(Self.clients) { client in
        let result: Result<Tag, any Error> = client.any("", done: 1)
        return throwsError { try result.get() } is OutOfReach
      })
    #expect(found(Self.clients) { ($0.sent("") as Tag).name.count > 1 })
    #expect(found(Self.clients) { ((try? $0.chosen(OutOfReach.self)) as Tag?)?.name == "" })
  }

  @Test("A handler may answer with a function of the type, by closure or by name")
  func functions() throws {
    let mock = EndpointClientMock()
    mock.sentHandler = { _ in { (type: Any.Type) throws -> Any in Tag(name: "\(type)") } }
    #expect((mock.sent("") as Tag).name == "Tag")
    mock.sentHandler = { _ in tag }
    #expect((mock.sent("") as Tag).name == "named")
    mock.sentHandler = { _ in Tag(name: "plain") }
    #expect((mock.sent("") as Tag).name == "plain")
  }

  private func fetched<Body: Decodable>(_ client: any EndpointClient) -> Result<Body, OutOfReach>? {
    var answer: Result<Body, OutOfReach>?
    client.fetch("") { answer = $0 }
    return answer
  }

  @Test("A completion handler is called once with what is drawn, which shrinks as answers do")
  func completions() {
    let calling = Factory<any Calling>.arbitrary()
    #expect(found(calling) { loaded($0) == nil } && found(calling) { loaded($0) != nil })
    #expect(
      found(calling) { mock in
        var read: (String?, Int, (any Error)?)?
        mock.read(1) { read = ($0, $1, $2) }
        return read.map { $0.0 == nil && $0.1 > 0 && $0.2 != nil } == true
      })
    var counts: Set<Int> = []
    forAll(calling) { mock in
      var count = 0
      mock.save(Post(id: 0, title: "")) { count += 1 }
      mock.read(1, completionHandler: nil)
      mock.both(completion: { _ in count += 1 }, laterCallback: { _ in count += 1 })
      counts.insert(count)
    }
    #expect(counts == [1])
    #expect(found(calling) { mock in throwsError { try mock.check { _ in } } is OutOfReach })
    var result: CheckResult?
    withKnownIssue {
      result = forAll(calling) { mock in loaded(mock).map { $0.id < 100 } ?? true }
    }
    let counterexample = result?.counterexample?.values.first ?? ""
    #expect(counterexample.contains("load: [Result<Post, OutOfReach>.success(Post(id: 100, "))
  }

  private func loaded(_ mock: any Calling) -> Post? {
    var post: Post?
    mock.load(1) { post = try? $0.get() }
    return post
  }
}

/// What a handler may answer with.
private func tag(_ type: Any.Type) throws -> Any { MockGenTests.Tag(name: "named") }

extension Result {
  /// What succeeded; nil where nothing did.
  fileprivate var tag: Success? { try? get() }
}

/// The error of a call.
private func throwsError<R>(_ call: () throws -> R) -> (any Error)? {
  do { _ = try call() } catch { return error }
  return nil
}
