import Foundation
import Testing

@testable import FactoryCheck

/// Messages between processes arrive whole and in order, and the end is noticed.
struct ChannelTests {
  @Test("Messages of any length arrive as they were sent", arguments: [0, 1, 4, 5_000, 1_000_000])
  func messages(length: Int) throws {
    let (left, right) = try #require(Channel.pair())
    defer { right.close() }
    let message = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    Thread.detachNewThread {
      left.send(message)
      left.send([1, 2])
      left.close()
    }
    #expect(right.receive() == message)
    #expect(right.receive() == [1, 2])
    #expect(right.receive() == nil)
  }

  @Test("Who waits hears of a message and of the end, and of nothing else")
  func waiting() throws {
    let (left, right) = try #require(Channel.pair())
    defer { right.close() }
    #expect(!right.waitForMessage(seconds: 0))
    left.send([])
    #expect(right.waitForMessage(seconds: 0))
    #expect(right.receive() == [])
    left.close()
    right.waitForEnd()
    #expect(!right.send([1]))
  }
}
