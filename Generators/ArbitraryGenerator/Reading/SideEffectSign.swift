/// What is called by a name that may stand for a side effect.
enum SideEffectSign {
  /// A member that changes files, and one that collections have as well.
  case change, changeAt
  /// `write(to: url)`, which has to be told from one to a stream.
  case write
  /// A function of C, and `rename(old, new)`, which others are called as well.
  case function, move
  case open
  /// What makes the file of a database.
  case database
  case handle
  /// A function of C that runs a program.
  case command
  /// `Process()`, which something has to run, and `Process.run`.
  case process, launch

  private static let names: [(Self, [String])] = [
    (
      .change,
      [
        "createDirectory", "createFile", "createSymbolicLink", "linkItem", "replaceItemAt",
        "trashItem",
      ]
    ),
    (.changeAt, ["copyItem", "moveItem", "removeItem", "replaceItem"]),
    (.write, ["write"]),
    (
      .function,
      ["creat", "mkdir", "mkdtemp", "mkstemp", "rmdir", "symlink", "truncate", "unlink"]
    ),
    (.move, ["rename"]),
    (.open, ["fopen", "open"]),
    (.database, ["mdb_env_open", "sqlite3_open", "sqlite3_open16", "sqlite3_open_v2"]),
    (.handle, ["FileHandle"]),
    (.command, ["popen", "posix_spawn", "posix_spawnp", "system"]),
    (.process, ["Process"]),
    (.launch, ["run"]),
  ]

  /// All names, of which the last bytes are enough.
  nonisolated(unsafe) fileprivate static let table = WordTable(
    names.flatMap { sign, names in
      names.map { (String($0.suffix(PackedWord.capacity)), sign) }
    })

  /// Which bytes stand before the last one of a name, as bits of their lower halves: few other names
  /// end as these do.
  nonisolated(unsafe) fileprivate static let endings: UnsafePointer<UInt32> = {
    let endings = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
    endings.initialize(repeating: 0, count: 256)
    for name in names.flatMap(\.1) {
      let last = Array(name.utf8.suffix(2))
      endings[Int(last[1])] |= 1 &<< UInt32(last[0] & 31)
    }
    return UnsafePointer(endings)
  }()
}

extension SourceBytes {
  /// What a name may stand for that ends there.
  func sign(endingAt end: Int) -> SideEffectSign? {
    let last = SideEffectSign.endings[Int(self[end - 1])]
    guard last & (1 &<< UInt32(self[end - 2] & 31)) != 0 else { return nil }
    var start = end
    while start > 0, end - start < PackedWord.capacity, isClass(.namePart, at: start - 1) {
      start -= 1
    }
    guard start < end, SideEffectSign.table.mayHave(self[start], count: end - start),
      let sign = SideEffectSign.table[word(start..<end)],
      sign != .launch || matches("Process.", at: start - 8)
    else { return nil }
    return sign
  }

  /// Whether something is called anywhere by one of the names.
  var mayHaveSideEffects: Bool { mayHaveSideEffects(in: 0..<count) }

  /// The same of a part.
  func mayHaveSideEffects(in range: Range<Int>) -> Bool {
    var offset = firstOffset(of: ASCII.leftParen, in: range)
    while offset < range.upperBound {
      if sign(endingAt: offset) != nil { return true }
      offset = firstOffset(of: ASCII.leftParen, in: offset + 1..<range.upperBound)
    }
    return false
  }
}
