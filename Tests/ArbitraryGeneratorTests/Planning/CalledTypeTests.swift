import Testing

@testable import ArbitraryGenerator

/// Types of Foundation's and its like that conform to nothing, and that a call makes values of.
struct CalledTypeTests {
  /// Those that Apple's systems alone have, or have whole.
  private static let ofApple = [
    "DateComponentsFormatter", "MeasurementFormatter", "PersonNameComponentsFormatter",
    "RelativeDateTimeFormatter",
  ]

  /// What uses all others, as members, as fixed values and as answers.
  private static let source: String = {
    let types = KnownType.called.values.sorted { $0.name < $1.name }
      .filter { !ofApple.contains($0.name) }
      .map { $0.arity == 2 ? "\($0.name)<NSString, NSObject>" : $0.name }
    let lines = types.enumerated().flatMap { place, type in
      [
        "struct A\(place) { let value: \(type); let others: [\(type)?] }",
        "protocol P\(place) { func value() throws -> \(type); var held: \(type) { get set } }",
      ]
    }
    return """
      import Dispatch
      import Foundation
      #if canImport(FoundationNetworking)
      import FoundationNetworking
      #endif
      \(lines.joined(separator: "\n"))
      """
  }()

  @Test("Each has values that compile, and none is left out")
  func all() async throws {
    let generated = GeneratedMocks(Self.source)
    #expect(generated.notes.isEmpty)
    #expect(generated.text.contains("held: JSONDecoder = JSONDecoder()"))
    let files = try MockCompilation([
      "A.swift": Self.source, "Mocks.swift": generated.text,
      "Generated.swift": generated.conformances,
    ])
    try await files.compile(["A.swift", "Mocks.swift", "Generated.swift"], module: "M")
  }

  @Test(
    "Codes, policies and qualities are made of numbers that each system has",
    arguments: [
      ("DispatchQoS", "(qosClass: .utility, relativePriority: 0)"),
      ("POSIXErrorCode", "(rawValue: Int32(22))!"),
      ("URLRequest.CachePolicy", "(rawValue: UInt(0))!"),
    ])
  func numbered(type: String, call: String) {
    let generated = Generated("import Foundation\nstruct A { let it: \(type) }")
    #expect(generated.notes == [])
    #expect(generated.provided("M.A") == "M.A(it: \(type)\(call))")
  }

  @Test("Collections of objects hold some in gens, and none in fixed values")
  func objectCollections() {
    let generated = Generated(
      "import Foundation\nstruct A { var list: NSArray; var index: NSDictionary?; var n = 1 }")
    #expect(generated.notes == [])
    let fixed = "M.A(list: NSArray(array: []), index: NSDictionary(dictionary: [:]), n: 0)"
    #expect(generated.provided("M.A") == fixed)
    let list = "list: NSArray(array: FactoryCheck.Gen<[Swift.String]>.any.draw(&choices))"
    #expect(generated.lines(with: list).count == 1)
  }

  @Test("A default says more than what is always the same, and less than what is drawn")
  func defaults() {
    let generated = Generated(
      """
      import Foundation
      struct A { var n = 1; var decoder: JSONDecoder = .plain; var lock: NSLock? = nil }
      struct B { var number: NSNumber = 3 }
      """)
    #expect(generated.notes == [])
    #expect(generated.provided("M.A") == "M.A(n: 0)")
    #expect(generated.provided("M.B") == "M.B(number: NSNumber(value: 0))")
  }

