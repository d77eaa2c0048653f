/// Checks a property of one gen whose body does not suspend, the commonest: without a pack there is
/// no call between the sweep and the body, which would cost more than the case.
@inlinable
func checkAll<T, R, Failure: Error>(
  _ gen: Gen<T>, asking request: Request, examples: [T], site: CallSite,
  property: (T) throws(Failure) -> R
) -> CheckResult {
  withoutActuallyEscaping(property) { body in
    let log = IssueLog()
    let answer = Answer(R.self)
    let draw = gen.draw
    let erased = Property(
      answering: R.self, log: log,
      sweep: { sweep in sweep.run(draw, body) },
      check: .atOnce { choices, log in
        log.verdict(answer) {
          let value = try draw(&choices)
          try choices.finish()
          return try body(value)
        }
      },
      values: { choices throws(Discard) in [try draw(&choices)] },
      exampleCount: examples.count,
      checkExample: { index, log in log.verdict(answer) { try body(examples[index]) } },
      exampleValues: { index in [examples[index]] })
    return Check(erased, answer: answer, request: request, site: site).run()
  }
}

/// Checks a property whose body does not suspend: all other forms of `forAll` come down to it.
@inlinable
func checkAll<each T, R, Failure: Error>(
  _ gens: repeat Gen<each T>, asking request: Request, examples: [(repeat each T)],
  site: CallSite, property: (repeat each T) throws(Failure) -> R
) -> CheckResult {
  withoutActuallyEscaping(property) { body in
    let log = IssueLog()
    let answer = Answer(R.self)
    let erased = Property(
      answering: R.self, log: log,
      sweep: { sweep in
        var choices = sweep.choices
        while sweep.next(&choices) {
          do {
            sweep.judge(try body(repeat try (each gens).draw(&choices)))
          } catch {
            sweep.judge(error: error)
          }
        }
      },
      check: .atOnce { choices, log in
        log.verdict(answer) {
          let values = Unchecked((repeat try (each gens).draw(&choices)))
          try choices.finish()
          return try body(repeat each values.take())
        }
      },
      values: { choices throws(Discard) in
        var values: [Any] = []
        repeat values.append(try (each gens).draw(&choices))
        return values
      },
      exampleCount: examples.count,
      checkExample: { index, log in log.verdict(answer) { try body(repeat each examples[index]) } },
      exampleValues: { index in
        var values: [Any] = []
        repeat values.append(each examples[index])
        return values
      })
    return Check(erased, answer: answer, request: request, site: site).run()
  }
}

/// Checks a property whose body may suspend.
@inlinable
func checkAll<each T, R, Failure: Error>(
  _ gens: repeat Gen<each T>, asking request: Request, examples: [(repeat each T)],
  site: CallSite, property body: @escaping @concurrent (repeat each T) async throws(Failure) -> R
) async -> CheckResult {
  let log = IssueLog()
  let answer = Answer(R.self)
  let erased = Property(
    answering: R.self, log: log,
    sweep: { sweep in
      var choices = sweep.choices
      while sweep.next(&choices) {
        do {
          let values = Unchecked((repeat try (each gens).draw(&choices)))
          sweep.judge(try await body(repeat each values.take()))
        } catch {
          sweep.judge(error: error)
        }
      }
    },
    check: .suspending { choices, log in
      do {
        let values = Unchecked((repeat try (each gens).draw(&choices)))
        try choices.finish()
        let result = try await body(repeat each values.take())
        return log.verdict(isTrue: answer.isTrue(result))
      } catch {
        return log.verdict(error: error)
      }
    },
    values: { choices throws(Discard) in
      var values: [Any] = []
      repeat values.append(try (each gens).draw(&choices))
      return values
    },
    exampleCount: examples.count,
    checkExample: { index, log in
      do {
        let values = Unchecked(examples[index])
        let result = try await body(repeat each values.take())
        return log.verdict(isTrue: answer.isTrue(result))
      } catch {
        return log.verdict(error: error)
      }
    },
    exampleValues: { index in
      var values: [Any] = []
      repeat values.append(each examples[index])
      return values
    })
  return await Check(erased, answer: answer, request: request, site: site).run()
}
