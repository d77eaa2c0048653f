/// Lets so many go on at a time, in the order in which they come.
actor Turns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  /// Runs a body when its turn has come, without holding a thread until then.
  nonisolated func run(_ body: () async throws -> Void) async rethrows {
    await begin()
    do { try await body() } catch {
      await end()
      throw error
    }
    await end()
  }

  private func begin() async {
    guard free == 0 else { return free -= 1 }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func end() {
    guard !waiting.isEmpty else { return free += 1 }
    waiting.removeFirst().resume()
  }
}
