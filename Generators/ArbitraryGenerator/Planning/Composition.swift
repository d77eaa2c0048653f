/// Protocols that stand together as one type, `any HasUsers & HasLogger`, in order.
struct Composition {
  /// Those of the sources, by their numbers.
  var protocols: [Int] = []
  /// The names of the library's.
  var known: [String] = []
}
