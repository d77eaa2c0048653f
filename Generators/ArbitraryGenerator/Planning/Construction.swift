/// A call that makes a value: an object, because it is large and handed around much.
final class Construction {
  /// How it may fail.
  struct Failure: OptionSet {
    let rawValue: UInt8

    static let never: Failure = []
    static let optional = Failure(rawValue: 1)
    static let throwing = Failure(rawValue: 2)
  }

  /// How reports write a value that the call made.
  enum Spelling: Sendable {
    /// By its members, which are just what the call takes.
    case members
    /// By the call and its arguments.
    case call
    /// The same by the name of `init`, without which it is one for literals.
    case initializer
    /// By its members, as one that no source makes.
    case none
  }

  /// What is called: the type, or one of its cases or static members.
  var callee: String
  // Checks of exclusive access would cost more than what is looked at.
  @exclusivity(unchecked) var arguments: [Argument] = []
  @exclusivity(unchecked) var failure = Failure.never
  /// What it does to the machine, for what somebody wrote gens of.
  @exclusivity(unchecked) var sideEffect: SideEffect?
  /// What has to hold for the arguments, in terms of their names, or else the call ends the program.
  @exclusivity(unchecked) var preconditions: [Precondition] = []
  /// What has to hold as well, and cannot be asked before.
  @exclusivity(unchecked) var unasked: [Precondition] = []
  /// The arguments that such is asked of, where somebody wrote a gen of what the call accepts.
  @exclusivity(unchecked) var vouched: Set<String> = []
  /// What tells which arguments the call accepts.
  var clues = Rare<Clues>.none
  /// Whether drawn arguments may be such that no value is made of them.
  var mayReject: Bool { failure != .never || !preconditions.isEmpty }
  /// Whether literals do not tell what is meant: another initialiser has these labels too, or it is
  /// of any types.
  var isOverloaded = false
  /// Whether only the main actor may make the call.
  var isOnMainActor = false
  /// Whether arguments may be expressions that the call makes values of later: they can be no draws.
  var delaysArguments = false
  var spelling = Spelling.members
  /// How many of the arguments the call takes, where the others are members that are set behind it;
  /// nil where it takes all.
  private(set) var taken: Int?
  /// Whether some of the arguments are members that are set behind the call.
  var setsMembers: Bool { taken != nil }
  /// The names of the arguments that what it makes refers to and does not keep.
  @exclusivity(unchecked) var unheld: [String] = []
  /// Whether something is done with what it makes.
  var goesOn: Bool { setsMembers || !unheld.isEmpty }
  /// What is left at its default or empty, and why.
  @exclusivity(unchecked) var omissions: [Omission] = []
  /// What it makes of the members that it is given.
  @exclusivity(unchecked) var keeping = Keeping()
  /// The arguments that are always empty, in order.
  @exclusivity(unchecked) var blanks: [Blank] = []
  @exclusivity(unchecked) var repetition: Repetition?
  /// False for a case without values, which is named and not called.
  let isCall: Bool
  /// The callee of an initialiser of a type that is known where the call stands.
  static let initializer = ".init"
  /// Whether it is one of the type's cases or static members, or such an initialiser: what is named
  /// behind a dot.
  var isOneOfSeveral: Bool { callee.hasPrefix(".") }
  /// The static members of an option set, any of which a value may hold.
  let options: [String]
  /// Whether an option set holds something else than its raw value, by which reports write it.
  var hidesRawValue = false

  init(callee: String, isCall: Bool = true, options: [String] = []) {
    self.callee = callee
    self.isCall = isCall
    self.options = options
  }

  /// The same with other arguments, and perhaps of something else.
  func with(_ arguments: [Argument], callee: String? = nil) -> Construction {
    let copy = Construction(
      callee: callee ?? self.callee, isCall: isCall, options: options)
    copy.hidesRawValue = hidesRawValue
    copy.arguments = arguments
    copy.failure = failure
    copy.preconditions = preconditions
    copy.unasked = unasked
    copy.vouched = vouched
    copy.unheld = unheld
    copy.clues = clues
    copy.isOverloaded = isOverloaded
    copy.isOnMainActor = isOnMainActor
    copy.delaysArguments = delaysArguments
    copy.spelling = spelling
    copy.taken = taken
    copy.omissions = omissions
    copy.keeping = keeping
    copy.blanks = blanks
    copy.repetition = repetition
    return copy
  }

  /// An argument of whose type no values are made, but the one that is empty.
  struct Blank: Equatable {
    /// In backticks where it needs them.
    var label: String?
    /// `nil`, `[]` or `[:]`.
    var text: String
    /// How many arguments of values stand before it.
    var position: Int
  }

  /// What stands in a call.
  enum Item {
    /// The number of an argument.
    case argument(Int)
    /// The text of one that is always empty.
    case blank(String)
  }

  /// What it takes, by the names of the members that are set to it.
  var given: [Argument] {
    guard !keeping.renamed.isEmpty else { return arguments }
    return arguments.map { argument in
      keeping.renamed[argument.name].map(argument.renamed) ?? argument
    }
  }

  /// Has members set behind the call, besides what it takes.
  func set(_ members: [Argument]) {
    taken = arguments.count
    arguments += members
    omissions.removeAll { item in members.contains { $0.name == item.name } }
  }

  /// The members that are set behind the call.
  var members: ArraySlice<Argument> { arguments[(taken ?? arguments.count)...] }

  /// Hands out what stands in the call, in order and each with its label.
  func forEachInCall(_ body: (Item, _ label: String?) -> Void) {
    var blanks = blanks[...]
    for (position, argument) in arguments.prefix(taken ?? arguments.count).enumerated() {
      while let blank = blanks.first, blank.position == position {
        body(.blank(blank.text), blank.label)
        blanks.removeFirst()
      }
      body(.argument(position), argument.quotedLabel)
    }
    for blank in blanks { body(.blank(blank.text), blank.label) }
  }

  /// Leaves an argument empty.
  func addBlank(_ text: String, label: String?) {
    let label = label?.withoutBackticks.labelQuoted
    blanks.append(Blank(label: label, text: text, position: arguments.count))
  }
}

/// A member or parameter that is left at its default, or else empty.
struct Omission: Sendable, Hashable {
  var name: String
  var reason: Unsupported
  /// What it is instead, where it has no default.
  var text: String?
}
