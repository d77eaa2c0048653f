#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the file system says of a file that changes whenever its content does.
///
/// The time of the last change cannot be set by hand, unlike that of the last modification, so that
/// no tool that keeps the old times can hide an edit.
struct FileStamp: Sendable, Equatable {
  var device: UInt64
  var number: UInt64
  var size: Int64
  /// The last change of content, name or attributes, in nanoseconds since 1970.
  var changed: Int64
}

extension FileStamp {
  /// The stamp of the file that the path leads to, nil where there is none, and on systems that
  /// have no such time.
  static func of(_ path: String) -> FileStamp? {
    #if os(Windows)
      return nil
    #else
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      return FileStamp(status)
    #endif
  }

  #if !os(Windows)
    init(_ status: stat) {
      #if canImport(Darwin)
        let time = status.st_ctimespec
      #else
        let time = status.st_ctim
      #endif
      self.init(
        device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino),
        size: Int64(status.st_size),
        changed: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
    }
  #endif
}

/// A digest of texts and stamps, the same on every machine: two lanes of FNV-1a over words, with
/// other beginnings.
struct Fingerprint: Sendable, Equatable, CustomStringConvertible {
  private var lanes: (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x9AE1_6A3B_2F90_404F)

  mutating func add(_ number: UInt64) {
    lanes.0 = (lanes.0 ^ number) &* 0x0000_0100_0000_01B3
    lanes.1 = (lanes.1 ^ (number &+ lanes.0 >> 29)) &* 0x9E37_79B9_7F4A_7C15
    lanes.0 ^= lanes.0 >> 32
    lanes.1 ^= lanes.1 >> 31
  }

  /// Adds the text with its length, so that its end counts.
  mutating func add(_ text: String) {
    add(UInt64(text.utf8.count))
    for byte in text.utf8 { add(UInt64(byte)) }
  }

  mutating func add(_ stamp: FileStamp) {
    add(stamp.device)
    add(stamp.number)
    add(UInt64(bitPattern: stamp.size))
    add(UInt64(bitPattern: stamp.changed))
  }

  static func == (left: Self, right: Self) -> Bool { left.lanes == right.lanes }

  var description: String {
    String(lanes.0, radix: 16) + "-" + String(lanes.1, radix: 16)
  }
}
