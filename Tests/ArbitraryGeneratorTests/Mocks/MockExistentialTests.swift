import Testing

@testable import ArbitraryGenerator

/// Protocols that the sources name without `any`, as older ones do.
struct MockExistentialTests {
  private static let protocols = """
    import Foundation
    protocol P: AnyObject { func p() -> Int }
    protocol Q {}
    typealias PQ = P & Q
    typealias Handler = (Error?) -> Void
    struct Box<Value> { var value: Value }
    enum Space { protocol Inner {} }

    """

  @Test(
    "Mocks write `any` where the sources leave it out",
    arguments: [
      ("func f(_ p: P) -> P?", "func f(_ p: any P) -> (any P)? {"),
      ("func f(_ p: inout Q, _ all: Q...)", "func f(_ p: inout any Q, _ all: any Q...) {"),
      ("func f() -> (Error) -> (P) -> [Q]", "func f() -> (any Error) -> (any P) -> [any Q] {"),
      ("func f(_ f: @escaping (Swift.Error?) -> Void)", "@escaping ((any Swift.Error)?) -> Void)"),
      ("func f(_ h: @escaping Handler)", "func f(_ h: @escaping Handler) {"),
      ("func f() throws -> Result<Box<Q>, Error>", "throws -> Result<Box<any Q>, any Error> {"),
      ("func f(_ c: Codable, _ d: NSCopying)", "func f(_ c: any Codable, _ d: any NSCopying) {"),
      ("func f(_ s: StreamDelegate)", "func f(_ s: any StreamDelegate) {"),
      ("func f(_ arguments: CVarArg...)", "func f(_ arguments: any CVarArg...) {"),
      ("func f(_ e: UnkeyedEncodingContainer)", "func f(_ e: any UnkeyedEncodingContainer) {"),
      ("func f(_ p: P & Q, _ both: PQ?)", "func f(_ p: any P & Q, _ both: (any PQ)?) {"),
      ("func f(_ i: Space.Inner, _ o: Owner)", "func f(_ i: any Space.Inner, _ o: any Owner) {"),
      ("func f(_ p: P.Type, _ q: [PQ.Type])", "func f(_ p: any P.Type, _ q: [any PQ.Type]) {"),
      ("func f(_ p: P.Protocol)", "func f(_ p: (any P).Type) {"),
      ("func f<T: P>(_ t: T, _ q: Q) where T: Q", "func f<T: P>(_ t: T, _ q: any Q) where T: Q {"),
      ("func f(_ p: some P, _ q: any PQ & Q)", "func f(_ p: some P, _ q: any PQ & Q) {"),
      ("func f(_ a: Any, _ o: AnyObject)", "func f(_ a: Any, _ o: AnyObject) {"),
      ("var p: P! { get set }", "var p: (any P)! {"),
      ("subscript(q: Q) -> (q: Q, P)? { get }", "subscript(q: any Q) -> (q: any Q, any P)? {"),
      ("associatedtype Q; func f(_ q: Q) -> P", "func f(_ q: Q) -> any P {"),
      ("func f<Q>(_ q: Q)", "func f<Q>(_ q: Q) {"),
      ("associatedtype E = Error; func f() -> E", "typealias E = any Error"),
    ])
  func written(member: String, expected: String) async throws {
    let source = Self.protocols + "protocol Owner: AnyObject { \(member) }"
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.text.contains(expected))
    try await mocks.compile(beside: source, feature: "ExistentialAny")
  }

  @Test("Apple's delegates are protocols, and other modules' are not known to be")
  func platforms() {
    let source = """
      import Cars
      import UIKit
      protocol P { func f(_ d: UITableViewDataSource?, _ n: NSWindowDelegate, _ c: CarDelegate) }
      """
    #expect(
      GeneratedMocks(source, testables: ["M"]).text.contains(
        "ArgValues: [(d: (any UITableViewDataSource)?, n: any NSWindowDelegate, c: CarDelegate)]"))
  }

  @Test("So do gens, and the mocks of classes, spies and type erasers")
  func others() async throws {
    let source =
      Self.protocols + """
        struct Holder { let p: P; let q: [Q?]; let type: P.Type; let both: P & Q; let all: PQ }
        enum Event { case failed(Error), got(Box<Q>), done(Handler) }
        /// @mockable
        class Base { init(q: Q) {}; func f(_ p: P, e: Error? = nil) -> Q? { nil }; var q: Q? }
        /// @mockable(spy)
        protocol Spied { func f(_ p: P) -> Q?; var e: Error? { get }; func g<T>(_ t: T) -> Error }
        /// @mockable(eraser)
        protocol Erased { associatedtype A; func f(_ a: A, _ p: P) -> Error; var q: Q { get } }
        """
    let mocks = GeneratedMocks(source, testables: ["M"])
    try await mocks.compile(beside: source, feature: "ExistentialAny")
  }
}
