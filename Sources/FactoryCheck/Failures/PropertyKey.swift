import Synchronization
import Testing

/// What a property is known by between runs: its file and function, and no line, so that an edit
/// above it changes nothing.
struct PropertyKey: Hashable, Sendable, CustomStringConvertible {
  let fileID: String
  let function: String
  /// Which of the properties in the function it is, from 1.
  var ordinal = 1
  /// The arguments of a parameterised test, as Swift source.
  var arguments: String?

  var description: String {
    let call = ordinal == 1 ? "" : " #\(ordinal)"
    return "\(fileID) \(function)\(call)\(arguments.map { " [\($0)]" } ?? "")"
  }

  /// What its random choices are mixed from: the same for all properties of a function.
  var hash: UInt64 { stableHash("\(fileID) \(function)") }

  /// A name for a file, which tells what it is of and is no other property's.
  var fileName: String {
    PropertyKey.fileNames.withLock { names in
      let name = names[self] ?? newFileName
      names[self] = name
      return name
    }
  }

  /// The names that were made before: making one costs more than a property.
  private static let fileNames = Mutex<[PropertyKey: String]>([:])

  private var newFileName: String {
    let readable = "\(fileID.prefix { $0 != "/" }).\(function.prefix { $0 != "(" })"
    let safe = readable.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" }
    return "\(String(safe.prefix(80)))-\(String(stableHash(description), radix: 16))"
  }
}

// MARK: - Calls

extension CallSite {
  /// What the failures of the property are kept by. It tells apart the properties of one function,
  /// by the order in which they first ran, and the cases of one parameterised test.
  var storedKey: PropertyKey {
    var key = key
    key.ordinal = ordinal(in: key.description)
    key.arguments = Test.Case.current?.argumentText
    return key
  }

  private func ordinal(in function: String) -> Int {
    let place = Place(line: line, column: column)
    return CallSite.places.withLock { places in
      let known = places[function, default: []]
      if let index = known.firstIndex(of: place) { return index + 1 }
      places[function] = known + [place]
      return known.count + 1
    }
  }

  private struct Place: Equatable {
    let line: Int
    let column: Int
  }

  /// Where the properties of each function stand, in the order in which they first ran in this
  /// process.
  private static let places = Mutex<[String: [Place]]>([:])
}

extension Test.Case {
  /// The arguments of a parameterised test as Swift source. Swift Testing has no word for them;
  /// where they are not found, the cases of a test share what is kept of them.
  fileprivate var argumentText: String? {
    guard isParameterized,
      let arguments = Mirror(reflecting: self).descendant("_kind", "parameterized", "arguments")
    else { return nil }
    let values = Mirror(reflecting: arguments).children.compactMap { argument in
      Mirror(reflecting: argument.value).descendant("value")
    }
    return values.map(SourceText.describe).joined(separator: ", ")
  }
}
