struct Person: Equatable {
  var name: String
  var home: Address?
}

struct Styled: Equatable {
  var style: String.Style
  var geo: Person.Address.Geo
  var kind: Shapes.Person.Address.Kind
}
