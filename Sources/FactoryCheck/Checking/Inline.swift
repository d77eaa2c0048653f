import Synchronization

/// Vouches for a value that crosses to a task which is awaited on the spot, so that no two threads
/// use it at once.
@usableFromInline
struct Unchecked<Value>: @unchecked Sendable {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) { self.value = value }

  /// The value, as one that nobody else holds.
  @inlinable
  func take() -> sending Value {
    nonisolated(unsafe) let value = value
    return value
  }
}

/// Runs an asynchronous function that never suspends, on the calling thread and to its end.
func runInline(_ body: @escaping () async -> Void) {
  let body = Unchecked(body)
  if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
    Task.immediate { await body.value() }
  } else {
    Task(executorPreference: CallingThread()) { await body.value() }
  }
}

/// An executor that runs a job where it is enqueued.
private final class CallingThread: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}

/// A body that runs once at most, by whoever claims it first.
final class Once: @unchecked Sendable {
  private let body: () async -> Void
  private let claimed = Atomic<Bool>(false)

  init(_ body: @escaping () async -> Void) { self.body = body }

  func run() async {
    if !claimed.exchange(true, ordering: .acquiringAndReleasing) { await body() }
  }

  /// Hands the body over, where nobody has claimed it.
  func claim(_ use: (@escaping () async -> Void) -> Void) {
    if !claimed.exchange(true, ordering: .acquiringAndReleasing) { use(body) }
  }
}
