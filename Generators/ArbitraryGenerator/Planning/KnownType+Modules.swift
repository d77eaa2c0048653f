/// Types of packages and of Apple's frameworks that one call makes a value of. They are told by what a
/// file imports.
extension KnownType {
  /// The type that a name means in a file with these imports.
  static func called(_ name: String, imports: @autoclosure () -> [String]) -> KnownType? {
    guard let calls = ofModules[plainName(name)] else {
      return ofCases(name, imports: imports())
    }
    let imports = imports()
    let module = calls.keys.first { module in
      module.importedNames.contains(where: imports.contains)
        && (name == plainName(name) || name.hasPrefix("\(module.rawValue)."))
    }
    guard let module else { return nil }
    let (arity, literal) = collections[plainName(name)] ?? (0, nil)
    return KnownType(name: name, module: module, arity: arity, literal: literal, isCalled: true)
  }

  /// What is written behind a name of a module for a value of it.
  static func calls(of name: String, in module: Module) -> [CallPiece] {
    ofModules[plainName(name)]?[module] ?? []
  }

  /// How many generic arguments those take that hold what these are, and how they are empty.
  private static let collections: [String: (Int, String?)] = [
    "Deque": (1, "[]"), "IdentifiedArray": (2, "[]"), "IdentifiedArrayOf": (1, "[]"),
    "OrderedDictionary": (2, "[:]"), "OrderedSet": (1, "[]"), "TreeDictionary": (2, "[:]"),
    "TreeSet": (1, "[]"),
    // What is bound to a constant.
    "Binding": (1, nil),
    // What a call makes, and how those end that may hold none.
    "AlertState": (1, nil), "ConfirmationDialogState": (1, nil), "IdentifiedAction": (2, nil),
    "PresentationAction": (1, ".dismiss"), "StackAction": (2, ".popFrom(id: 0)"),
    "StackState": (1, nil),
    // What is sent, and what it fails with.
    "CurrentValueSubject": (2, nil), "Future": (2, nil), "PassthroughSubject": (2, nil),
    // Bodies and their parts.
    "AcceptHeaderContentType": (1, nil), "MultipartBody": (1, "[]"),
    "MultipartDynamicallyNamedPart": (1, nil), "MultipartPart": (1, nil),
    "ServerSentEventWithJSONData": (1, nil),
    // What tells values apart, and the values.
    "Tagged": (2, nil),
  ]

