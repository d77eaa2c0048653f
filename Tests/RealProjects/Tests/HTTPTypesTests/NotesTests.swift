import RealProjectSupport
import Testing

/// What the tool says on types of a real project that it leaves out.
struct NotesTests {
  @Test("Each type that gets no values, or one only, is named, with the reason and what to do")
  func notes() throws {
    #expect(
      try GeneratedCode(besides: #filePath).notes.map(\.text).joined(separator: "\n") == """
        HTTPFields.swift:289:18: note: `HTTPFields.FieldEqualityGroup` is skipped: it is private
          fix: make it internal, or leave it to a type that is
        HTTPParsedFields.swift:17:8: note: `HTTPParsedFields` has one value only: what makes it takes nothing for `method`, `scheme`, `authority` and others
          fix: declare an initialiser that takes them, or conform it by hand: `extension HTTPParsedFields: Arbitrary`
        HTTPResponse.swift:332:18: note: `HTTPResponse.DecodingError` is skipped: it is private
          fix: make it internal, or leave it to a type that is
        """)
  }
}
