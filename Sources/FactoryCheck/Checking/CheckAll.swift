/// Checks a property whose body does not suspend: all forms of `forAll` come down to it.
@inlinable
func checkAll<each T, R, Failure: Error>(
  _ gens: repeat Gen<each T>, asking request: Request, examples: [(repeat each T)],
  site: CallSite, property: (repeat each T) throws(Failure) -> R
) -> CheckResult {
  withoutActuallyEscaping(property) { body in
    let log = IssueLog()
    let answer = Answer(R.self)
    let erased = Property(
      answering: R.self,
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
      check: { choices in
        do {
          let result = try body(repeat try (each gens).draw(&choices))
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
      checkExample: { index in
        do {
          let result = try body(repeat each examples[index])
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
    return Check(erased, answer: answer, log: log, request: request, site: site).run()
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
    answering: R.self,
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
    check: { choices in
      do {
        let values = Unchecked((repeat try (each gens).draw(&choices)))
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
    checkExample: { index in
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
  return await Check(erased, answer: answer, log: log, request: request, site: site).run()
}
