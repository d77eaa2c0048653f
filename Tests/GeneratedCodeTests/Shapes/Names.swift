/// Cases that are named as the types of their values.
enum Scalar: Equatable {
  case Int(Int)
  case Bool(Swift.Bool)
  case null
}

/// A case whose value is nothing.
enum Signal {
  case tick(Void)
  case count(Swift.Int)
}

/// Members named as what generated code itself names so.
struct Shadow: Equatable {
  var choices: Swift.Int
  var drawing: Swift.Int
  var value: Swift.Int
  let root: Swift.Int
  var `_`: Swift.Int
  var `self`: Swift.Int
}

/// The same where what is drawn may be rejected.
struct ShadowAttempt: Equatable {
  let choices: Swift.Int
  let value: Swift.Int

  init(choices: Swift.Int, value: Swift.Int) throws(ScalarError) {
    guard value >= 0 else { throw .negative }
    self.choices = choices
    self.value = value
  }
}

enum ScalarError: Error { case negative }

/// A type's members of types that only the compiler infers.
struct Inferred: Equatable {
  var set = Set([1])
  var number = 1
}

struct Replaced: Equatable {
  @available(*, deprecated) var old: Swift.Int
  var new: Swift.Int
}

/// Behind the module, this is the word for a metatype.
struct Protocol: Equatable {
  var version: Swift.Int
}

struct Connection: Equatable {
  var used: Shapes.`Protocol`
  var offered: [Protocol]
}

/// Names that only backticks make names of.
struct Sentences: Equatable {
  enum `Kind of Sentence`: Equatable {
    case `a question`
    case `an answer`(`to what`: Swift.String)
    case `a comparison`(`of one`: Swift.Int, `inout`: Swift.Bool)
  }

  var `a name with spaces`: Swift.Int
  let `1st`: Swift.Int
  var `to → from`: [`Kind of Sentence`]
}

/// A keyword at the top of a module.
enum `repeat`: Equatable {
  case once
  case times(Int)
}

/// Types that no expression can name, and what holds them.
struct Notice: Hashable {
  enum `Type`: Hashable {
    case text(String)
    indirect case both(`Type`, `Type`)
  }

  struct `Protocol`: Hashable {
    struct Version: Hashable { let number: Int }

    let version: Version
  }

  let type: Type
  var others: [Notice.`Type`: `Protocol`]
}
