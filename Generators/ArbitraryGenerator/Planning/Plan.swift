/// All that is generated, in order: an object, so that a run can leave it to the system to free.
final class Plan {
  let types: [TypePlan]
  let existentials: [ExistentialPlan]
  let mocks: [PrintedMock]
  /// Which file says what of it.
  let files: [FilePlan]
  let diagnostics: [Diagnostic]
  /// The drafts that it was made of, which the system is to free too.
  private let drafts: ByType<Draft>

  init(
    types: [TypePlan], existentials: [ExistentialPlan] = [], mocks: [PrintedMock],
    files: [FilePlan], diagnostics: [Diagnostic], drafts: ByType<Draft> = ByType()
  ) {
    self.types = types
    self.existentials = existentials
    self.mocks = mocks
    self.files = files
    self.diagnostics = diagnostics
    self.drafts = drafts
  }
}

/// What is generated for one type, in one branch of its `#if` conditions.
///
/// The planner fills it in and nothing changes it afterwards; it is an object because it is large
/// and handed around much.
final class TypePlan {
  /// How its values are made.
  enum Body {
    case construction(Construction)
    case cases(CaseList)
  }

  let id: Int
  /// The type in its own scope, `Model.Box<Value>`.
  let type: ResolvedType
  /// The same as text.
  let name: String
  // What takes a byte stands together, here and in what follows, as there are many plans.
  let body: Body
  /// The level of what the protocols require.
  var access = AccessLevel.internal
  /// The level of the memberwise functions.
  var factoryAccess = AccessLevel.internal
  /// True where a value can contain another of the same type.
  var isRecursive = false
  /// What is left to be generated.
  var isProvidable = true
  var isArbitrary = true
  // Checks of exclusive access would cost more than what is looked at.
  /// Whether what is generated names types of Foundation's, and who sees the most visible of it.
  @exclusivity(unchecked) var needsFoundation = false
  @exclusivity(unchecked) var levelOfFoundation = AccessLevel.internal
  @exclusivity(unchecked) var conditions: [String] = []
  /// What makes the fixed value where the call may fail: a constant of the type, or a call that takes
  /// nothing.
  @exclusivity(unchecked) var constant: Construction?
  /// The constant that holds the sources' literals, which its draws are to favour.
  var literals: String?
  @exclusivity(unchecked) var lenses: [LensPlan] = []
  @exclusivity(unchecked) var prisms: [PrismPlan] = []
  /// Those of a generic type's instances that no conformance makes.
  @exclusivity(unchecked) var instances: [TypePlan] = []
  /// The files whose imports its gens need.
  @exclusivity(unchecked) var files: Set<String> = []
  /// The modules of the sources whose types it names to others, with who sees those.
  @exclusivity(unchecked) var modulesShown: [String: AccessLevel] = [:]
  @exclusivity(unchecked) private var particulars = Rare<Particulars>.none
  let location: SourceLocation

  init(id: Int, type: ResolvedType, body: Body, location: SourceLocation) {
    self.id = id
    self.type = type
    name = type.description
    self.body = body
    self.location = location
  }

  /// The same of another type, which is made in another way.
  func with(_ type: ResolvedType, _ body: Body) -> TypePlan {
    let copy = TypePlan(id: id, type: type, body: body, location: location)
    copy.constant = constant
    copy.conditions = conditions
    copy.access = access
    copy.factoryAccess = factoryAccess
    copy.isRecursive = isRecursive
    copy.isProvidable = isProvidable
    copy.isArbitrary = isArbitrary
    copy.literals = literals
    copy.lenses = lenses
    copy.prisms = prisms
    copy.particulars = particulars
    return copy
  }
}

extension TypePlan {
  /// What is particular to a few types.
  struct Particulars: RareValues {
    /// The name to extend it by, where it is another one: that without generic arguments.
    var extendedName: String?
    var parameters: [String] = []
    /// What members need of the types that the parameters have.
    var dependentParameters: [String] = []
    var attributes: [String] = []
    /// How many values of recursive types are nested in each other at most, where somebody says so.
    var depth: Int?
    /// What draws the values instead of what is planned: a gen that a person wrote.
    var gen: WrittenGen?
    /// The members for which the initialiser makes no lenses.
    var converted: [String] = []
  }

  var extendedName: String { particulars.present?.extendedName ?? name }
  var parameters: [String] { particulars.present?.parameters ?? [] }
  var dependentParameters: [String] { particulars.present?.dependentParameters ?? [] }
  var attributes: [String] { particulars.present?.attributes ?? [] }
  var depth: Int? { particulars.present?.depth }
  var gen: WrittenGen? { particulars.present?.gen }
  var converted: [String] { particulars.present?.converted ?? [] }

