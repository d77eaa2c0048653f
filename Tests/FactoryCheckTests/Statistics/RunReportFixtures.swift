import FactoryCheck
import TestSupport
import Testing
import XCTest

/// Properties whose results are written to a run's report; they run in child processes only.
@Suite(.enabled(if: ChildRun.isChild))
struct RunReportFixtures {
  private enum Role: CaseIterable { case guest, member, admin }

  private struct User {
    let age: Int
    let name: String
    let role: Role
    let tags: [String]
    let nickname: String?
  }

  private static let users = Gen<User> { choices throws(Discard) in
    User(
      age: try Gen.int(in: 0...120).draw(&choices),
      name: try Gen.string(count: 0...12).draw(&choices),
      role: try Gen.element(of: Role.allCases).draw(&choices),
      tags: try Gen.string(count: 0...5).array(count: 0...4).draw(&choices),
      nickname: try Gen.string(count: 0...5).optional().draw(&choices))
  }

  @Test func users() {
    forAll(Self.users, seed: 1) { user in
      classify(user.age >= 18, "adult")
      cover(atLeast: 0.2, user.role == .admin, "admin")
      collect(user.tags.count, "tags")
      collect(user.role, "role")
    }
  }

  @Test func failing() {
    forAll(.int(in: 0...1_000_000), seed: 1) { x in
      label(x < 50 ? "small" : "large")
      #expect(x < 50)
    }
  }

  @Test func hostile() {
    let text = """
      </pre><script>document.title="broken"</script><img src=x onerror=alert(1)>\u{202e}\0&"'
      """
    forAll(.int(in: 0...9), .string(), seed: 1) { x, _ in
      label(text)
      collect(text, text)
      if x == 7 { Issue.record(Comment(rawValue: text)) }
    }
  }

  @Test func numbers() {
    forAll(.int(), .double(), seed: 1) { _, _ in }
  }

  @Test func exhaustive() {
    forAll(.int(in: 0...9)) { _ in }
  }

  @Test func suspending() async {
    await forAll(.int(in: 0...1_000), seed: 1) { _ in await Task.yield() }
  }

  @Test func gaveUp() {
    forAll(.int(), cases: 5, seed: 1) { _ in try assume(false) }
  }

  @Test(arguments: 0..<20)
  func parallel(number: Int) {
    forAll(.int(in: 0...1_000_000), cases: 20, seed: 1) { _ in label("\(number)") }
  }
}

/// The same in XCTest.
final class RunReportXCTestFixtures: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(ChildRun.isChild, "runs in child processes only")
  }

  func testPassing() {
    forAll(.int(in: 0...1_000), seed: 1) { _ in label("any") }
  }
}
