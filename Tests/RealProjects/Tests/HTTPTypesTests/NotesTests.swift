import RealProjectSupport
import Testing

/// What the tool says on types of a real project that it leaves out.
struct NotesTests {
  @Test("Each type that gets no values is named, with the reason and what to do")
  func notes() throws {
    #expect(
      try GeneratedCode(besides: #filePath).notes.map(\.text).joined(separator: "\n") == """
        HTTPField.swift:22:19: note: `HTTPField.DynamicTableIndexingStrategy` gets no fixed value: its initialiser may fail
          fix: conform it by hand: `extension HTTPField.DynamicTableIndexingStrategy: Providable`
        HTTPFields.swift:289:18: note: `HTTPFields.FieldEqualityGroup` is skipped: it is private
          fix: make it internal, or leave it to a type that is
        HTTPRequest.swift:24:15: note: `HTTPRequest` gets no fixed value: `Method` has none
          fix: conform it by hand: `extension HTTPRequest: Providable`
        HTTPRequest.swift:26:19: note: `HTTPRequest.Method` gets no fixed value: its initialiser may fail
          fix: conform it by hand: `extension HTTPRequest.Method: Providable`
        HTTPResponse.swift:332:18: note: `HTTPResponse.DecodingError` is skipped: it is private
          fix: make it internal, or leave it to a type that is
        """)
  }
}
