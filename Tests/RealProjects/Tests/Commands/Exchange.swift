import HTTPTypes

/// What a client sends, and a server answers.
struct Exchange {
  let request: HTTPRequest
  let response: HTTPResponse
  let status: HTTPResponse.Status
  let method: HTTPRequest.Method
  let fields: HTTPFields
  let field: HTTPField
  let name: HTTPField.Name
}
