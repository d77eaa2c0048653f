import Foundation

// MARK: - Labels

extension Report {
  /// How many lines a title has at most.
  private static let most = 10

  /// The labels and what was collected, one line each, the most frequent first.
  var distribution: [String] {
    var lines: [String] = []
    for (title, labels) in result.labelsByTitle {
      lines.append(title.map { "\($0):" } ?? "Labels of the cases that passed:")
      lines += labels.prefix(Report.most).map(line)
      lines += rest(labels.dropFirst(Report.most))
    }
    return lines
  }

  private func line(_ label: CheckResult.Label) -> String {
    let demand = label.required.map { " (at least \(Report.percent($0)) demanded)" } ?? ""
    return "    \(padded(Report.percent(label.share))) \(label.name)\(demand)"
  }

  private func rest(_ labels: ArraySlice<CheckResult.Label>) -> [String] {
    guard !labels.isEmpty else { return [] }
    return ["            and \(counted(labels.count, "other"))"]
  }

  private func padded(_ text: String) -> String {
    String(repeating: " ", count: max(0, 7 - text.count)) + text
  }

  /// A share in percent; one that is not nothing is not written as 0.
  static func percent(_ share: Double) -> String {
    let text = String(format: "%.1f", share * 100)
    return (text == "0.0" && share > 0 ? "<0.1" : text) + " %"
  }
}

extension CheckResult {
  /// The labels of one title each, those without a title first.
  var labelsByTitle: [(title: String?, labels: [Label])] {
    var groups: [(title: String?, labels: [Label])] = []
    for label in labels {
      if groups.last?.title != label.title || groups.isEmpty { groups.append((label.title, [])) }
      groups[groups.count - 1].labels.append(label)
    }
    return groups
  }
}

// MARK: - Too few covered

extension Report {
  func uncovered(_ labels: [CheckResult.Label]) -> String {
    let lines = labels.map { "    \($0.name): \(figures($0))" }
    return """
      forAll checked \(counted(result.cases, "case")), and all passed, but too few were
      \(lines.joined(separator: "\n"))
      Let the gen make such values more often (frequency(_:), a narrower range), or let \
      cover(atLeast:) demand less.
      """
  }

  private func figures(_ label: CheckResult.Label) -> String {
    let share = Report.percent(label.share)
    let demand = Report.percent(label.required ?? 0)
    return "\(label.cases) cases or \(share), where at least \(demand) is demanded"
  }
}

// MARK: - Passed

extension Report {
  /// The report on a property that passed, for those who ask for one; nil for any other.
  var passedText: String? {
    guard result.isPassed else { return nil }
    let cases = counted(result.cases, "case")
    let end = result.isExhaustive ? ", which are all there are" : ""
    let discarded = result.discarded > 0 ? ", \(result.discarded) discarded" : ""
    return (["forAll passed \(cases)\(end)\(discarded)."] + distribution).joined(separator: "\n")
  }
}
