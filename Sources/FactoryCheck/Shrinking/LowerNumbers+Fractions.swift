extension LowerNumbers {
  /// Makes a floating-point number whole that is not, or as short as it can be, and one beyond the
  /// whole numbers smaller.
  ///
  /// A fraction keeps the binary places that it needs, behind the smallest whole number. Costs the
  /// logarithm of its places and a run for each bit: one all of whose bits matter is soon left
  /// alone.
  func lowerFraction(at position: Int, on shrinker: Shrinker) {
    Fraction(position: position, shrinker: shrinker).lower()
  }
}

/// A place where the target has a floating-point number that is not whole.
private struct Fraction {
  let position: Int
  let shrinker: Shrinker

  /// The choice that is made there, if its number is none of the simplest, the whole ones.
  private var choice: Choice? {
    let choice = shrinker.target.choice(at: position)
    return choice?.kind == .float && choice?.whole == nil ? choice : nil
  }

  private var number: Double? { choice.map { FloatOrder.number(at: $0.value) } }

  private func considers(_ number: Double) -> Bool {
    shrinker.considerValue(FloatOrder.rank(of: number), at: position)
  }

  func lower() {
    if let mirrored = choice?.mirrored { _ = shrinker.considerValue(mirrored, at: position) }
    guard let number else { return }
    if number.magnitude < FloatOrder.wholes {
      shorten(number)
    } else {
      approach(number)
    }
  }
}

// MARK: - Fractions

extension Fraction {
  private func shorten(_ number: Double) {
    if considers(number.rounded(.towardZero)) || considers(number.rounded(.awayFromZero)) { return }
    let shifted = Double(sign: .plus, exponent: number.places, significand: number)
    if shifted.magnitude < FloatOrder.wholes, considers(shifted) { return }
    _ = considers(Double(signOf: number, magnitudeOf: number.significand))
    dropPlaces()
    lowerWhole()
    clearBits()
  }

  /// Finds how few binary places the number needs.
  private func dropPlaces() {
    guard let number else { return }
    var search = SmallestSearch(below: UInt128(number.places))
    while let places = search.probe {
      let rules: [FloatingPointRoundingRule] = [.towardZero, .awayFromZero]
      search.tell(rules.contains { considers(number.rounded($0, places: Int(places))) })
    }
  }

  /// Lowers what is in front of the point to one, behind which fractions are simplest.
  private func lowerWhole() {
    guard let number, number.magnitude < FloatOrder.wholes else { return }
    let whole = number.magnitude.rounded(.down)
    func considersWhole(_ whole: Double) -> Bool {
      considers(
        Double(
          signOf: number, magnitudeOf: whole + number.magnitude.truncatingRemainder(dividingBy: 1)))
    }
    if considersWhole(1) || whole < 2 { return }
    var search = LoweringSearch(by: UInt128(whole) - 1)
    while let amount = search.probe { search.tell(considersWhole(whole - Double(amount))) }
  }

  /// Clears each bit behind the point but the last, which the number needs.
  private func clearBits() {
    guard let places = number?.places, places > 1 else { return }
    for place in (1..<places).reversed() where shrinker.hasBudget {
      guard let number, number.magnitude < FloatOrder.wholes else { return }
      let bit =
        number.rounded(.towardZero, places: place) - number.rounded(.towardZero, places: place - 1)
      if bit != 0 { _ = considers(number - bit) }
    }
  }
}

// MARK: - What lies beyond whole numbers

extension Fraction {
  /// The largest whole number that is simple, infinity, and the simplest of what is no number; of
  /// other large numbers a smaller power of two.
  private func approach(_ number: Double) {
    let largest = Double(signOf: number, magnitudeOf: FloatOrder.wholes - 1)
    let simpler = number.isFinite ? [largest] : [.infinity, -.infinity, largest]
    if simpler.contains(where: considers) { return }
    if number.isFinite {
      lowerLarge(number)
    } else if number.isNaN {
      _ = shrinker.considerValue(FloatOrder.rank(of: .infinity) + 1, at: position)
    }
  }

  private func lowerLarge(_ start: Double) {
    _ = considers(Double(signOf: start, magnitudeOf: start.binade))
    var width = SmallestSearch(below: UInt128(start.significandWidth))
    while let bits = width.probe {
      let places = Int(bits) - Int(start.exponent)
      width.tell(considers(start.rounded(.towardZero, places: places)))
    }
    guard let number, number.isFinite, number.exponent > 52 else { return }
    var search = LoweringSearch(by: UInt128(number.exponent) - 52)
    while let amount = search.probe {
      search.tell(considers(Double(sign: .plus, exponent: -Int(amount), significand: number)))
    }
  }
}

extension Double {
  /// How many binary places there are behind the point.
  fileprivate var places: Int { max(0, significandWidth - Int(exponent)) }

  fileprivate func rounded(_ rule: FloatingPointRoundingRule, places: Int) -> Double {
    let shifted = Double(sign: .plus, exponent: places, significand: self).rounded(rule)
    return Double(sign: .plus, exponent: -places, significand: shifted)
  }
}
