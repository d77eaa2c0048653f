import FactoryCheck
import Foundation
import Testing

@testable import Shapes

/// Initialisers that end the program: what is drawn for them they accept.
struct GeneratedTrapTests {
  @Test("Values are drawn of all, and none ends the program")
  func drawn() {
    func expect<T: Arbitrary & Equatable>(_ type: T.Type, _ least: Int = 40) {
      let all = values(of: T.arbitrary())
      #expect(all.count > 190, "\(type)")
      #expect(
        all.reduce(into: [T]()) { if !$0.contains($1) { $0.append($1) } }.count > least, "\(type)")
    }
    expect(FixedBlock.self)
    expect(Timeout.self)
    expect(WindowUpdate.self)
    expect(ErrorCode.self)
    expect(PriceInCents.self)
    expect(PixelGrid.self)
    expect(Leaderboard.self)
    expect(SetTrap.self)
    expect(SetTraps.self)
    expect(Bounds.self)
    expect(Zone.self)
    expect(Homepage.self)
    expect(FlowWindow.self)
    expect(HeaderField.self)
    expect(RetryPolicy.self)
    expect(FrameHeader.self)
    expect(TableMarkup.self, 3)
    expect(ClockTime.self)
    expect(PrintArea.self)
    expect(ChunkName.self)
    expect(Spans.self)
    expect(CacheOptions.self)
    expect(Slug.self)
    expect(WeekOfYear.self)
    expect(Freezer.self)
    expect(HeldLetter.self)
    expect(CashBook.self)
    expect(DicePool.self)
    expect(TollGate.self)
    expect(LapChart.self)
    expect(TaggedShelf.self)
    expect(Polygon.self)
    expect(CrateLoad.self)
    expect(SluiceGate.self)
    expect(Invoice.self)
    expect(SeatingPlan.self)
    expect(Permutations.self, 12)
    expect(ShoppingList.self)
    expect(Odometer.self)
    expect(SleepTimer.self)
    expect(BoxingMatch.self)
    expect(ChunkedList.self)
    expect(PackedPalette.self)
    expect(TrimmedLog.self)
    expect(DegreesApart.self)
    expect(SharedBill.self)
    expect(ReadDeadline.self)
    expect(BackoffDelay.self)
    expect(PollInterval.self)
    expect(EncoreSong.self)
    expect(TiledFloor.self)
    expect(RowingCrew.self)
    expect(RowingClub.self)
    expect(Mixer.self)
    expect(Playlist.self)
    expect(Encore.self)
    expect(Spreadsheet.self)
    expect(Clock.self, 7)
    expect(Amplifier.self)
    expect(TicketRoll.self)
    expect(SplitTrack.self)
    expect(ShapedBuffer.self)
    expect(PageSpan.self)
    expect(PacketSum.self)
    expect(WindHeading.self)
  }

  @Test("Places in what was computed or changed before, and what wrappers ask for, are drawn")
  func places() {
    #expect(Set(values(of: QueueJump.arbitrary()).map(\.names)).count > 40)
    #expect(Set(values(of: Excerpt.arbitrary()).map(\.text)).count > 40)
    let dials = values(of: RadioDial.arbitrary())
    #expect(Set(dials.map(\.station)) == ["jazz", "rock", "news"])
    #expect(Set(dials.map(\.volume)).isSubset(of: 1...11))
  }

  @Test("A member that may end the program where it is set keeps its default")
  func kept() {
    let all = values(of: TrimmedLog.arbitrary())
    #expect(all.allSatisfy { $0.most == 5 })
    #expect(all.contains { $0.shown > 9 } && all.contains { $0.line == "b" })
  }

  @Test("Members that observers compute with are small, and so is what they hold")
  func computedWhereSet() {
    let all = values(of: TiledFloor.arbitrary(), count: 400)
    #expect(all.contains { abs($0.area) > 1_000 } && all.contains { abs($0.shift) > 1_000 })
    #expect(all.contains { $0.cost != 0 } && all.contains { $0.count > 1_000 })
    #expect(all.contains { abs($0.volume) > 1_000 } && all.contains { $0.label > 1 << 40 })
  }

  @Test("What wrappers ask for they are given, or they keep what they begin with")
  func wrapped() {
    let crews = values(of: RowingCrew.arbitrary())
    #expect(Set(crews.map(\.rowers)).count > 50 && Set(crews.map(\.boats)).count > 50)
    #expect(values(of: RowingClub.arbitrary()).allSatisfy { $0.members == 12 })
    #expect(RowingCrew.provide().rowers > 0)
    #expect(Set(values(of: Amplifier.arbitrary()).map(\.volume)) == Set(0...11))
    #expect(Set(values(of: Mixer.arbitrary()).map(\.gain)) == Set(1...9))
  }

  @Test("A buffer has as many elements as its sizes make, multiplied")
  func products() {
    let all = values(of: ShapedBuffer.arbitrary())
    #expect(all.contains { $0.data.count > 20 && $0.shape.count > 1 })
  }

  @Test("What is computed of what arguments hold is a number, and they hold all that is small")
  func heldTerms() {
    let lines = values(of: Invoice.arbitrary()).flatMap(\.lines)
    #expect(lines.allSatisfy { abs($0.price) < 1 << 21 && abs($0.pieces) < 1 << 21 })
    #expect(lines.contains { $0.price > 1 << 20 } && lines.contains { $0.price < 0 })
    #expect(values(of: Odometer.arbitrary()).contains { abs($0.distance) > 1 << 10 })
    #expect(values(of: InvoiceLine.arbitrary()).contains { $0.price == .max })
    #expect(values(of: PacketSum.arbitrary(), count: 1_000).contains { $0.sum > 60 })
  }

  @Test("Of any number of arguments so many are drawn as are asked for, and each as all are asked")
  func variadics() {
    #expect(TaggedShelf.provide().tags.allSatisfy { $0.count > 1 })
    #expect(!TaggedShelf.provide().tags.isEmpty)
    let all = values(of: TaggedShelf.arbitrary())
    #expect(Set(all.map(\.tags.count)) == [1, 2, 3, 4] && Set(all.flatMap(\.tags)).count > 50)
    let polygons = values(of: Polygon.arbitrary())
    #expect(Set(polygons.map(\.corners.count)) == [3, 4, 5, 6])
    #expect(Set(polygons.flatMap(\.corners)).count > 50)
  }

  @Test("Elements vary of which all are asked for something of their own")
  func variedElements() {
    let all = values(of: CrateLoad.arbitrary())
    #expect(all.contains { Set($0.crates.map(\.weight)).count > 3 })
    #expect(all.contains { Set($0.byStreet.values.map(\.weight)).count > 2 })
    #expect(Set(all.flatMap(\.digits)) == Set(0...9))
  }

  @Test("A choice between two conditions is asked of what it is about")
  func chosenConditions() {
    let all = values(of: SluiceGate.arbitrary())
    #expect(all.contains { $0.isOpen && $0.width > 9 } && all.contains { !$0.isOpen })
    #expect(Set(all.map(\.width)).count > 20)
  }

  @Test("What is asked of all elements is drawn of them")
  func elements() {
    let pools = values(of: DicePool.arbitrary(), count: 400)
    #expect(Set(pools.flatMap(\.dice)) == [1, 2, 3, 4, 5, 6])
    #expect(Set(pools.flatMap(\.names)) == ["d6", "d6 of brass"])
    #expect(pools.contains { $0.names.count > 3 && $0.odds.count > 3 && $0.bonuses.count > 3 })
    #expect(Set(values(of: TollGate.arbitrary()).map(\.code)) == ["north", "south"])
  }

  @Test("What loops and closures ask of all elements is drawn of them")
  func loops() {
    let charts = values(of: LapChart.arbitrary(), count: 400)
    #expect(Set(charts.flatMap(\.points.values)) == Set(0...26))
    #expect(charts.contains { $0.laps.count > 6 && $0.gaps.count > 6 })
    #expect(charts.contains { $0.drivers.count > 1 } && charts.contains { $0.stops.count > 2 })
    #expect(charts.contains { $0.laps.first ?? 0 < -1_000 && $0.laps.last ?? 0 > 1_000 })
  }

  @Test("Fixed values of generic types are accepted, also where others hold them")
  func generic() {
    #expect(
      Factory<RingBuffer<Int>>.provide() == RingBuffer(capacity: 3, first: [0], spare: 0))
    #expect(Factory<RingBuffer<Int>>.provide(spare: 8).spare == 8)
    #expect(OrderedPair<Int>.provide() == OrderedPair(least: 0, greatest: 1))
    #expect(Factory<OrderedPair<Int>>.provide(least: 5).greatest > 5)
    #expect(PairHolder.provide().pair == OrderedPair<Int>.provide())
    #expect(values(of: PairHolder.arbitrary()).count > 190)
  }

  @Test("What is computed with may be large, and of any sign")
  func computed() {
    let books = values(of: CashBook.arbitrary(), count: 400)
    #expect(books.contains { $0.total > 100_000 } && books.contains { $0.total < -100_000 })
    #expect(books.contains { $0.amounts.count > 8 && $0.shares.count > 8 })
    #expect(books.contains { $0.credit == nil } && books.contains { $0.window.count > 1_000 })
  }

  @Test("What is made before all is asked is drawn as well")
  func early() {
    let letters = values(of: HeldLetter.arbitrary(), count: 400)
    #expect(letters.contains { $0.kind == 0 && $0.codes.contains(where: { $0 < 0 }) })
    #expect(letters.contains { $0.kind > 0 } && letters.contains { $0.kind < 0 })
    let shelves = values(of: Freezer.arbitrary(), count: 400).flatMap(\.shelves)
    #expect(shelves.contains(0) && shelves.contains { $0 > 0 })
  }

  @Test("Fixed values are accepted as well")
  func provided() {
    #expect(FixedBlock.provide().bytes.count == 16)
    #expect(Timeout.provide().milliseconds == 0 && ErrorCode.provide().code == 0)
    #expect(Leaderboard.provide() == Leaderboard.provide())
    #expect(Bounds.provide().range == 0...0 && SetTrap.provide().kind == .spring)
    #expect(Zone.provide() == Zone.provide() && Homepage.provide() == Homepage.provide())
  }

  @Test("What is asked for and not said is drawn, and all is as where nothing is said")
  func said() {
    #expect(Factory<FixedBlock>.provide() == FixedBlock.provide())
    #expect(Factory<ClockTime>.provide() == ClockTime.provide())
    #expect(Factory<PrintArea>.provide() == PrintArea.provide())
    #expect(Factory<Spans>.provide() == Spans.provide())
    let block = Array(repeating: 7, count: 16) as [UInt8]
    #expect(Factory<FixedBlock>.provide(bytes: block).bytes == block)
    #expect(Factory<Spans>.provide(first: block).blocks[1].bytes == block)
    #expect(Factory<PrintArea>.provide(size: (width: 3, height: 4)).area == 12)
    #expect(Factory<WindowUpdate>.provide(isStrict: true).isStrict)
    #expect(Factory<WindowUpdate>.provide(isStrict: true).size != nil)
  }

  @Test("So it is for classes that others inherit from, and on the main actor")
  @MainActor
  func saidOfClasses() {
    let pump = Factory<Pump>.provide(name: "a")
    #expect(pump.strokes > 0 && pump.name == "a" && Factory<Pump>.provide(strokes: 3).strokes == 3)
    #expect(Factory<Dial>.provide().position == Dial.provide().position)
    let dial = Factory<Dial>.provide(position: 7, label: "a")
    #expect(dial.position == 7 && dial.label == "a")
  }

  @Test("Where what is said is not accepted, the program ends")
  func refused() async {
    await #expect(processExitsWith: .failure) {
      _ = Factory<FixedBlock>.provide(bytes: [1])
    }
  }

  @Test("Numbers are drawn above and below others that are negative")
  func negative() {
    let climates = values(of: Climate.arbitrary())
    #expect(Set(climates.map(\.least)).count > 50 && climates.contains { $0.celsius < -200 })
    #expect(Climate.provide().most < -1)
  }

  @Test("Sums and differences are numbers, and all that make some are drawn")
  func sums() {
    let headers = values(of: PacketHeader.arbitrary(), count: 2_000)
    #expect(headers.contains { $0.nextPort > 60_000 } && headers.contains { $0.rest < 20 })
    #expect(headers.contains { $0.shift > 100 } && headers.contains { $0.free > 1_000 })
    #expect(headers.contains { !$0.window.isEmpty })
    #expect(Factory<PacketHeader>.provide(used: 3).free < .max - 3)
  }

  @Test("What is asked of a parameter called choices is drawn, and an index is one of a constant")
  func choices() {
    let questions = values(of: QuizQuestion.arbitrary())
    #expect(questions.allSatisfy { $0.choices.count >= 2 && !$0.text.contains("\"") })
    #expect(Set(questions.map(\.level)) == ["easy", "hard", "unfair"])
    #expect(Factory<QuizQuestion>.provide(level: 1).level == "hard")
  }

  @Test("What Foundation and extensions know of parts is asked")
  func cards() {
    let cards = values(of: MemberCard.arbitrary())
    #expect(Set(cards.map(\.name)).count > 20 && cards.contains { !$0.handle.isEmpty })
    #expect(!MemberCard.provide().name.isBlank)
  }

  @Test("Gens for parts are filtered by what the initialiser asks")
  func parts() {
    let updates = Factory<WindowUpdate>.arbitrary(size: .element(of: [-1, 1]), isStrict: .bool())
    #expect(Set(values(of: updates).map(\.size)) == [1])
    let codes = Factory<ErrorCode>.arbitrary(code: .element(of: [-1, 5, 1 << 40]))
    #expect(Set(values(of: codes).map(\.code)) == [5])
  }
}
