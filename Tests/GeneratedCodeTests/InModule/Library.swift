// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What a module generates for itself: no module's name, and public where the types are.

public struct Product: Equatable {
  public let name: String
  public var price: Price
  var stock: Int
}

public struct Price: Equatable {
  public var cents: Int
}

package struct Parcel: Equatable {
  package var weight: Int
}

struct Shelf: Equatable {
  var products: [Product]
}

@MainActor
struct Screen {
  var title: String
}

/// Public for some clients alone, which no public function may name.
@_spi(Previews) public struct Preview: Equatable {
  public struct Page: Equatable {
    public var number: Int
  }

  public var pages: [Page]
}
