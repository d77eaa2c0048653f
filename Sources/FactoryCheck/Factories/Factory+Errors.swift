import Foundation

extension CancellationError: Providable, Arbitrary {
  /// The error; all of them are alike.
  public static func provide() -> CancellationError { CancellationError() }

  /// The error; all of them are alike.
  public static func arbitrary() -> Gen<CancellationError> { Gen { _ in CancellationError() } }
}

extension URLError: Providable, Arbitrary {
  /// Timed out.
  public static func provide() -> URLError { URLError(.timedOut) }

  /// One of the errors that connections end in most. The simplest has timed out.
  public static func arbitrary() -> Gen<URLError> {
    URLError.Code.arbitrary().map { URLError($0) }
  }
}

extension URLError.Code: Providable, Arbitrary {
  /// Timed out.
  public static func provide() -> URLError.Code { .timedOut }

  /// What connections end in most. The simplest has timed out.
  public static func arbitrary() -> Gen<URLError.Code> {
    Gen.element(of: [
      .timedOut, .notConnectedToInternet, .networkConnectionLost, .cancelled, .cannotFindHost,
      .cannotConnectToHost, .badURL, .unsupportedURL, .badServerResponse, .cannotParseResponse,
      .userAuthenticationRequired, .secureConnectionFailed, .serverCertificateUntrusted,
      .httpTooManyRedirects, .unknown,
    ])
  }
}

extension CocoaError: Providable, Arbitrary {
  /// No such file.
  public static func provide() -> CocoaError { CocoaError(.fileNoSuchFile) }

  /// One of the errors of files and decoders. The simplest is that there is no such file.
  public static func arbitrary() -> Gen<CocoaError> {
    CocoaError.Code.arbitrary().map { CocoaError($0) }
  }
}

extension CocoaError.Code: Providable, Arbitrary {
  /// No such file.
  public static func provide() -> CocoaError.Code { .fileNoSuchFile }

  /// What is wrong with files and decoders most. The simplest is that there is no such file.
  public static func arbitrary() -> Gen<CocoaError.Code> {
    Gen.element(of: [
      .fileNoSuchFile, .fileReadNoSuchFile, .fileReadNoPermission, .fileReadCorruptFile,
      .fileReadInapplicableStringEncoding, .fileReadUnknown, .fileWriteNoPermission,
      .fileWriteOutOfSpace, .fileWriteFileExists, .fileWriteUnknown, .coderReadCorrupt,
      .coderValueNotFound, .propertyListReadCorrupt, .userCancelled,
    ])
  }
}

extension POSIXError: Providable, Arbitrary {
  /// An invalid argument.
  public static func provide() -> POSIXError { POSIXError(.EINVAL) }

  /// One of the errors of system calls. The simplest is an invalid argument.
  public static func arbitrary() -> Gen<POSIXError> {
    Gen.element(of: [
      .EINVAL, .ENOENT, .EPERM, .EACCES, .EEXIST, .EINTR, .EAGAIN, .EIO, .ENOSPC, .ENOMEM, .EPIPE,
      .ECONNREFUSED, .ECONNRESET, .ETIMEDOUT,
    ]).map { (code: POSIXErrorCode) in POSIXError(code) }
  }
}

extension DecodingError: Providable, Arbitrary {
  /// Corrupted data at the top, without a description.
  public static func provide() -> DecodingError {
    .dataCorrupted(Context(codingPath: [], debugDescription: ""))
  }

  /// Corrupted data, a missing key or value or one of another type, somewhere within three levels of
  /// keys and indices. The simplest is corrupted data at the top, without a description.
  public static func arbitrary() -> Gen<DecodingError> { Gen(draw) }

  /// Draws an error.
  public static func draw(_ choices: inout Choices) throws(Discard) -> DecodingError {
    let kind = choices.alternative(of: 4)
    let context = Context(
      codingPath: try DrawnKey.path(&choices), debugDescription: try String.draw(&choices))
    return switch kind {
    case 0: .dataCorrupted(context)
    case 1: .keyNotFound(try DrawnKey.draw(&choices), context)
    case 2: .valueNotFound(DrawnKey.type(&choices), context)
    default: .typeMismatch(DrawnKey.type(&choices), context)
    }
  }
}

extension EncodingError: Providable, Arbitrary {
  /// A number, at the top, without a description.
  public static func provide() -> EncodingError {
    .invalidValue(0.0, Context(codingPath: [], debugDescription: ""))
  }

  /// A number that cannot be encoded, somewhere within three levels of keys and indices. The simplest
  /// is zero at the top, without a description.
  public static func arbitrary() -> Gen<EncodingError> { Gen(draw) }

  /// Draws an error.
  public static func draw(_ choices: inout Choices) throws(Discard) -> EncodingError {
    let value = try Double.draw(&choices)
    return .invalidValue(
      value,
      Context(codingPath: try DrawnKey.path(&choices), debugDescription: try String.draw(&choices)))
  }
}

/// A step on the way to what could not be coded.
private struct DrawnKey: CodingKey {
  var stringValue: String
  var intValue: Int?

  init(stringValue: String) { self.stringValue = stringValue }

  init(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }

  /// A name or an index; the simplest is the empty name. No test can write one.
  static func draw(_ choices: inout Choices) throws(Discard) -> DrawnKey {
    let key =
      choices.boolean()
      ? DrawnKey(intValue: choices.integer(in: 0...99))
      : DrawnKey(stringValue: try String.draw(&choices))
    return choices.showing(key, as: nil)
  }

  static func path(_ choices: inout Choices) throws(Discard) -> [any CodingKey] {
    try choices.array(count: 0...3, element: draw)
  }

  static func type(_ choices: inout Choices) -> any Any.Type {
    let types: [any Any.Type] = [String.self, Int.self, Double.self, Bool.self, [Any].self]
    return types[choices.alternative(of: types.count)]
  }
}
