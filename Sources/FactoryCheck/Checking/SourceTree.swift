/// A value as Swift source, in the parts that it is written of: where a line may break, and what to
/// call the part in which two values differ.
struct SourceTree: Equatable, Sendable {
  /// A part: a member, an argument, an element.
  struct Part: Equatable, Sendable {
    /// How it stands beside others.
    enum Role {
      /// In a call or a list: `count: 3,`.
      case argument
      /// What a closure behind it changes: `Counter()) {`.
      case changed
      /// In such a closure: `$0.count = 3;`.
      case setting
    }

    /// What is written before it, without the colon.
    var label: String?
    var role = Role.argument
    /// How the part is reached from the whole, as in `.age` or `[2]`; nil where its place says
    /// nothing, as in a set.
    var step: String?
    var tree: SourceTree
  }

  private enum Form: Equatable, Sendable {
    case leaf(String)
    /// The escaped characters of a string, and how many more there are.
    case text([String], omitted: Int)
    case list(open: String, parts: [Part], omitted: Int, close: String)
  }

  private let form: Form

  /// The value in one line.
  let text: String

  /// Whether it is only shown by its parts: no initialiser takes them.
  private var isShownOnly = false

  /// What the text does not show, for people: the date that a number of seconds is.
  private var note: String?

  /// What has no parts.
  static func leaf(_ text: String) -> SourceTree { SourceTree(form: .leaf(text), text: text) }

  /// What has no parts, and has something said behind its line.
  static func leaf(_ text: String, note: String?) -> SourceTree {
    SourceTree(form: .leaf(text), text: text, note: note)
  }

  /// A string, by its escaped characters.
  static func text(_ characters: [String], omitted: Int) -> SourceTree {
    let more = omitted > 0 ? " /* \(omitted) more characters */" : ""
    return SourceTree(
      form: .text(characters, omitted: omitted), text: "\"\(characters.joined())\"\(more)")
  }

  /// What has parts: between parentheses or brackets, and with a name before them.
  static func list(
    _ open: String, _ parts: [Part], omitted: Int = 0, _ close: String
  ) -> SourceTree {
    let more = omitted > 0 ? " /* \(omitted) more */" : ""
    return SourceTree(
      form: .list(open: open, parts: parts, omitted: omitted, close: close),
      text: "\(open)\(parts.joined(\.text))\(more)\(close)")
  }

  /// The value with something written before and behind it.
  func enclosed(between start: String, and end: String) -> SourceTree {
    guard case .list(let open, let parts, let omitted, let close) = form else {
      return .leaf(start + text + end)
    }
    return .list(start + open, parts, omitted: omitted, close + end)
  }

  /// The value as one that is only shown by its parts.
  var shownOnly: SourceTree {
    var tree = self
    tree.isShownOnly = true
    return tree
  }

  /// Whether the text makes the value again: nothing is cut, and nothing cannot be written.
  var isComplete: Bool {
    switch form {
    case .leaf: !isHiding && !isShownOnly
    case .text(_, let omitted): omitted == 0
    case .list(_, let parts, let omitted, _):
      omitted == 0 && !isShownOnly && parts.allSatisfy(\.tree.isComplete)
    }
  }

  /// Whether something in it, such as a function, is written by the name of its type alone.
  var isHiding: Bool {
    if case .leaf(let text) = form {
      text.hasPrefix("/*")
    } else {
      parts.contains(where: \.tree.isHiding)
    }
  }

  /// The parts; none of a leaf.
  var parts: [Part] { if case .list(_, let parts, _, _) = form { parts } else { [] } }

  /// How many parts or characters there are, with those that are not written; nil of a leaf.
  var count: Int? {
    switch form {
    case .leaf: nil
    case .text(let characters, let omitted): characters.count + omitted
    case .list(_, let parts, let omitted, _): parts.count + omitted
    }
  }
}

extension SourceTree.Part {
  /// The part with its label, in one line.
  var text: String { prefix + tree.text }

  fileprivate var prefix: String {
    guard let label else { return "" }
    return role == .setting ? "$0.\(label) = " : "\(label): "
  }

  /// What stands behind it where another one follows.
  fileprivate var separator: String {
    switch role {
    case .argument: ","
    case .changed: ") {"
    case .setting: ";"
    }
  }
}

extension [SourceTree.Part] {
  /// The texts of all in one line.
  fileprivate func joined(_ text: (SourceTree.Part) -> String) -> String {
    enumerated().reduce("") { line, part in
      let (position, part) = part
      return line + text(part) + (position == count - 1 ? "" : part.separator + " ")
    }
  }
}

// MARK: - Lines

extension SourceTree {
  /// A line of source.
  struct Line: Equatable {
    var text: String
    /// What the line does not show of its values.
    var notes: [String] = []

    /// The line with its notes in a comment behind it.
    var commented: String {
      notes.isEmpty ? text : "\(text) // \(notes.joined(separator: ", "))"
    }

