import FactoryCheck
import RealProjectSupport
import Testing

@testable import CoreMetrics

/// Every type of the module that got a gen, but for generic ones.
struct EachTypeTests {
  private let types: [any Arbitrary.Type] = [
    CoreMetrics.AccumulatingMeter.self,
    CoreMetrics.AccumulatingRoundingFloatingPointCounter.self,
    CoreMetrics.Counter.self,
    CoreMetrics.FloatingPointCounter.self,
    CoreMetrics.Gauge.self,
    CoreMetrics.Meter.self,
    CoreMetrics.MultiplexMetricsHandler.self,
    CoreMetrics.NOOPMetricsHandler.self,
    CoreMetrics.TimeUnit.self,
    CoreMetrics.Timer.self,
  ]

  @Test("Values of each type are drawn and described")
  func values() {
    forEach(of: types)
  }

  @Test("Nearly all types get a gen, and the others are named with the reason")
  func share() throws {
    let code = try GeneratedCode(besides: #filePath)
    print("CoreMetrics: \(code.share)")
    #expect(code.types.count * 100 >= 100 * (code.types.count + code.skipped.count))
  }
}
