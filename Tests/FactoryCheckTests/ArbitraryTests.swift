import Testing

@testable import FactoryCheck

@Suite struct ArbitraryTests {
  enum Season: CaseIterable, Arbitrary { case spring, summer, autumn, winter }
  enum Role: String, CaseIterable, Arbitrary { case admin, member, guest }
  struct Even: RawRepresentable, Arbitrary {
    let rawValue: UInt8

    init?(rawValue: UInt8) {
      guard rawValue.isMultiple(of: 2) else { return nil }
      self.rawValue = rawValue
    }
  }

  struct Celsius: RawRepresentable, Arbitrary { let rawValue: Double }
  struct Flags: OptionSet, Arbitrary { let rawValue: UInt8 }
  enum Nothing: CaseIterable, Arbitrary {}

  private func simplest<T: Arbitrary>(_ type: T.Type) throws -> T {
    var choices = Choices.replaying(Tape(tail: .simplest))
    return try T.draw(&choices)
  }

  private func values<T: Arbitrary>(_ type: T.Type, count: Int = 200) throws -> [T] {
    try (0..<count).map { index in
      var choices = Choices.forCase(index, root: Choices.root(ofKey: 1, seed: 1))
      return try T.draw(&choices)
    }
  }

  @Test("A CaseIterable enum draws all its cases, the first as the simplest")
  func caseIterable() throws {
    #expect(try simplest(Season.self) == .spring)
    #expect(try Set(values(Season.self)).count == 4)
  }

  @Test("An enum that is CaseIterable and has raw values draws its cases")
  func rawCaseIterable() throws {
    #expect(try simplest(Role.self) == .admin)
    #expect(try Set(values(Role.self)).count == 3)
  }

  @Test("A raw value that stands for nothing is drawn again")
  func rejected() throws {
    #expect(try simplest(Even.self).rawValue == 0)
    #expect(try Set(values(Even.self).map(\.rawValue)).count > 50)
  }

  @Test("A RawRepresentable struct draws its raw value")
  func rawStruct() throws {
    #expect(try simplest(Celsius.self).rawValue == 0)
    #expect(try Set(values(Celsius.self).map(\.rawValue.bitPattern)).count > 50)
    #expect(try simplest(Flags.self).isEmpty)
  }

  @Test("A gen named by its place, and a draw by its type, make what the type's own gen makes")
  func ownGen() throws {
    let gen: Gen<[Double?]> = .any
    let drawn = try (0..<200).map { index in
      var choices = Choices.forCase(index, root: Choices.root(ofKey: 1, seed: 1))
      return try choices.draw([Double?].self)
    }
    let made = try (0..<200).map { index in
      var choices = Choices.forCase(index, root: Choices.root(ofKey: 1, seed: 1))
      return try gen.draw(&choices)
    }
    #expect("\(drawn)" == "\(try values([Double?].self))")
    #expect("\(made)" == "\(drawn)")
  }

  @Test("An enum without cases has no values and discards")
  func empty() {
    #expect(throws: Discard()) { try simplest(Nothing.self) }
  }
}
