import Foundation

/// Names for what is called on a mock: the method's own name where that is the only one and, for
/// overloads, as much more as tells them apart.
///
/// A name does not depend on the order of the overloads, and `display()` stays `display` when
/// `display(at:)` joins it as `displayAt`.
struct MockNames {
  /// What a name can be made of.
  struct Subject {
    var base: String
    var labels: [String] = []
    var names: [String] = []
    /// The types of parameters and result as they are written.
    var types: [String] = []
    var result: String?
    var effects = Effects()
    var isStatic = false
    /// The module that may stand in front of types.
    var module: String?

    /// The level of the longest name.
    static let longest = 6

    /// Ever longer names, each with all that the one of the level below has.
    func name(at level: Int) -> String {
      base + (0..<level).flatMap { words(above: $0) }.map(\.capitalizedName).joined()
    }

    /// What tells it apart from the others, whatever words its longest name has.
    var signature: String {
      ([base] + labels + names + types + [result ?? ""]).joined(separator: " ")
    }

    private func words(above level: Int) -> [String] {
      switch level {
      case 0: labels
      case 1: names
      case 2: types.map(typeWords)
      case 3: [result.map(typeWords) ?? ""]
      case 4: [effects.isAsync ? "async" : "", effects.canThrow ? "throws" : ""]
      default: [isStatic ? "static" : ""]
      }
    }

    /// Few names need the words of types, so that types are read only then.
    private func typeWords(_ type: String) -> String {
      guard let type = DeclarationParser.parseType(type) else { return "" }
      return (module.map(type.without) ?? type).words
    }
  }

  /// What is put behind the name of a call: a mock's members.
  private static let suffixes: [StaticString] = [
    "CallCount", "ArgValues", "Handler", "Calls", "HandlerValue",
  ]

  /// The members that are called like what a mock has by itself, as few are: only those can be in
  /// the way of names.
  static func similar(_ members: [String]) -> [String] {
    members.filter { $0.ending(of: endings) != nil }
  }

  private static let endings: [StaticString] = [
    "CallCount", "ArgValues", "Handler", "Calls", "Value", "Stored",
  ]

  /// One name for each call, none of which makes a member whose name is taken: most keep their own.
  ///
  /// - Parameters:
  ///   - setters: The names of properties whose setters have counts, `nameSetCallCount`.
  ///   - given: The names of other calls.
  static func names(
    for own: [String], taken members: [String], setters: [String] = [], given: [String] = [],
    subject: (Int) -> Subject
  ) -> [String] {
    var known = NameSet()
    let areUnique = own.allSatisfy { known.insert($0) }
    // Nothing else is called like the counts of setters.
    let isLikeSetter = own.contains { $0.ending(of: ["Set"]) != nil }
    let taken = bases(of: members, setters: isLikeSetter ? setters : []) + given
    guard !areUnique || taken.contains(where: known.contains) else { return own }
    let all = isLikeSetter ? taken : bases(of: members, setters: setters) + given
    return longer(than: own, taken: Set(all), subject)
  }

  /// The same where they do not keep their own.
  private static func longer(
    than own: [String], taken: Set<String>, _ subject: (Int) -> Subject
  ) -> [String] {
    var crowd = Crowd(own, taken: taken)
    let subjects = own.indices.map(subject)
    while let crowded = crowd.next() {
      for position in crowded {
        crowd.raise(position) { subjects[position].name(at: $0) }
      }
    }
    return numbered(
      crowd.names, taken: taken,
      in: crowd.names.indices.sorted {
        (subjects[$0].signature, $0) < (subjects[$1].signature, $1)
      })
  }

  /// The names with which a member would have one of the given ones: few are called so.
  static func bases(of members: [String], setters: [String]) -> [String] {
    members.compactMap { member in
      member.ending(of: suffixes).map { String(member.dropLast($0.utf8CodeUnitCount)) }
    } + setters.map { "\($0)Set" }
  }

  /// Names that no longer ones tell apart, with numbers, given out in an order that is not that in
  /// which they are declared.
  private static func numbered(
    _ names: [String], taken: Set<String>, in order: [Int]
  ) -> [String] {
    var names = names
    var used: Set<String> = []
    for position in order {
      let name = names[position]
      var number = 2
      while used.contains(names[position]) || taken.contains(names[position]) {
        names[position] = "\(name)\(number)"
        number += 1
      }
      used.insert(names[position])
    }
    return names
  }
}

/// Calls with names of which some are the same, or taken, and get longer until none are, or can be.
private struct Crowd {
  private(set) var names: [String]
  private let taken: Set<String>
  private var levels: [Int]
  /// The positions of each name.
  private var positions: [String: [Int]]
  /// Names that are to be looked at, the last one first: each longer name comes before that which
  /// it begins with.
  private var pending: [String]

  init(_ names: [String], taken: Set<String>) {
    self.names = names
    self.taken = taken
    levels = names.map { _ in 0 }
    positions = Dictionary(grouping: names.indices) { names[$0] }
    pending = []
    pending = positions.keys.filter(isCrowded).sorted(by: >)
  }

  private func isCrowded(_ name: String) -> Bool {
    let count = positions[name]?.count ?? 0
    return count > 1 || count > 0 && taken.contains(name)
  }

