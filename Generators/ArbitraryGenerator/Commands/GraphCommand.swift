/// `graph`: what types are made of, as a tree of text, a Mermaid diagram or a picture.
struct GraphCommand {
  let survey: Survey
  /// The type at the tree's root; all types where nil.
  let type: String?

  func text(as format: Arguments.Format) throws(CommandError) -> String {
    var tree = TypeTree(survey.plan, of: type)
    if let type, tree.roots.isEmpty {
      let entry = try TypeEntry.named(type, in: survey).first
      // By another name, a typealias's, than it was asked for.
      tree = TypeTree(survey.plan, of: entry?.nameInModule ?? type)
      if tree.roots.isEmpty {
        if let entry, entry.outcome == .generated { throw .mockAlone(entry.name) }
        throw .notGenerated(entry?.name ?? type)
      }
    }
    switch format {
    case .mermaid: return tree.mermaid
    case .svg: return tree.svg
    case .text, .json: return tree.text
    }
  }
}

extension TypeTree {
  var text: String {
    rows.map { row in
      let bars = row.lines.dropLast().map { $0 ? "│  " : "   " }.joined()
      let branch = row.lines.last.map { $0 ? "├─ " : "└─ " } ?? ""
      return "\(bars)\(branch)\(row.label)\n"
    }.joined()
  }

  /// A flow chart with a box for each node.
  var mermaid: String {
    var lines = ["graph LR"]
    var count = 0
    func add(_ node: Node, parent: Int?) {
      let id = count
      count += 1
      lines.append("  n\(id)[\"\(Self.escaped(node.label))\"]")
      if let parent { lines.append("  n\(parent) --> n\(id)") }
      for child in node.children { add(child, parent: id) }
    }
    for root in roots { add(root, parent: nil) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The text without the signs that mean something in Mermaid and XML, and without those that XML
  /// does not allow at all.
  private static func escaped(_ text: String) -> String {
    let entities: [Unicode.Scalar: String] = [
      "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;",
    ]
    return text.unicodeScalars.reduce(into: "") { text, scalar in
      text += entities[scalar] ?? String(isDrawable(scalar) ? scalar : "\u{FFFD}")
    }
  }

  private static func isDrawable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{FFFE}", "\u{FFFF}", "\u{2028}", "\u{2029}": false
    default: scalar.properties.generalCategory != .control
    }
  }
}

// MARK: - The picture

extension TypeTree {
  /// Pixels between two rows, and between two levels.
  private static let (rowHeight, indentation) = (20, 24)
  /// Pixels of a letter, at most.
  private static let letterWidth = 9

  /// The tree with a row of text for each node and lines between them.
  var svg: String {
    let rows = rows
    let letters = rows.map { $0.label.count * Self.letterWidth + $0.lines.count * Self.indentation }
    let (width, height) = ((letters.max() ?? 0) + 20, rows.count * Self.rowHeight + 10)
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "font-family=\"monospace\" font-size=\"13\">\n"
      + "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
    return head + rows.enumerated().map { Self.svg($1, at: $0) }.joined() + "</svg>\n"
  }

  private static func svg(_ row: Row, at index: Int) -> String {
    let top = index * rowHeight + 5
    let middle = top + rowHeight / 2
    var path = ""
    for (level, goesOn) in row.lines.enumerated() {
      let x = level * indentation + 14
      let isOwn = level + 1 == row.lines.count
      if goesOn || isOwn { path += "M\(x) \(top)V\(goesOn ? top + rowHeight : middle)" }
      if isOwn { path += "M\(x) \(middle)H\(x + indentation - 8)" }
    }
    let lines = path.isEmpty ? "" : "<path d=\"\(path)\" stroke=\"gray\" fill=\"none\"/>\n"
    let x = row.lines.count * indentation + 10
    return lines + "<text x=\"\(x)\" y=\"\(middle + 4)\">\(escaped(row.label))</text>\n"
  }
}
