import Testing

@testable import ArbitraryGenerator

struct AvailabilityTests {
  private func attribute(_ source: String) throws -> Attribute {
    let file = DeclarationParser.parse(
      SourceFile(path: "A.swift", text: "\(source)\nstruct A {}"))
    return try #require(file.declarations.first?.header.attributes.first)
  }

  @Test(
    "What extensions repeat stands in one line, without comments, however it was written",
    arguments: [
      "@available(macOS 10.15, iOS 13, *)", "@available (macOS 10.15,iOS 13,*)",
      "@available(\n\tmacOS 10.15,\n\tiOS 13,\n\t*\n)",
      "@available(  // since\n  macOS 10.15,  // (Catalina,\n  /* 13, */ iOS 13, *)",
      "@available(\r\n  macOS 10.15,\r\n  iOS 13, *)",
    ])
  func layout(source: String) throws {
    let attribute = try attribute(source)
    #expect(attribute.availabilityText == "@available(macOS 10.15, iOS 13, *)")
    #expect(attribute.isPlatformAvailability && attribute.isIntroduction)
    #expect(!attribute.isUnavailable)
    let generated = Generated("\(source)\nstruct A { var a: Int }")
    #expect(generated.lines(with: "@available(macOS 10.15, iOS 13, *)").count == 3)
  }

  @Test(
    "Words in messages say nothing of availability",
    arguments: [
      "@available(*, deprecated, message: \"unavailable, soon\")",
      "@available(*, deprecated, message: \"a, \\\"unavailable, b\")",
    ])
  func messages(source: String) throws {
    let attribute = try attribute(source)
    #expect(attribute.availabilityText == source)
    #expect(!attribute.isUnavailable && !attribute.isIntroduction)
  }

  @Test("What is unavailable on one platform is told from what is so on all")
  func unavailable() throws {
    let everywhere = try attribute("@available(\n  *,\n  unavailable\n)")
    let somewhere = try attribute("@available(iOS, unavailable)")
    #expect(everywhere.isUnavailableEverywhere && everywhere.isUnavailable)
    #expect(somewhere.isUnavailable && !somewhere.isUnavailableEverywhere)
  }

  @Test("What is unavailable on one platform is drawn on the others, with what holds it")
  func unavailableSomewhere() {
    let generated = Generated(
      "@available(watchOS, unavailable) enum A { case a, b }\nstruct B { let a: A }")
    #expect(generated.notes.isEmpty)
    #expect(!generated.lines(with: "@available(watchOS, unavailable)").isEmpty)
    #expect(!generated.lines(with: "extension M.A").isEmpty)
    #expect(!generated.lines(with: "M.B(a:").isEmpty)
  }

  @Test("What a package defines, and other attributes, say nothing of platforms")
  func others() throws {
    for source in ["@available(MyLibrary 1.0, *)", "@objc(macOS)", "@available"] {
      #expect(try !attribute(source).isPlatformAvailability)
    }
  }
}
