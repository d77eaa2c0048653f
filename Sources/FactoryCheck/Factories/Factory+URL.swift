import Foundation

extension URL: Providable, Arbitrary {
  /// `https://example.com`.
  public static func provide() -> URL { fixed }

  /// An absolute address: some schemes, hosts by name, by number and with letters beyond ASCII, at
  /// times a port, a path, a query, a fragment. The simplest is `https://example.com`.
  public static func arbitrary() -> Gen<URL> { Gen(draw) }

  /// Draws an address.
  public static func draw(_ choices: inout Choices) throws(Discard) -> URL {
    choices.begin(URL.self)
    defer { choices.end() }
    let scheme = choices.scheme()
    guard scheme < URLParts.schemes.count else { return URLParts.anything(&choices) ?? fixed }
    var text = URLParts.schemes[scheme] + "://"
    text += URLParts.hosts[choices.integer(in: 0...URLParts.hosts.count - 1)]
    if choices.boolean(probability: 0.125) { text += ":\(choices.integer(in: 0...65_535))" }
    let path = try choices.array(count: 0...4, element: URLParts.segment)
    for segment in path { text += "/" + segment }
    if choices.boolean(probability: 0.125) { text += "/" }
    if choices.boolean(probability: 0.25) { text += "?" + (try URLParts.query(&choices)) }
    if choices.boolean(probability: 0.125) { text += "#" + URLParts.segment(&choices) }
    return URL(string: text) ?? fixed
  }

  private static let fixed = URL(string: "https://example.com") ?? URL(fileURLWithPath: "/")
}

extension URLQueryItem: Providable, Arbitrary {
  /// An empty name without a value.
  public static func provide() -> URLQueryItem { URLQueryItem(name: "", value: nil) }

  /// Any text as name and, mostly, any as value, also such that has to be escaped. The simplest is
  /// an empty name without a value.
  public static func arbitrary() -> Gen<URLQueryItem> { Gen(draw) }

  /// Draws an item.
  public static func draw(_ choices: inout Choices) throws(Discard) -> URLQueryItem {
    URLQueryItem(name: try String.draw(&choices), value: try String?.draw(&choices))
  }
}

extension URLComponents: Providable, Arbitrary {
  /// No components.
  public static func provide() -> URLComponents { URLComponents() }

  /// The components of an address, as for `URL`, or none. The simplest are none.
  public static func arbitrary() -> Gen<URLComponents> { Gen(draw) }

  /// Draws components.
  public static func draw(_ choices: inout Choices) throws(Discard) -> URLComponents {
    guard choices.presence() else { return URLComponents() }
    return URLComponents(url: try URL.draw(&choices), resolvingAgainstBaseURL: false)
      ?? URLComponents()
  }
}

/// What addresses are made of.
private enum URLParts {
  static let schemes = ["https", "http", "ftp", "app"]

  static let hosts = [
    "example.com", "localhost", "www.example.org", "192.0.2.1", "[2001:db8::1]",
    "xn--bcher-kva.example", "b%C3%BCcher.example", "EXAMPLE.com", "user:secret@example.com",
  ]

  static let special = [
    "%20", "%2F", "%C3%A9", "%F0%9F%98%80", "..", ".", "~", "a+b", "index.html", "",
  ]

  private static let characters =
    .alphanumerics + Alphabet("-._~:/?#[]@!$&'()*+,;=%".unicodeScalars)

  /// What any text is the address of; nil where it is of none.
  static func anything(_ choices: inout Choices) -> URL? {
    let text = choices.text(of: characters, count: nil)
    guard let url = URL(string: text), url.scheme == nil else { return URL(string: text) }
    return URL(string: "https://" + text)
  }

  /// A piece of a path: letters and digits, or what has to be escaped or resolved.
  static func segment(_ choices: inout Choices) -> String {
    // The text is drawn in any case, so that a special piece is never the simpler.
    let text = choices.text(of: .alphanumerics, count: 1...12)
    guard choices.boolean(probability: 0.125) else { return text }
    return special[choices.integer(in: 0...special.count - 1)]
  }

  static func query(_ choices: inout Choices) throws(Discard) -> String {
    let items = try choices.array(count: 0...3) { choices throws(Discard) in
      segment(&choices) + "=" + segment(&choices)
    }
    return items.joined(separator: "&")
  }
}

extension Choices {
  /// One of the schemes, or, mostly in attempts that follow clues and never in others, the place
  /// behind them, which stands for any text.
  fileprivate mutating func scheme() -> Int {
    guard let tape else { return randomScheme() }
    let places = 0...Int128(URLParts.schemes.count)
    return Int(tape.choose(.integer, in: places, origin: 0) { Int128(randomScheme()) })
  }

  private mutating func randomScheme() -> Int {
    if quest != nil, isLikely(6) { return URLParts.schemes.count }
    return randomInteger(from: 0, through: URLParts.schemes.count - 1)
  }
}
