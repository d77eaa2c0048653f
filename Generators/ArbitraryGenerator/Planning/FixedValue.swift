/// An expression for the fixed value of a type that stands without this library.
struct FixedValue: Sendable, Equatable {
  var text: String
  var needsFoundation = false
  /// Whether it needs what a file has to import for that: a package, or the part of Foundation that is
  /// a module of its own but on Apple's systems.
  var needsImport = false
  /// Whether it names what may be seen by fewer than its type is: an initialiser of the sources, a
  /// mock, or a type that conforms to a protocol.
  var mayBeHidden = false
  /// Whether only the main actor may make it.
  var isOnMainActor = false
  private var rare = Rare<Extras>.none

  init(
    text: String, needsFoundation: Bool = false, companions: Set<String> = [],
    mayBeHidden: Bool = false
  ) {
    self.text = text
    self.needsFoundation = needsFoundation
    self.mayBeHidden = mayBeHidden
    if !companions.isEmpty { self.companions = companions }
  }

  /// What few values have.
  private struct Extras: RareValues {
    var modules: Set<String> = []
    var companions: Set<String> = []
    var mocks: Set<Int> = []
  }
}

extension FixedValue {
  /// The modules of the sources that it names, where there are several.
  var modules: Set<String> {
    get { rare.isEmpty ? [] : rare.values.modules }
    set { rare.values.modules = newValue }
  }

  /// The types of libraries that it names together with others of their modules.
  var companions: Set<String> {
    get { rare.isEmpty ? [] : rare.values.companions }
    set { rare.values.companions = newValue }
  }

  /// The protocols whose mocks it holds, by their numbers.
  var mocks: Set<Int> {
    get { rare.isEmpty ? [] : rare.values.mocks }
    set { rare.values.mocks = newValue }
  }

  /// A value that is made of others.
  init(text: String, of parts: [FixedValue]) {
    self.init(text: text, needsFoundation: parts.contains(where: \.needsFoundation))
    needsImport = parts.contains(where: \.needsImport)
    for part in parts where !part.rare.isEmpty {
      modules.formUnion(part.modules)
      companions.formUnion(part.companions)
      mocks.formUnion(part.mocks)
    }
    mayBeHidden = parts.contains(where: \.mayBeHidden)
    isOnMainActor = parts.contains(where: \.isOnMainActor)
  }
}

extension FixedValue {
  /// Whether it is what the member is asked of.
  var isSelf: Bool { text == "self" }

  /// Whether the place where it stands decides of what type it is.
  var isLiteral: Bool { text == "nil" || text.first?.isLetter == false }
}
