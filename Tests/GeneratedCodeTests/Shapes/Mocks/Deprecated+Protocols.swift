/// What a protocol still requires of types that are to be gone.
@available(*, deprecated, message: "use texts")
struct Sticker: Equatable {
  var text = ""
}

protocol Labelling {
  func label(_ text: String) -> String

  @available(*, deprecated, renamed: "label(_:)")
  func stick(_ sticker: Sticker) -> Sticker

  @available(*, deprecated)
  var lastSticker: Sticker { get set }
}
