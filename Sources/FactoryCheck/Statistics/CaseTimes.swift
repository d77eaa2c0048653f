/// How long the cases of a property took, up to the first that failed: what comes behind it is shrinking.
final class CaseTimes {
  private(set) var microseconds: [Double] = []
  private var isOver = false

  /// Runs one case.
  func measure(_ check: () async -> Verdict) async -> Verdict {
    let start = ContinuousClock.now
    let verdict = await check()
    if !isOver { microseconds.append((ContinuousClock.now - start) / .microseconds(1)) }
    isOver = isOver || verdict.failure != nil
    return verdict
  }
}

extension Property {
  /// The same property, with its cases timed. They are run one by one, which takes longer than a sweep
  /// that is compiled into the caller.
  func timed(by times: CaseTimes) -> Property {
    let timedCheck: (inout Choices) async -> Verdict = { [check] choices in
      var drawn = choices
      defer { choices = drawn }
      return await times.measure { await check(&drawn) }
    }
    var timed = self
    timed.check = timedCheck
    timed.sweep = { sweep in
      var choices = sweep.choices
      while sweep.next(&choices) { sweep.stop(await timedCheck(&choices)) }
    }
    return timed
  }
}
