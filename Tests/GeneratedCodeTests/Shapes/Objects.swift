import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct Transfer {
  let request: URLRequest
  let response: HTTPURLResponse?
  let failures: [NSError]
  let labels: Set<NSString>
  let decoder: JSONDecoder
  let cache: NSCache<NSString, NSNumber>
}

@MainActor final class Workbench {
  let formatter: NumberFormatter
  let trash: NSMutableArray

  init(formatter: NumberFormatter, trash: NSMutableArray) {
    self.formatter = formatter
    self.trash = trash
  }
}

enum Happening {
  case received(Notification)
  case asked((URLSession) -> URLRequest, by: CodingUserInfoKey)
}
