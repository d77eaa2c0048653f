// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations that are public for some clients alone.

@_spi(Drafts) public struct Draft: Hashable {
  public struct Part: Hashable {
    public var number: Int
  }

  public var title: String
  public var parts: [Part]
}

public struct Letter: Hashable {
  public var text: String
  @_spi(Drafts) public var draft: Draft?
}

@_spi(Stamps) extension Letter {
  public enum Stamp: CaseIterable {
    case red, blue
  }
}
