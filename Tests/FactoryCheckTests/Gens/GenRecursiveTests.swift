import Testing

@testable import FactoryCheck

struct GenRecursiveTests {
  private indirect enum Tree: Equatable {
    case leaf
    case node(Tree, Int, Tree)
  }

  private static func trees(_ keep: (Gen<Tree>) -> Void = { _ in }) -> Gen<Tree> {
    .recursive(.constant(.leaf)) { tree in
      keep(tree)
      return .zip(tree, .int(), tree, with: Tree.node)
    }
  }

  @Test("A filter that rejects inside a recursion discards the whole value")
  func discardsInside() {
    let never = Gen<Tree>.recursive(.constant(.leaf)) { tree in
      .zip(tree, Gen.int().filter { _ in false }, tree, with: Tree.node)
    }
    let drawn = (1..<100).map { index in
      var choices = Choices.forCase(index, root: 7)
      return try? never.draw(&choices)
    }
    #expect(drawn.contains(.leaf))
    #expect(drawn.contains(nil))
    #expect(drawn.allSatisfy { $0 == .leaf || $0 == nil })
  }

  @Test(
    "The gen of inner values, used when that of all values is gone, ends the process with a message"
  )
  func escapes() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var inner: Gen<Tree>?
      _ = GenRecursiveTests.trees { inner = $0 }
      var choices = Choices.forCase(1, root: 1)
      _ = try inner?.draw(&choices)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains("the gen that Gen.recursive hands out is used outside the gen it returns"))
  }
}
