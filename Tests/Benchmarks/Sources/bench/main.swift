import Foundation

// forAll reports to standard error where no test is running, which is not what is measured here.
dup2(open("/dev/null", O_WRONLY), STDERR_FILENO)

let arguments = CommandLine.arguments.dropFirst()
let output = Output(isJSON: arguments.contains("--json"))

/// The value after an option's name.
func option(_ name: String) -> String? {
  arguments.firstIndex(of: name).flatMap { arguments.dropFirst($0).first }
}

switch arguments.first {
case "shrink":
  let seeds = option("--seeds").flatMap { Int($0) } ?? 1000
  ShrinkBenchmark(seeds: seeds, only: option("--case"), output: output).run()
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
default:
  print(
    """
    usage: bench throughput|overhead|shrink|find|hunt [--json] [--seeds N] [--case NAME]
           bench hunt [--workload bst|rbt|stlc] [--gen bespoke|derived] [--seconds N] [--check]
    """)
  exit(64)
}