    fileprivate func indented() -> Line { Line(text: "  \(text)", notes: notes) }
  }

  /// The value in lines, none wider than a number of columns where that can be: parts stand on
  /// lines of their own, indented by two spaces, and a long string becomes a multi-line one.
  func lines(width: Int) -> [Line] {
    guard text.count > width else { return [line] }
    return switch form {
    case .leaf: [line]
    case .text(let characters, let omitted):
      SourceTree.multiLine(characters, omitted: omitted, width: width)
    case .list(let open, let parts, let omitted, let close):
      [Line(text: open)]
        + inside(parts, omitted: omitted, width: width - 2).map { $0.indented() }
        + [Line(text: String(close.drop { $0 == " " }))]
    }
  }

  private var line: Line { Line(text: text, notes: notes) }

  private var notes: [String] { note.map { [$0] } ?? parts.flatMap(\.tree.notes) }

  private static func multiLine(_ characters: [String], omitted: Int, width: Int) -> [Line] {
    var lines = [""]
    for character in characters {
      if lines[lines.count - 1].count + character.count >= width { lines.append("") }
      lines[lines.count - 1] += character
    }
    let more = omitted > 0 ? " /* \(omitted) more characters */" : ""
    let whole =
      ["\"\"\""] + lines.dropLast().map { "\($0)\\" } + lines.suffix(1) + ["\"\"\"\(more)"]
    return whole.map { Line(text: $0) }
  }

  private func inside(_ parts: [Part], omitted: Int, width: Int) -> [Line] {
    let isPlain = parts.allSatisfy { $0.label == nil && $0.tree.parts.isEmpty }
    let isLast = { (index: Int) in index == parts.count - 1 }
    var lines: [Line] = []
    for (index, part) in parts.enumerated() {
      var own = part.tree.lines(width: width - 1 - part.prefix.count)
      own[0].text = part.prefix + own[0].text
      if !isLast(index) { own[own.count - 1].text += part.separator }
      if isPlain, own.count == 1, let last = lines.last,
        last.text.count + own[0].text.count < width
      {
        lines[lines.count - 1].text += " \(own[0].text)"
        lines[lines.count - 1].notes += own[0].notes
      } else {
        lines += own
      }
    }
    return lines + (omitted > 0 ? [Line(text: "/* \(omitted) more */")] : [])
  }
}

// MARK: - Differences

extension SourceTree {
  /// The innermost part that holds all that differs between two values, as indices of parts from
  /// the outside in; nil where nothing differs.
  func difference(from other: SourceTree) -> [Int]? {
    guard text != other.text else { return nil }
    guard case .list(let open, let parts, let omitted, let close) = form,
      case .list(open, let others, omitted, close) = other.form, parts.count == others.count
    else { return [] }
    let places = parts.indices.filter { parts[$0] != others[$0] }
    guard places.count == 1, let place = places.first, parts[place].step != nil,
      parts[place].label == others[place].label,
      let rest = parts[place].tree.difference(from: others[place].tree)
    else { return [] }
    return [place] + rest
  }

  /// The part that indices lead to, or nil where there is none.
  subscript(path: some Collection<Int>) -> SourceTree? {
    guard let index = path.first else { return self }
    return parts.indices.contains(index) ? parts[index].tree[path.dropFirst()] : nil
  }

  /// What the way to a part is called, as in `.address.lines[2]`.
  func name(of path: some Collection<Int>) -> String {
    guard let index = path.first, parts.indices.contains(index) else { return "" }
    return (parts[index].step ?? "") + parts[index].tree.name(of: path.dropFirst())
  }
}

// MARK: - Summaries

extension SourceTree {
  /// The value in one line of about a number of columns. Where it has more, what is as in another
  /// value becomes an ellipsis, and so does what is too much.
  func summary(besides other: SourceTree?, width: Int) -> String {
    guard text.count > width else { return text }
    guard case .list(let open, let parts, let omitted, let close) = form else {
      return "\(text.prefix(max(width, 8)))…"
    }
    let others = other?.parts.count == parts.count ? other?.parts ?? [] : []
    var shown: [Part] = []
    var left = width - open.count - close.count
    for (index, part) in parts.enumerated() where left > 0 {
      let counterpart = others.isEmpty ? nil : others[index]
      var short = part
      let text = part.summary(besides: counterpart, width: max(left / 2, 16))
      (short.label, short.tree) = (nil, .leaf(text))
      shown.append(short)
      left -= text.count + 2
    }
    let missing = parts.count - shown.count + omitted
    if missing > 0 { shown.append(Part(tree: .leaf("… \(missing) more"))) }
    return open + shown.joined(\.text) + close
  }
}

extension SourceTree.Part {
  fileprivate func summary(besides other: SourceTree.Part?, width: Int) -> String {
    prefix + (self == other ? "…" : tree.summary(besides: other?.tree, width: width))
  }
}
