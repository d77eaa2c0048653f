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
