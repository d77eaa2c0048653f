/// What a mock has for the class that it inherits from.
extension MockSuperclass {
  /// Prints the initialiser that it asks of each subclass, which nothing calls.
  func emitCoder(_ access: StaticString, to text: inout SourceText) {
    guard let coder else { return }
    let answer = coder == .never ? "fatalError(\"a mock is in no archive\")" : "nil"
    text.line()
    text.line("@available(*, unavailable)")
    text.line("\(access)required init\(coder.rawValue)(coder: NSCoder) { \(answer) }")
  }
}
