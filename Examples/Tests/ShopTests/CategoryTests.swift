import FactoryCheck
import Testing

@testable import Shop

struct CategoryTests {
  @Test("Every path leads to a category of the name that it ends with")
  func pathsLeadToCategories() {
    forAll { (root: Shop.Category) in
      #expect(root.paths.count == root.flattened.count)
      for path in root.paths {
        let category = try #require(root.category(at: path))
        #expect(category.name == path.last)
      }
    }
  }
}