  @Test("Calendars, measurements, and sets of what has no values have fixed values in mocks")
  func fixedAnswers() async throws {
    let source = """
      import Foundation
      protocol P {
        var calendar: Calendar { get }
        var length: Measurement<UnitLength> { get }
        var shift: DateInterval { get }
        var style: DateFormatter.Style { get }
        func threads() -> Set<Thread>
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(!mocks.text.contains("fatalError"))
    #expect(mocks.lines(with: "calendar.timeZone = .gmt").count == 1)
    #expect(
      mocks.lines(with: "= Measurement(value: 0, unit: UnitLength.baseUnit())").count == 1)
    try await mocks.compile(beside: source)
  }

  @Test("The sources may have types of their own by these names")
  func hidden() {
    let own = Generated("struct JSONDecoder { var n: Int }\nstruct A { let d: JSONDecoder }")
    #expect(own.provided("M.A") == "M.A(d: M.JSONDecoder.provide())")
    let taken = Generated(
      "import Foundation\nenum B { struct JSONDecoder {} }\nstruct A { let d: JSONDecoder }")
    #expect(taken.provided("M.A") == "M.A(d: Foundation.JSONDecoder())")
    let named = Generated(
      "import Foundation\nstruct URL { let n: Int }\nstruct A { let r: URLRequest }")
    #expect(named.notes.count == 1 && named.provided("M.A") == nil)
  }

  @Test("Types that members by their names hide are made all the same")
  func hiddenByMembers() async throws {
    let source = """
      import Foundation
      #if canImport(FoundationNetworking)
        import FoundationNetworking
      #endif
      struct Names { var URLRequest: Int { 1 }; enum Part { case URL(Int) }; var n: Int }
      class HTTP { var HTTPURLResponse = 1 }
      struct Call { let request: URLRequest; let response: HTTPURLResponse? }
      protocol Api { func at() throws -> URLRequest }
      struct Own { let request: URLRequest; var URLRequest: Int { 1 } }
      class Deep: HTTP {
        let answer: HTTPURLResponse
        init(answer: HTTPURLResponse) { self.answer = answer }
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    #expect(mocks.conformances.contains("request: Swift.Array<URLRequest>.Element(url: "))
    #expect(mocks.conformances.contains("= Swift.Array<HTTPURLResponse>.Element(url: "))
    try await mocks.compile(beside: source)
  }

  @Test("A mock has no fixed answer that is made of what its file may not import")
  func networking() {
    let generated = GeneratedMocks(
      """
      import Foundation
      struct Call { let request: URLRequest }
      protocol P { func call() -> Call; func request() -> URLRequest }
      """)
    #expect(generated.lines(with: "else { return URLRequest(url: ").count == 1)
    #expect(generated.lines(with: "else { return M.Call(").isEmpty)
  }

  @Test(
    "Types of packages are those of the module that the file imports",
    arguments: [
      ("Logging", "Logger", "(label: "), ("Logging", "Logging.Logger", "(label: "),
      ("os", "Logger", "()"), ("OSLog", "os.Logger", "()"), ("os", "Logging.Logger", ".provide()"),
      ("Combine", "AnyCancellable", "({})"), ("SwiftUI", "AnyCancellable", "({})"),
      ("NIO", "ByteBuffer", "(string: \"\")"), ("Foundation", "ByteBuffer", ".provide()"),
      ("NIOCore", "NIOCore.ByteBuffer", "(string: \"\")"), ("NIOCore", "Logger", ".provide()"),
      ("NIOHTTP1", "HTTPHeaders", "(dictionaryLiteral: (\"name\", \"\"))"),
      ("NIOHTTP1", "HTTPVersion", ".http1_1"), ("Vapor", "HTTPStatus", "(statusCode: 200)"),
      ("Vapor", "HTTPMethod", "(rawValue: \"GET\")"),
      ("HTTPTypes", "HTTPFields", "(dictionaryLiteral: (.accept, \"\"))"),
      ("Hummingbird", "HTTPResponse.Status", "(code: 200)"),
      ("HTTPTypes", "HTTPTypes.HTTPRequest", "(method: .get, "),
      ("Foundation", "HTTPHeaders", ".provide()"),
      ("Logging", "Logger.Message", "(stringLiteral: \"\")"),
      ("Logging", "Logger.MetadataValue", ".string(\"\")"),
      ("Logging", "Logger.Level", ".allCases[2]"), ("os", "Logger.Level", ".provide()"),
      ("OpenAPIRuntime", "HTTPBody", "(\"\")"), ("Foundation", "HTTPBody", ".provide()"),
      ("OpenAPIRuntime", "OpenAPIRuntime.OpenAPIValueContainer", "(stringLiteral: \"\")"),
      ("OpenAPIRuntime", "OpenAPIObjectContainer", "()"),
      ("OpenAPIRuntime", "Base64EncodedData", "(\"\".utf8)"),
      ("OpenAPIRuntime", "UndocumentedPayload", "(body: .init(\"\"))"),
      ("OpenAPIRuntime", "MultipartPart<Int>", "(payload: 0)"),
      ("OpenAPIRuntime", "MultipartBody<Int>", "(choices.draw([Int].self))"),
      ("OpenAPIRuntime", "AcceptHeaderContentType<Int>", "(contentType: 0)"),
      ("CloudKit", "CKRecord.ID", "(recordName: \"record\")"),
      ("CoreLocation", "CLError", "(.denied)"),
      ("Tagged", "Tagged<(Void, at: Void), Int>", "(rawValue: 0)"),
      ("Tagged", "Tagged<M.A, [String]>", "(rawValue: [])"),
      ("Other", "Tagged<M.A, Int>", ".provide()"),
    ])
  func packages(module: String, type: String, call: String) {
    let generated = Generated("import \(module)\nstruct A { let n: Int; let it: \(type) }")
    #expect(!generated.lines(with: type + call).isEmpty)
  }

  @Test("Loggers and buffers that the sources or their tests have are left to those")
  func hiddenPackages() {
    let own = Generated("import Logging\nstruct Logger { let n: Int }\nstruct A { let it: Logger }")
    #expect(own.provided("M.A") == "M.A(it: M.Logger.provide())")
    let byHand = Generated(
      """
      import Logging
      extension Logging.Logger: @retroactive Arbitrary {}
      struct A { let it: Logger }
      """)
    #expect(byHand.lines(with: "choices.draw(Logger.self)").count == 1)
    let mocks = GeneratedMocks(
      """
      import Logging
      struct Call { let logger: Logger }
      protocol P { var logger: Logger { get }; func call() -> Call }
      """)
    #expect(mocks.lines(with: "init(logger: Logger = Logger(").count == 1)
    #expect(mocks.lines(with: "else { return M.Call(").isEmpty)
  }

  @Test(
    "An object of any class is one of Foundation's, whatever the sources have by its name",
    arguments: [
      ("", "NSObject()"), ("class NSObject { init(n: Int) {} }", "Foundation.NSObject()"),
    ])
  func objects(context: String, object: String) async throws {
    let source = "\(context)\nstruct A { let o: AnyObject }\nprotocol P { func o() -> AnyObject }"
    let generated = GeneratedMocks(source, testables: ["M"])
    #expect(generated.notes == [])
    #expect(generated.lines(with: "else { return \(object) }").count == 1)
    #expect(generated.conformances.contains("Gen<any AnyObject> = "))
    try await generated.compile(beside: source)
  }

  @Test("Who conforms one by hand has it drawn")
  func conformed() {
    let generated = Generated(
      """
      import FactoryCheck
      import Foundation
      extension URLRequest: @retroactive Providable, @retroactive Arbitrary {}
      struct A { let request: URLRequest }
      """)
    #expect(generated.provided("M.A") == "M.A(request: URLRequest.provide())")
  }
}
