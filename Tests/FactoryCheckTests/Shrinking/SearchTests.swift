import Testing

@testable import FactoryCheck

@Suite struct SearchTests {
  @Test("The largest number that works is found, whatever it is, in logarithmically many steps")
  func largest() {
    for bound: UInt128 in [0, 1, 2, 3, 5, 64, 100, 1000, .max] {
      for answer in Set((0...min(bound, 1000)).map { $0 } + [bound]) {
        var search = LargestSearch(upTo: bound)
        var steps = 0
        while let number = search.probe {
          #expect((1...bound).contains(number))
          search.tell(number <= answer)
          steps += 1
        }
        #expect(search.answer == answer)
        #expect(steps <= 4 + 2 * (UInt128.bitWidth - answer.leadingZeroBitCount))
      }
    }
  }

  @Test("The smallest number that works is found, whatever it is, without trying 0 or the bound")
  func smallest() {
    for bound: UInt128 in [1, 2, 3, 4, 7, 8, 100, 1000] {
      for answer in 1...bound {
        var search = SmallestSearch(below: bound)
        while let number = search.probe {
          #expect(number > 0 && number < bound)
          search.tell(number >= answer)
        }
        #expect(search.answer == answer)
      }
    }
  }

  @Test("A small answer far below the bound takes few steps")
  func smallAnswer() {
    var search = SmallestSearch(below: 1 << 62)
    var steps = 0
    while let number = search.probe {
      search.tell(number >= 20)
      steps += 1
    }
    #expect(search.answer == 20)
    #expect(steps <= 12)
  }

  @Test("Lowering goes as far as it can where all smaller amounts work")
  func lowering() {
    for all: UInt128 in [2, 3, 4, 5, 9, 100, 1000] {
      for answer in 1..<all {
        var search = LoweringSearch(by: all)
        var best: UInt128 = 0
        while let amount = search.probe {
          search.tell(amount <= answer)
          if amount <= answer { best = max(best, amount) }
        }
        #expect(best == answer, "lowering by up to \(answer) of \(all)")
      }
    }
  }

  @Test("Lowering by other units goes as far as their multiples do")
  func units() {
    for unit: UInt128 in [2, 3, 10] {
      for all: UInt128 in [11, 12, 100, 1001, 1 << 100] {
        var search = LoweringSearch(by: all, unit: unit)
        var best: UInt128 = 0
        while let amount = search.probe {
          let works = amount < all && amount % unit == 0
          search.tell(works)
          if works { best = max(best, amount) }
        }
        #expect(best == (all - 1) / unit * unit, "lowering \(all) by \(unit)s")
      }
    }
  }
}
