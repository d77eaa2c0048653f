import Foundation

/// What a child process cost.
struct Cost {
  /// User and system time together.
  var seconds: Double
  var megabytes: Double
}

/// Runs a program to its end and measures it; what it prints is dropped.
func cost(of program: String, _ arguments: [String]) throws -> Cost {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for stream: Int32 in [1, 2] {
    posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
  }
  let words = ([program] + arguments).map { strdup($0) }
  defer { words.forEach { free($0) } }
  var id = pid_t()
  let failure = posix_spawnp(&id, program, &actions, nil, words + [nil], environ)
  guard failure == 0 else { throw ChildFailure(program: program, code: failure) }
  var (status, usage): (Int32, rusage) = (0, rusage())
  wait4(id, &status, 0, &usage)
  guard status == 0 else { throw ChildFailure(program: program, code: status) }
  return Cost(
    seconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
    megabytes: Double(usage.ru_maxrss) / 1024)
}

/// A program that could not be started, or failed.
struct ChildFailure: Error {
  var program: String
  var code: Int32
}

private func seconds(_ time: timeval) -> Double {
  Double(time.tv_sec) + Double(time.tv_usec) / 1e6
}
