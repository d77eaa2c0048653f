import FactoryCheck

/// A type of the simply typed lambda calculus.
indirect enum SimpleType: Equatable {
  case bool
  case function(SimpleType, SimpleType)

  /// Types of a few levels, as a user would write it.
  static func bespoke(depth: Int = 3) -> Gen<SimpleType> {
    guard depth > 0 else { return .constant(.bool) }
    let smaller = bespoke(depth: depth - 1)
    return .oneOf(.constant(.bool), .zip(smaller, smaller, with: SimpleType.function))
  }
}

/// A term of the simply typed lambda calculus; variables count the abstractions between them and
/// their own (de Bruijn's indices).
indirect enum Term: Equatable {
  case variable(Int)
  case bool(Bool)
  case abstraction(SimpleType, Term)
  case application(Term, Term)

  /// The type in a context of variables, or nil where the term has none.
  func type(in context: [SimpleType] = []) -> SimpleType? {
    switch self {
    case .variable(let index): return context.indices.contains(index) ? context[index] : nil
    case .bool: return .bool
    case .abstraction(let parameter, let body):
      return body.type(in: [parameter] + context).map { .function(parameter, $0) }
    case .application(let function, let argument):
      guard case .function(let parameter, let result) = function.type(in: context),
        argument.type(in: context) == parameter
      else { return nil }
      return result
    }
  }
}

// MARK: - A gen of terms that have a type

extension Term {
  /// Terms of any type, as a user would write it.
  static let bespoke = Gen<Term>.sized { size in
    SimpleType.bespoke().flatMap { term(of: $0, in: [], size: size / 10) }
  }

  private static func term(
    of type: SimpleType, in context: [SimpleType], size: Int
  ) -> Gen<Term> {
    var gens = [simplest(of: type)]
    let variables = context.indices.filter { context[$0] == type }
    if !variables.isEmpty { gens.append(.element(of: variables.map(Term.variable))) }
    if size > 0 {
      if case .function(let parameter, let result) = type {
        let body = term(of: result, in: [parameter] + context, size: size - 1)
        gens.append(body.map { .abstraction(parameter, $0) })
      }
      gens.append(application(of: type, in: context, size: size / 2))
    }
    return .oneOf(gens)
  }

  private static func application(
    of type: SimpleType, in context: [SimpleType], size: Int
  ) -> Gen<Term> {
    SimpleType.bespoke(depth: 2).flatMap { argument in
      .zip(
        term(of: .function(argument, type), in: context, size: size),
        term(of: argument, in: context, size: size), with: Term.application)
    }
  }

  private static func simplest(of type: SimpleType) -> Gen<Term> {
    switch type {
    case .bool: Gen.bool().map(Term.bool)
    case .function(let parameter, let result):
      simplest(of: result).map { .abstraction(parameter, $0) }
    }
  }
}

// MARK: - Reduction and its mutants

/// How terms are reduced, right or with a bug.
struct Reduction {
  enum Mutant: String {
    /// Shifting leaves all variables, takes all, or leaves one too many.
    case shift_var_none, shift_var_all, shift_var_leq
    /// Shifting does not count an abstraction that it goes into.
    case shift_abs_no_incr
    /// Substitution replaces all variables, or none.
    case subst_var_all, subst_var_none
    /// Substitution under an abstraction does not shift what it inserts, or does not count it.
    case subst_abs_no_shift, subst_abs_no_incr
    /// An application's substitution does not shift at all, or not back.
    case substTop_no_shift, substTop_no_shift_back
  }

  var mutant: Mutant?

  /// Adds to the variables that are free, of which a cutoff tells the bound ones.
  private func shift(_ distance: Int, _ term: Term, above cutoff: Int = 0) -> Term {
    switch term {
    case .variable(let index): return .variable(shifted(index, by: distance, above: cutoff))
    case .bool: return term
    case .abstraction(let type, let body):
      let inner = mutant == .shift_abs_no_incr ? cutoff : cutoff + 1
      return .abstraction(type, shift(distance, body, above: inner))
    case .application(let function, let argument):
      return .application(
        shift(distance, function, above: cutoff), shift(distance, argument, above: cutoff))
    }
  }

  private func shifted(_ index: Int, by distance: Int, above cutoff: Int) -> Int {
    switch mutant {
    case .shift_var_none: index
    case .shift_var_all: index + distance
    case .shift_var_leq: index <= cutoff ? index : index + distance
    default: index < cutoff ? index : index + distance
    }
  }

  /// Replaces a variable.
  private func substitute(_ index: Int, by value: Term, in term: Term) -> Term {
    switch term {
    case .variable(let other):
      if mutant == .subst_var_all { return value }
      return other == index && mutant != .subst_var_none ? value : term
    case .bool: return term
    case .abstraction(let type, let body):
      let inner = mutant == .subst_abs_no_incr ? index : index + 1
      let shifted = mutant == .subst_abs_no_shift ? value : shift(1, value)
      return .abstraction(type, substitute(inner, by: shifted, in: body))
    case .application(let function, let argument):
      return .application(
        substitute(index, by: value, in: function), substitute(index, by: value, in: argument))
    }
  }

  /// The body of an abstraction applied to an argument.
  private func apply(_ body: Term, to argument: Term) -> Term {
    switch mutant {
    case .substTop_no_shift: substitute(0, by: argument, in: body)
    case .substTop_no_shift_back: substitute(0, by: shift(1, argument), in: body)
    default: shift(-1, substitute(0, by: shift(1, argument), in: body))
    }
  }

  /// One step of parallel reduction; nil where nothing is left to reduce.
  func step(_ term: Term) -> Term? {
    switch term {
    case .variable, .bool: return nil
    case .abstraction(let type, let body): return step(body).map { .abstraction(type, $0) }
    case .application(.abstraction(_, let body), let argument):
      return apply(step(body) ?? body, to: step(argument) ?? argument)
    case .application(let function, let argument):
      let (next, nextArgument) = (step(function), step(argument))
      if next == nil, nextArgument == nil { return nil }
      return .application(next ?? function, nextArgument ?? argument)
    }
  }

  /// What is left when nothing can be reduced; nil where that takes more than so many steps.
  func normalForm(_ term: Term, steps: Int) -> Term? {
    var term = term
    for _ in 0..<steps {
      guard let next = step(term) else { return term }
      term = next
    }
    return nil
  }
}

// MARK: - Properties

/// The hunt for the mutants of reduction, which has to keep a term's type.
func lambdaHunt(gen name: String, _ gen: Gen<Term>) -> HuntWorkload {
  HuntWorkload(
    name: "stlc", gen: name, properties: ["SinglePreserve", "MultiPreserve"],
    tasks: HuntTasks.lambda
  ) { mutant, property, hunt, seed in
    let reduction = Reduction(mutant: mutant.flatMap { .init(rawValue: $0) })
    forAll(gen, cases: hunt.goal, seed: seed) { term in
      let type = term.type()
      return try hunt.judge(type != nil) {
        let reduced =
          property == "SinglePreserve"
          ? reduction.step(term) : reduction.normalForm(term, steps: 40)
        return reduced.map { $0.type() == type } ?? true
      }
    }
  }
}
