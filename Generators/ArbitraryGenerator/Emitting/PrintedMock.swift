/// A mock that has been planned and printed: its text, and what the files that it goes into need to
/// know of it. Plans of mocks are large, so that each is printed before the next is made.
struct PrintedMock: Sendable {
  /// The name through the type around it.
  var qualifiedName: String
  /// Where the protocol is declared.
  var location: SourceLocation
  /// The modules of the sources that its protocols are of, where there are several.
  var modules: Set<String>
  /// The level of what draws it.
  var factoryAccess: AccessLevel
  /// Those under which it is compiled.
  var conditions: [String]
  /// Whether gens make mocks of it.
  var isDrawn: Bool
  /// The protocols that it is of together, where no source declares one for them.
  var composition: String?
  /// Whether it can spy on a real instance, and whether a type eraser stands beside it.
  var hasSpy: Bool
  var hasEraser: Bool
  /// What the mock's file has to import.
  var imports: [ImportPlan]
  var needsFoundation: Bool
  /// What it needs of what only some mocks are made of.
  var support: MockSupport.Parts
  /// Whether what draws it names types of Foundation's.
  var drawsFoundation: Bool
  /// Whether it names types that the sources do not declare.
  var drawsForeign: Bool
  /// The files whose imports it needs for what it names besides.
  var filesOfDrawn: Set<String>
  /// Those that it is drawn from and that conform to nothing, and what stands for its protocol:
  /// instances of generic types, and protocols' types.
  var factoryTypes: [ResolvedType]
  /// The protocol's type, whose factory makes it; nil where it has none, or one for many types.
  var factoryType: String?
  /// The class, or actor.
  var type: Spool.Piece
  /// What draws it, and the factory of its protocol.
  var gen: Spool.Piece
}

/// Prints mocks as they are planned, the types into one spool and the gens into another, since they
/// go into different files.
struct MockPrinter {
  private var types = Printer()
  private var gens = Printer()
  /// Those of the mock before, which the next one shares where they are the same, as most are.
  private var imports: [ImportPlan] = []

  mutating func print(_ mock: MockPlan) -> PrintedMock {
    printed(mock, type: types.print { MockEmitter(mock: mock).emit(to: &$0) })
  }

  /// Prints what draws a mock, and not the mock.
  mutating func printGen(of mock: MockPlan) -> PrintedMock {
    printed(mock, type: types.print { _ in })
  }

  /// Ends what is printed: from here on, it can be read.
  mutating func finish() {
    types.finish()
    gens.finish()
  }

  private mutating func printed(_ mock: MockPlan, type: Spool.Piece) -> PrintedMock {
    if imports != mock.imports { imports = mock.imports }
    let drawn = mock.drawnTypes
    return PrintedMock(
      qualifiedName: mock.qualifiedName, location: mock.location,
      modules: mock.modules, factoryAccess: mock.factoryAccess, conditions: mock.conditions,
      isDrawn: mock.isDrawn,
      composition: mock.isOfComposition ? mock.protocolType : nil, hasSpy: mock.hasSpy,
      hasEraser: mock.eraserName != nil, imports: imports, needsFoundation: mock.needsFoundation,
      support: MockSupport.Parts(of: mock), drawsFoundation: drawn.needFoundation,
      drawsForeign: drawn.areForeign, filesOfDrawn: mock.filesOfDrawn,
      factoryTypes: mock.values.map { drawn.ofFactories + [$0] } ?? drawn.ofFactories,
      factoryType: mock.isDrawn && mock.hasFactory ? mock.protocolType : nil, type: type,
      gen: gens.print { MockGenEmitter(mock)?.emit(to: &$0) })
  }

  /// Prints one piece after the other into a spool.
  private struct Printer {
    private let spool = Spool()
    private var text: SourceText

    init() { text = SourceText(takePiece: spool.append) }

    mutating func print(_ emit: (inout SourceText) -> Void) -> Spool.Piece {
      let start = text.count
      emit(&text)
      return spool.piece(start..<text.count)
    }

    mutating func finish() { text.flush() }
  }
}
