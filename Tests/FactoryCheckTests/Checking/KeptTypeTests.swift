import Testing

@testable import FactoryCheck

/// Reading what is tested here as the runtime does would end the program.
struct KeptTypeTests {
  final class Object {}
  enum Payload {
    case none, number(Int)
    case plain(Int.Type), optional(Int.Type?), twice(Int.Type??), pair(Int.Type, Int)
    case object(Object.Type), any(Any.Type), list([Int.Type])
    case maybePair((Int.Type, Int)?)
  }
  struct Members {
    var type: Int.Type? = Int.self
    var pair = (Int.self, 1)
    var number = 2
  }
  struct Post {
    enum `Type` { case text }
    var type: `Type`? = .text
  }

  @Test("A metatype that takes no place is written as the type that it is of")
  func texts() {
    let texts: [(Payload, String)] = [
      (.none, "none"), (.number(1), "number(1)"), (.plain(Int.self), "plain(/* Int.Type */)"),
      (.optional(Int.self), "optional(/* Optional<Int.Type> */)"),
      (.optional(nil), "optional(/* Optional<Int.Type> */)"),
      (.twice(Int.self), "twice(/* Optional<Optional<Int.Type>> */)"),
      (.pair(Int.self, 2), "pair(/* (Int.Type, Int) */)"),
      (.object(Object.self), "object(KeptTypeTests.Object.self)"),
      (.any(Int.self), "any(Int.self)"),
      (.list([Int.self]), "list([Int.self])"),
      (.maybePair((Int.self, 3)), "maybePair(/* Optional<(Int.Type, Int)> */)"),
    ]
    for (value, text) in texts {
      let tree = SourceText.tree(of: value)
      #expect(tree.text == "KeptTypeTests.Payload.\(text)")
      #expect(tree.isComplete == !text.contains("/*"))
    }
  }

  @Test("The members beside one are written")
  func members() {
    let text = """
      KeptTypeTests.Members(type: /* Optional<Int.Type> */, pair: /* (Int.Type, Int) */, number: 2)
      """
    #expect(SourceText.describe(Members()) == text)
  }

  @Test("A type that is called `Type` is none")
  func names() {
    #expect(
      SourceText.describe(Post()) == "KeptTypeTests.Post(type: KeptTypeTests.Post.`Type`.text)")
  }

  @Test("Functions of them answer")
  func fingerprints() {
    for value in [Payload.optional(Int.self), .plain(Int.self), .pair(Int.self, 1)] {
      var (first, second) = (Fingerprint(key: 1), Fingerprint(key: 1))
      first.combine(value)
      second.combine(value)
      #expect(first.value == second.value)
    }
  }
}
