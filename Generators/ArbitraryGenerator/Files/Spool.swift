import Foundation

/// Text that is printed before the files that it goes into can be begun. What there is much of
/// waits in a temporary file that nobody else sees. One at a time writes or reads.
final class Spool: @unchecked Sendable {
  /// A part of the text.
  struct Piece: Sendable {
    fileprivate let spool: Spool
    fileprivate let range: Range<Int>
  }

  private let lock = NSLock()
  private var state: State

  /// A spool without text; `open` makes the file that goes away when it is closed.
  init(open: @escaping () -> UnsafeMutablePointer<FILE>? = { tmpfile() }) {
    state = State(open: open)
  }

  deinit { state.close() }

  /// The text in a range of its bytes, which has to be there when it is read.
  func piece(_ range: Range<Int>) -> Piece { Piece(spool: self, range: range) }

  /// Adds to the text; what fails is told to those who read it.
  func append(_ bytes: UnsafeRawBufferPointer) { lock.withLock { state.append(bytes) } }
}

extension [Spool.Piece] {
  /// The same text in fewer pieces: what was written in turn is read in one go.
  var joined: [Spool.Piece] {
    reduce(into: []) { joined, piece in
      guard let last = joined.last, last.spool === piece.spool,
        last.range.upperBound == piece.range.lowerBound
      else { return joined.append(piece) }
      let whole = last.range.lowerBound..<piece.range.upperBound
      joined[joined.count - 1] = Spool.Piece(spool: piece.spool, range: whole)
    }
  }
}

extension Spool.Piece {
  /// Appends the text to a buffer, some of it at a time, after which the buffer may be emptied.
  func append(to buffer: SourceBuffer, _ empty: () -> Void) throws(FileError) {
    if let failure = spool.read(range, into: buffer, empty) { throw failure }
  }
}

extension Spool {
  /// Appends a part to a buffer; answers why it may be incomplete.
  fileprivate func read(
    _ range: Range<Int>, into buffer: SourceBuffer, _ empty: () -> Void
  ) -> FileError? {
    lock.withLock {
      state.read(range, into: buffer, empty)
      return state.failure
    }
  }

  private struct State {
    /// How many bytes are kept before they go to the file.
    private static let capacity = 1 << 16

    private let open: () -> UnsafeMutablePointer<FILE>?
    private let memory = SourceMemory(capacity: 2 * capacity)
    /// What the file is buffered in: the C library's own would be of a few bytes.
    private let stage = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 1)
    private var file: UnsafeMutablePointer<FILE>?
    /// How many bytes are in the file.
    private var written = 0
    /// Where in the file the next byte is read.
    private var offset: Int?
    /// Why the first thing failed that did.
    private(set) var failure: FileError?

    init(open: @escaping () -> UnsafeMutablePointer<FILE>?) { self.open = open }

    func close() {
      if let file { fclose(file) }
      stage.deallocate()
    }

    private var buffer: SourceBuffer { memory.buffer }

    var count: Int { written + buffer.count }

    mutating func append(_ bytes: UnsafeRawBufferPointer) {
      guard failure == nil else { return }
      if bytes.count >= Self.capacity {
        flush()
        return write(bytes)
      }
      buffer.append(bytes.bindMemory(to: UInt8.self))
      if buffer.count >= Self.capacity { flush() }
    }

    private mutating func flush() {
      if buffer.count > 0 { write(UnsafeRawBufferPointer(buffer.bytes)) }
      if failure == nil { buffer.removeAll() }
    }

    private mutating func write(_ bytes: UnsafeRawBufferPointer) {
      file = file ?? opened()
      offset = nil
      guard let file, failure == nil, fseek(file, 0, SEEK_END) == 0,
        fwrite(bytes.baseAddress, 1, bytes.count, file) == bytes.count
      else { return fail() }
      written += bytes.count
    }

    /// The file, read by as much at a time as it is written by.
    private func opened() -> UnsafeMutablePointer<FILE>? {
      guard let file = open() else { return nil }
      setvbuf(file, stage.baseAddress, _IOFBF, stage.count)
      return file
    }

    mutating func read(_ range: Range<Int>, into other: SourceBuffer, _ empty: () -> Void) {
      if let file, range.lowerBound < written {
        read(range.clamped(to: 0..<written), of: file, into: other, empty)
      }
      let rest = range.clamped(to: written..<count)
      guard !rest.isEmpty else { return }
      let kept = rest.lowerBound - written..<rest.upperBound - written
      other.append(UnsafeBufferPointer(rebasing: buffer.bytes[kept]))
      empty()
    }

    private mutating func read(
      _ range: Range<Int>, of file: UnsafeMutablePointer<FILE>, into other: SourceBuffer,
      _ empty: () -> Void
    ) {
      if offset != range.lowerBound, fseek(file, CLong(range.lowerBound), SEEK_SET) != 0 {
        return fail()
      }
      var left = range.count
      while left > 0 {
        let length = other.append(atMost: min(left, Self.capacity)) { fread($0, 1, $1, file) }
        guard length > 0 else { return fail() }
        left -= length
        empty()
      }
      offset = range.upperBound
    }

    private mutating func fail() {
      failure =
        failure
        ?? .unwritable(
          path: FileManager.default.temporaryDirectory.path, reason: FileSystem.lastReason)
    }
  }
}
