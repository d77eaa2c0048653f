import Testing

@testable import ArbitraryGenerator

/// Enumerations and option sets of Apple's frameworks, of which a few values are known.
struct CaseTypeTests {
  @Test(
    "One of some values is drawn, and the first of them is the fixed one",
    arguments: [
      ("UserNotifications", "UNAuthorizationStatus", "[.notDetermined, .denied, .authorized]"),
      ("SwiftUI", "ColorScheme", "[.light, .dark]"),
      ("SwiftUI", "Axis.Set", "[.horizontal, .vertical]"),
      ("UIKit", "UITableViewCell.CellStyle", "[.default, .subtitle, .value1, .value2]"),
      ("UIKit", "UIKit.NSTextAlignment", "[.left, .center, .right, .justified, .natural]"),
      ("LocalAuthentication", "LABiometryType", "[.none, .touchID, .faceID]"),
    ])
  func drawn(module: String, type: String, cases: String) throws {
    let generated = Generated("import \(module)\nstruct A { let it: \(type); let all: [\(type)?] }")
    #expect(generated.notes == [])
    let first = try #require(cases.dropFirst().split(separator: ",").first)
    #expect(generated.provided("M.A") == "M.A(it: \(type)\(first), all: [])")
    let gen = "FactoryCheck.Gen<\(type)>.element(of: \(cases))"
    #expect(generated.lines(with: "it: \(gen).draw(&choices)").count == 1)
    #expect(generated.lines(with: "all: \(gen).optional().array().draw(&choices)").count == 1)
  }

  @Test(
    "They are told by their modules, and where names begin like no others, by those alone",
    arguments: [
      ("ColorScheme", "taken to be conformed elsewhere: `ColorScheme` (1 member)"),
      ("Axis", "taken to be conformed elsewhere: `Axis` (1 member)"),
      ("LABiometryType", "is of type `LABiometryType`, which there is no gen for"),
    ])
  func told(type: String, note: String) {
    let generated = Generated("import Foundation\nstruct A { let it: \(type) }")
    #expect(generated.notes.count == 1)
    #expect(generated.notes.first?.contains(note) == true)
  }

  @Test("Types of the sources by these names, and conformances by hand, come first")
  func others() {
    let own = Generated(
      "import SwiftUI\nenum Visibility { case all, none }\nstruct A { let it: Visibility }")
    #expect(own.provided("M.A") == "M.A(it: M.Visibility.provide())")
    let byHand = Generated(
      """
      import FactoryCheck
      import SwiftUI
      extension ColorScheme: @retroactive Arbitrary {}
      struct A { let it: ColorScheme }
      """)
    #expect(byHand.lines(with: "choices.draw(ColorScheme.self)").count == 1)
  }

  @Test("Each value stands once, and each type has two at least")
  func table() {
    for (name, (modules, cases)) in KnownType.cases {
      #expect(Set(cases).count == cases.count && cases.count > 1, "\(name)")
      #expect(Set(modules).count == modules.count, "\(name)")
    }
  }

  /// As much of the frameworks as is used.
  private static let standIn = """
    public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized }
    public struct UNAuthorizationOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let badge = Self(rawValue: 1)
      public static let sound = Self(rawValue: 2)
      public static let alert = Self(rawValue: 4)
    }
    """

  @Test("They compile in members, arguments, functions and protocols")
  func compiles() async throws {
    let source = """
      import UserNotifications
      struct A {
        var status: UNAuthorizationStatus
        var maybe: UNAuthorizationStatus? = nil
        var options: UNAuthorizationOptions
        var table: [String: UNAuthorizationStatus]
        var seen: Set<UNAuthorizationStatus>
        var pair: (UNAuthorizationStatus, Int)
        var ask: (UNAuthorizationOptions) async throws -> UNAuthorizationStatus
      }
      enum Step { case asked(UNAuthorizationOptions), answered(status: UNAuthorizationStatus) }
      struct Page<T> { var t: T }
      struct Pages { var page: [UNAuthorizationStatus?]; var other: Page<Int> }
      protocol Asking {
        var status: UNAuthorizationStatus { get }
        func ask(_ options: UNAuthorizationOptions) async throws -> UNAuthorizationStatus
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    let files = try MockCompilation([
      "UserNotifications.swift": Self.standIn, "M.swift": source, "Mocks.swift": mocks.text,
      "Gens.swift": mocks.conformances,
    ])
    try await files.compile(["UserNotifications.swift"], module: "UserNotifications")
    try await files.compile(["M.swift"], module: "M")
    try await files.compile(["Mocks.swift", "Gens.swift"], module: "Tests")
  }
}
