/// A stream of the standard library, whose members say nothing about what it gives.
protocol OpaqueStream {}

extension AsyncStream: OpaqueStream {}
extension AsyncThrowingStream: OpaqueStream {}

extension OpaqueStream {
  /// The object that copies of the stream share.
  var object: ObjectIdentifier? {
    Mirror(reflecting: self).children.first.map { ObjectIdentifier($0.value as AnyObject) }
  }
}