  /// Says what is particular to the type.
  func specify(_ change: (inout Particulars) -> Void) { particulars.update(change) }
}

/// A call that makes a value: an object, for the same reason.
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

/// An argument of a call that makes a value: an object, because it is looked at much.
final class Argument: Sendable {
  let label: String?
  /// The name in memberwise functions, without backticks.
  let name: String
  let type: ResolvedType
  /// What draws it instead: a gen that a person wrote.
  let override: WrittenGen?
  /// Where the member is declared.
  let location: SourceLocation
  /// Whether it leaves for another isolation, and may not be `Sendable`.
  let isSent: Bool
  /// Whether nothing but that gen makes its values, so that there is no fixed one.
  let isDrawnOnly: Bool
  /// Whether it is a member that is set behind a call, and left unset by nil.
  let setsIfPresent: Bool
  let isLabelReserved: Bool
  private let isNameReserved: Bool

  init(
    label: String?, name: String, type: ResolvedType, override: WrittenGen? = nil,
    location: SourceLocation, isSent: Bool = false, isDrawnOnly: Bool = false,
    setsIfPresent: Bool = false
  ) {
    self.isDrawnOnly = isDrawnOnly
    self.setsIfPresent = setsIfPresent
    self.label = label
    self.name = name
    self.type = type
    self.override = override
    self.location = location
    self.isSent = isSent
    isNameReserved = name.isReserved
    // What is no keyword as a name is none as a label.
    isLabelReserved = isNameReserved || label != name ? label?.isReservedLabel ?? false : false
  }

  /// The label in backticks where it needs them.
  var quotedLabel: String? { isLabelReserved ? label?.labelQuoted : label }

  /// The name in backticks where it needs them.
  var quotedName: String { isNameReserved ? name.quoted : name }

  /// The same by another name.
  func renamed(_ name: String) -> Argument {
    Argument(
      label: label, name: name, type: type, override: override, location: location,
      isSent: isSent, isDrawnOnly: isDrawnOnly, setsIfPresent: setsIfPresent)
  }

  /// The same of another type.
  func retyped(_ type: ResolvedType) -> Argument {
    Argument(
      label: label, name: name, type: type, override: override, location: location,
      isSent: isSent, isDrawnOnly: isDrawnOnly, setsIfPresent: setsIfPresent)
  }

  /// The same, which leaves for another isolation.
  var sent: Argument {
    Argument(
      label: label, name: name, type: type, override: override, location: location, isSent: true,
      isDrawnOnly: isDrawnOnly, setsIfPresent: setsIfPresent)
  }

  /// The same, drawn by a gen where somebody wrote one.
  func overridden(by gen: WrittenGen?) -> Argument {
    guard let gen else { return self }
    return Argument(
      label: label, name: name, type: type, override: gen, location: location, isSent: isSent)
  }
}

/// The cases of an enum, or the static members that make a type, in the order in which they are
/// drawn.
struct CaseList {
  /// Those that end a recursion come first.
  var cases: [Construction]
  /// How many end it.
  var leaves: Int
  /// The index of the case that is the fixed value.
  var provided = 0
}

/// A lens to one member.
struct LensPlan: Sendable {
  enum Way: Sendable, Equatable {
    case mutation
    /// By calling the initialiser with the other members' values.
    case construction
  }

  /// The member as written, with backticks where it needs them.
  var member: String
  var type: ResolvedType
  var way: Way
  var access = AccessLevel.internal
  /// Whether only the main actor reads and sets the member.
  var isOnMainActor = false
}

/// A prism to the payload of one case.
struct PrismPlan {
  /// An underscore before the case's name.
  var name: String
  /// The call that makes the case.
  var construction: Construction
  var access = AccessLevel.internal
  /// Whether the enum has no other case.
  var isOnlyCase = false

  /// One value, or a tuple of several.
  var type: ResolvedType {
    let arguments = construction.arguments
    if arguments.count == 1 { return arguments[0].type }
    return .tuple(arguments.map { .init(label: $0.label, type: $0.type) })
  }
}

extension TypePlan {
  /// Whether it is a class that can be subclassed, which gets factories and no conformance.
  var isOpen: Bool {
    if case .open = type { true } else { false }
  }

  /// All calls that make values of the type.
  var constructions: [Construction] {
    switch body {
    case .construction(let it): [it]
    case .cases(let list): list.cases
    }
  }
}
