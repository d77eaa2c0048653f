import Foundation

/// The memory behind a `SourceBuffer`: one object. The compiler puts that of a line on the stack,
/// which it could not if the object itself were handed to whoever writes.
struct SourceMemory {
  /// Where the bytes are: in the object or, once there are too many for that, elsewhere.
  struct State {
    var start: UnsafeMutablePointer<UInt8>
    var capacity: Int
    var count = 0
    var isElsewhere = false
  }

  private final class Storage: ManagedBuffer<State, UInt8> {
    deinit {
      withUnsafeMutablePointerToHeader { state in
        if state.pointee.isElsewhere { free(state.pointee.start) }
      }
    }
  }

  /// Room for nearly every line. Nothing else that there is much of takes as much memory, so that
  /// the C library hands out the same piece again and again.
  private static let usualCapacity = 500

  private let storage: ManagedBuffer<State, UInt8>

  /// Empty, with room for some bytes before it has to grow.
  init(capacity: Int = usualCapacity) {
    storage = Storage.create(minimumCapacity: capacity) { storage in
      storage.withUnsafeMutablePointerToElements { State(start: $0, capacity: capacity) }
    }
  }

  // An object stays where it is as long as it lives, and so does what is in it.
  @inline(__always)
  var buffer: SourceBuffer {
    storage.withUnsafeMutablePointerToHeader { SourceBuffer(state: $0) }
  }

  /// Hands out all bytes.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withExtendedLifetime(storage) { body(buffer.bytes) }
  }
}

extension String {
  /// What is written.
  init(writing write: (SourceBuffer) -> Void) {
    let memory = SourceMemory()
    write(memory.buffer)
    self = memory.withBytes { String(decoding: $0, as: UTF8.self) }
  }
}
