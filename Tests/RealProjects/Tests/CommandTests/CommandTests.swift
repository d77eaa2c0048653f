import FactoryCheck
import Testing

@testable import Commands

/// A tool's own commands, and what is made of other packages' types.
struct CommandTests {
  @Test("Commands are made with what stands behind their wrappers")
  func commands() {
    forAll(Repeat.arbitrary()) { command in
      #expect(command.lines().count == command.times && command.lines().count < 10)
    }
    let fixed = Repeat.provide()
    #expect(fixed.phrase == "" && fixed.output.paths == [] && fixed.style == .plain)
    let gen = Factory<Repeat>.arbitrary(count: .constant(3), phrase: .constant("hoge"))
    forAll(gen) { command in
      #expect(command.lines().map { $0.suffix(4) } == ["hoge", "hoge", "hoge"])
    }
  }

  @Test("A counterexample shows the values of a command, and not the wrappers'")
  func shown() {
    var result: CheckResult?
    withKnownIssue {
      result = forAll(Repeat.arbitrary(), seed: 1) { command in
        command.output.paths.count < 2 || !command.includesCounter
      }
    }
    #expect(
      result?.counterexample?.values == [
        """
        FactoryCheck.Choices.setting(Repeat()) { $0.includesCounter = true; $0.style = Style.plain; \
        $0.count = nil; $0.width = 0; $0.phrase = ""; \
        $0.output = FactoryCheck.Choices.setting(OutputOptions()) { $0.verbose = false; \
        $0.paths = ["", ""] } }
        """
      ])
  }

  @Test("Exchanges have requests and fields of all kinds, as another package has them")
  func exchanges() {
    var names: Set<String> = []
    forAll(Exchange.arbitrary()) { exchange in
      names.formUnion([exchange.name.canonicalName, exchange.method.rawValue])
      #expect(exchange.request.path?.hasPrefix("/") == true)
      #expect((200...599).contains(exchange.response.status.code))
      #expect(exchange.fields[.accept] != nil && exchange.field.name == .accept)
    }
    #expect(names.isSuperset(of: ["x-name", "host", "POST", "DELETE"]))
    #expect(Exchange.provide().status == .ok && Exchange.provide().method == .get)
  }

  @Test("Jobs have loggers that write nothing, and levels of all kinds")
  func jobs() {
    var levels: Set<String> = []
    forAll(Job.arbitrary()) { job in
      levels.insert("\(job.level)")
      #expect(job.run() == (job.level >= .info) && job.logger.label == "logger")
    }
    #expect(levels.count == 7)
    forAll(Factory<any JobRunning>.arbitrary(), Job.arbitrary()) { runner, job in
      #expect(runner.logger.label == "logger")
      _ = try? runner.run(job)
    }
  }
}
