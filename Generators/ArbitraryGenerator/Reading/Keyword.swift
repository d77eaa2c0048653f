/// The words that decide how a declaration is read. Most of them are names elsewhere.
enum Keyword: String, CaseIterable, Sendable {
  case `struct`, `enum`, `class`, actor, `protocol`, `extension`, `typealias`
  case `func`, `init`, `deinit`, `subscript`, `var`, `let`, `case`
  case `import`, `operator`, `precedencegroup`, `associatedtype`, macro
  case `private`, `fileprivate`, `internal`, package, `public`, open
  case `static`, final, lazy, weak, unowned, mutating, nonmutating, override, required, convenience
  case indirect, nonisolated, isolated, dynamic, optional, prefix, postfix, infix, distributed
  case consuming, borrowing, sending, owned = "__owned", shared = "__shared", const = "_const"
  case consumed = "__consuming", local = "_local"
  case `where`, `inout`, some, any, each, `repeat`, of, async, reasync, `throws`, `rethrows`
  case get, set, willSet, didSet, read = "_read", modify = "_modify", newRead = "read"
  case newModify = "modify", address = "unsafeAddress", mutableAddress = "unsafeMutableAddress"
  case yielding, borrow, mutate
  case `as`, `is`, `in`, `try`, await, `if`, elseif, `else`, endif, `switch`, `do`, `catch`,
    `return`
  case `throw`, `guard`, `while`, `for`, `true`, `false`, `nil`, type = "Type", proto = "Protocol"

  /// The modifier that the word is, access levels aside.
  var modifier: Modifiers? {
    switch self {
    case .static: .static
    case .class: .class
    case .final: .final
    case .lazy: .lazy
    case .weak: .weak
    case .unowned: .unowned
    case .mutating: .mutating
    case .nonmutating: .nonmutating
    case .override: .override
    case .required: .required
    case .convenience: .convenience
    case .indirect: .indirect
    case .nonisolated: .nonisolated
    case .isolated: .isolated
    case .dynamic: .dynamic
    case .optional: .optional
    case .prefix: .prefix
    case .postfix: .postfix
    case .infix: .infix
    case .distributed: .distributed
    case .consuming, .consumed, .owned: .consuming
    case .borrowing, .shared: .borrowing
    case .local, .const: []
    default: nil
    }
  }

  /// The access level that the word is.
  var access: AccessLevel? {
    switch self {
    case .private: .private
    case .fileprivate: .fileprivate
    case .internal: .internal
    case .package: .package
    case .public: .public
    case .open: .open
    default: nil
    }
  }

  /// True for words that start a declaration and can be no name without backticks.
  var startsDeclaration: Bool {
    switch self {
    case .struct, .enum, .class, .protocol, .extension, .typealias, .func, .`init`, .deinit,
      .subscript, .var, .let, .case, .import, .operator, .associatedtype, .private, .fileprivate,
      .internal, .public, .static:
      true
    default: false
    }
  }

  /// True for words of expressions that an operand must follow.
  var expectsOperand: Bool {
    switch self {
    case .as, .is, .in, .try, .await, .if, .else, .switch, .do, .return, .throw, .guard, .while,
      .for, .where, .repeat, .case, .var, .let, .any, .some, .inout:
      true
    default: false
    }
  }

  /// True for the words that name an accessor of a property or subscript.
  var isAccessor: Bool {
    switch self {
    case .get, .set, .willSet, .didSet, .read, .modify, .newRead, .newModify, .address,
      .mutableAddress, .`init`, .borrow, .mutate:
      true
    default: false
    }
  }
}
