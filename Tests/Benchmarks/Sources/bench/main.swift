import Foundation

// forAll reports to standard error where no test is running, which is not what is measured here.
dup2(open("/dev/null", O_WRONLY), STDERR_FILENO)

let arguments = CommandLine.arguments.dropFirst()
let output = Output(isJSON: arguments.contains("--json"))

/// The value after an option's name.
func option(_ name: String) -> String? {
  arguments.firstIndex(of: name).flatMap { arguments.dropFirst($0).first }
}

/// The generator, as `swift build -c release --static-swift-stdlib --product gen-arbitrary` leaves
/// it.
var tool: String {
  let tool = option("--tool") ?? ".build/release/gen-arbitrary"
  guard FileManager.default.isExecutableFile(atPath: tool) else {
    print(
      """
      bench: there is no generator at \(tool). Build it at the root of the repository, and run bench there:
          swift build -c release --static-swift-stdlib --product gen-arbitrary
      """)
    exit(66)
  }
  return tool
}

switch arguments.first {
case "shrink":
  let seeds = option("--seeds").flatMap { Int($0) } ?? 1000
  let cases = arguments.contains("--further") ? furtherChallenges : challenges
  ShrinkBenchmark(cases: cases, seeds: seeds, only: option("--case"), output: output).run()
case "throughput":
  ThroughputBenchmark(only: option("--case"), output: output).run()
case "overhead":
  OverheadBenchmark(output: output).run()
case "find":
  let seeds = option("--seeds").flatMap { Int($0) } ?? 200
  FindBenchmark(seeds: seeds, output: output).run()
case "hunt":
  let hunt = HuntBenchmark(
    workload: option("--workload"), gen: option("--gen"),
    seeds: option("--seeds").flatMap { Int($0) } ?? 10,
    seconds: option("--seconds").flatMap { Double($0) } ?? 10, output: output)
  if arguments.contains("--check") { hunt.check() } else { hunt.run() }
case "generate":
  try GenerateBenchmark(
    corpus: option("--corpus") ?? ".build/corpus", tool: tool, parser: option("--parser"),
    output: output
  ).run()
case "mocks":
  try MockBenchmark(
    folder: option("--corpus") ?? ".build/mocks", tool: tool,
    counts: option("--count").flatMap { Int($0) }.map { [$0] } ?? [100, 300, 1_000], output: output
  ).run()
case "compile":
  let program = URL(filePath: CommandLine.arguments[0])
  let modules = program.deletingLastPathComponent().appending(path: "Modules").path
  try CompileBenchmark(
    folder: option("--corpus") ?? ".build/compile", tool: tool,
    modules: option("--modules") ?? modules, output: output
  ).run()
default:
  print(
    """
    usage: bench throughput|overhead|shrink|find|hunt [--json] [--seeds N] [--case NAME]
           bench shrink --further [--json] [--seeds N] [--case NAME]
           bench generate|compile|mocks [--json] [--corpus DIR] [--tool .build/release/gen-arbitrary]
           bench generate [--parser Tests/Oracles/.build/release/parse-files]
           bench mocks [--count N]
           bench hunt [--workload bst|rbt|stlc] [--gen bespoke|derived] [--seconds N] [--check]
    """)
  exit(64)
}
