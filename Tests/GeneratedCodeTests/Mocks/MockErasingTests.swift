import FactoryCheck
import Testing

@testable import Shapes

/// Types that are made of anything which conforms to a protocol with associated types.
struct MockErasingTests {
  @Test("A type eraser is made of a mock that answers drawn values, and errors")
  func archives() async {
    var (counts, errors): (Set<Int>, Int) = ([], 0)
    await forAll(Factory<AnyArchive<Post>>.arbitrary(), cases: 300) { archive in
      do { counts.insert(try await archive.entries().count) } catch { errors += 1 }
      try? archive.add(Post(id: 0, title: nil))
    }
    #expect(counts.count > 3 && errors > 50)
  }

  @Test("What it answers shrinks, and the report shows the calls of the mock")
  func shrinks() async {
    var result: CheckResult?
    await withKnownIssue {
      result = await forAll(Factory<AnyArchive<Int>>.arbitrary(), seed: 1) { archive in
        let entries = (try? await archive.entries()) ?? []
        return entries.allSatisfy { $0 < 100 }
      }
    }
    let found = result?.counterexample
    #expect(found?.calls == ["ArchivingMock<Int>.entries() → [100]"])
    #expect(
      found?.values == [
        "AnyArchive<Int>(ArchivingMock<Int>(entries: [Result<Array<Int>, Error>.success([100])]))"
      ])
  }

  @Test("An eraser that a comment asks for is drawn of its protocol's mock as well")
  func generated() async {
    var (items, errors): (Set<Int>, Int) = ([], 0)
    var result: CheckResult?
    await forAll(Factory<AnyShelf<Int>>.arbitrary(), cases: 300) { shelf in
      do { items.formUnion(shelf.items + [try await shelf.put(0, at: 0) ?? 0]) } catch {
        errors += 1
      }
    }
    #expect(items.count > 20 && errors > 50)
    withKnownIssue {
      result = forAll(AnyFeedPort.arbitrary(), seed: 1) { _ in false }
    }
    #expect(result?.counterexample?.values.first?.hasPrefix("AnyFeedPort(FeedPortMock(") == true)
    #expect(Factory<AnyShelf<Int>>.provide().items == [])
    _ = Factory<AnyFeedPort>.provide()
  }

  @Test("All associated types are those of the eraser, also inherited ones and those of no bracket")
  func others() {
    var (states, pairs, posts): (Set<Int>, Set<Int>, Set<Int>) = ([], [], [])
    forAll(
      Factory<AnyCounterModel<Int, Bool>>.arbitrary(), Factory<Zipped<Int>>.arbitrary(),
      Factory<PostLookup>.arbitrary()
    ) { counter, zipped, lookup in
      counter.send(true)
      states.insert(counter.state)
      pairs.formUnion([zipped.pair().0, zipped.pair().1])
      posts.insert(lookup.post(0).id)
    }
    #expect(states.count > 20 && pairs.count > 20 && posts.count > 20)
  }

  @Test("What holds erasers is drawn with them, and a mock that is an object stands for one")
  func holders() async {
    var texts: Set<String> = []
    await forAll(Factory<Museum>.arbitrary(), Factory<ObjectArchive>.arbitrary()) {
      museum, objects in
      museum.tape.rewind(to: 0)
      texts.insert(museum.tape.next())
      _ = try? await objects.entries()
    }
    #expect(texts.count > 20)
    Factory<Museum>.provide().counter.send(true)
  }

  @Test("The eraser of a sequence that is its own iterator goes through what that hands out")
  func ownIterator() {
    let mock = SteppingMock()
    var left = 3
    mock.nextHandler = {
      left -= 1
      return left < 0 ? nil : left
    }
    #expect(AnyStepping(mock).prefix(9).map { $0 } == [2, 1, 0])
    #expect(mock.nextCallCount == 4)
    var starts: Set<Int> = []
    forAll(Gen<AnyStepping>.any) { _ = starts.insert($0.start()) }
    #expect(starts.count > 5)
  }
}
