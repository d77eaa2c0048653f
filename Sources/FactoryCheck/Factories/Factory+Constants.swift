import Foundation

extension FloatingPointSign: Providable, Arbitrary {
  /// Plus.
  public static func provide() -> FloatingPointSign { .plus }

  /// Either sign. The simplest is plus.
  public static func arbitrary() -> Gen<FloatingPointSign> { Gen.element(of: [.plus, .minus]) }
}

extension FloatingPointRoundingRule: Providable, Arbitrary {
  /// To the nearest, or away from zero, as schools teach it.
  public static func provide() -> FloatingPointRoundingRule { .toNearestOrAwayFromZero }

  /// Any rule. The simplest is to the nearest, or away from zero.
  public static func arbitrary() -> Gen<FloatingPointRoundingRule> {
    Gen.element(of: [
      .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
    ])
  }
}

extension TaskPriority: Providable, Arbitrary {
  /// Medium.
  public static func provide() -> TaskPriority { .medium }

  /// A priority that has a name. The simplest is medium.
  public static func arbitrary() -> Gen<TaskPriority> {
    Gen.element(of: [.medium, .high, .low, .background])
  }
}

extension ComparisonResult: Providable, Arbitrary {
  /// The same.
  public static func provide() -> ComparisonResult { .orderedSame }

  /// Any result. The simplest is the same.
  public static func arbitrary() -> Gen<ComparisonResult> {
    Gen.element(of: [.orderedSame, .orderedAscending, .orderedDescending])
  }
}

extension SortOrder: Providable, Arbitrary {
  /// Forward.
  public static func provide() -> SortOrder { .forward }

  /// Either order. The simplest is forward.
  public static func arbitrary() -> Gen<SortOrder> { Gen.element(of: [.forward, .reverse]) }
}

extension QualityOfService: Providable, Arbitrary {
  /// The default.
  public static func provide() -> QualityOfService { .default }

  /// Any quality. The simplest is the default.
  public static func arbitrary() -> Gen<QualityOfService> {
    Gen.element(of: [.default, .userInteractive, .userInitiated, .utility, .background])
  }
}

extension DateFormatter.Style: Providable, Arbitrary {
  /// None.
  public static func provide() -> DateFormatter.Style { .none }

  /// Any style. The simplest is none.
  public static func arbitrary() -> Gen<DateFormatter.Style> {
    Gen.element(of: [.none, .short, .medium, .long, .full])
  }
}

extension FileManager.SearchPathDirectory: Providable, Arbitrary {
  /// The documents.
  public static func provide() -> FileManager.SearchPathDirectory { .documentDirectory }

  /// One of the directories that programs use most. The simplest are the documents.
  public static func arbitrary() -> Gen<FileManager.SearchPathDirectory> {
    Gen.element(of: [
      .documentDirectory, .cachesDirectory, .applicationSupportDirectory, .libraryDirectory,
      .desktopDirectory, .downloadsDirectory, .itemReplacementDirectory,
    ])
  }
}

extension FileManager.SearchPathDomainMask: Providable, Arbitrary {
  /// The user's domain.
  public static func provide() -> FileManager.SearchPathDomainMask { .userDomainMask }

  /// A domain, or all of them. The simplest is the user's.
  public static func arbitrary() -> Gen<FileManager.SearchPathDomainMask> {
    Gen.element(of: [
      .userDomainMask, .localDomainMask, .networkDomainMask, .systemDomainMask, .allDomainsMask,
    ])
  }
}

extension NumberFormatter.Style: Providable, Arbitrary {
  /// None.
  public static func provide() -> NumberFormatter.Style { .none }

  /// Any style of numbers, percentages and amounts. The simplest is none.
  public static func arbitrary() -> Gen<NumberFormatter.Style> {
    Gen.element(of: [
      .none, .decimal, .percent, .scientific, .spellOut, .ordinal, .currency, .currencyISOCode,
      .currencyPlural, .currencyAccounting,
    ])
  }
}
