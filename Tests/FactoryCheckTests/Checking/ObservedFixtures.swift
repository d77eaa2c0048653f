import Observation

// Here and not with their tests, which see a type called `Observation`.

@Observable class ObservedModel {
  var items: [Int] = []
  @ObservationIgnored var version = 1
  @ObservationIgnored lazy var length = items.count
}

@Observable final class ObservedScreen: ObservedModel {
  private(set) var title = "t"
}