  private static let ofModules: [String: [Module: [CallPiece]]] = [
    "AcceptHeaderContentType": [.openAPI: ["(contentType: ", .argument(0), ")"]],
    "AlertState": [.reducers: titled],
    "Angle": [.swiftUI: parts(["degrees"], "Double", "0...359") + [")"]],
    "AnyCancellable": [.combine: ["({})"]],
    "AnyView": [.swiftUI: ["(EmptyView())"]],
    "Base64EncodedData": [.openAPI: ["(", .value(of: "String"), ".utf8)"]],
    "Binding": [.swiftUI: [".constant(", .argument(0), ")"]],
    "ByteBuffer": [.nio: ["(string: ", .value(of: "String"), ")"]],
    "ByteBufferAllocator": [.nio: ["()"]],
    "CKRecord.ID": [.cloudKit: one(of: ["record", "a", "b"], in: "(recordName: ", ")")],
    "CKRecordZone.ID": [.cloudKit: one(of: ["zone", "a", "b"], in: "(zoneName: ", ")")],
    "CLError": [
      .coreLocation: [
        "(",
        .values(
          fixed: ".denied",
          gen: "<CLError.Code>.element(of: [.denied, .network, .locationUnknown])"),
        ")",
      ]
    ],
    "CLLocation": [.coreLocation: place],
    "CLLocationCoordinate2D": [.coreLocation: place],
    "Color": [.swiftUI: color("Double") + [")"]],
    "ConfirmationDialogState": [.reducers: titled],
    "CurrentValueSubject": [.combine: ["(", .argument(0), ")"]],
    "Deque": [.collections: ["(", .array, ")"]],
    "EdgeInsets": [
      .swiftUI: parts(["top", "leading", "bottom", "trailing"], "CGFloat", "0...100") + [")"]
    ],
    "FilePath": [.system: one(of: ["/", "/a", "/a/b.txt", "a/b"], in: "(", ")")],
    "Font": [.swiftUI: [".system(size: CGFloat("] + fontSize + ["))"]],
    "Future": [.combine: [" { [answer = ", .result, "] in $0(answer) }"]],
    "Gradient": [.swiftUI: ["(colors: [.white, .black])"]],
    "HTTPBody": [.openAPI: ["(", .value(of: "String"), ")"]],
    "HTTPField": [.httpTypes: ["(name: .accept, value: ", .value(of: "String"), ")"]],
    "HTTPField.Name": [
      .httpTypes: one(of: ["accept", "cookie", "host", "x-name"], in: "(", ")!")
    ],
    "HTTPFields": [
      .httpTypes: ["(dictionaryLiteral: (.accept, ", .value(of: "String"), "))"]
    ],
    "HTTPHeaders": [
      .nioHTTP: ["(dictionaryLiteral: (\"name\", ", .value(of: "String"), "))"]
    ],
    "HTTPMethod": [.nioHTTP: one(of: methods, in: "(rawValue: ", ")")],
    "HTTPRequest": [
      .httpTypes: one(
        of: ["/", "/a", "/a/b?c=d"],
        in: "(method: .get, scheme: \"https\", authority: \"a.org\", path: ", ")")
    ],
    "HTTPRequest.Method": [.httpTypes: one(of: methods, in: "(", ")!")],
    "HTTPRequestHead": [
      .nioHTTP: one(
        of: ["/", "/a", "/a/b?c=d"], in: "(version: .http1_1, method: .GET, uri: ", ")")
    ],
    "HTTPResponse": [.httpTypes: ["(status: .init(code: "] + status + ["))"]],
    "HTTPResponse.Status": [.httpTypes: ["(code: "] + status + [")"]],
    "HTTPResponseStatus": [.nioHTTP: ["(statusCode: "] + status + [")"]],
    "HTTPStatus": [.nioHTTP: ["(statusCode: "] + status + [")"]],
    "HTTPVersion": [.nioHTTP: [.one(of: ["http1_1", "http1_0", "http2"])]],
    "IdentifiedAction": [
      .reducers: [".element(id: ", .argument(0), ", action: ", .argument(1), ")"]
    ],
    "IdentifiedArray": [.identified: identified],
    "IdentifiedArrayOf": [.identified: identified],
    "Image": [.swiftUI: ["(systemName: \"photo\")"]],
    "LocalizedStringKey": [.swiftUI: ["(", .value(of: "String"), ")"]],
    // None of them writes where the test's own output is.
    "Logger": [
      .logging: ["(label: \"logger\", factory: { _ in SwiftLogNoOpLogHandler() })"], .os: ["()"],
    ],
    "Logger.Level": [
      .logging: [".allCases[", .values(fixed: "2", gen: "<Int>.int(in: 0...6)"), "]"]
    ],
    "Logger.Message": [.logging: ["(stringLiteral: ", .value(of: "String"), ")"]],
    "Logger.MetadataValue": [.logging: [".string(", .value(of: "String"), ")"]],
    "MultipartBody": [.openAPI: ["(", .array, ")"]],
    "MultipartDynamicallyNamedPart": [.openAPI: payload],
    "MultipartPart": [.openAPI: payload],
    "MultipartRawPart": [
      .openAPI: [
        "(name: ", .value(of: "String"), ", headerFields: [:], body: .init(",
        .value(of: "String"), "))",
      ]
    ],
    "NSColor": [.appKit: color("CGFloat") + [", alpha: 1)"]],
    "NSDirectionalEdgeInsets": [
      .uiKit: parts(["top", "leading", "bottom", "trailing"], "CGFloat", "0...100") + [")"]
    ],
    "NSImage": [.appKit: ["(size: .zero)"]],
    "NavigationPath": [.swiftUI: ["()"]],
    "OpenAPIArrayContainer": [.openAPI: ["()"]],
    "OpenAPIObjectContainer": [.openAPI: ["()"]],
    "OpenAPIValueContainer": [.openAPI: ["(stringLiteral: ", .value(of: "String"), ")"]],
    "OrderedDictionary": [.collections: ordered],
    "OrderedSet": [.collections: ["(", .array, ")"]],
    "PassthroughSubject": [.combine: ["()"]],
    "PresentationAction": [
      .reducers: [.either([[".dismiss"], [".presented(", .argument(0), ")"]])]
    ],
    "ServerSentEvent": [.openAPI: ["(data: ", .value(of: "String"), ")"]],
    "ServerSentEventWithJSONData": [.openAPI: ["(data: ", .argument(0), ")"]],
    "StackAction": [
      .reducers: [
        .either([
          [".popFrom(id: .init(integerLiteral: ", stackID, "))"],
          [".element(id: .init(integerLiteral: ", stackID, "), action: ", .argument(1), ")"],
          [".push(id: .init(integerLiteral: ", stackID, "), state: ", .argument(0), ")"],
        ])
      ]
    ],
    "StackElementID": [.reducers: ["(integerLiteral: ", stackID, ")"]],
    "StackState": [.reducers: ["(", .array, ")"]],
    "Tagged": [.tagged: ["(rawValue: ", .argument(1), ")"]],
    "Text": [.swiftUI: ["(verbatim: ", .value(of: "String"), ")"]],
    "TimeAmount": [
      .nio: [".milliseconds(", .values(fixed: "0", gen: "<Int64>.integer(in: 0...1_000)"), ")"]
    ],
    "TreeDictionary": [.collections: ordered],
    "TreeSet": [.collections: ["(", .array, ")"]],
    "UIColor": [.uiKit: color("CGFloat") + [", alpha: 1)"]],
    "UIEdgeInsets": [
      .uiKit: parts(["top", "left", "bottom", "right"], "CGFloat", "0...100") + [")"]
    ],
    "UIFont": [.uiKit: [".systemFont(ofSize: CGFloat("] + fontSize + ["))"]],
    "UIImage": [.uiKit: ["()"]],
    "UIOffset": [.uiKit: parts(["horizontal", "vertical"], "CGFloat", "0...100") + [")"]],
    "UndocumentedPayload": [.openAPI: ["(body: .init(", .value(of: "String"), "))"]],
    "UnitPoint": [.swiftUI: [.one(of: ["center", "top", "bottom", "leading", "trailing"])]],
  ]

