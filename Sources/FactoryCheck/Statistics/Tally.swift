/// How many cases had each label and value, and which scored highest.
struct Tally {
  /// A case by its index, and its score.
  struct ScoredCase: Equatable {
    let score: Double
    let index: Int
  }

  private struct Key: Hashable {
    let title: String?
    let name: String
  }

  private struct Count {
    var cases = 0
    var required: Double?
    /// The case counted last, which counts once.
    var latest: Int?
  }

  /// How many cases are kept of each scored label.
  private static let leaders = 5

  private var counts: [Key: Count] = [:]
  /// The keys in the order in which they were first met.
  private var keys: [Key] = []
  private var best: [String: [ScoredCase]] = [:]
  /// The first demand that is no share.
  private(set) var misuse: Settings.Misuse?

  /// Counts what was said of one case.
  mutating func count(_ observations: [Observation], caseAt index: Int) {
    for observation in observations {
      switch observation {
      case .label(let name, let holds, let required):
        count(Key(title: nil, name: name), holds: holds, required: required, caseAt: index)
      case .value(let name, let title):
        count(Key(title: title, name: name), holds: true, required: nil, caseAt: index)
      case .score: continue
      }
    }
    for (label, score) in Tally.scores(observations) {
      rank(ScoredCase(score: score, index: index), of: label)
    }
  }

  private mutating func count(_ key: Key, holds: Bool, required: Double?, caseAt index: Int) {
    if counts[key] == nil { keys.append(key) }
    var count = counts[key, default: Count()]
    if let required { demand(required, of: &count, name: key.name) }
    if holds, count.latest != index {
      count.cases += 1
      count.latest = index
    }
    counts[key] = count
  }

  /// Adds what was counted of later cases.
  mutating func add(_ later: Tally) {
    for key in later.keys {
      guard let more = later.counts[key] else { continue }
      if counts[key] == nil { keys.append(key) }
      var count = counts[key, default: Count()]
      count.cases += more.cases
      count.required = [count.required, more.required].compactMap { $0 }.max()
      count.latest = more.latest ?? count.latest
      counts[key] = count
    }
    for (label, leaders) in later.best {
      for leader in leaders { rank(leader, of: label) }
    }
    misuse = misuse ?? later.misuse
  }

  /// Of several demands for one label, the highest holds all.
  private mutating func demand(_ share: Double, of count: inout Count, name: String) {
    guard (0...1).contains(share) else {
      misuse = misuse ?? .coverage("\(share)", name)
      return
    }
    count.required = max(share, count.required ?? share)
  }
}

// MARK: - Labels

extension Tally {
  /// The labels of so many cases, and behind them the values, by title: the most frequent first.
  func labels(of cases: Int) -> [CheckResult.Label] {
    if keys.isEmpty { return [] }
    var titles: [String?] = [nil]
    for key in keys where !titles.contains(key.title) { titles.append(key.title) }
    return titles.flatMap { title in
      keys.filter { $0.title == title }.map { label($0, of: cases) }.sorted {
        ($1.cases, $0.name) < ($0.cases, $1.name)
      }
    }
  }

  private func label(_ key: Key, of cases: Int) -> CheckResult.Label {
    let count = counts[key, default: Count()]
    return CheckResult.Label(
      name: key.name, title: key.title, cases: count.cases,
      share: cases == 0 ? 0 : Double(count.cases) / Double(cases), required: count.required)
  }
}

// MARK: - Scores

extension Tally {
  /// The labels that are scored, in an order of their own.
  var targets: [String] { best.keys.sorted() }

  /// The cases with the highest scores of a label, the highest first.
  func leaders(of label: String) -> [ScoredCase] { best[label] ?? [] }

  /// The highest score of each label.
  static func scores(_ observations: [Observation]) -> [String: Double] {
    var scores: [String: Double] = [:]
    for case .score(let score, let label) in observations {
      scores[label] = max(score, scores[label] ?? score)
    }
    return scores
  }

  private mutating func rank(_ scored: ScoredCase, of label: String) {
    var leaders = best[label, default: []]
    let place = leaders.firstIndex { $0.score < scored.score } ?? leaders.endIndex
    guard place < Tally.leaders else { return }
    leaders.insert(scored, at: place)
    best[label] = Array(leaders.prefix(Tally.leaders))
  }
}
