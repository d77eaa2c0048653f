#if canImport(Glibc) || os(macOS)
  import Foundation

  /// Texts as C takes them: an array of pointers with a null behind the last. They live as long as
  /// this.
  final class CStrings {
    let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private let count: Int

    init(_ texts: [String]) {
      count = texts.count
      pointers = .allocate(capacity: count + 1)
      pointers.initialize(repeating: nil, count: count + 1)
      for (index, text) in texts.enumerated() { pointers[index] = strdup(text) }
    }

    deinit {
      for index in 0..<count { free(pointers[index]) }
      pointers.deallocate()
    }
  }

  extension [String: String] {
    /// The variables as a process takes them: `name=value`, in the order of their names.
    var environmentLines: [String] { map { "\($0)=\($1)" }.sorted() }
  }
#endif