  /// Of several with one key the first is kept: a dictionary would have no order of its own.
  private static let ordered: [CallPiece] = [
    "(", .pairs, ", uniquingKeysWith: { first, _ in first })",
  ]

  /// Of several with one identity the first is kept.
  private static let identified: [CallPiece] = [
    "(", .array, ", uniquingIDsWith: { first, _ in first })",
  ]

  /// Tests alone may make one of a number.
  private static let stackID: CallPiece = .values(fixed: "0", gen: "<Int>.int(in: 0...9)")

  /// A dialog without buttons of its own.
  private static let titled: [CallPiece] = [
    "(title: { [title = ", .value(of: "String"), "] in TextState(title) })",
  ]

  private static let fontSize: [CallPiece] = [
    .values(fixed: "12", gen: "<Int>.int(in: 8...40)")
  ]

  private static let methods = ["GET", "POST", "PUT", "DELETE"]

  private static let payload: [CallPiece] = ["(payload: ", .argument(0), ")"]

  private static let status: [CallPiece] = [.values(fixed: "200", gen: "<Int>.int(in: 200...599)")]

  /// A call with one of some texts.
  private static func one(of texts: [String], in head: String, _ tail: String) -> [CallPiece] {
    let all = texts.map { "\"\($0)\"" }
    let gen = "<String>.element(of: [\(all.joined(separator: ", "))])"
    return [.text(head), .values(fixed: all[0], gen: gen), .text(tail)]
  }

  /// The three parts of a color, each of 256, without the end of the call.
  private static func color(_ number: String) -> [CallPiece] {
    parts(["red", "green", "blue"], number, "0...255", " / 255")
  }

  /// Numbers of a range, without the end of the call that takes them.
  private static func parts(
    _ labels: [String], _ number: String, _ range: String, _ divisor: String = ""
  ) -> [CallPiece] {
    labels.flatMap { label -> [CallPiece] in
      [
        .text("\(label == labels[0] ? "(" : ", ")\(label): \(number)("),
        .values(fixed: "0", gen: "<Int>.int(in: \(range))"), .text(")\(divisor)"),
      ]
    }
  }

  /// Anywhere on earth, to the metre.
  private static let place: [CallPiece] = [
    "(latitude: Double(", .values(fixed: "0", gen: "<Int>.int(in: -9_000_000...9_000_000)"),
    ") / 100_000, longitude: Double(",
    .values(fixed: "0", gen: "<Int>.int(in: -18_000_000...18_000_000)"), ") / 100_000)",
  ]
}

extension KnownType.Module {
  /// The modules that bring it.
  fileprivate var importedNames: [String] {
    switch self {
    case .appKit: ["AppKit", "Cocoa", "SwiftUI"]
    case .collections: ["Collections", "DequeModule", "HashTreeCollections", "OrderedCollections"]
    case .coreLocation: ["CoreLocation", "MapKit"]
    case .httpTypes: ["HTTPTypes", "Hummingbird", "HummingbirdCore", "OpenAPIRuntime"]
    case .identified: ["ComposableArchitecture", "IdentifiedCollections"]
    case .nio: ["NIO", "NIOCore", "Vapor"]
    case .nioHTTP: ["Alamofire", "NIOHTTP1", "Vapor"]
    case .os: ["OSLog", "os"]
    case .uiKit: ["SwiftUI", "UIKit"]
    case .system: ["System", "SystemPackage"]
    case .combine: ["Combine", "SwiftUI"]
    case .cloudKit, .foundation, .frameworks, .logging, .openAPI, .reducers, .swift, .swiftUI,
      .tagged:
      [rawValue]
    }
  }
}
