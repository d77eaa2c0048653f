import Foundation

// Dates and fractions that others are computed of.

struct OpeningHours: Equatable {
  let time: ClosedRange<Date>

  init(start: Date, duration: TimeInterval) {
    time = start...(start + duration)
  }
}

struct Timestamp: Equatable {
  let nanoseconds: Int64

  init(date: Date) {
    nanoseconds = Int64(date.timeIntervalSince1970 * 1_000_000_000)
  }
}

struct Pagination: Equatable {
  let pages: Int

  init(total: Int, size: Int) {
    pages = Int(ceil(Double(total) / Double(size)))
  }
}

struct AxisTicks: Equatable {
  let values: [Double]

  init(from first: Double, through last: Double, step: Double) {
    values = Array(stride(from: first, through: last, by: step))
  }
}