  /// The calls of the first name that is crowded, of those that have longer names; they are to be
  /// raised.
  mutating func next() -> [Int]? {
    while let name = pending.popLast() {
      guard isCrowded(name), let all = positions[name] else { continue }
      let open = all.filter { levels[$0] < MockNames.Subject.longest }
      guard !open.isEmpty else { continue }
      positions[name] = all.filter { levels[$0] == MockNames.Subject.longest }
      return open
    }
    return nil
  }

  /// Gives a call its next longer name.
  mutating func raise(_ position: Int, name: (Int) -> String) {
    levels[position] += 1
    let name = name(levels[position])
    names[position] = name
    positions[name, default: []].append(position)
    if isCrowded(name) { enqueue(name) }
  }

  private mutating func enqueue(_ name: String) {
    var (low, high) = (0, pending.count)
    while low < high {
      let middle = (low + high) / 2
      if pending[middle] > name { low = middle + 1 } else { high = middle }
    }
    if low == pending.count || pending[low] != name { pending.insert(name, at: low) }
  }
}

extension String {
  /// The one of some suffixes that stands behind something, by bytes: many names are asked that.
  func ending(of suffixes: [StaticString]) -> StaticString? {
    let answer = utf8.withContiguousStorageIfAvailable { bytes in
      suffixes.first { bytes.ends(with: $0) }
    }
    return answer ?? suffixes.first { hasSuffix("\($0)") }
  }

  /// Whether it is an operator, and no name.
  var isOperator: Bool {
    guard let first = utf8.first else { return false }
    guard first < 0x80 else { return self.first?.isLetter != true }
    return first != ASCII.backtick && !ByteClass.table[Int(first)].contains(.nameStart)
  }

  /// With a capital first letter, and without backticks.
  fileprivate var capitalizedName: String {
    let plain = withoutBackticks
    return plain.prefix(1).uppercased() + plain.dropFirst()
  }

  /// The name as a part of others: without backticks, and one that is made of words as `withSpace`.
  var nameStem: String {
    let plain = withoutBackticks
    guard plain.utf8.count < utf8.count else { return self }
    let words = plain.split { $0.isASCII && !$0.isLetter && !$0.isNumber && $0 != "_" }
    let stem =
      words.prefix(1).joined() + words.dropFirst().map { String($0).capitalizedName }.joined()
    return stem.first?.isNumber == false ? stem : "_\(stem)"
  }

  /// An operator in words; any other name as a part of others.
  var operatorWords: String {
    guard isOperator else { return nameStem }
    if let words = String.operators[self] { return words }
    guard let first = first, String.operatorCharacters[first] != nil else { return nameStem }
    let words = map { String.operatorCharacters[$0] ?? "Mark" }.joined()
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  private static let operators = [
    "==": "equals", "!=": "differs", "<": "lessThan", ">": "greaterThan", "<=": "atMost",
    ">=": "atLeast", "+": "plus", "-": "minus", "*": "times", "/": "dividedBy", "%": "remainder",
    "&&": "and", "||": "or", "!": "not", "~=": "matches", "...": "through", "..<": "upTo",
  ]

  private static let operatorCharacters: [Character: String] = [
    "+": "Plus", "-": "Minus", "*": "Times", "/": "Slash", "%": "Percent", "=": "Equals",
    "<": "Less", ">": "Greater", "!": "Bang", "&": "And", "|": "Or", "^": "Caret", "~": "Tilde",
    "?": "Question", ".": "Dot",
  ]
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether something stands before the suffix.
  fileprivate func ends(with suffix: StaticString) -> Bool {
    let length = suffix.utf8CodeUnitCount
    guard let baseAddress, count > length,
      baseAddress[count - 1] == suffix.utf8Start[length - 1]
    else { return false }
    return memcmp(baseAddress + count - length, suffix.utf8Start, length) == 0
  }
}

extension String {
  /// Whether it is a word with a capital letter, as most names of types are.
  fileprivate var isWord: Bool {
    guard let first = utf8.first, (0x41...0x5A).contains(first) else { return false }
    return utf8.allSatisfy { byte in
      let classes = ByteClass.table[Int(byte)]
      return classes.contains(.plainNamePart) && byte != ASCII.underscore && byte != ASCII.dollar
    }
  }
}

extension TypeSyntax {
  /// The same without a module in front of the names in it.
  fileprivate func without(module: String) -> TypeSyntax {
    if case .member(.named(module, []), let name, let arguments) = self {
      return .named(name, arguments: arguments.map { $0.without(module: module) })
    }
    if case .named(let name, let arguments) = self, let selection = name.selection,
      selection.module == module
    {
      return .named(selection.name, arguments: arguments.map { $0.without(module: module) })
    }
    return mapParts { $0.without(module: module) }
  }

  /// The type in words that can be part of a name: `ArrayOfInt` for `[Int]`.
  var words: String {
    switch self {
    case .array(let element): "ArrayOf\(element.words)"
    case .dictionary(let key, let value): "DictionaryOf\(key.words)\(value.words)"
    case .optional(let wrapped): "Optional\(wrapped.words)"
    case .function: "Closure"
    case .attributed(_, let type): type.words
    case .named(let name, []) where name.isWord: name
    default:
      description.split { !$0.isLetter && !$0.isNumber }
        .map { String($0).capitalizedName }.joined()
    }
  }
}
