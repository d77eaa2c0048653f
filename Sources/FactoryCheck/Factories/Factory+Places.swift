import Foundation

extension TimeZone: Providable, Arbitrary {
  /// UTC.
  public static func provide() -> TimeZone { .gmt }

  /// A time zone: UTC, those with summer time in either half of the year, with offsets of half and
  /// quarter hours, at both ends of the day, with a skipped day, or of a fixed offset. The simplest
  /// is UTC.
  public static func arbitrary() -> Gen<TimeZone> { Gen(draw) }

  /// Draws a time zone.
  public static func draw(_ choices: inout Choices) throws(Discard) -> TimeZone {
    if choices.boolean(probability: 0.125) {
      return TimeZone(secondsFromGMT: choices.integer(in: -56...56) * 900) ?? .gmt
    }
    return zones[choices.integer(in: 0...zones.count - 1)]
  }

  private static let zones: [TimeZone] =
    [.gmt]
    + [
      "Europe/London", "Europe/Berlin", "America/New_York", "America/Los_Angeles", "Asia/Tokyo",
      "Asia/Kolkata", "Asia/Kathmandu", "Australia/Sydney", "Australia/Lord_Howe",
      "America/St_Johns", "America/Sao_Paulo", "Africa/Casablanca", "Asia/Tehran",
      "Pacific/Apia", "Pacific/Kiritimati", "Pacific/Chatham", "Pacific/Pago_Pago",
    ].map { TimeZone(identifier: $0) ?? .gmt }
}

extension Locale: Providable, Arbitrary {
  /// American English, `en_US`.
  public static func provide() -> Locale { Locale(identifier: "en_US") }

  /// A locale: with decimal commas and spaces, other digits, text from the right, a dotless i,
  /// another calendar, a script. The simplest is `en_US`.
  public static func arbitrary() -> Gen<Locale> { Gen(draw) }

  /// Draws a locale.
  public static func draw(_ choices: inout Choices) throws(Discard) -> Locale {
    Locale(identifier: identifiers[choices.integer(in: 0...identifiers.count - 1)])
  }

  private static let identifiers = [
    "en_US", "en_GB", "en_US_POSIX", "de_DE", "de_CH", "fr_FR", "es_MX", "pt_BR", "ru_RU", "ja_JP",
    "zh_Hans_CN", "zh_Hant_TW", "ko_KR", "hi_IN", "tr_TR", "ar_EG", "fa_IR", "he_IL", "th_TH", "",
  ]
}

extension Calendar: Providable, Arbitrary {
  /// The Gregorian calendar in UTC.
  public static func provide() -> Calendar { calendar(.gregorian) }

  /// A calendar in UTC. The simplest is the Gregorian one.
  public static func arbitrary() -> Gen<Calendar> { Gen(draw) }

  /// Draws a calendar.
  public static func draw(_ choices: inout Choices) throws(Discard) -> Calendar {
    calendar(identifiers[choices.integer(in: 0...identifiers.count - 1)])
  }

  fileprivate static let identifiers: [Identifier] = [
    .gregorian, .iso8601, .buddhist, .japanese, .hebrew, .islamicCivil, .persian, .chinese,
  ]

  private static func calendar(_ identifier: Identifier) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    calendar.locale = .provide()
    return calendar
  }
}

extension Calendar.Identifier: Providable, Arbitrary {
  /// The Gregorian calendar's.
  public static func provide() -> Calendar.Identifier { .gregorian }

  /// That of a calendar. The simplest is the Gregorian one's.
  public static func arbitrary() -> Gen<Calendar.Identifier> {
    Gen.element(of: Calendar.identifiers)
  }
}

extension Calendar.Component: Providable, Arbitrary {
  /// The day.
  public static func provide() -> Calendar.Component { .day }

  /// A component that a date can be moved by. The simplest is the day.
  public static func arbitrary() -> Gen<Calendar.Component> {
    Gen.element(of: [
      .day, .month, .year, .hour, .minute, .second, .weekday, .weekOfYear, .weekOfMonth, .quarter,
      .nanosecond, .era,
    ])
  }
}

extension Locale.Language: Providable, Arbitrary {
  /// English.
  public static func provide() -> Locale.Language { Locale.Language(identifier: "en") }

  /// A language, some with a script or a region. The simplest is English.
  public static func arbitrary() -> Gen<Locale.Language> {
    Gen.element(of: [
      "en", "en-GB", "de", "de-CH", "fr", "es", "es-419", "pt-BR", "ru", "ja", "zh-Hans", "zh-Hant",
      "ko", "hi", "tr", "ar", "fa", "he", "sr-Latn", "th",
    ]).map { Locale.Language(identifier: $0) }
  }
}

extension Locale.LanguageCode: Providable, Arbitrary {
  /// English.
  public static func provide() -> Locale.LanguageCode { "en" }

  /// The code of a language, of two letters or three. The simplest is English.
  public static func arbitrary() -> Gen<Locale.LanguageCode> {
    Gen.element(of: [
      "en", "de", "fr", "es", "pt", "ru", "ja", "zh", "ko", "hi", "tr", "ar", "fa", "he", "th",
      "gsw", "yue", "und",
    ])
  }
}

extension Locale.Region: Providable, Arbitrary {
  /// The United States.
  public static func provide() -> Locale.Region { "US" }

  /// The code of a country, of a part of the world, or of none that is known. The simplest is that of
  /// the United States.
  public static func arbitrary() -> Gen<Locale.Region> {
    Gen.element(of: [
      "US", "GB", "DE", "CH", "FR", "ES", "MX", "BR", "RU", "JP", "CN", "TW", "KR", "IN", "TR",
      "EG",
      "IR", "IL", "TH", "419", "001", "ZZ",
    ])
  }
}

extension Locale.Currency: Providable, Arbitrary {
  /// US dollars.
  public static func provide() -> Locale.Currency { "USD" }

  /// The code of a currency, with two digits behind the point, none, three or four, or of none that
  /// is known. The simplest are US dollars.
  public static func arbitrary() -> Gen<Locale.Currency> {
    Gen.element(of: [
      "USD", "EUR", "GBP", "CHF", "JPY", "CNY", "INR", "BRL", "KRW", "TRY", "KWD", "BHD", "CLF",
      "XXX",
    ])
  }
}
