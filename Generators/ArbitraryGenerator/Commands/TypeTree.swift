/// What types are made of, down to those of the library.
///
/// A type's members stand below it once; where it comes again, only its name does. So the tree of
/// recursive types ends, and it is no larger than the sources.
struct TypeTree: Sendable, Equatable {
  struct Node: Sendable, Equatable {
    var label: String
    var children: [Node] = []
  }

  var roots: [Node] = []

  /// The tree of the types with some name or, without one, of all types, those first that no other
  /// one holds.
  init(_ plan: Plan, of type: String? = nil) {
    var builder = Builder(plan)
    if let name = type?.asTyped {
      roots = plan.types.filter { $0.extendedName.asTyped.isNamed(name) }.map { builder.node($0) }
      roots += plan.existentials.filter { $0.name.asTyped.isNamed(name) }
        .map { builder.node($0) }.filter { !$0.children.isEmpty }
      return
    }
    let held = Set(plan.types.flatMap(\.parts).flatMap { $0 })
    for plan in plan.types.filter({ !held.contains($0.id) }) + plan.types
    where !builder.seen.contains(plan.id) {
      roots.append(builder.node(plan))
    }
  }

  private struct Builder {
    let types: [Int: TypePlan]
    var seen: Set<Int> = []

    init(_ plan: Plan) {
      types = Dictionary(plan.types.map { ($0.id, $0) }) { first, _ in first }
    }

    mutating func node(_ plan: TypePlan) -> Node {
      Node(label: plan.type.label, children: members(of: plan))
    }

    /// The types that stand for a protocol or a class.
    mutating func node(_ plan: ExistentialPlan) -> Node {
      let plans = plan.type.declaredIDs.compactMap { types[$0] }
      return Node(label: plan.type.label, children: plans.map { node($0) })
    }

    /// The members of a struct, or the cases of an enum.
    private mutating func members(of plan: TypePlan) -> [Node] {
      guard seen.insert(plan.id).inserted else { return [] }
      switch plan.body {
      case .construction(let it): return it.arguments.map { node($0) }
      case .cases(let list):
        return list.cases.map { construction in
          let name = construction.callee.split(separator: ".").last.map(String.init) ?? ""
          return Node(label: "case \(name)", children: construction.arguments.map { node($0) })
        }
      }
    }

    private mutating func node(_ argument: Argument) -> Node {
      let plans = argument.type.declaredIDs.compactMap { types[$0] }
      let label = "\(argument.name): \(argument.type.label)"
      guard plans.count > 1 else {
        return Node(label: label, children: plans.first.map { members(of: $0) } ?? [])
      }
      return Node(label: label, children: plans.map { node($0) })
    }
  }
}

extension TypePlan {
  /// The types of the sources that each argument's type is made of.
  fileprivate var parts: [[Int]] {
    constructions.flatMap(\.arguments).map { argument in
      var ids: [Int] = []
      argument.type.forEachDeclared { if $0 != id { ids.append($0) } }
      return ids
    }
  }
}

extension ExistentialPlan {
  /// That of the protocol or class, without `any`.
  fileprivate var name: String {
    let text = existential.text
    return text.hasPrefix("any ") ? String(text.dropFirst(4)) : text
  }
}

extension ResolvedType {
  /// The numbers of the types of the sources in it, each once.
  fileprivate var declaredIDs: [Int] {
    var ids: [Int] = []
    forEachDeclared { if !ids.contains($0) { ids.append($0) } }
    return ids
  }

  /// Its name behind that of its module, however code has to tell them.
  fileprivate var label: String { description.replacing("::", with: ".") }
}

extension String {
  /// Whether it is a name, or ends with one behind a dot.
  fileprivate func isNamed(_ name: String) -> Bool { self == name || hasSuffix(".\(name)") }

  /// A type's name as people type it: behind a dot where code has the module's, and without the
  /// backticks that mean something in a shell.
  var asTyped: String {
    // Most names are, and many are asked for.
    guard utf8.contains(where: { $0 == ASCII.colon || $0 == ASCII.backtick }) else { return self }
    return replacing("::", with: ".").replacing("`", with: "")
  }
}

extension TypeTree {
  /// A line of the drawn tree.
  struct Row: Sendable, Equatable {
    /// For each level from the outermost, whether a line goes on below it.
    var lines: [Bool]
    var label: String
  }

  /// The tree from top to bottom.
  var rows: [Row] {
    var rows: [Row] = []
    func add(_ node: Node, lines: [Bool]) {
      rows.append(Row(lines: lines, label: node.label))
      for (index, child) in node.children.enumerated() {
        add(child, lines: lines + [index + 1 < node.children.count])
      }
    }
    for root in roots { add(root, lines: []) }
    return rows
  }
}
